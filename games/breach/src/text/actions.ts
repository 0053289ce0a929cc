/** Actions on buttons: verb and object, with what would come of it in brackets. */
import { unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, MAPS, pirateDataOf } from '../data.ts';
import type { SeenPirate, SeenUnit } from '../state.ts';
import type { BreachView } from '../view.ts';
import { consequenceOf } from './consequence.ts';
import { isAiType } from './words.ts';

export function actionText(action: Action, view: BreachView): string {
  const consequence = consequenceOf(action, view);
  return consequence === undefined ? deedText(action, view) : `${deedText(action, view)} (${consequence})`;
}

function deedText(action: Action, view: BreachView): string {
  switch (action.kind) {
    case 'generator':
      return 'Start a generator';
    case 'place':
      return isAiType(action.type)
        ? `Install ${aiDataOf(action.type).name} in ${action.room} (${view.settings.placeCost} energy)`
        : `Hire ${pirateDataOf(action.type).name} in ${action.room}`;
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
      return useText(action, view);
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
  return `Attack ${aiDataOf(victim.type).name} with ${nameOf(pirate)} in ${pirate.room}`;
}

function useText({ unit, target }: ActionOfKind<'use'>, view: BreachView): string {
  const own = unitIn(view, unit);
  if (!own) return target === undefined ? `Set off ${unit}` : `Fire ${unit} at ${target}`;
  const { name } = aiDataOf(own.type);
  if (target === undefined) return `Set off ${name} in ${own.room}`;
  const victim = pirateIn(view, target);
  return `Fire ${name} at ${victim ? pirateDataOf(victim.type).name : target} in ${own.room}`;
}
