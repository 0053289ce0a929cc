/** A list of options being written, in which rooms come and go by sets. */
import { Sheet } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { has, inSet, type RoomSet } from '../room-set.ts';

export class OptionsList extends Sheet<Action> {
  /**
   * Of the actions by room, those of the listed rooms that are in a set. Each is written, and the next one over it if its room
   * is not: that costs less than a branch that nobody can predict.
   */
  addWithin(set: RoomSet, rooms: readonly number[], actions: readonly Action[]): void {
    const { lines } = this;
    let { count } = this;
    for (let at = 0; at < rooms.length; at++) {
      const room = rooms[at] as number;
      lines[count] = actions[room] as Action;
      count += inSet(set, room);
    }
    this.count = count;
  }

  /** Of the actions by room, those of all rooms in a set. */
  addIn(set: RoomSet, actions: readonly Action[]): void {
    for (let room = 0; room < actions.length; room++) if (has(set, room)) this.add(actions[room] as Action);
  }
}
