/** The hand limit: which cards to keep, all in one go. Nobody sees anything of it before it is confirmed. */
import type { CardCounts, CardId, DiscardForecast, DiscardQuestion } from '@orrery/entropy/client';
import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { CARD_FACES, type CardFace } from '../cards.ts';
import type { EntropyProps, QuestionOf } from '../props.ts';
import { useLate, useSteadyForecast } from '../steady-forecast.ts';
import { useAmountKeys } from './amount-keys.ts';
import { AmountButtons, type Preset } from './amount-row.tsx';
import { discardActions, type GivenUp, givenUp, keepWords, keptOf, NOTHING_GIVEN } from './keep.ts';

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
  const words = keepWords(kept, limit);
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
      <div class="keepers" role="group" aria-label={`Keep ${limit} of ${keptOf(hand, NOTHING_GIVEN)} cards`}>
        {held.map((face, at) => (
          <Keeper
            key={face.id}
            face={face}
            count={hand[face.id]}
            given={given[face.id]}
            current={at === current}
            onGive={(by) => give(face.id, by)}
            onFocus={() => setCurrent(at)}
          />
        ))}
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

interface KeeperProps {
  readonly face: CardFace;
  readonly count: number;
  readonly given: number;
  readonly current: boolean;
  onGive(this: void, by: number): void;
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
