/**
 * The scripted pirates' plan for one wave. A view shows one moment, but the plan is made when the wave begins and
 * remembers whom it sent where. So it is made again at each question, from the record of the wave, and led through the
 * actions since; its random numbers come from the board at that beginning, so it is the same plan each time.
 */
import type { Random } from '@orrery/kernel';
import { type Action, attacksBy, captureBy, movesOf } from '../actions.ts';
import { AI_UNITS, damageTo, MAP_IDS, type MapId } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { WaveRecord } from '../state.ts';
import { best, type Board, type BoardPirate, type BoardRoom, type BoardUnit, uniform } from './board.ts';
import { boardAtStart, firstOfEach, follow, sameGroup, type WaveFacts, type WaveView } from './wave-board.ts';
import { numbersOf } from './wave-numbers.ts';

interface Goal {
  readonly room: number;
  readonly value: number;
  /** A.I. units there when the wave began, and pirates sent there since. */
  readonly units: number;
  sent: number;
}

/** Rooms by ascending distance to the bridge; ties in room order, because sorting is stable. */
const NEAREST_FIRST = new Map<MapId, readonly number[]>(
  MAP_IDS.map((map) => {
    const { rooms, toBridge } = SHIPS[map];
    return [map, rooms.map((_, room) => room).sort((a, b) => (toBridge[a] as number) - (toBridge[b] as number))];
  }),
);

const FACE_DOWN_DANGER = 8;
const dangerOf = ({ data }: BoardUnit): number => (data ? 0.6 * data.durability + data.damage : FACE_DOWN_DANGER);

const sameTarget = (a: BoardUnit, b: BoardUnit): boolean => a.data === b.data && a.durability === b.durability;

/** Group order of targets. In a room with a pirate every unit is face up, so every unit has data. */
function targetOrder(a: BoardUnit, b: BoardUnit): number {
  const type = ({ data }: BoardUnit) => (data ? AI_UNITS.indexOf(data) : -1);
  return type(a) - type(b) || b.durability - a.durability || a.number - b.number;
}

/** The plan of the wave so far: made as at its beginning, and led through what was done since. */
export function planSoFar(view: WaveView, record: WaveRecord): WavePlan {
  const plan = new WavePlan(view, record, boardAtStart(view, record));
  for (const action of record.actions) {
    plan.propose(); // what it thought then
    plan.take(action);
  }
  return plan;
}

export class WavePlan {
  private readonly view: WaveFacts;
  private readonly record: WaveRecord;
  private readonly board: Board;
  private readonly random: Random;
  /** Rounds after this one. */
  private readonly left: number;
  private readonly danger: readonly number[];
  /** Whether the bridge may be entered in this wave. */
  private readonly go: boolean;
  private goals: readonly Goal[];
  private readonly passedOver = new Set<number>();

  /** `board`: as it was when the wave began. */
  constructor(view: WaveFacts, record: WaveRecord, board: Board) {
    this.view = view;
    this.record = record;
    this.board = board;
    this.random = numbersOf(view, this.board);
    this.left = view.settings.rounds - view.round;
    this.danger = this.board.rooms.map(({ units }) => units.reduce((sum, unit) => sum + dangerOf(unit), 0));
    this.go = this.mayGo();
    this.goals = this.makeGoals();
  }

  private room(index: number): BoardRoom {
    return this.board.rooms[index] as BoardRoom;
  }

  private mayGo(): boolean {
    const { ship, rooms } = this.board;
    const bridge = this.room(ship.bridge);
    let near = 0;
    for (const [room, { pirates }] of rooms.entries()) if ((ship.toBridge[room] as number) <= 1) near += pirates.length;
    if (near >= 2 + 2 * bridge.units.length || this.left <= 4) return true;
    return bridge.units.length === 0 || bridge.pirates.length > 0;
  }

  private makeGoals(): Goal[] {
    const { ship, rooms } = this.board;
    const goals: Goal[] = [];
    for (const [room, { breach, units }] of rooms.entries()) {
      if (room !== ship.bridge && (!ship.isEdge[room] || breach || this.left === 0)) continue;
      goals.push({ room, value: this.valueOf(room), units: units.length, sent: 0 });
    }
    return goals;
  }

  private valueOf(room: number): number {
    const { start, bridge, toBridge } = this.board.ship;
    const danger = this.danger[room] as number;
    if (room === bridge) return 2 + (15 * this.view.round) / this.view.settings.rounds - 0.3 * danger;
    return 0.3 * this.left + 0.5 * ((toBridge[start] as number) - (toBridge[room] as number)) - danger;
  }

