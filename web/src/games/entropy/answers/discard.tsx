/** The hand limit: which cards to keep, all in one go. Nobody sees anything of it before it is confirmed. */
import type { CardCounts, CardId, DiscardForecast, DiscardQuestion } from '@orrery/entropy/client';
import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { useMedia } from '../../../parts/use-media.ts';
import { CARD_FACES, type CardFace } from '../cards.ts';
import { PHONE } from '../media.ts';
import '../plan/stacks.css';
import type { EntropyProps, QuestionOf } from '../props.ts';
import { useLate, useSteadyForecast } from '../steady-forecast.ts';
import { useAmountKeys } from './amount-keys.ts';
import { AmountButtons, type Preset } from './amount-row.tsx';
import { discardActions, type GivenUp, givenUp, keepWords, keptOf, NOTHING_GIVEN, tapped } from './keep.ts';

interface DiscardProps {
  readonly props: EntropyProps;
  readonly question: QuestionOf<'discardCard'>;
}

export function DiscardAnswers({ props, question }: DiscardProps) {
  const { view } = props;
  const hand = view.players[question.seat]?.hand;
  return hand ? <Keeping props={props} hand={hand} /> : null;
}

const QUESTION = { kind: 'discard' } satisfies DiscardQuestion;

/** What a good player would give up; nothing until that is known. */
function useProposal(props: EntropyProps): GivenUp | undefined {
  const { answer } = useSteadyForecast<DiscardForecast>(props, 'discard', QUESTION);
  return useMemo(() => answer && givenUp(answer.cards), [answer]);
}

function Keeping({ props, hand }: { props: EntropyProps; hand: CardCounts }) {
  const { view, onChooseAll } = props;
  const limit = view.settings.handLimit;
  const proposal = useProposal(props);
  /** What the player has changed; nothing as long as the proposal is good. */
  const [chosen, setGiven] = useState<GivenUp>();
  const given = chosen ?? proposal ?? NOTHING_GIVEN;
  // The few milliseconds before the proposal comes are no time to show another one.
  const waits = !chosen && !proposal;
  const late = useLate(waits);
  const held = CARD_FACES.filter(({ id }) => hand[id] > 0);
  const [current, setCurrent] = useState(0);
  const kept = keptOf(hand, given);
  const phone = useMedia(PHONE);
  const words = keepWords(kept, limit, phone);
  /** Pressed while it cannot be sent: what is missing is said louder. */
  const [pressed, setPressed] = useState(0);
  const give = (id: CardId, by: number) => {
    setPressed(0);
    setGiven({ ...given, [id]: Math.min(hand[id], Math.max(0, given[id] + by)) });
  };
  const confirm = () => (words.ready ? onChooseAll(discardActions(hand, given)) : setPressed(pressed + 1));
  const presets: readonly Preset[] = [
    ...(proposal ? [{ words: 'Suggest', apply: () => setGiven(undefined) }] : []),
    { words: 'Start over', apply: () => setGiven(NOTHING_GIVEN) },
  ];
  useAmountKeys({
    presets,
    confirm,
    // Right keeps one more, left gives one up.
    change: (by) => give(held[current]?.id ?? 'move-1', -Math.sign(by)),
    go: (by) => setCurrent((current + by + held.length) % held.length),
  });
  return (
    <div class={waits && !late ? 'amounts unready' : 'amounts'}>
      <div
        class={phone ? 'stacks' : 'keepers'}
        role="group"
        aria-label={`Keep ${limit} of ${keptOf(hand, NOTHING_GIVEN)} cards`}
      >
        {held.map((face, at) => {
          const card = { face, count: hand[face.id], given: given[face.id] };
          return phone ? (
            <KeptStack
              key={face.id}
              {...card}
              tooMany={kept > limit}
              onGive={(by) => (by === 0 ? setPressed(pressed + 1) : give(face.id, by))}
            />
          ) : (
            <Keeper
              key={face.id}
              {...card}
              current={at === current}
              onGive={(by) => give(face.id, by)}
              onFocus={() => setCurrent(at)}
            />
          );
        })}
      </div>
      <AmountButtons presets={presets} confirm={words.button} unready={!words.ready} onConfirm={confirm}>
        <span
          key={pressed}
          class={`keep-sum${words.ready ? ' right' : ''}${pressed > 0 ? ' pressed' : ''}`}
          role={pressed > 0 ? 'alert' : 'status'}
        >
          {words.hint}
        </span>
      </AmountButtons>
    </div>
  );
}

interface KeptCard {
  readonly face: CardFace;
  readonly count: number;
  readonly given: number;
  onGive(this: void, by: number): void;
}

/** On a phone a card stands as it does in the plan's hand, and is one button. */
function KeptStack({ face, count, given, tooMany, onGive }: KeptCard & { tooMany: boolean }) {
  const { id, name, brief = name, sign } = face;
  const by = tapped(count, given, tooMany);
  const does = by > 0 ? '; give one up' : by < 0 ? '; take back' : '';
  return (
    <button
      type="button"
      class={`stack${by === 0 ? '' : ' legal'}`}
      data-explain={`card ${id}`}
      aria-label={`${name}: keep ${count - given} of ${count}${does}`}
      aria-disabled={by === 0}
      onClick={() => onGive(by)}
    >
      <span class="stack-face" aria-hidden="true">
        <span class="stack-head">
          <Icon svg={sign} />
          <span class="stack-count">×{count - given}</span>
        </span>
        <b class="stack-name">{brief}</b>
        <span class="stack-facts">{given > 0 && <span class="stack-given">−{given}</span>}</span>
      </span>
    </button>
  );
}

interface KeeperProps extends KeptCard {
  readonly current: boolean;
  onFocus(this: void): void;
}

function Keeper({ face, count, given, current, onGive, onFocus }: KeeperProps) {
  const kept = count - given;
  const words = `${face.name}: keep ${kept} of ${count}`;
  return (
    <div class={`keeper${given > 0 ? ' gives' : ''}${current ? ' current' : ''}`} onFocusIn={onFocus}>
      <span class="keeper-name">
        <Icon svg={face.sign} /> {face.name}
      </span>
      <span class="keeper-row">
        <button
          type="button"
          class="amount-nudge"
          aria-label={`${words}; give one up`}
          aria-disabled={kept === 0}
          onClick={() => onGive(1)}
        >
          <Icon svg={minusIcon} />
        </button>
        <span class="keeper-count">
          <b>{kept}</b> of {count}
        </span>
        <button
          type="button"
          class="amount-nudge"
          aria-label={`${words}; keep one more`}
          aria-disabled={given === 0}
          onClick={() => onGive(-1)}
        >
          <Icon svg={plusIcon} />
        </button>
      </span>
    </div>
  );
}
