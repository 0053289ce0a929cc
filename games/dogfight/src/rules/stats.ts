/** Giving the ships their stat lines [L1–L5]: in secret and all at once, or openly in turn. */
import { type Context, replace, type Seat } from '@orrery/kernel';
import { type ActionOfKind, assignOf } from '../actions.ts';
import { PILOTS_MOST } from '../data.ts';
import type { Event, ShownLine } from '../events.ts';
import type { Asks, FrameOf } from '../frames.ts';
import type { Settings } from '../options.ts';
import { SEATS } from '../ships.ts';
import { lineOf, type StatLine, statLines } from '../stat-lines.ts';
import { isSecret, linesOf, type Ship, type State } from '../state.ts';
import { refuse } from './refusals.ts';

type Assign = ActionOfKind<'assignStats'>;
type Lines = FrameOf<'assignStats'>['lines'];

const LISTS = new Map<readonly StatLine[], readonly Assign[]>();

/** The lines as answers; the same list for the same values. */
function answersFor({ statValues }: Settings): readonly Assign[] {
  const lines = statLines(statValues);
  let list = LISTS.get(lines);
  if (!list) {
    list = lines.map(({ text }) => assignOf(text));
    LISTS.set(lines, list);
  }
  return list;
}

export function askForLines({ pilots, stack }: State): void {
  stack.push({ kind: 'assignStats', lines: SEATS.slice(0, pilots).map(() => []) });
}

/** Seats by the set of them, as bits: who is asked is asked several times at each answer, so the lists are made once. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 1 << PILOTS_MOST }, (_, bits) =>
  SEATS.filter((seat) => ((bits >> seat) & 1) === 1),
);

/** Everybody who has yet to give a ship its line is asked at once; in the open, one after the other in seat order. */
function asked(s: State, { lines }: FrameOf<'assignStats'>): readonly Seat[] {
  let waiting = 0;
  for (let seat = 0; seat < s.pilots; seat++) {
    if (lines[seat]?.length === s.settings.shipsPerPilot) continue;
    waiting |= 1 << seat;
    if (!isSecret(s)) break;
  }
  return SEATS_IN[waiting] as readonly Seat[]; // no game has more pilots
}

export const assignStats: Asks<'assignStats'> = {
  answers: ['assignStats'],
  asked,
  legal: ({ settings }) => answersFor(settings),
  check: (s, { line }) => (lineOf(linesOf(s), line) ? undefined : refuse('no-such-line', { line })),
  apply(s, { line }, ctx, frame, seat) {
    const lines = frame.lines.slice();
    const own = [...(lines[seat] as readonly string[]), line]; // every pilot has a list
    lines[seat] = own;
    replace(s, frame, { kind: 'assignStats', lines });
    if (!isSecret(s)) ctx.emit({ kind: 'lineAssigned', seat, ...show(s, lines, shipAt(s, seat, own.length - 1)) });
    else if (own.length === s.settings.shipsPerPilot) tellReady(s, seat, own, ctx);
    return 'again';
  },
  close(s, ctx, { lines }) {
    if (!isSecret(s)) return;
    ctx.reveal();
    ctx.emit({ kind: 'linesRevealed', lines: s.ships.map((ship) => show(s, lines, ship)) });
    ctx.beat();
  },
};

/**
 * Before the last line others cannot tell that any was assigned, so nothing is told of those. That a squadron's pilot
 * is ready shows them something, and no undo may take that back.
 */
function tellReady(s: State, seat: Seat, lines: readonly string[], ctx: Context<Event>): void {
  ctx.emit({ kind: 'pilotReady', seat, lines }, [seat], { kind: 'pilotReady', seat, lines: null });
  if (s.settings.shipsPerPilot > 1) ctx.reveal();
}

// Ships stand in the order of their ids, and every pilot has as many.
const shipAt = (s: State, pilot: Seat, index: number): Ship =>
  s.ships[pilot * s.settings.shipsPerPilot + index] as Ship;

/** Makes an assigned line known: the ship has its stats, and with them health and altitude [L4]. */
function show(s: State, lines: Lines, ship: Ship): ShownLine {
  const line = lineOf(linesOf(s), lines[ship.pilot]?.[ship.index] as string) as StatLine; // `check` saw to it
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
