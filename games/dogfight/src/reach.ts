/** What play should have shown before we believe that it was tried: every maneuver, every loss, and the rare effects. */
import { FLIES } from './actions.ts';
import { PILOTS_MOST, SQUADRON_MOST } from './data.ts';
import type { Event, EventOfKind } from './events.ts';
import { isManeuver } from './flight.ts';

const RARE = [
  'rolled again',
  'lines revealed',
  'line in the open',
  'placed too close',
  'bumped',
  'ended on a token',
  'off the board',
  'speed stored',
  'speed lost',
  'move ended itself',
  'ship chosen to move',
  'ship chosen to attack',
  'attack',
  'attack lined up',
  'damage',
  'damage lined up',
  'damage beyond health',
  'held fire',
  'shot down',
  'lost ship of a squadron',
  'quiet round',
] as const;

const maneuverName = ({ manner, template }: { readonly manner: string; readonly template: string }): string =>
  `${manner} ${template}`;

export const THINGS: readonly string[] = [...FLIES.filter((_, code) => isManeuver(code)).map(maneuverName), ...RARE];

/** One thing per event, the rarest that it shows. */
export function thingOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'linesRevealed':
      return 'lines revealed';
    case 'lineAssigned':
      return 'line in the open';
    case 'highRoll':
      return event.highest.length > 1 ? 'rolled again' : undefined;
    case 'positionChosen':
      return event.fallback ? 'placed too close' : undefined;
    case 'maneuverFlown':
      return maneuverThing(event);
    case 'moveEnded':
      if (event.stored > 0) return 'speed stored';
      return event.automatic ? 'move ended itself' : event.lost > 0 ? 'speed lost' : undefined;
    case 'shipChosen':
      return event.stage === 'moveStage' ? 'ship chosen to move' : 'ship chosen to attack';
    case 'attacked':
      return attackThing(event);
    case 'heldFire':
      return 'held fire';
    case 'shipLost':
      return event.ship.endsWith('s0')
        ? event.by === 'shotDown'
          ? 'shot down'
          : 'off the board'
        : 'lost ship of a squadron';
    case 'roundEnded':
      return event.quiet ? 'quiet round' : undefined;
    default:
      return undefined;
  }
}

function maneuverThing(event: EventOfKind<'maneuverFlown'>): string {
  if (event.result === 'bumped') return 'bumped';
  return event.overlapped.length > 0 ? 'ended on a token' : maneuverName(event);
}

function attackThing({ linedUp, damage, before }: EventOfKind<'attacked'>): string {
  if (damage > before) return 'damage beyond health';
  return `${damage > 0 ? 'damage' : 'attack'}${linedUp ? ' lined up' : ''}`;
}

/** The highest values that options can have: rounds, speed, and altitude at the start. */
const ROUNDS_MOST = 200;
const SPEED_MOST = 9;
const ALTITUDE_MOST = 9;
const SHIPS_MOST = PILOTS_MOST * SQUADRON_MOST;

/**
 * In a round a pilot says which ship is next for all but the last, in both stages; every ship ends its move and attacks.
 * A maneuver costs at least one point. Stored speed was base speed first, so a ship's maneuvers in a whole game are no
 * more than its speed in every round and the altitude that it had at the start.
 */
const ANSWERS_IN_ROUND = 2 * PILOTS_MOST * (SQUADRON_MOST - 1) + SHIPS_MOST * (SPEED_MOST + 2);

/** No game has more answers: for every ship a line, a cell and a heading; then its start altitude and the rounds. */
export const LONGEST: number = SHIPS_MOST * (3 + ALTITUDE_MOST) + ROUNDS_MOST * ANSWERS_IN_ROUND;
