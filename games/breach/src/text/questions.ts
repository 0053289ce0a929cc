/** What is asked in each phase, with the numbers that the answer needs. */
import { plural } from '@orrery/kernel';
import { type AskPhase, CHEAPEST, MAPS, pirateDataOf } from '../data.ts';
import type { SeenPirate } from '../state.ts';
import type { BreachView } from '../view.ts';
import { bridgeGuards, hiringForBridge, hurry } from './bridge.ts';
import { energyLeft, energyOf, strikesBack } from './energy.ts';

/** What the asked seat reads, and what everybody else does. */
export function questions(view: BreachView): Readonly<Record<AskPhase, readonly [string, string]>> {
  const { wave } = view;
  return {
    aiSetup: [
      `Prepare the ship: start generators and install units. ${energyLeft(view)}.`,
      'The A.I. prepares the ship.',
    ],
    pirateSetup: [hiring(view), 'The pirates hire a crew.'],
    pirateWave: [`Wave ${wave}: ${piratesTask(view)}`, `Wave ${wave}: the pirates act.`],
    aiWave: [
      `Wave ${wave}: strike at pirates as often as you can pay. ${energyLeft(view)}.`,
      `Wave ${wave}: the A.I. strikes back.`,
    ],
  };
}

/** Where all breaches are full the set-up ends by itself [T5], whatever is left to spend. */
function hiring(view: BreachView): string {
  const { breaches, pirates, rations, settings } = view;
  const inBreaches = pirates.filter(({ room }) => breaches.includes(room)).length;
  const space = breaches.length * settings.pirateCapacity - inBreaches;
  const bridge = hiringForBridge(view);
  return `Hire your crew: ${plural(rations, 'ration')}, room for ${space}.${bridge === undefined ? '' : ` ${bridge}`}`;
}

function piratesTask(view: BreachView): string {
  if (isLastDeed(view)) {
    const energy = energyOf(view);
    return `one pirate has yet to act, then the ${energy === 0 ? 'wave ends' : `ship strikes back with ${energy} energy`}.`;
  }
  const winner = winnerIn(view);
  if (winner)
    return `nothing guards the bridge: your ${pirateDataOf(winner.type).name} in ${winner.room} can capture it and win.`;
  if (!isLastWave(view)) return `${task(view)}. ${strikesBack(view)}`;
  // The ship's part of it is not played [G3], and whoever is not on the bridge by now comes too late.
  return bridgeGuards(view) > 0 && canActThere(view)
    ? `${task(view)}. This is the last wave.`
    : 'this is the last wave, and the bridge is out of reach.';
}

const onBridge = ({ map, pirates }: BreachView): readonly string[] =>
  pirates.filter(({ room }) => room === MAPS[map].bridge).map(({ id }) => id);

const canActThere = ({ map, pirates }: BreachView): boolean =>
  pirates.some(({ room, acted }) => !acted && room === MAPS[map].bridge);

/** Who can take the bridge now: of several the first in the order of the rules. */
function winnerIn(view: BreachView): SeenPirate | undefined {
  const there = onBridge(view);
  const capture = view.legal.find((action) => action.kind === 'capture' && there.includes(action.unit));
  return view.pirates.find(({ id }) => capture?.kind === 'capture' && id === capture.unit);
}

/** On the bridge there is only one thing to do, by pirates who have not acted in this wave [W1]. */
function task(view: BreachView): string {
  if (onBridge(view).length === 0) return onTheWay(view);
  const guards = bridgeGuards(view);
  if (guards > 0 && !canActThere(view)) return 'those on the bridge have acted, and attack in the next wave';
  if (guards > 0) return `break the ${guards === 1 ? 'unit' : `${guards} units`} on the bridge, then capture it`;
  return 'hold the bridge until the next wave, then capture it';
}

function onTheWay(view: BreachView): string {
  if (view.pirates.length > 0 && view.pirates.every(({ acted }) => acted))
    return 'all have acted, so hire for the next wave or end this one';
  const late = hurry(view);
  return late
    ? `hurry to the bridge, ${plural(late.doors, 'door')} away: ${plural(late.waves, 'wave')} left`
    : ANY_DEED;
}

const ANY_DEED = 'move, attack or capture, each once';

/** One pirate has yet to act and nobody can be paid for: the wave then ends by itself [T5]. */
function isLastDeed(view: BreachView): boolean {
  const { pirates, rations } = view;
  const waiting = pirates.filter(({ acted }) => !acted);
  return waiting.length === 1 && onBridge(view).length === 0 && rations < CHEAPEST && !isLastWave(view);
}

const isLastWave = ({ round, wave, settings }: BreachView): boolean =>
  round === settings.rounds && wave === settings.waves;
