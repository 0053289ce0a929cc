/** Every game, one entry each. The rules and the words are loaded when they are needed. */
import type { Game, GameText, Action, View, GameEvent } from '@orrery/kernel';

/** What a screen loads of a game: words and types, no rules. */
export interface GameClient {
  readonly text: GameText<Action, View, GameEvent>;
}

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly length: string;
  load(): Promise<Game>;
  client(): Promise<GameClient>;
}

export const CATALOG: readonly GameEntry[] = [
  {
    id: 'breach',
    title: 'Breach',
    tagline: 'Board the ship, or be the ship and hide the guns.',
    seats: { min: 2, max: 2 },
    length: '10 rounds, 30 min',
    load: async () => (await import('@orrery/breach')).breach,
    client: () => import('@orrery/breach/client'),
  },
  {
    id: 'dogfight',
    title: 'Space Pirates',
    tagline: 'Two to six pilots, eight headings, and an edge that nobody comes back from.',
    seats: { min: 2, max: 6 },
    length: '10–30 rounds, 40 min',
    load: async () => (await import('@orrery/dogfight')).dogfight,
    client: () => import('@orrery/dogfight/client'),
  },
  {
    id: 'entropy',
    title: 'Entropy Rally',
    tagline: 'Program your ships in secret, then watch it all go wrong together.',
    seats: { min: 2, max: 6 },
    length: '7–10 eras, 60 min',
    load: async () => (await import('@orrery/entropy')).entropy,
    client: () => import('@orrery/entropy/client'),
  },
  {
    id: 'connect-four',
    title: 'Connect Four',
    tagline: 'Drop discs, line up four. The game that shows how a game is written.',
    seats: { min: 2, max: 2 },
    length: '5 min',
    load: async () => (await import('@orrery/connect-four')).connectFour,
    client: () => import('@orrery/connect-four/client'),
  },
];

export function findGame(id: string): GameEntry | undefined {
  return CATALOG.find((entry) => entry.id === id);
}
