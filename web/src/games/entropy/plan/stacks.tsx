/** The hand as fourteen fixed stacks: how many, what one costs, what it adds to entropy. A click or a drag lays one. */
import { type CardCounts, type CardId, type EntropyView, shipName } from '@orrery/entropy/client';
import zap from 'lucide-static/icons/zap.svg?raw';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { useMedia } from '../../../parts/use-media.ts';
import { CARD_FACES, type CardFace, costWords, energyOf, entropyOf, fullName, signed } from '../cards.ts';
import { IN_SHEET } from '../media.ts';
import { startDrag } from './drag.ts';
import { cardsOf, ownShips } from './draft.ts';
import type { Plan } from './plan.ts';
import './stacks.css';

interface StacksProps {
  readonly view: EntropyView;
  readonly hand: CardCounts;
  readonly plan: Plan | undefined;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Stacks({ view, hand, plan }: StacksProps) {
  const group = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<CardId>();
  const stop = visited ?? CARD_FACES.find(({ id }) => hand[id] > 0)?.id ?? CARD_FACES[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    const buttons = [...(group.current?.querySelectorAll<HTMLButtonElement>('.stack') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (by === undefined || event.shiftKey || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div ref={group} class="stacks" role="toolbar" aria-label="Cards in hand" onKeyDown={onKeyDown}>
      {CARD_FACES.map((face) => (
        <Stack
          key={face.id}
          face={face}
          view={view}
          count={hand[face.id]}
          plan={plan}
          stop={face.id === stop}
          onVisit={setVisited}
        />
      ))}
    </div>
  );
}

interface StackProps {
  readonly face: CardFace;
  readonly view: EntropyView;
  readonly count: number;
  readonly plan: Plan | undefined;
  /** Where Tab comes in. */
  readonly stop: boolean;
  onVisit(this: void, id: CardId): void;
}

/** Whether the ship in hand could not pay this card after what it has been given so far. */
function isBeyond(plan: Plan, view: EntropyView, id: CardId): boolean {
  const laid = cardsOf(plan.programs, plan.ship).length > 0;
  const ship = laid ? plan.sights.get(plan.ship) : ownShips(view).find(({ nr }) => nr === plan.ship);
  return ship !== undefined && energyOf(view.settings, id) > ship.energy;
}

function stackWords({ face, view, count, plan }: StackProps, beyond: boolean): string {
  const target = plan ? shipName(view.viewer as number, plan.ship) : '';
  const what = `${fullName(face.id)}, ${count} in hand, ${costWords(view, face.id)}, ${face.does}`;
  if (!plan || count === 0) return what;
  return `${what}${beyond ? `, would be ignored by ${target}` : ''}; add to ${target}, key ${face.key}`;
}

function Stack(props: StackProps) {
  const { face, view, count, plan, stop, onVisit } = props;
  const { id, name, brief = name, sign, key } = face;
  const small = useMedia(IN_SHEET);
  const legal = plan !== undefined && !plan.sent && count > 0;
  const beyond = legal && isBeyond(plan, view, id);
  const offered = legal && plan.wanted?.cards.has(id) !== false;
  const state = count === 0 ? ' none' : `${offered ? ' legal' : ''}${beyond ? ' beyond' : ''}`;
  return (
    <button
      type="button"
      class={`stack${state}${plan?.advised === id ? ' advised' : ''}`}
      data-card={id}
      data-place={`card ${id}`}
      tabIndex={stop ? 0 : -1}
      aria-disabled={!legal}
      data-explain={`card ${id}`}
      onFocus={() => onVisit(id)}
      // A mouse leaves the focus where it was, so that Enter still hands the plan in.
      onMouseDown={(event) => event.preventDefault()}
      // Of a card that is not there the plan says so.
      onClick={() => plan && !plan.sent && plan.add(id)}
      onPointerDown={(event) =>
        legal && startDrag(event, { card: id, onDrop: (slot) => slot && plan.add(id, slot.nr, slot.at) })
      }
    >
      <span class="unseen">{stackWords(props, beyond)}</span>
      <span class="stack-face" aria-hidden="true">
        <span class="stack-head">
          <Icon svg={sign} />
          {offered && <span class="key stack-key">{key}</span>}
          <span class="stack-count">{count === 0 ? '–' : `×${count}`}</span>
        </span>
        <b class="stack-name">{small ? brief : name}</b>
        <span class="stack-facts">
          <span class={beyond ? 'stack-cost over' : 'stack-cost'}>
            <Icon svg={zap} />
            {energyOf(view.settings, id)}
          </span>
          {beyond ? <span class="stack-ignored">ignored</span> : <Entropy value={entropyOf(view.settings, id)} />}
        </span>
      </span>
    </button>
  );
}

const Entropy = ({ value }: { value: number }) => (
  <span class={value > 0 ? 'stack-entropy rises' : value < 0 ? 'stack-entropy falls' : 'stack-entropy'}>
    {signed(value)}
  </span>
);
