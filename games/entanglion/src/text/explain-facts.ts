/** What the numbers beside the names mean, by seat and label. */
import { type Explanation, plural, type Seat, type Viewer } from '@orrery/kernel';
import { COMPONENT_NAMES, COMPONENT_PHYSICS, COMPONENTS } from '../data.ts';
import type { Power } from '../events.ts';
import type { EntanglionView } from '../seen.ts';
import { pirateHelp } from './card-words.ts';
import { explainFleet } from './explain-map.ts';
import { pirateShort, withoutPath } from './words.ts';

const FACTS: Readonly<Record<string, (view: EntanglionView, seat: Seat) => Omit<Explanation, 'name'>>> = {
  'Quantum Power': ({ players }, seat) => ({
    kind: 'score',
    what: 'Points from components, one for each pirate, and a bonus: Compadre and Clarence add to it, Neva takes from it. More of it after the last round wins.',
    now: `${powerWords(players[seat]?.power)}.`,
    use: 'buy components at the Depot: they are worth most.',
    rule: 'V1',
  }),
  Cargo: () => ({ kind: 'resources aboard', what: 'How many of the fleet’s holds are full.', rule: 'C6' }),
  Holds: () => ({
    kind: 'resources aboard',
    what: 'What the fleet carries: discs are copper, triangles helium‑3, hexagons niodium. If the fleets tie, more cargo wins.',
    rule: 'V3',
  }),
  Pirates: ({ options, players }, seat) => {
    const { pirateCapacity, pirateQp } = options;
    const crew = players[seat]?.pirates ?? [];
    const worth = pirateQp > 0 ? ` and is worth ${pirateQp} Quantum Power` : '';
    return {
      kind: 'crew',
      what: `A fleet has room for ${pirateCapacity}. Each has a talent of its own${worth}.`,
      ...(crew.length > 0 && {
        now: crew.map((pirate) => `${pirateShort(pirate)}: ${pirateHelp(pirate, options)}`).join(' '),
      }),
      rule: 'A4',
    };
  },
  Components: () => ({
    kind: 'built',
    what: 'Parts of the quantum computer that this fleet has bought. They are worth Quantum Power, do nothing else, and are never lost.',
    rule: 'A5',
  }),
  'Engine control': ({ options }) => ({
    kind: 'cards queued',
    what: `Up to ${plural(options.engineSlots, 'card')}, face down. They are revealed one by one and fly the fleet.`,
    careful: withoutPath(options),
    rule: 'N1',
  }),
  Hands: ({ options }) => ({
    kind: 'cards',
    what: `Engine cards fly the fleet. Event cards are tricks that work once, each at the moment that it names; at most ${options.eventHandLimit} are kept.`,
    rule: 'C9',
  }),
  'You know': () => ({
    kind: 'cards of the other fleet',
    what: 'Event cards that you know the other fleet holds.',
    rule: 'H4',
  }),
  'Goes first': () => ({
    kind: 'first player',
    what: 'Queues and reveals first in this round. In the next round it is the other fleet’s turn.',
    rule: 'T5',
  }),
};

/** "Components 4, pirates 2, bonus 1". */
function powerWords({ components = 0, pirates = 0, bonus = 0 }: Partial<Power> = {}): string {
  const sign = bonus < 0 ? '−' : '';
  return `Components ${components}, pirates ${pirates}, bonus ${sign}${Math.abs(bonus)}`;
}

/** `name`: "0 Cargo". */
export function explainFact(name: string, view: EntanglionView, viewer: Viewer): Explanation | undefined {
  const [seat, label = ''] = name.split(/ (.*)/);
  if (label === 'At') return explainFleet(Number(seat), view, viewer);
  const component = COMPONENTS.find((id) => COMPONENT_NAMES[id] === label);
  if (component) return { name: label, kind: 'component', what: COMPONENT_PHYSICS[component], rule: 'C10' };
  const words = FACTS[label]?.(view, Number(seat));
  return words && { name: label, ...words };
}
