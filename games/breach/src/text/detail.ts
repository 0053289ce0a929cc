/** Which piece an action is about, what comes of it, and what ending a phase would lose: for a screen with many choices. */
import { type ActionDetail, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, damageTo, MAPS, PIRATE_UNITS, pirateDataOf } from '../data.ts';
import type { BreachView } from '../view.ts';
import { change, isAiType, plural } from './words.ts';

export function actionDetail(action: Action, view: BreachView): ActionDetail {
  switch (action.kind) {
    case 'generator': {
      const { activeGenerators, settings } = view;
      const consequence = `${activeGenerators} → ${activeGenerators + 1} running`;
      const words = `Start a generator (${settings.generatorCost} energy)`;
      return { subject: { id: 'generator', words }, verb: 'Start a generator', consequence };
    }
    case 'place':
      return placing(action, view);
    case 'capture':
    case 'attack':
    case 'move':
      return piratesDeed(action, view);
    case 'use':
      return using(action, view);
    case 'done':
      return ending(view);
    default:
      return unreachable(action);
  }
}

function placing({ type, room }: ActionOfKind<'place'>, { rations }: BreachView): ActionDetail {
  if (isAiType(type))
    return { subject: { id: `install:${type}`, words: `Install ${aiDataOf(type).name}` }, verb: `in ${room}` };
  const { name, cost } = pirateDataOf(type);
  return {
    subject: { id: `hire:${type}`, words: `Hire ${name} (${cost})` },
    verb: `in ${room}`,
    consequence: `rations ${rations} → ${rations - cost}`,
  };
}

function piratesDeed(action: ActionOfKind<'capture' | 'attack' | 'move'>, view: BreachView): ActionDetail {
  const pirate = view.pirates.find(({ id }) => id === action.unit);
  if (!pirate) return {};
  const data = pirateDataOf(pirate.type);
  const wounded = pirate.health < data.health ? ` (${pirate.health}/${data.health})` : '';
  const subject = { id: pirate.id, words: `${data.name}${wounded} in ${pirate.room}` };
  if (action.kind === 'move') return { subject, verb: `Move to ${action.room}` };
  if (action.kind === 'capture') {
    const isBridge = pirate.room === MAPS[view.map].bridge;
    return {
      subject,
      verb: isBridge ? 'Capture the bridge' : `Capture ${pirate.room}`,
      ...(isBridge && { consequence: 'wins' }),
    };
  }
  const target = view.units.find(({ id }) => id === action.target);
  if (!target) return { subject };
  const victim = aiDataOf(target.type);
  const left = target.durability - damageTo(data, victim);
  return {
    subject,
    verb: `Attack ${victim.name}`,
    consequence: left > 0 ? change(target.durability, left, '') : 'destroys it',
  };
}

function using({ unit, target }: ActionOfKind<'use'>, view: BreachView): ActionDetail {
  const own = view.units.find(({ id }) => id === unit);
  if (!own) return {};
  const { name, damage, useCost } = aiDataOf(own.type);
  const subject = { id: own.id, words: `${name} in ${own.room} (${useCost})` };
  if (target === undefined) {
    const struck = view.pirates.filter(({ room }) => room === own.room);
    const dead = struck.filter(({ health }) => health <= damage).length;
    const consequence = `hits ${struck.length}${dead > 0 ? `, kills ${dead}` : ''}`;
    return { subject, verb: `Set off ${name}`, consequence };
  }
  const victim = view.pirates.find(({ id }) => id === target);
  if (!victim) return { subject };
  return {
    subject,
    verb: `Fire at ${pirateDataOf(victim.type).name}`,
    consequence: change(victim.health, victim.health - damage, 'destroyed'),
  };
}

/** Ending is quiet; where something would be lost for good by it, it says so. */
function ending(view: BreachView): ActionDetail {
  const lost =
    view.phase === 'pirateWave' ? pirateLoss(view) : view.phase === 'pirateSetup' ? undefined : energyLoss(view);
  return { quiet: 'E', ...(lost !== undefined && { warning: lost }) };
}

const CHEAPEST = Math.min(...PIRATE_UNITS.map(({ cost }) => cost));

function pirateLoss({ legal, wave, settings, rations }: BreachView): string | undefined {
  const able = new Set(legal.flatMap((one) => (one.kind === 'attack' || one.kind === 'capture' ? [one.unit] : [])));
  if (able.size > 0) return `${plural(able.size, 'unit')} could still attack or capture`;
  const isLast = wave === settings.waves;
  return isLast && !settings.rationsKept && rations >= CHEAPEST
    ? `${plural(rations, 'ration')} would be lost`
    : undefined;
}

/** What the running generators will give at the next wave and the Capacitor cannot hold. */
function energyLoss({ phase, wave, settings, capacitor, activeGenerators }: BreachView): string | undefined {
  if (phase === 'aiWave' && wave === settings.waves) return undefined; // generators stop with the round
  const lost = capacitor + activeGenerators * settings.generatorOutput - settings.capacitorCap;
  return lost > 0 ? `${lost} energy would be lost at the cap` : undefined;
}
