import { type Action, BOARDS, type CosmosView, type Event, type SiteId } from '@orrery/cosmos/client';
import type { Seat } from '@orrery/kernel';
import type { BoardChoice, BoardProps } from '../board.ts';

export type CosmosProps = BoardProps<CosmosView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** What a site is called on the board: "P12", "C7". */
export const labelOf = ({ board }: Pick<CosmosView, 'board'>, site: SiteId): string =>
  BOARDS[board].labels[site] ?? site;

export const kindAt = ({ board, planets }: CosmosView, site: SiteId) => planets[BOARDS[board].planets.indexOf(site)];

export const stackAt = ({ stacks }: CosmosView, site: SiteId) => stacks.find((stack) => stack.site === site);

/** What the viewer is asked, and only the viewer. */
export function askedOf({ view, viewer, choices }: CosmosProps): string | undefined {
  if (choices.length === 0) return undefined;
  return view.decisions.find(({ seat }) => seat === viewer)?.kind;
}

/** Choices of one kind of action, as such. */
export function choicesOf<K extends Action['kind']>(
  { choices }: CosmosProps,
  kind: K,
): readonly (Choice & { readonly action: ActionOf<K> })[] {
  // The kind was looked at, which is all that tells actions apart.
  return choices.filter(({ action }) => action.kind === kind) as (Choice & { readonly action: ActionOf<K> })[];
}

/** "You", or what the seat is called. */
export const nameOf = ({ viewer, seatName }: CosmosProps, seat: Seat): string =>
  seat === viewer ? 'You' : seatName(seat);
