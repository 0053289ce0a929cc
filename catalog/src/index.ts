/** The shelf of games: what is shown of each, and how to load it. Rules and words are loaded when they are needed. */
import type { Action, Game, GameEvent, GameText, Json, Lesson, OptionsSchema, Seat, View } from '@orrery/kernel';
import * as games from './games.ts';

/** What a screen loads of a game: words, types and options, no rules. */
export interface GameClient {
  readonly options: OptionsSchema;
  readonly text: GameText<Action, View, GameEvent>;
  readonly lesson?: Lesson;
}

/** A way to play a game that has a name: options to begin with, the game's own rules first. */
export interface GamePreset {
  readonly name: string;
  /** What is different, in a sentence. */
  readonly words: string;
  readonly length: string;
  readonly options: { readonly [name: string]: Json };
}

/** What "Play now" starts: a side and a way to play that a beginner can enjoy. */
export interface FirstMatch {
  /** The name of one of the presets. */
  readonly preset: string;
  readonly seat: Seat;
  readonly seats?: number;
}

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** For screens on which the title has no room. */
  readonly shortTitle?: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly length: string;
  /** What chance decides in it, after the word "fair"; nothing where nothing is random. */
  readonly chance?: 'dice' | 'deal';
  readonly presets?: readonly GamePreset[];
  readonly first?: FirstMatch;
  /** Its guided first game, if it has one. */
  readonly lesson?: Pick<Lesson, 'title' | 'minutes'>;
  /** How soon a beginner enjoys it, from 1 on: the first page shows the games in this order. */
  readonly ease?: number;
  /** It is here to show how a game is written, and stands behind the others. */
  readonly example?: boolean;
  /** Its rules are here, but its board is not drawn yet: it is found by its id and not shown on the first page. */
  readonly unfinished?: boolean;
  load(): Promise<Game>;
  client(): Promise<GameClient>;
}

type Given = GamePreset['options'];

/** A game, or what a screen has of it. */
type WithOptions = Pick<GameClient, 'options'>;

/** The way to play that has exactly these options; what is left out is as printed. */
export function presetOf(game: WithOptions, presets: readonly GamePreset[], given: Given): GamePreset | undefined {
  const { fields } = game.options;
  const same = (options: Given, name: string) =>
    JSON.stringify(options[name] ?? fields[name]?.default) === JSON.stringify(given[name] ?? fields[name]?.default);
  return presets.find(({ options }) => Object.keys(fields).every((name) => same(options, name)));
}

/** Those options that are not as printed. */
export function changesIn(game: WithOptions, given: Given): Given {
  const isChanged = ([name, value]: readonly [string, Json]) =>
    JSON.stringify(value) !== JSON.stringify(game.options.fields[name]?.default);
  return Object.fromEntries(Object.entries(given).filter(isChanged));
}

const ENTRIES: readonly GameEntry[] = Object.values(games);

/** A beginner goes through the shelf from left to right. */
const byEase = (a: GameEntry, b: GameEntry): number => (a.ease ?? 9) - (b.ease ?? 9);

const SHOWN = ENTRIES.filter(({ unfinished }) => !unfinished).toSorted(byEase);

/** The games that are shown, the examples behind the others. */
export const CATALOG: readonly GameEntry[] = [
  ...SHOWN.filter(({ example }) => !example),
  ...SHOWN.filter(({ example }) => example),
];

export function findGame(id: string): GameEntry | undefined {
  return ENTRIES.find((entry) => entry.id === id);
}
