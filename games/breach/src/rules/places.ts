/** Where what can be placed: lists that stay the same over many questions, so the last one is kept. */
import { type Action, DONE } from '../actions.ts';
import { firstIn } from '../state.ts';

/** What a list depends on: the ship, the rooms and the types as bits, and what comes first. */
export class Places {
  private readonly actions: (ship: number) => readonly (readonly Action[])[];
  private list: readonly Action[] = [];
  private ship = -1;
  private rooms = 0;
  private types = 0;
  private first: Action | undefined;

  /** `actions`: placing on a ship, by type, then room. */
  constructor(actions: (ship: number) => readonly (readonly Action[])[]) {
    this.actions = actions;
  }

  /** Every type in every room, `first` before them and `done` after them. Nobody changes the list. */
  of(ship: number, rooms: number, types: number, first?: Action): readonly Action[] {
    if (ship !== this.ship || rooms !== this.rooms || types !== this.types || first !== this.first) {
      this.list = this.make(ship, rooms, types, first);
      this.ship = ship;
      this.rooms = rooms;
      this.types = types;
      this.first = first;
    }
    return this.list;
  }

  private make(ship: number, rooms: number, types: number, first?: Action): Action[] {
    const list = first === undefined ? [] : [first];
    const actions = this.actions(ship);
    for (let left = types; left !== 0; left &= left - 1) {
      const places = actions[firstIn(left)] as readonly Action[];
      for (let open = rooms; open !== 0; open &= open - 1) list.push(places[firstIn(open)] as Action);
    }
    list.push(DONE);
    return list;
  }
}
