/** Giving the ships their stat lines [L1–L5]: in secret and all at once, or openly in turn. */
import { assert, type Context, type Seat } from '@orrery/kernel';
import { type Action, assignOf } from '../actions.ts';
import type { Event, ShownLine } from '../events.ts';
import type { Settings } from '../options.ts';
import { placeOfLine, type StatLine, statLines } from '../stat-lines.ts';
import { isReady, isSecret, linesOf, type Ship, shipAt, type State } from '../state.ts';
import { type Refused, refuse, type Step, wrongAnswer } from './step.ts';

const LISTS = new Map<readonly StatLine[], readonly Action[]>();

/** The lines as answers; the same list for the same values. */
function answersFor({ statValues }: Settings): readonly Action[] {
  const lines = statLines(statValues);
  let list = LISTS.get(lines);
  if (!list) {
    list = lines.map(({ text }) => assignOf(text));
    LISTS.set(lines, list);
  }
  return list;
}

/** The first pilot in seat order who has yet to assign a line, −1 if all are ready. */
function firstToAssign(s: State): Seat {
  for (let pilot = 0; pilot < s.pilots; pilot++) if (!isReady(s, pilot)) return pilot;
  return -1;
}

/** Everybody who is not ready is asked at once; in the open, one after the other in seat order. */
export const mayAssign = (s: State, seat: Seat): boolean =>
  isSecret(s) ? !isReady(s, seat) : firstToAssign(s) === seat;

/** The lines a pilot has assigned so far. */
const assignedBy = (s: State, pilot: Seat): number[] => s.assigned[pilot] as number[];

function check(s: State, _seat: Seat, action: Action): Refused | undefined {
  if (action.kind !== 'assignStats') return wrongAnswer('assignStats', action);
  const { line } = action;
  return placeOfLine(linesOf(s), line) < 0 ? refuse('noSuchLine', { line }) : undefined;
}

function apply(s: State, seat: Seat, action: Action, ctx: Context<Event>): boolean {
  assert(action.kind === 'assignStats', 'checked');
  const own = assignedBy(s, seat);
  own.push(placeOfLine(linesOf(s), action.line));
  const isLast = own.length === s.settings.shipsPerPilot;
  if (!isSecret(s)) ctx.emit({ kind: 'lineAssigned', seat, ...show(s, seat, own.length - 1) });
  else if (isLast) tellReady(s, seat, own, ctx);
  if (!isLast || firstToAssign(s) >= 0) return false;
  if (isSecret(s)) reveal(s, ctx);
  s.assigned = [];
  return true;
}

/**
 * Before the last line others cannot tell that any was assigned, so nothing is told of those. That a squadron's pilot
 * is ready shows them something, and no undo may take that back.
 */
function tellReady(s: State, seat: Seat, own: readonly number[], ctx: Context<Event>): void {
  const all = linesOf(s);
  const lines = own.map((line) => (all[line] as StatLine).text);
  ctx.emit({ kind: 'pilotReady', seat, lines }, [seat], { kind: 'pilotReady', seat, lines: null });
  if (s.settings.shipsPerPilot > 1) ctx.reveal();
}

function reveal(s: State, ctx: Context<Event>): void {
  ctx.reveal();
  ctx.emit({ kind: 'linesRevealed', lines: s.ships.map(({ pilot, index }) => show(s, pilot, index)) });
}

/** Makes an assigned line known: the ship has its stats, and with them health and altitude [L4]. */
function show(s: State, pilot: Seat, index: number): ShownLine {
  const ship = shipAt(s, pilot * s.settings.shipsPerPilot + index);
  const line = linesOf(s)[assignedBy(s, pilot)[index] as number] as StatLine;
  giveLine(s, ship, line);
  return { ship: ship.id, line: line.text, health: ship.health, altitude: ship.altitude };
}

export function giveLine({ settings }: State, ship: Ship, line: StatLine): void {
  ship.attack = line.attack;
  ship.defense = line.defense;
  ship.speed = line.speed;
  ship.fullHealth = line.health;
  ship.health = line.health;
  ship.altitude = settings.enableAltitude ? settings.startAltitude : 0;
}

export const assignStats: Step = { legal: ({ settings }) => answersFor(settings), check, apply };
