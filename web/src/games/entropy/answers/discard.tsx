/** The hand limit: which cards to keep, all in one go. Nobody sees anything of it before it is confirmed. */
import { type CardCounts, type CardId } from '@orrery/entropy/client';
import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { CARD_FACES, type CardFace } from '../cards.ts';
import type { EntropyProps, QuestionOf } from '../props.ts';
import { useAmountKeys } from './amount-keys.ts';
import { AmountButtons, type Preset } from './amount-row.tsx';
import { discardActions, type GivenUp, keptOf, NOTHING_GIVEN, proposal } from './keep.ts';

interface DiscardProps {
  readonly props: EntropyProps;
  readonly question: QuestionOf<'discardCard'>;
}

export function DiscardAnswers({ props, question }: DiscardProps) {
  const { view } = props;
  const hand = view.players[question.seat]?.hand;
  return hand ? <Keeping props={props} question={question} hand={hand} /> : null;
}

function Keeping({ props, question, hand }: DiscardProps & { hand: CardCounts }) {
  const { view, onChooseAll } = props;
  const limit = view.settings.handLimit;
  const [given, setGiven] = useState<GivenUp>(() => proposal(view, question.seat, question.over));
  const held = CARD_FACES.filter(({ id }) => hand[id] > 0);
  const [current, setCurrent] = useState(0);
  const kept = keptOf(hand, given);
  const give = (id: CardId, by: number) =>
    setGiven({ ...given, [id]: Math.min(hand[id], Math.max(0, given[id] + by)) });
  const confirm = () => kept === limit && onChooseAll(discardActions(hand, given));
  const presets: readonly Preset[] = [
    { words: 'Proposal', apply: () => setGiven(proposal(view, question.seat, question.over)) },
    { words: 'Keep all, choose anew', apply: () => setGiven(NOTHING_GIVEN) },
  ];
  useAmountKeys({
    presets,
    confirm,
    // Right keeps one more, left gives one up.
    change: (by) => give(held[current]?.id ?? 'move-1', -Math.sign(by)),
    go: (step) => setCurrent((current + step + held.length) % held.length),
  });
  const wrong = kept - limit;
  return (
    <div class="amounts">
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
      <AmountButtons
        presets={presets}
        confirm={wrong === 0 ? `Keep these ${limit}` : wrong > 0 ? `Give up ${wrong} more` : `Keep ${-wrong} more`}
        onConfirm={confirm}
      >
        <span class={wrong === 0 ? 'keep-sum right' : 'keep-sum'} role="status">
          keeps <b>{kept}</b> of {limit}
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
          class="amount-step"
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
          class="amount-step"
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
