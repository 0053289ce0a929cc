/** What lies on the table of Liar's Dice, and what each seat may know of it. */
import { type ActionOf, int, type Random, type Seat, type View } from '@orrery/kernel';
import type { Options } from './options.ts';

export const ACTIONS = {
  keep: {},
  show: { face: int(1, 6) },
  bid: { quantity: int(1, 36), face: int(1, 6) },
  challenge: {},
} as const;

export type Act = ActionOf<typeof ACTIONS>;
export type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;

export interface Bid {
  readonly seat: Seat;
  readonly quantity: number;
  readonly face: number;
}

/** What came of a challenge: by whom, of which bid, all dice as they lay, how many fitted the bid, who lost a die. */
export interface Challenged {
  readonly seat: Seat;
  readonly bid: Bid;
  readonly dice: readonly (readonly number[])[];
  readonly count: number;
  readonly loser: Seat;
}

export type Event =
  | { kind: 'round'; total: number }
  | { kind: 'rolled'; seat: Seat; dice: readonly number[] }
  | { kind: 'decided'; seat: Seat }
  | { kind: 'kept'; seat: Seat }
  | { kind: 'showed'; seat: Seat; face: number; quantity: number; rolls: number }
  | ({ kind: 'bid' } & Bid)
  | ({ kind: 'challenged' } & Challenged)
  | { kind: 'out'; seat: Seat };

export type Frame =
  | { readonly kind: 'game' }
  | { readonly kind: 'round'; readonly at?: number }
  | { readonly kind: 'show'; readonly answers: readonly (ActOf<'keep' | 'show'> | null)[] }
  | { readonly kind: 'bid'; readonly seat: Seat };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** The dice of one seat, each list in order: where a die lies tells nothing. */
export interface Dice {
  hidden: number[];
  shown: number[];
}

export interface State {
  options: Options;
  dice: Dice[];
  /** Who begins the bidding. */
  starter: Seat;
  bid: Bid | null;
  /** The last challenge, for those who missed it. */
  last: Challenged | null;
  /** Who is out, in the order in which they went. */
  out: Seat[];
  stack: Frame[];
}

export interface Table extends View<Act> {
  options: Options;
  /** By seat. `hidden` is what this viewer sees of the hidden dice: all of their own, of others only how many. */
  dice: { hidden: number[] | number; shown: number[] }[];
  starter: Seat;
  bid: Bid | null;
  last: Challenged | null;
  out: Seat[];
  /** What is pending. What others have answered in secret stands as `keep`, whatever it was. */
  pending: Frame[];
}

export const diceOf = (s: State, seat: Seat): Dice => s.dice[seat] as Dice;
export const countOf = ({ hidden, shown }: Dice): number => hidden.length + shown.length;
export const totalOf = (s: State): number => s.dice.reduce((sum, one) => sum + countOf(one), 0);
export const alive = (s: State): Seat[] => s.dice.flatMap((one, seat) => (countOf(one) > 0 ? [seat] : []));
export const roll = (dice: number, random: Random): number[] =>
  Array.from({ length: dice }, () => random.die(6)).sort((a, b) => a - b);

/** Rule 2: does a die count for a bid on a face? */
export const fits = (die: number, face: number, { wild }: Options): boolean => die === face || (wild && die === 1);
