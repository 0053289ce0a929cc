/** What is brass on the map now: hexes, ships and facings that a choice leads to, with the digits of their buttons. */
import type { Hex } from '@orrery/entropy/client';
import type { Choice } from '../props.ts';
import { keyOf } from './geometry.ts';

export interface Marks {
  readonly hexes: ReadonlyMap<string, Choice>;
  /** By the number of the own ship. */
  readonly ships: ReadonlyMap<number, Choice>;
  readonly facings: ReadonlyMap<number, Choice>;
  /** The choice under the cursor. */
  readonly pointed: Choice | undefined;
}

/** The hex that an action names. */
export function placeOf({ action }: Choice): Hex | undefined {
  return 'q' in action ? action : undefined;
}

export function marksOf(choices: readonly Choice[]): Marks {
  const hexes = new Map<string, Choice>();
  const ships = new Map<number, Choice>();
  const facings = new Map<number, Choice>();
  for (const choice of choices) {
    const { action } = choice;
    const place = placeOf(choice);
    if (place) hexes.set(keyOf(place), choice);
    else if (action.kind === 'chooseShip') ships.set(action.ship, choice);
    else if (action.kind === 'chooseFacing') facings.set(action.facing, choice);
  }
  return { hexes, ships, facings, pointed: choices.find(({ cursor }) => cursor) };
}
