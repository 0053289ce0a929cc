/** Actions on buttons: verb and object, with the numbers that will come of it. */
import { unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, damageTo, MAPS, pirateDataOf } from '../data.ts';
import type { SeenPirate, SeenUnit } from '../state.ts';
import type { BreachView } from '../view.ts';
import { change, isAiType, plural } from './words.ts';

export function actionText(action: Action, view: BreachView): string {
  switch (action.kind) {
    case 'generator':
      return `Start a generator (${view.settings.generatorCost} energy)`;
    case 'place':
      return isAiType(action.type)
        ? `Install ${aiDataOf(action.type).name} in ${action.room} (${view.settings.placeCost} energy)`
        : `Place ${pirateDataOf(action.type).name} in ${action.room} (${plural(pirateDataOf(action.type).cost, 'ration')})`;
    case 'capture':
      return captureText(action, view);
    case 'attack':
      return attackText(action, view);
    case 'move': {
      const pirate = pirateIn(view, action.unit);
      return pirate
        ? `Move ${nameOf(pirate)} ${pirate.room} → ${action.room}`
        : `Move ${action.unit} to ${action.room}`;
    }
    case 'use':
      return action.target === undefined ? trapText(action, view) : shotText(action, view);
    case 'done':
      return view.phase === 'aiSetup' || view.phase === 'pirateSetup' ? 'End the set-up' : 'End the wave';
    default:
      return unreachable(action);
  }
}

const pirateIn = (view: BreachView, unit: string): SeenPirate | undefined => view.pirates.find(({ id }) => id === unit);
const unitIn = (view: BreachView, unit: string): SeenUnit | undefined => view.units.find(({ id }) => id === unit);

/** A wounded pirate says so: it is another group than its comrades. */
function nameOf({ type, health }: SeenPirate): string {
  const { name, health: full } = pirateDataOf(type);
  return health < full ? `${name} (${health}/${full})` : name;
}

function captureText({ unit }: ActionOfKind<'capture'>, view: BreachView): string {
  const pirate = pirateIn(view, unit);
  if (!pirate) return `Capture with ${unit}`;
  const room = pirate.room === MAPS[view.map].bridge ? 'the bridge' : pirate.room;
  return `Capture ${room} with ${nameOf(pirate)}`;
}

function attackText({ unit, target }: ActionOfKind<'attack'>, view: BreachView): string {
  const pirate = pirateIn(view, unit);
  const victim = unitIn(view, target);
  if (!pirate || !victim) return `Attack ${target} with ${unit}`;
  const data = aiDataOf(victim.type);
  const left = victim.durability - damageTo(pirateDataOf(pirate.type), data);
  const result = left > 0 ? change(victim.durability, left, '') : `${victim.durability} left: destroys it`;
  return `Attack ${data.name} with ${nameOf(pirate)} in ${pirate.room} (${result})`;
}

function shotText({ unit, target }: ActionOfKind<'use'>, view: BreachView): string {
  const turret = unitIn(view, unit);
  const victim = pirateIn(view, target ?? '');
  if (!turret || !victim) return `Fire ${unit} at ${target}`;
  const { name, damage, useCost } = aiDataOf(turret.type);
  const result = change(victim.health, victim.health - damage, 'dead');
  return `Fire ${name} at ${pirateDataOf(victim.type).name} in ${turret.room} (${result}, ${useCost} energy)`;
}

function trapText({ unit }: ActionOfKind<'use'>, view: BreachView): string {
  const trap = unitIn(view, unit);
  if (!trap) return `Set off ${unit}`;
  const { name, damage, useCost } = aiDataOf(trap.type);
  const struck = view.pirates.filter(({ room }) => room === trap.room);
  const dead = struck.filter(({ health }) => health <= damage).length;
  const result = `hits ${struck.length}${dead > 0 ? `, kills ${dead}` : ''}`;
  return `Set off ${name} in ${trap.room} (${result}, ${useCost} energy)`;
}
