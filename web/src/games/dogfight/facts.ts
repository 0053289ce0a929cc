/**
 * What stands beside the names, as on a ship card: the four stats, health left, altitude, damage dealt, who is first. Of a
 * squadron, a row per ship. `facts.css` lays it out.
 */
import { type DogfightView, nextFirst, type SeenShip, shipName, type Stats, STATS } from '@orrery/dogfight/client';
import type { Seat } from '@orrery/kernel';
import type { SeatFact } from '../board.ts';
import { ALTITUDE, DAMAGE, FIRST, SHIPS, STAT_ICONS, STAT_NAMES } from './icons.ts';
import { conditionWords } from './names.ts';
import './facts.css';

/** From so many pilots on each has room for two rows, or a tight table: then all of six can be seen at once. */
const CROWD = 4;

const isRoomy = ({ pilots }: DogfightView): boolean => pilots < CROWD;

const valuesOf = (stats: Stats): string => STATS.map((stat) => stats[stat]).join(' · ');

/** Nobody knows the line of a ship yet, or only whoever gave it: a ship without health may not be read further. */
function unknownLine({ stage, settings }: DogfightView, { stats, health, flying }: SeenShip): string | undefined {
  if (!stats) return settings.statAssignment === 'open' ? 'not chosen yet' : 'secret';
  return stage === 'stats' && health === 0 && flying ? valuesOf(stats) : undefined;
}

const statName = (stat: (typeof STATS)[number]): string => (stat === 'health' ? 'Full health' : STAT_NAMES[stat]);

/** What is left of a ship. */
function conditionFacts(
  view: DogfightView,
  ship: SeenShip,
  stats: Stats,
  look: readonly string[],
): readonly SeatFact[] {
  const { health, altitude, flying } = ship;
  if (!flying) return [{ label: 'Lost', value: conditionWords(ship), icon: STAT_ICONS.health, look }];
  const { maxAltitude, enableAltitude } = view.settings;
  const left: SeatFact = {
    label: 'Health',
    value: `${health} of ${stats.health}`,
    icon: STAT_ICONS.health,
    look,
    cells: { full: health, of: stats.health, shape: 'square' },
  };
  if (!enableAltitude) return [left];
  const stored = { label: 'Altitude', value: String(altitude), icon: ALTITUDE, look };
  const cells = { full: altitude, of: maxAltitude, shape: 'round' } as const;
  return [left, isRoomy(view) ? { ...stored, cells } : stored];
}

function shipFacts(view: DogfightView, ship: SeenShip, look: readonly string[]): readonly SeatFact[] {
  const { stats, damageDealt } = ship;
  const unknown = unknownLine(view, ship);
  if (!stats || unknown !== undefined)
    return [{ label: 'Stat line', value: unknown ?? '', icon: STAT_ICONS.attack, look: ['word'] }];
  return [
    ...conditionFacts(view, ship, stats, look),
    // On a phone all stats stand in one fact: it is shown whole or not at all.
    { label: 'Stats', value: valuesOf(stats), icon: STAT_ICONS.attack, look: ['narrow'] },
    ...STATS.map((stat) => ({
      label: statName(stat),
      value: String(stats[stat]),
      icon: STAT_ICONS[stat],
      look: ['wide', 'stat', stat],
    })),
    ...(damageDealt > 0 ? [{ label: 'Damage dealt', value: String(damageDealt), icon: DAMAGE, look }] : []),
  ];
}

const CONDITION = { shotDown: 'down', offBoard: 'off' } as const;

/** A row of a small table; the signs stand above the first. */
function squadronFacts(view: DogfightView, ship: SeenShip): readonly SeatFact[] {
  const { stats, health, altitude, damageDealt, flying, lostBy } = ship;
  const name = shipName(ship.id);
  const unknown = unknownLine(view, ship);
  if (!stats || unknown !== undefined) return [{ label: name, value: unknown ?? '', icon: SHIPS }];
  const row = [...(ship.index === 0 ? ['head'] : []), ...(flying ? [] : ['lost'])];
  const cell = (label: string, value: number | string, icon: string, ...looks: readonly string[]): SeatFact => ({
    label: `${name}, ${label}`,
    value: String(value),
    icon,
    look: ['cell', ...row, ...looks],
  });
  const crowd = isRoomy(view) ? [] : ['crowd'];
  return [
    {
      label: name,
      value: flying ? 'flying' : conditionWords(ship),
      icon: SHIPS,
      look: ['wide', 'ship', ...row, ...crowd],
    },
    ...(['attack', 'defense', 'speed'] as const).map((stat) => cell(stat, stats[stat], STAT_ICONS[stat], 'wide')),
    cell('health', lostBy ? CONDITION[lostBy] : `${health}/${stats.health}`, STAT_ICONS.health),
    ...(view.settings.enableAltitude ? [cell('altitude', flying ? altitude : '–', ALTITUDE)] : []),
    cell('damage dealt', damageDealt, DAMAGE, 'wide'),
  ];
}

export function seatFacts(view: DogfightView, seat: Seat): readonly SeatFact[] {
  const ships = view.ships.filter(({ pilot }) => pilot === seat);
  const [only] = ships;
  const isSquadron = !only || ships.length > 1;
  /** `line` takes a whole line, `brief` is a sign and a value; `wide` and `narrow` are for screens and phones only. */
  const look = [isRoomy(view) ? 'line' : 'brief', 'word'];
  const token: SeatFact = {
    label: 'First player',
    value: isSquadron || isRoomy(view) ? 'this round' : '',
    icon: FIRST,
    look: isSquadron ? ['wide'] : look,
  };
  return [
    ...(isSquadron ? ships.flatMap((ship) => squadronFacts(view, ship)) : shipFacts(view, only, look)),
    ...(view.firstPlayer === seat ? [token] : []),
    // Wide screens have room for it here; on a phone it stands over the board.
    ...(isRoomy(view) && nextFirst(view) === seat
      ? [{ ...token, value: 'next round', look: isSquadron ? ['wide'] : ['wide', ...look] }]
      : []),
  ];
}
