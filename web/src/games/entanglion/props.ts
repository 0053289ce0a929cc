import type { Action, EntanglionView, Event, Frame, SeenPlayer } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { BoardChoice, BoardProps } from '../board.ts';

export type EntanglionProps = BoardProps<EntanglionView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type ChoiceOf<K extends Action['kind']> = Choice & { readonly action: ActionOf<K> };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** What the viewer is asked, and only the viewer. */
export function askedOf({ view, viewer, choices, aside = [] }: EntanglionProps): string | undefined {
  if (choices.length + aside.length === 0) return undefined;
  return view.decisions.find(({ seat }) => seat === viewer)?.kind;
}

/** Choices of one kind of action, as such. */
export function choicesOf<K extends Action['kind']>({ choices }: EntanglionProps, kind: K): readonly ChoiceOf<K>[] {
  // The kind was looked at, which is all that tells actions apart.
  return choices.filter(({ action }) => action.kind === kind) as ChoiceOf<K>[];
}

/** What is pending of a kind, as far as this viewer may know; the latest. */
export function frameOf<K extends Frame['kind']>({ pending }: EntanglionView, kind: K): FrameOf<K> | undefined {
  return pending.findLast((frame): frame is FrameOf<K> => frame.kind === kind);
}

/** The viewer's seat; nothing for somebody who watches. */
export const seatOf = ({ viewer }: Pick<EntanglionProps, 'viewer'>): Seat | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

export function ownOf(props: EntanglionProps): SeenPlayer | undefined {
  const seat = seatOf(props);
  return seat === undefined ? undefined : props.view.players[seat];
}

/** "You", or what the fleet is called. */
export const nameOf = ({ viewer, seatName }: EntanglionProps, seat: Seat): string =>
  seat === viewer ? 'You' : seatName(seat);

/** The first player left, as the order of play is. */
export const inOrder = ({ first }: Pick<EntanglionView, 'first'>): readonly [Seat, Seat] => [first, 1 - first];