  /** What the plan does next; undefined when every pirate has acted or been passed over. */
  propose(): Action | undefined {
    for (const index of NEAREST_FIRST.get(this.view.map) ?? []) {
      const { pirates } = this.room(index);
      for (;;) {
        // Type order is the order of cost, so the first in group order is the cheapest.
        const pirate = pirates.find(({ acted, number }) => !acted && !this.passedOver.has(number));
        if (!pirate) break;
        const action = this.actWith(pirate, index);
        if (action) return action;
        this.passedOver.add(pirate.number);
      }
    }
    return undefined;
  }

  /** Follows what was really done. */
  take(action: Action): void {
    const captured = follow(this.board, this.record, action);
    if (captured !== undefined) this.goals = this.goals.filter(({ room }) => room !== captured);
  }

  private actWith(pirate: BoardPirate, index: number): Action | undefined {
    const isBridge = index === this.board.ship.bridge;
    if (this.canCapture(index) && (isBridge || this.left > 0)) return captureBy(this.namedFor(pirate, index));
    const goal = this.chooseGoal(index);
    goal.sent++;
    if (goal.room !== index) {
      const next = this.nextRoom(index, goal.room);
      if (next >= 0) return movesOf(MAP_IDS.indexOf(this.view.map), this.namedFor(pirate, index))[next];
    }
    return this.chooseAttack(pirate, index, goal.room === index);
  }

  private canCapture(index: number): boolean {
    const { breach, units } = this.room(index);
    return (
      !breach && units.length === 0 && (this.view.settings.captureInterior || this.board.ship.isEdge[index] === true)
    );
  }

  /** The number a pirate acts under: its group's lowest. If that one was passed over, now this pirate is instead. */
  private namedFor(pirate: BoardPirate, index: number): number {
    const actor = this.room(index).pirates.find((other) => !other.acted && sameGroup(other, pirate)) ?? pirate;
    if (actor !== pirate && this.passedOver.delete(actor.number)) this.passedOver.add(pirate.number);
    return actor.number;
  }

  private chooseGoal(index: number): Goal {
    const { bridge, distance } = this.board.ship;
    const away = distance[index] as readonly number[];
    // The bridge is always a goal, so there is one.
    let chosen = this.goals[0] as Goal;
    let highest = -Infinity;
    for (const goal of this.goals) {
      const crowd = goal.room !== bridge && goal.sent > goal.units ? 2 * (goal.sent - goal.units) : 0;
      const value = goal.value - crowd - (away[goal.room] as number) + 0.3 * uniform(this.random);
      if (value <= highest) continue;
      highest = value;
      chosen = goal;
    }
    return chosen;
  }

  /** A neighbouring room on a way to the goal, −1 if there is none to go to. */
  private nextRoom(index: number, goal: number): number {
    const { ship } = this.board;
    const { mustClear, pirateCapacity } = this.view.settings;
    if (mustClear && this.room(index).units.length > 0) return -1;
    const away = (from: number) => ship.distance[from]?.[goal] as number;
    const open = (ship.doors[index] ?? []).filter(
      (next) =>
        away(next) < away(index) &&
        this.room(next).pirates.length < pirateCapacity &&
        (next !== ship.bridge || this.go),
    );
    if (open.length === 0) return -1;
    return open[best(open.map((next) => uniform(this.random) - (this.danger[next] as number)))] as number;
  }

  /** The best pair of an attacker and a target; all here look for it `together` if this room is the goal. */
  private chooseAttack(pirate: BoardPirate, index: number, together: boolean): Action | undefined {
    const { pirates, units } = this.room(index);
    const ready = together ? pirates.filter(({ acted }) => !acted) : [pirate];
    const targets = firstOfEach(units.toSorted(targetOrder), sameTarget);
    let chosen: { actor: BoardPirate; target: BoardUnit; value: number } | undefined;
    for (const actor of firstOfEach(ready, sameGroup)) {
      for (const target of targets) {
        const value = this.attackValue(actor, target);
        if (value > (chosen?.value ?? 0)) chosen = { actor, target, value };
      }
    }
    if (!chosen) return undefined;
    // If this pirate's group attacks, it is this pirate that does.
    const { actor, target } = chosen;
    const number = sameGroup(actor, pirate) ? this.namedFor(pirate, index) : actor.number;
    return attacksBy(number).at(target.number);
  }

  /** 0 where no damage can be done. */
  private attackValue(actor: BoardPirate, { data, durability }: BoardUnit): number {
    const damage = data ? damageTo(actor.data, data) : 0;
    if (!data || damage === 0) return 0;
    const threat = (data.damage / data.useCost) * (data.kind === 'trap' ? 2 : 1);
    const value =
      damage >= durability
        ? 2 + 0.6 * threat + (0.5 * durability) / damage
        : (damage / durability) * (1 + 0.3 * threat);
    return value + 0.05 * uniform(this.random);
  }
}
