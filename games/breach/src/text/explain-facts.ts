/** What the numbers beside the names mean, by their labels. */
import type { Explanation } from '@orrery/kernel';
import { AI_UNITS } from '../data.ts';
import type { BreachView } from '../view.ts';
import { nextCharge } from './energy.ts';

type Words = Omit<Explanation, 'name'>;

/** The least and the most that a use costs. */
const COSTS = AI_UNITS.map(({ useCost }) => useCost);
const USE_COST = `${Math.min(...COSTS)} to ${Math.max(...COSTS)} energy`;

const FACTS: Readonly<Record<string, (view: BreachView) => Words>> = {
  Energy: (view) => ({
    kind: 'what the ship pays with',
    what: `In each wave, when the pirates have acted, the ship may strike as often as it can pay: each strike costs ${USE_COST}, by the unit. Without energy it does nothing. It installs units and starts generators with it, too.`,
    facts: [
      ['Reactor', String(view.reactor)],
      ['Capacitor', `${view.capacitor} of ${view.settings.capacitorCap}`],
    ],
    now: comingText(view),
    rule: 'D1',
  }),
  Reactor: ({ settings }) => ({
    kind: 'energy of the ship',
    what: `Energy without a limit: ${settings.reactorPerRound} more at the start of every round. It pays what the Capacitor cannot. Units are installed, generators started and every shot fired with energy.`,
    use: 'save it for the waves in which pirates stand before your strongest units.',
    rule: 'E1',
  }),
  Capacitor: ({ settings }) => ({
    kind: 'energy of the ship',
    what: `Holds at most ${settings.capacitorCap} energy and pays first. Running generators fill it at the start of each wave. Each shot of the ship costs some of it.`,
    careful: 'what does not fit is lost, so spend before the next wave comes in.',
    rule: 'E2',
  }),
  Generators: ({ settings }) => ({
    kind: 'running, of all the ship has',
    what: `Each running one gives ${settings.generatorOutput} energy in every wave of this round. Starting one costs ${settings.generatorCost}. Each shot of the ship is paid with this energy.`,
    careful: 'all of them stop when the round ends.',
    rule: 'E4',
  }),
  'Next wave': ({ settings }) => ({
    kind: 'energy to come',
    what: `What the running generators will put into the Capacitor when the next wave starts, ${settings.generatorOutput} each, and how much of it would be lost because it is full.`,
    careful: 'generators run for one round only: in the next they have to be started anew, for energy.',
    rule: 'T3',
  }),
  'Next round': ({ settings }) => ({
    kind: 'energy to come',
    what: 'What the Reactor gains when the next round starts. The generators stop with this wave: from the next round on they give energy only if the ship starts them anew.',
    facts: [['To start one', `${settings.generatorCost} energy`]],
    rule: 'T2',
  }),
  'Hidden on board': () => ({
    kind: 'units of the ship',
    what: 'Installed and still face down. They are shown when a pirate enters their room, and cannot strike before.',
    rule: 'H1',
  }),
  Revealed: () => ({
    kind: 'units of the ship',
    what: 'Installed and face up: everybody knows what they are, for the rest of the game.',
    rule: 'W3',
  }),
  'Not yet placed': () => ({
    kind: 'units of the ship',
    what: 'Still in store. The ship can install them in any of its set-ups, for energy.',
    rule: 'A2',
  }),
  Destroyed: () => ({
    kind: 'units of the ship',
    what: 'Destroyed by pirates and gone for good.',
    rule: 'B7',
  }),
  Rations: ({ settings }) => ({
    kind: 'what pirates are hired with',
    what: `${settings.rationsBase} in every set-up${settings.rationsPerRoom > 0 ? `, and ${settings.rationsPerRoom} more for each captured room` : ''}.`,
    ...(settings.rationsKept ? {} : { careful: 'what is left when the next set-up begins is lost.' }),
    rule: 'P1',
  }),
  Breaches: () => ({
    kind: 'holes in the hull',
    what: 'Rooms in which pirates come aboard: the one they begin with and every room they have captured.',
    use: 'capture edge rooms on the way to the bridge: new pirates then start closer.',
    rule: 'B5',
  }),
  Crew: () => ({
    kind: 'pirates',
    what: 'Pirates alive and aboard the ship.',
    use: 'on the bridge you need one for each guard and one more to capture, breakers of turrets and of traps. Bring some more: some will be shot.',
    rule: 'B3',
  }),
  'Yet to act': () => ({
    kind: 'pirates',
    what: 'Pirates that have not moved, attacked or captured in this wave.',
    careful: 'each may act once in a wave; when you end it, those that did nothing have lost their turn.',
    rule: 'W1',
  }),
  Lost: () => ({ kind: 'pirates', what: 'Killed by turrets and traps.', rule: 'D4' }),
};

function comingText(view: BreachView): string {
  const next = nextCharge(view);
  if (!next) return 'Nothing comes after this wave.';
  if (next.when === 'round') return `The next round brings ${next.given}, and the generators have to be started anew.`;
  return `The next wave brings ${next.given}, from ${view.activeGenerators} running ${view.activeGenerators === 1 ? 'generator' : 'generators'}${next.lost > 0 ? `; ${next.lost} of it would not fit` : ''}.`;
}

export function explainFact(label: string, view: BreachView): Explanation | undefined {
  const words = FACTS[label]?.(view);
  return words && { name: label, ...words };
}
