/** Reinforcing: which side, and which card the cursor means. Board, hand, answers and scene share it. */
import { type CardId, cardOf, type Side, SIDES } from '@orrery/cosmos/client';
import { signal } from '@preact/signals';
import { type ActionOf, askedOf, type Choice, choicesOf, type CosmosProps } from '../props.ts';
import { sideOf } from './now.ts';

/** `copies`: how many cards of this number are in hand. */
export type Play = Choice & { readonly action: ActionOf<'reinforce'>; readonly copies: number };

export interface Support {
  readonly side: Side;
  /** Only who is not involved chooses a side. */
  readonly free: boolean;
  /** The cards for this side, with their keys and the cursor among them. */
  readonly plays: readonly Play[];
  readonly pointed: Play | undefined;
  setSide(this: void, side: Side): void;
  point(this: void, card: CardId): void;
}

interface Draft {
  readonly key: string;
  readonly side?: Side;
  readonly card?: CardId;
}

const draft = signal<Draft>({ key: '' });

/** Cards of the same number are one choice: which of them is played makes no difference. */
export function oneOfEach(all: readonly Omit<Play, 'copies'>[]): readonly Play[] {
  const valueOf = ({ action }: Omit<Play, 'copies'>) => cardOf(action.card).value;
  const values = [...new Set(all.map(valueOf))];
  return values.flatMap((value) => {
    const same = all.filter((play) => valueOf(play) === value);
    const play = same.find(({ advised }) => advised) ?? same[0];
    return play ? [{ ...play, copies: same.length }] : [];
  });
}

/** What a card of the hand stands for. */
export const playOf = (plays: readonly Play[], card: CardId): Play | undefined =>
  plays.find(({ action }) => cardOf(action.card).value === cardOf(card).value);

export function supportOf(props: CosmosProps): Support | undefined {
  const { invasion } = props.view;
  if (askedOf(props) !== 'reinforce' || !invasion) return undefined;
  const involved = sideOf(props, invasion);
  const { attacker, defender } = invasion;
  const key = `${props.view.round} ${attacker.site} ${defender.site}`;
  const own = draft.value.key === key ? draft.value : { key };
  const side = involved ?? own.side ?? SIDES[0];
  const cards = oneOfEach(choicesOf(props, 'reinforce').filter(({ action }) => action.side === side));
  const meant = (own.card === undefined ? undefined : playOf(cards, own.card)) ?? cards[0];
  const plays = cards.map((play, at) => ({ ...play, digit: at + 1, cursor: play === meant }));
  return {
    side,
    free: involved === undefined,
    plays,
    pointed: plays.find(({ cursor }) => cursor),
    setSide: (next) => {
      draft.value = { ...own, side: next };
    },
    point: (card) => {
      if (own.card !== card) draft.value = { ...own, card };
    },
  };
}
