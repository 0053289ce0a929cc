/** What each pirate is good for, from its numbers [P]. */
import { AI_UNITS, type AiUnitData, damageTo, type PirateType, pirateDataOf } from '../data.ts';
import { article } from './words.ts';

/** From so much on it is more than most pirates have. */
const [MUCH_DAMAGE, MUCH_HEALTH] = [5, 6];

type Role = 'breaker' | 'shield' | 'scout';

export function roleOf(type: PirateType): Role {
  const { health, endurance, security } = pirateDataOf(type);
  if (Math.max(endurance, security) >= MUCH_DAMAGE) return 'breaker';
  return health >= MUCH_HEALTH ? 'shield' : 'scout';
}

/** What it is best against. */
export const preyOf = (type: PirateType): 'turrets' | 'traps' =>
  pirateDataOf(type).specialist === 'endurance' ? 'turrets' : 'traps';

/** In two words, for a card. */
export function roleWords(type: PirateType): string {
  const words = { breaker: `breaks ${preyOf(type)}`, shield: 'takes hits', scout: 'cheap scout' };
  return words[roleOf(type)];
}

/** In a sentence. */
export function useOf(type: PirateType): string {
  switch (roleOf(type)) {
    case 'breaker':
      return `against ${preyOf(type)}: ${blows(type)}.`;
    case 'shield':
      return `to go in first and draw fire: ${deadly(type)}.`;
    default:
      return `to look into rooms first, and to capture while others fight: it costs little. Of damage it does some to ${preyOf(type)}.`;
  }
}

const namesOf = (units: readonly AiUnitData[]): string => units.map(({ name }) => article(name)).join(' or ');

/** Which units of its prey one attack destroys. */
function blows(type: PirateType): string {
  const pirate = pirateDataOf(type);
  const prey = AI_UNITS.filter(({ kind }) => `${kind}s` === preyOf(type));
  const hard = prey.filter((unit) => damageTo(pirate, unit) < unit.durability);
  if (hard.length === 0) return 'any of them falls to one attack';
  if (hard.length === 1) return `any but ${namesOf(hard)} falls to one attack`;
  const most = Math.max(...hard.map((unit) => Math.ceil(unit.durability / damageTo(pirate, unit))));
  const easy = prey.filter((unit) => !hard.includes(unit));
  return `${namesOf(easy)} falls to one attack, any other to ${most} or less`;
}

/** Which units of the ship kill it with one strike. */
function deadly(type: PirateType): string {
  const { health } = pirateDataOf(type);
  const killers = AI_UNITS.filter(({ damage }) => damage >= health);
  return killers.length === 0
    ? 'nothing kills it with one strike'
    : `only ${namesOf(killers)} kills it with one strike`;
}
