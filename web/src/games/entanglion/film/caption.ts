/** The words and lengths of a film's pictures. The seat's sign stands beside them, so they do not name it. */
import {
  COMPONENT_NAMES,
  type EntanglionView,
  EVENT_DATA,
  type Event,
  ENGINE_NAMES,
  isGate,
  PIRATE_DATA,
  PLANET_DATA,
  POSITION_DATA,
  text,
  TOKEN_DATA,
  totalOf,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { Caption } from '../../board.ts';
import { shortName } from '../cards/card.tsx';
import type { EntanglionProps } from '../props.ts';

/** How long what happened is to be seen, at speed 1. */
const LENGTHS: Partial<Record<Event['kind'], number>> = {
  revealed: 620,
  moved: 820,
  stayed: 500,
  failed: 1100,
  met: 900,
  rolled: 900,
  decided: 1200,
  looted: 900,
  discovered: 900,
  gained: 620,
  mined: 700,
  joined: 900,
  bought: 900,
  announced: 1100,
  negated: 1000,
  guessed: 1100,
  roundStarted: 700,
  placed: 380,
  interfered: 900,
  centarious: 900,
  noise: 900,
};
const SHORTEST_MS = 260;

/** What comes of something told before it, and belongs to it. */
const SEQUELS: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'gained',
  'decided',
  'drewEngine',
  'drewEvent',
  'finished',
  'reshuffled',
  'filled',
  'actionsBegun',
]);

export function caption(events: EntanglionProps['events'], view: EntanglionView): Caption {
  const known = events.filter((event) => event !== null);
  const first = known.find(({ kind }) => !SEQUELS.has(kind));
  const ms = Math.max(SHORTEST_MS, ...known.map(({ kind }) => LENGTHS[kind] ?? 0));
  if (!first) return { ms };
  return {
    ms,
    chapter: chapterOf(view, first),
    words: wordsOf(first, view),
    ...('seat' in first && { seat: first.seat }),
  };
}

function chapterOf({ phase, round, active }: EntanglionView, event: Event): string {
  if (event.kind === 'revealed') return `Slot ${event.slot}`;
  switch (phase) {
    case 'setup':
      return 'Set-up';
    case 'roundStart':
      return `Round ${round}`;
    case 'navigate':
      return 'Navigate';
    case 'resolve':
      return active ? `Slot ${active.slot}` : 'Action';
    case 'cleanup':
      return 'Clean-up';
    default:
      return 'The end';
  }
}

/** A PROBE with nothing to do is not asked about, and would pass without a word. */
function probeWords(seat: Seat, view: EntanglionView): string {
  const player = view.players[seat];
  if (!player) return '';
  const { planets, cargo, position } = player;
  const { joint } = POSITION_DATA[position];
  const known = view.ring.find(({ planet }) => planet === joint);
  const isFree = view.options.hireCost === 0 && known?.token?.startsWith('outpost');
  const something =
    totalOf(cargo) > 0 || known?.token === null || isFree || planets.some((planet) => totalOf(view.orbit[planet]) > 0);
  return something ? '' : `: nothing to do at ${planets.map((planet) => PLANET_DATA[planet].name).join(' and ')}`;
}

function wordsOf(event: Event, view: EntanglionView): string {
  switch (event.kind) {
    case 'revealed':
      return `turns up ${shortName(event.card)}${isGate(event.card) ? '' : probeWords(event.seat, view)}`;
    case 'failed':
      return `${ENGINE_NAMES[event.gate]}: no path`;
    case 'placed':
      return event.card ? `queues ${shortName(event.card)}` : 'queues a card';
    case 'passed':
      return 'passes';
    case 'met':
      return 'Encounter';
    case 'rolled':
      return event.again ? `again: ${event.face}` : `rolls ${event.face}`;
    case 'looted':
      return 'takes loot';
    case 'announced':
      return EVENT_DATA[event.event].name;
    case 'negated':
      return `${EVENT_DATA[event.event].name} cancelled`;
    case 'discovered':
      return `finds ${TOKEN_DATA[event.token].name}`;
    case 'mined':
      return `mines ${PLANET_DATA[event.planet].name}${event.left > 0 ? ', the holds are full' : ''}`;
    case 'joined':
      return `${PIRATE_DATA[event.pirate].name.split(' ')[0]} joins${event.qp > 0 ? `, +${event.qp} power` : ''}`;
    case 'bought':
      return `buys ${COMPONENT_NAMES[event.component]}`;
    case 'roundStarted':
      return `Round ${event.round} begins`;
    default:
      return text.event(event).split(/[.:;]/)[0]?.trim() ?? '';
  }
}
