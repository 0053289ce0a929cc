/** Why somebody who plays well might do this. */
import { plural, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, damageTo, type PirateType, pirateDataOf } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { doorsToBridge } from './bridge.ts';
import { preyOf, roleOf } from './roles.ts';
import { isAiType } from './words.ts';

export function advice(action: Action, view: BreachView): string {
  switch (action.kind) {
    case 'generator':
      return `Over ${plural(view.settings.waves, 'wave')} it gives ${view.settings.waves * view.settings.generatorOutput} energy for ${view.settings.generatorCost}.`;
    case 'place':
      return isAiType(action.type) ? installing(action, view) : hiring(action, view);
    case 'capture':
      return view.pirates.find(({ id }) => id === action.unit)?.room === SHIPS[view.map].data.bridge
        ? 'It wins the game at once.'
        : `A new breach: the next pirates start from here${view.settings.rationsPerRoom > 0 ? ', and there are more rations each round' : ''}.`;
    case 'attack':
      return attacking(action, view);
    case 'move':
      return moving(action, view);
    case 'use':
      return using(action, view);
    case 'done':
      return view.phase === 'aiSetup' || view.phase === 'aiWave'
        ? 'The energy that is left is worth more later.'
        : 'Nothing is left to do that is worth the risk.';
    default:
      return unreachable(action);
  }
}

function installing({ room }: ActionOfKind<'place'>, view: BreachView): string {
  const doors = doorsToBridge(room, view);
  return doors === 0
    ? 'Pirates who want the bridge have to beat what stands in it.'
    : `${room} is ${plural(doors, 'door')} from the bridge, on a way that pirates are likely to take.`;
}

function hiring({ type, room }: ActionOfKind<'place'>, view: BreachView): string {
  if (isAiType(type)) return installing({ kind: 'place', type, room }, view);
  return `From ${room} it is ${plural(doorsToBridge(room, view), 'door')} to the bridge, and ${strength(type)}.`;
}

/** What speaks for somebody: much damage, much health, or little to pay. */
function strength(type: PirateType): string {
  const { name, cost, health } = pirateDataOf(type);
  const words = {
    breaker: `${name}s are strong against ${preyOf(type)}`,
    shield: `${name}s can take ${health} damage`,
    scout: `${name}s cost only ${plural(cost, 'ration')}`,
  };
  return words[roleOf(type)];
}

function attacking({ unit, target }: ActionOfKind<'attack'>, { pirates, units }: BreachView): string {
  const pirate = pirates.find(({ id }) => id === unit);
  const victim = units.find(({ id }) => id === target);
  if (!pirate || !victim) return 'It clears the way.';
  const { name } = aiDataOf(victim.type);
  const damage = damageTo(pirateDataOf(pirate.type), aiDataOf(victim.type));
  return damage >= victim.durability
    ? `It destroys the ${name} before it can strike.`
    : `${damage} damage leaves the ${name} with ${victim.durability - damage}: the next attack may destroy it.`;
}

function moving({ unit, room }: ActionOfKind<'move'>, view: BreachView): string {
  const from = view.pirates.find(({ id }) => id === unit)?.room;
  const [before, after] = [from === undefined ? 0 : doorsToBridge(from, view), doorsToBridge(room, view)];
  const guards = [...view.units, ...view.faceDown].filter((one) => one.room === room).length;
  if (after < before)
    return `${room} is ${after === 0 ? 'the bridge itself' : `only ${plural(after, 'door')} from the bridge`}${guards > 0 ? '. Whatever waits there has to be beaten' : ', and nothing stands in the way there'}.`;
  return guards > 0 ? `What stands in ${room} has to be beaten.` : `${room} can be captured or passed in safety.`;
}

function using({ unit, target }: ActionOfKind<'use'>, { units, pirates }: BreachView): string {
  const own = units.find(({ id }) => id === unit);
  if (!own) return 'It weakens them before they move on.';
  const { damage } = aiDataOf(own.type);
  const struck = pirates.filter(({ id, room }) => (target === undefined ? room === own.room : id === target));
  const dead = struck.filter(({ health }) => health <= damage).length;
  if (dead > 0) return `It kills ${plural(dead, 'pirate')} at once.`;
  return `It hits ${plural(struck.length, 'pirate')}, and wounds never heal.`;
}
