/** How good a position is, for search: the pirates' chance, fitted to games of scripted players on the Frigate. */
import { logistic, type Seat } from '@orrery/kernel';
import { AI_TYPES, aiData, PIRATES, pirateData } from '../data.ts';
import { energyOf, shipOf, type State, unplaced, unseenOf } from '../state.ts';
import { isRevealed, leftOf, roomOf, typeOf, type Unit } from '../units.ts';

/** From 0 (lost) to 1 (won). The pirates' seat does not look under face-down units. */
export function evaluate(s: State, seat: Seat): number {
  const pirates = s.ending === null ? logistic(score(s, seat)) : s.ending === 'bridgeCaptured' ? 1 : 0;
  return seat === PIRATES ? pirates : 1 - pirates;
}

function score(s: State, seat: Seat): number {
  const { rounds, waves } = s.settings;
  const { bridge } = shipOf(s);
  const roundsLeft = rounds - s.round + (waves - s.wave) / waves;
  const crew = worthOf(s.pirates) + worthOf(s.acted);
  const boarders = worthOf(s.pirates, bridge) + worthOf(s.acted, bridge);
  return (
    -3.2 +
    0.46 * roundsLeft +
    0.36 * s.capturedRooms +
    0.05 * crew +
    0.25 * boarders -
    0.05 * durabilityIn(s, bridge, seat) +
    0.045 * unplaced(s) -
    0.23 * energyOf(s)
  );
}

/** What pirates cost, less for the wounded: all of a list, or those in one room. */
function worthOf(pirates: readonly Unit[], room?: number): number {
  let total = 0;
  for (const pirate of pirates) {
    if (room !== undefined && roomOf(pirate) !== room) continue;
    const { cost, health } = pirateData(typeOf(pirate));
    total += (cost * leftOf(pirate)) / health;
  }
  return total;
}

function durabilityIn(s: State, room: number, seat: Seat): number {
  let total = 0;
  let hidden = 0;
  for (const unit of s.units) {
    if (roomOf(unit) !== room) continue;
    if (isRevealed(unit) || seat !== PIRATES) total += leftOf(unit);
    else hidden++;
  }
  return hidden === 0 ? total : total + hidden * expectedDurability(s);
}

/** Of a face-down unit, which may be any piece nobody has seen. */
function expectedDurability(s: State): number {
  let pieces = 0;
  let durability = 0;
  for (let type = 0; type < AI_TYPES.length; type++) {
    const unseen = unseenOf(s, type);
    pieces += unseen;
    durability += unseen * aiData(type).durability;
  }
  return durability / pieces;
}
