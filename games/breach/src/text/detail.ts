/** Which piece an action is about, what comes of it, and what ending a phase would lose: for a screen with many choices. */
import { type ActionDetail, plural, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, MAPS, pirateDataOf } from '../data.ts';
import type { SeenPirate } from '../state.ts';
import type { BreachView } from '../view.ts';
import { consequenceOf } from './consequence.ts';
import { rationsLost } from './rations.ts';
import { isAiType } from './words.ts';

export function actionDetail(action: Action, view: BreachView): ActionDetail {
  const consequence = consequenceOf(action, view);
  return { ...namesOf(action, view), ...(consequence !== undefined && { consequence }) };
}

/** The piece that acts and what it does, or what ends. */
function namesOf(action: Action, view: BreachView): ActionDetail {
  switch (action.kind) {
    case 'generator': {
      const words = `Start a generator (${view.settings.generatorCost} energy)`;
      return { subject: { id: 'generator', words }, verb: 'Start a generator' };
    }
    case 'place':
      return placing(action);
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

function placing({ type, room }: ActionOfKind<'place'>): ActionDetail {
  const verb = `in ${room}`;
  if (isAiType(type)) {
    const { name, kind, damage } = aiDataOf(type);
    const words = `Install ${name} (${damage} damage to ${kind === 'turret' ? 'one' : 'all'})`;
    return { subject: { id: `install:${type}`, words }, verb };
  }
  const { name, cost } = pirateDataOf(type);
  return { subject: { id: `hire:${type}`, words: `Hire ${name} (${plural(cost, 'ration')})` }, verb };
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
    return { subject, verb: isBridge ? 'Capture the bridge' : `Capture ${pirate.room}` };
  }
  const target = view.units.find(({ id }) => id === action.target);
  return target ? { subject, verb: `Attack ${aiDataOf(target.type).name}` } : { subject };
}

function using({ unit, target }: ActionOfKind<'use'>, view: BreachView): ActionDetail {
  const own = view.units.find(({ id }) => id === unit);
  if (!own) return {};
  const { name, useCost } = aiDataOf(own.type);
  const subject = { id: own.id, words: `${name} in ${own.room} (${useCost} energy)` };
  if (target === undefined) return { subject, verb: `Set off ${name}` };
  const victim = view.pirates.find(({ id }) => id === target);
  return victim ? { subject, verb: `Fire at ${pirateDataOf(victim.type).name}` } : { subject };
}

/** Ending is quiet; where something would be lost for good by it, it says so. */
function ending(view: BreachView): ActionDetail {
  const losses = [unprepared(view), deedsLost(view), rationsLost(view), energyLost(view)].filter(
    (loss) => loss !== undefined,
  );
  return { quiet: 'E', ...(losses.length > 0 && { warning: losses.join(', ') }) };
}

/** Whoever ends a set-up without the one thing that it is for has pressed a key by mistake. */
function unprepared({ phase, legal, units, pirates, activeGenerators }: BreachView): string | undefined {
  const could = (kind: Action['kind']) => legal.some((action) => action.kind === kind);
  if (phase === 'pirateSetup') return pirates.length === 0 && could('place') ? 'nobody is on board yet' : undefined;
  if (phase !== 'aiSetup') return undefined;
  if (units.length === 0 && could('place')) return 'nothing is installed yet';
  return activeGenerators === 0 && could('generator') ? 'no generator runs, so no energy comes in' : undefined;
}

/** The pirates that could still do something: every one that can attack, and one for each room that can be captured. */
function deedsLost({ legal, pirates }: BreachView): string | undefined {
  const actors = (kind: 'attack' | 'capture') =>
    pirates.filter(({ id }) => legal.some((action) => action.kind === kind && action.unit === id));
  const attackers = actors('attack').flatMap((actor) => pirates.filter((other) => areAlike(actor, other)));
  const prizes = new Set(actors('capture').map(({ room }) => room));
  const able = attackers.length + prizes.size;
  return able > 0 ? `${plural(able, 'pirate')} could still attack or capture` : undefined;
}

/** Members of one group [I1]: the options name only one of them. */
const areAlike = (one: SeenPirate, other: SeenPirate): boolean =>
  one.room === other.room && one.type === other.type && one.health === other.health && one.acted === other.acted;

/** What the running generators will give at the next wave and the Capacitor cannot hold. */
function energyLost({ phase, wave, settings, capacitor, activeGenerators }: BreachView): string | undefined {
  if (phase !== 'aiSetup' && phase !== 'aiWave') return undefined;
  if (wave === settings.waves) return undefined; // generators stop with the round
  const lost = capacitor + activeGenerators * settings.generatorOutput - settings.capacitorCap;
  return lost > 0 ? `${lost} energy would be lost: the Capacitor is full` : undefined;
}
