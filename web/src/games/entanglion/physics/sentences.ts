/**
 * What a flight was, in a sentence about coins and without symbols: by gate and by the class of the position. `{t}` is the ship
 * that the card was played on, `{o}` the other one.
 */
import {
  type Color,
  type Gate,
  type PlanetId,
  PLANET_DATA,
  POSITION_DATA,
  type PositionId,
} from '@orrery/entanglion/client';
import { shipPlayed } from './vector.ts';

export interface FlightWords {
  readonly title: string;
  readonly sentence: string;
  readonly target: Color;
}

const digit = (planet: PlanetId): string => (planet === 'one' ? '1' : '0');
const isBell = (planet: PlanetId): boolean => planet.startsWith('phi') || planet.startsWith('psi');
const alike = (planet: PlanetId): string => (planet.startsWith('phi') ? 'alike' : 'differently');

function ofX(from: PositionId, to: PositionId, target: Color): string {
  const [start, goal] = [POSITION_DATA[from], POSITION_DATA[to]];
  if (!start.joint || !goal.joint)
    return `{t} was a sure ${digit(start[target])}. X turned it over like a coin on the table: now it is a sure ${digit(goal[target])}.`;
  if (isBell(start.joint))
    return `Your ships were two coins that always land ${alike(start.joint)}. X turned one of them over, so from now on they always land ${alike(goal.joint)}.`;
  return 'All four results stay equally likely, so looking would show no change. X only moved the hidden minus sign from one result to another.';
}

function ofH(from: PositionId, to: PositionId, target: Color): string {
  const [start, goal] = [POSITION_DATA[from], POSITION_DATA[to]];
  if (start.joint && goal.joint)
    return isBell(start.joint)
      ? `Your ships were two coins that always land ${alike(start.joint)}. H on {t} mixes both of its sides: all four results are possible now, and only a hidden minus sign still ties the ships together.`
      : `Four results were possible. H let some of them cancel out, as waves do: your ships are now two coins that always land ${alike(goal.joint)}.`;
  const planet = goal[target];
  if (planet === 'plus' || planet === 'minus')
    return `{t} lay flat as a sure ${digit(start[target])}. H set it spinning: a coin that is both sides at once, ${planet === 'plus' ? 'in step' : 'out of step'} with itself.`;
  return `{t} was a spinning coin. H caught it, and it shows ${digit(planet)} for certain: as long as nobody looked, nothing about it was random.`;
}

function ofCnot(from: PositionId, to: PositionId): string {
  const [start, goal] = [POSITION_DATA[from], POSITION_DATA[to]];
  if (!start.joint && goal.joint)
    return `{o} was a spinning coin, and CNOT asked it “turn {t} over?” without looking. Now neither has a side of its own, but both will always land ${alike(goal.joint)}.`;
  if (start.joint && !goal.joint)
    return `Your ships were two coins that always land ${alike(start.joint)}. CNOT wrote “do we differ?” onto {t}; the answer is always ${start.joint.startsWith('phi') ? 'no' : 'yes'}, so it now reads ${start.joint.startsWith('phi') ? '0' : '1'} for certain, and {o} is a coin of its own.`;
  if (start.joint)
    return 'CNOT exchanged two of the four results. All are still equally likely, but the hidden minus sign sits elsewhere.';
  if (goal.red === 'plus' || goal.red === 'minus')
    return 'Both coins were spinning, and CNOT turned not its target but the other one: physicists call it phase kickback.';
  return '{o} reads 1, so CNOT turns {t} over. Had it read 0, nothing would have happened.';
}

function ofSwap(from: PositionId): string {
  return POSITION_DATA[from].joint
    ? 'SWAP looked at the pair in a mirror: what was true of {t} is now true of {o}, and the other way round.'
    : 'The ships exchanged their states: what {t} was, {o} is now. Nobody had to look at either.';
}

export function flightWords(gate: Gate, from: PositionId, to: PositionId): FlightWords {
  const target = shipPlayed(gate, from, to);
  const place = POSITION_DATA[from].planets.map((planet) => PLANET_DATA[planet].name).join(' and ');
  const name = gate.toUpperCase();
  const sentence =
    gate === 'x'
      ? ofX(from, to, target)
      : gate === 'h'
        ? ofH(from, to, target)
        : gate === 'cnot'
          ? ofCnot(from, to)
          : ofSwap(from);
  return { title: `${name} at ${place}`, sentence, target };
}
