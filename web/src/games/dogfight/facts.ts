/** What stands beside the names: the line of a ship, its health and altitude; of a squadron, each ship's. */
import { type DogfightView, type SeenShip, shipName, type Stat, STATS, type Stats } from '@orrery/dogfight/client';
import type { Seat } from '@orrery/kernel';
import type { SeatFact } from '../board.ts';
import { ALTITUDE, DAMAGE, SHIPS, STAT_ICONS } from './icons.ts';
import { conditionWords } from './names.ts';

/** From so many pilots on the seats have room for what counts most; the rest is said of the ship pointed at. */
const CROWD = 5;

const valuesOf = (stats: Stats, names: readonly Stat[]): string => names.map((stat) => stats[stat]).join(' · ');

function shipFacts(view: DogfightView, ship: SeenShip): readonly SeatFact[] {
  const { stats, health, altitude, flying } = ship;
  if (!stats) return [{ label: 'Stat line', value: 'secret', icon: STAT_ICONS.attack }];
  // Before all lines are turned up a ship has no health: whoever knows the line may read it.
  if (health === 0 && flying && view.stage === 'stats')
    return [{ label: 'Stat line', value: valuesOf(stats, STATS), icon: STAT_ICONS.attack }];
  const values = valuesOf(stats, ['attack', 'defense', 'speed']);
  const line: SeatFact = { label: 'Att · def · speed', value: values, icon: STAT_ICONS.attack };
  if (!flying) return [{ label: 'Lost', value: conditionWords(ship), icon: STAT_ICONS.health }, line];
  const { maxAltitude, enableAltitude } = view.settings;
  return [
    {
      label: 'Health',
      value: `${health} of ${stats.health}`,
      icon: STAT_ICONS.health,
      cells: { full: health, of: stats.health, shape: 'square' },
    },
    ...(enableAltitude
      ? [
          {
            label: 'Altitude',
            value: String(altitude),
            icon: ALTITUDE,
            cells: { full: altitude, of: maxAltitude, shape: 'round' },
          } as const,
        ]
      : []),
    line,
    ...(ship.damageDealt > 0 && view.pilots < CROWD
      ? [{ label: 'Damage dealt', value: String(ship.damageDealt), icon: DAMAGE }]
      : []),
  ];
}

/** One line per ship. */
function squadronFact(ship: SeenShip): SeatFact {
  const { stats, health, altitude, flying } = ship;
  const label = shipName(ship.id);
  if (!stats) return { label, value: 'secret', icon: SHIPS };
  if (!flying) return { label, value: ship.lostBy === 'offBoard' ? 'off the board' : 'shot down', icon: SHIPS };
  return { label, value: `health ${health}/${stats.health} · alt ${altitude}`, icon: SHIPS };
}

export function seatFacts(view: DogfightView, seat: Seat): readonly SeatFact[] {
  const ships = view.ships.filter(({ pilot }) => pilot === seat);
  const first = view.firstPlayer === seat && view.pilots < CROWD ? ([['First player', 'this round']] as const) : [];
  const [only] = ships;
  if (only && ships.length === 1) return [...shipFacts(view, only), ...first];
  return [...ships.map(squadronFact), ...first];
}
