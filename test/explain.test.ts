/** Everything that a board can show has words: cards, pieces, tiles, places and numbers of every game, as printed and in play. */
import { readFileSync } from 'node:fs';
import { AI_TYPES, type BreachView, PIRATE_TYPES } from '@orrery/breach/client';
import { CATALOG, type GameEntry } from '@orrery/catalog';
import { ALIENS, BOARDS, CARD_KINDS, type CosmosView, PURCHASES, RESOURCES, STONES } from '@orrery/cosmos/client';
import { type DogfightView, MANNERS, STATS, TEMPLATE_IDS } from '@orrery/dogfight/client';
import {
  COMPONENTS,
  EVENTS,
  OUTPOSTS,
  PATHS,
  PIRATES,
  PLANETS,
  RESOURCES as CARGO,
  SLOT_CARDS,
} from '@orrery/entanglion/client';
import { CARD_IDS, type EntropyView, shipName, TILE_IDS } from '@orrery/entropy/client';
import { type Game, Match, parseOptions, Random, type View, type Viewer, viewersOf } from '@orrery/kernel';
import { expect, test } from 'vitest';

const all = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind} ${id}`);

/** By game: what it shows at any time, and what it shows in a position. Views are those of their game. */
const SUBJECTS: Readonly<Record<string, (view: View) => readonly string[]>> = {
  entropy: (view) => {
    const { tiles, ships } = view as EntropyView;
    return [
      ...all('card', CARD_IDS),
      ...all('tile', TILE_IDS),
      ...all('hex', ['99,99', ...tiles.map(({ q, r }) => `${q},${r}`)]),
      ...ships.map(({ seat, nr }) => `ship ${shipName(seat, nr)}`),
      'entropy',
      'progress',
    ];
  },
  breach: (view) => {
    const { units, pirates, faceDown } = view as BreachView;
    return [
      ...AI_TYPES.map((type) => `install:${type}`),
      ...PIRATE_TYPES.map((type) => `hire:${type}`),
      ...[...units, ...pirates, ...faceDown].map(({ id }) => id),
      ...all('room', ['C1', 'C2', 'C5', 'B2', 'A2', 'D5']),
      'wall',
      'door',
      'stock',
      'generator',
      'progress',
    ];
  },
  dogfight: (view) => [
    ...all(
      'ship',
      (view as DogfightView).ships.map(({ id }) => id),
    ),
    ...MANNERS.flatMap((manner) => all(`fly ${manner}`, TEMPLATE_IDS)),
    ...all('manner', MANNERS),
    ...all('stat', STATS),
    'edge',
    'progress',
  ],
  cosmos: (view) => {
    const { board, players, discard } = view as CosmosView;
    return [
      ...all('site', BOARDS[board].sites),
      ...all('card', [...CARD_KINDS, ...discard, ...players.flatMap(({ known }) => known)]),
      ...all('alien', ALIENS),
      ...all('stone', STONES),
      ...all('buy', PURCHASES),
      ...all('token', RESOURCES),
      'fortress',
      'deck',
      'points',
      'progress',
    ];
  },
  entanglion: () => [
    ...all('planet', PLANETS),
    ...all('card', SLOT_CARDS),
    ...all('event', EVENTS),
    ...all('pirate', PIRATES),
    ...all('component', COMPONENTS),
    ...all('resource', CARGO),
    ...all('outpost', OUTPOSTS),
    ...all('fleet', ['0', '1']),
    'depot',
    'events',
    ...all('pile', ['engine', 'events']),
    ...all(
      'path',
      PATHS.map(({ ends }) => ends.join(' ')),
    ),
    'paths',
    'progress',
  ],
  'connect-four': () => [...all('column', ['0', '3', '6']), 'fact 0 Discs', 'progress'],
  'liars-dice': () => ['outline Bid', 'outline Blue', 'outline Orange', 'outline Wild', 'outline Last challenge', '1'],
};

const GAMES = CATALOG.map((entry) => [entry.id, entry] as const);

/** Some positions of a match that the scripted player plays against itself, with those who look at them. */
function* positions(game: Game, entry: GameEntry): Generator<{ view: View; viewer: Viewer }> {
  const options = parseOptions(game.options, {}, entry.seats.min);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats: entry.seats.min, seed: 'explain' });
  const random = Random.from('explain');
  for (let move = 0; move < 120 && match.decisions.length > 0; move++) {
    if (move % 17 === 0)
      for (const viewer of viewersOf(entry.seats.min)) yield { view: game.view(match.state, viewer), viewer };
    const { seat } = match.decisions[0]!;
    match.act(seat, game.bot.choose(game.view(match.state, seat), seat, random));
  }
}

test.for(GAMES)('%s: whatever it shows is explained, in the same few parts', async ([id, entry]) => {
  const game = await entry.load();
  const rules = readFileSync(new URL(`../games/${id}/RULES.md`, import.meta.url), 'utf8');
  const subjectsOf = SUBJECTS[id];
  if (!subjectsOf) throw new Error(`what does ${id} show?`);
  for (const { view, viewer } of positions(game, entry))
    for (const subject of subjectsOf(view)) {
      const found = game.text.explain?.(subject, view, viewer);
      if (!found) throw new Error(`${id} has no words for '${subject}'`);
      const { name, kind, what, facts = [], now, use, careful, rule } = found;
      expect([subject, name]).toEqual([subject, expect.stringMatching(/^\S.{0,40}$/)]);
      expect([subject, kind]).toEqual([subject, expect.stringMatching(/^\S.{2,60}$/)]);
      expect([subject, what]).toEqual([subject, expect.stringMatching(/^[A-Z].{9,}\.$/)]);
      for (const sentence of [now].filter((words) => words !== undefined)) expect(sentence).toMatch(/^\S.*\.$/);
      for (const advice of [use, careful].filter((words) => words !== undefined))
        expect([subject, advice]).toEqual([subject, expect.stringMatching(/^[\p{L}\d].*\.$/u)]);
      for (const [label, value] of facts) expect(`${label}: ${value}`).toMatch(/^[A-Z][^:]*: \S/);
      expect(JSON.stringify(found)).not.toMatch(/undefined|NaN|\[object/);
      expect([subject, rule, rule !== undefined && rules.includes(`**${rule}**`)]).toEqual([subject, rule, true]);
    }
});

test.for(GAMES)('%s: what it does not show has no words, and does no harm', async ([, entry]) => {
  const game = await entry.load();
  for (const { view, viewer } of positions(game, entry))
    for (const subject of ['', 'card', 'card nonsense', 'hex', 'hex x,y', 'room Z9', 'fact 0 Nothing', 'constructor'])
      expect(() => game.text.explain?.(subject, view, viewer)).not.toThrow();
});
