/**
 * From a click to what it means. Legality comes from the choices; where nothing legal is meant, the action nearest to it
 * is sent all the same, so that the host says why not. A finger cannot hover: its first tap points, the second acts.
 */
import type { Action, Cell, DogfightView, ShipId } from '@orrery/dogfight/client';
import type { Choice } from '../props.ts';

/** What was clicked. */
export type Spot =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'ship'; readonly id: ShipId }
  | { readonly kind: 'cell'; readonly cell: Cell };

/** What comes of it. */
export type Deed =
  | { readonly kind: 'choose'; readonly action: Action }
  | { readonly kind: 'point'; readonly action: Action }
  /** Shows what a ship could do. */
  | { readonly kind: 'look'; readonly ship: ShipId }
  | { readonly kind: 'none' };

export interface Situation {
  readonly view: DogfightView;
  readonly choices: readonly Choice[];
}

/** A finger is that many cells off its mark at most. */
const FINGER_CELLS = 3;

/** Whether space shows what would come of it: all but the numbers of a ship, and what ends something. */
export const previews = ({ kind }: Action): boolean => PREVIEWED.has(kind);

const PREVIEWED: ReadonlySet<Action['kind']> = new Set([
  'placePosition',
  'placeHeading',
  'fly',
  'attack',
  'chooseShipToMove',
  'chooseShipToAttack',
]);

const take = ({ action, cursor }: Choice, byTouch: boolean): Deed =>
  byTouch && !cursor ? { kind: 'point', action } : { kind: 'choose', action };

/** The choice that is about a ship: to move it, to act with it, to attack it. */
export function choiceAt(id: ShipId, choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ action }) => {
    if (action.kind === 'attack') return action.target === id;
    return (action.kind === 'chooseShipToMove' || action.kind === 'chooseShipToAttack') && action.ship === id;
  });
}

export function choiceOfCell({ col, row }: Cell, choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ action }) => action.kind === 'placePosition' && action.col === col && action.row === row);
}

/** The legal cell nearest to one, if a finger could have meant it. */
export function nearestCell({ col, row }: Cell, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let least = FINGER_CELLS ** 2 + 1;
  for (const choice of choices) {
    if (choice.action.kind !== 'placePosition') continue;
    const square = (choice.action.col - col) ** 2 + (choice.action.row - row) ** 2;
    if (square < least) [best, least] = [choice, square];
  }
  return best;
}

export function deedAt(spot: Spot, now: Situation, byTouch = false): Deed {
  switch (spot.kind) {
    case 'choice':
      return take(spot.choice, byTouch);
    case 'ship':
      return shipDeed(spot.id, now, byTouch);
    case 'cell':
      return cellDeed(spot.cell, now, byTouch);
    default:
      return { kind: 'none' };
  }
}

function shipDeed(id: ShipId, { view, choices }: Situation, byTouch: boolean): Deed {
  const choice = choiceAt(id, choices);
  if (choice) return take(choice, byTouch);
  const shoots = choices.some(({ action }) => action.kind === 'attack');
  // The shooter itself, or any ship while nobody is asked to shoot, is only looked at.
  if (!shoots || byTouch || id === view.active) return { kind: 'look', ship: id };
  return { kind: 'choose', action: { kind: 'attack', target: id } };
}

function cellDeed(cell: Cell, { choices }: Situation, byTouch: boolean): Deed {
  if (!choices.some(({ action }) => action.kind === 'placePosition')) return { kind: 'none' };
  const choice = choiceOfCell(cell, choices) ?? (byTouch ? nearestCell(cell, choices) : undefined);
  if (choice) return take(choice, byTouch);
  return cell.col < 0 || cell.row < 0
    ? { kind: 'none' }
    : { kind: 'choose', action: { kind: 'placePosition', ...cell } };
}
