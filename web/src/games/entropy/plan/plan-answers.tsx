/** How a plan is answered: taking back, clearing, handing in; on a phone the hand as well. */
import { shipName } from '@orrery/entropy/client';
import back from 'lucide-static/icons/delete.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { useMedia } from '../../../parts/use-media.ts';
import { PHONE } from '../media.ts';
import { count } from '../words.ts';
import { cardsOf, sumOf } from './draft.ts';
import { overLimit } from './hand-note.tsx';
import { laidIn, type Plan } from './plan.ts';
import { usePlanKeys } from './plan-keys.ts';
import { Stacks } from './stacks.tsx';
import './plan-answers.css';

export function PlanAnswers({ plan }: { plan: Plan }) {
  const phone = useMedia(PHONE);
  const [sure, setSure] = useState(false);
  const empty = plan.isEmpty;
  useEffect(() => {
    if (!empty) setSure(false);
  }, [empty]);
  const finish = () => {
    if (empty && !sure && !plan.wanted) setSure(true);
    else plan.handIn();
  };
  usePlanKeys({ ...plan, finish, escape: () => setSure(false) });
  if (sure) return <Sure plan={plan} onBack={() => setSure(false)} />;
  return (
    <div class={phone ? 'plan-answers phone' : 'plan-answers'}>
      {/* The tray is a page of its own there, so the hand stands among the answers. */}
      {phone ? <Stacks view={plan.view} hand={plan.hand} plan={plan} /> : !plan.wanted && <Tools plan={plan} />}
      <Ending plan={plan} phone={phone} onFinish={finish} />
    </div>
  );
}

interface EndingProps {
  readonly plan: Plan;
  readonly phone: boolean;
  onFinish(this: void): void;
}

/** On a phone in one row, with the way back. */
function Ending({ plan, phone, onFinish }: EndingProps) {
  const finish = (
    <button
      type="button"
      class={`choice plan-finish ${plan.wanted?.finish === false ? 'aside' : 'cursor forward'}${plan.advised === 'finish' ? ' advised' : ''}`}
      data-kind="choice"
      data-place="finish"
      onClick={onFinish}
      disabled={plan.sent}
    >
      {plan.sent ? 'Handing in …' : 'Finish planning'}
      <FinishNote plan={plan} phone={phone} />
      <span class="key on-brass">Enter</span>
    </button>
  );
  if (!phone) return finish;
  return (
    <div class="plan-end" data-foot="">
      <TakeBack plan={plan} />
      {finish}
    </div>
  );
}

/** Whether the ship in hand has a card that can be taken back. */
const hasOwn = ({ programs, ship, view, sent }: Plan): boolean =>
  !sent && cardsOf(programs, ship).length > laidIn(view, ship);

function TakeBack({ plan }: { plan: Plan }) {
  return (
    <button type="button" class="choice quiet take-back" disabled={!hasOwn(plan)} onClick={plan.takeBackLast}>
      <Icon svg={back} /> Take back <span class="key">⌫</span>
    </button>
  );
}

function Tools({ plan }: { plan: Plan }) {
  const name = shipName(plan.view.viewer as number, plan.ship);
  const disabled = !hasOwn(plan);
  return (
    <>
      <TakeBack plan={plan} />
      <button type="button" class="choice quiet" disabled={!plan.canUndo || plan.sent} onClick={plan.undo}>
        <Icon svg={undo} /> Undo <span class="key">U</span>
      </button>
      <button type="button" class="choice quiet" disabled={disabled} onClick={() => plan.clear(plan.ship)}>
        Clear {name}
      </button>
    </>
  );
}

/** Ships that the plan itself would lose. */
function doomedOf({ sights, view }: Plan): readonly string[] {
  return [...sights].flatMap(([nr, { lost }]) => (lost === null ? [] : [shipName(view.viewer as number, nr)]));
}

/** In the last era: titanium that the plan does not send. */
const strandedOf = ({ sights, view }: Plan): number =>
  view.lastEra ? [...sights.values()].reduce((sum, { titanium }) => sum + titanium, 0) : 0;

/** What becomes of the cards that are not laid. */
function leftWords({ hand, view }: Plan): string {
  const left = sumOf(hand);
  if (left === 0) return 'all cards laid';
  return view.settings.unusedCards === 'keep' ? `you keep ${count(left, 'card')}` : `${count(left, 'card')} lost`;
}

/** What handing it in would mean; where the hand's own note has no room, that too. */
function FinishNote({ plan, phone }: { plan: Plan; phone: boolean }) {
  const doomed = doomedOf(plan);
  const over = overLimit(plan);
  if (doomed.length > 0) return <span class="consequence">{doomed.join(', ')} would be lost</span>;
  const stranded = strandedOf(plan);
  if (stranded > 0) return <span class="consequence">{stranded} titanium stays aboard, no points</span>;
  if (!phone) return null;
  return <span class="consequence">{over > 0 ? `${over} above the limit` : leftWords(plan)}</span>;
}

const keepsAll = (plan: Plan): boolean => plan.view.settings.unusedCards === 'keep' && overLimit(plan) === 0;

/** Asked once more, because a plan without a card lets everybody else act alone. */
function Sure({ plan, onBack }: { plan: Plan; onBack: () => void }) {
  return (
    <div class="plan-answers" role="group" aria-label="Finish without a card?">
      <p class="plan-note">
        <b>Finish without a card?</b> Your ships stand still for this era
        {keepsAll(plan) && ', and you keep your cards'}.
      </p>
      <button type="button" class="choice cursor forward" onClick={onBack}>
        Go on planning <span class="key on-brass">Esc</span>
      </button>
      <button type="button" class="choice danger" onClick={plan.handIn}>
        Lay no card{keepsAll(plan) && ', keep all'} <span class="key">Enter</span>
      </button>
    </div>
  );
}
