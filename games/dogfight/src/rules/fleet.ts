/** Ships as answers: lists of ships by bits, and what is wrong with a ship that somebody named. */
import type { Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { shipCode } from '../ships.ts';
import { type Ship, shipAt, shipNamed, type State } from '../state.ts';
import { type Refused, refuse } from './step.ts';

export const bitOf = ({ pilot, index }: Ship): number => 1 << shipCode(pilot, index);

/** How many bits are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The place in `ships` of the only ship in a set. */
export const onlyOne = (s: State, bits: number): number => s.ships.findIndex((ship) => bitOf(ship) === bits);

/** The answers that name the ships of a set, in the order of their ids, and perhaps one more. Made once per set. */
export class ShipLists {
  private readonly answers: readonly Action[];
  private readonly lists = new Map<number, readonly Action[]>();

  /** `answers` by ship code. */
  constructor(answers: readonly Action[]) {
    this.answers = answers;
  }

  get(bits: number, last?: Action): readonly Action[] {
    const key = last ? -1 - bits : bits;
    let list = this.lists.get(key);
    if (!list) {
      const named = this.answers.filter((_, code) => ((bits >> code) & 1) === 1);
      list = last ? [...named, last] : named;
      this.lists.set(key, list);
    }
    return list;
  }
}

/** Why a pilot cannot act with a ship of that name, whatever it is to do. */
export function checkOwn(s: State, seat: Seat, id: string): Refused | undefined {
  const at = shipNamed(s, id);
  if (at < 0) return refuse('noSuchShip', { ship: id });
  const ship = shipAt(s, at);
  if (ship.pilot !== seat) return refuse('notYours', { ship: id });
  return ship.flying ? undefined : refuse('shipLost', { ship: id });
}
