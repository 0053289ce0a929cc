import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOG, findGame } from '@orrery/catalog';
import { Match, type OptionField, parseOptions, viewersOf } from '@orrery/kernel';
import { expect, test } from 'vitest';

test('every game in the house is in the catalogue, the examples behind the others', () => {
  const folders = readdirSync(fileURLToPath(new URL('../games', import.meta.url)));
  const found = folders.map((id) => findGame(id));
  expect(found.map((entry) => entry?.id)).toEqual(folders);
  expect(CATALOG.map(({ id }) => id).sort()).toEqual(
    found.flatMap((entry) => (entry && !entry.unfinished ? [entry.id] : [])).sort(),
  );
  const examples = CATALOG.map(({ example }) => example === true);
  expect(examples).toEqual(examples.toSorted((a, b) => Number(a) - Number(b)));
});

test.for(readdirSync(fileURLToPath(new URL('../games', import.meta.url))))(
  '%s: what the catalogue shows is what is loaded',
  async (id) => {
    const entry = findGame(id);
    if (!entry) throw new Error(`${id} is not in the catalogue`);
    const [game, client] = await Promise.all([entry.load(), entry.client()]);
    const { title, seats } = entry;
    expect({ id: game.id, title: game.title, seats: game.seats }).toEqual({ id, title, seats });
    expect(client.text).toBe(game.text);
    expect(client.options).toBe(game.options);
    expect([id, entry.chance !== undefined]).toEqual([id, game.streams.length > 0]);
  },
);

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: players have names, not letters',
  async ([, entry]) => {
    const { text } = await entry.client();
    const names = Array.from({ length: entry.seats.max }, (_, seat) => text.seat(seat));
    expect(names.filter((name) => name.length < 3)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
);

/** As the page draws the seats. */
const COLOURS = ['Blue', 'Orange', 'Green', 'Pink', 'White', 'Yellow'];
const COLOUR = /^(?:Red|Blue|Orange|Green|Pink|Violet|Purple|White|Black|Yellow)$/;

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: who is named after a colour has it',
  async ([, entry]) => {
    const { text } = await entry.client();
    const names = Array.from({ length: entry.seats.max }, (_, seat) => text.seat(seat));
    expect(names.map((name, seat) => (COLOUR.test(name) ? name : COLOURS[seat]))).toEqual(
      COLOURS.slice(0, names.length),
    );
  },
);

test('the first page begins with the game that teaches fastest', () => {
  expect(CATALOG[0]?.title).toBe('Space Pirates');
});

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: every way to play that it names can be played, and so can what "Play now" starts',
  async ([, entry]) => {
    const { presets = [], first, seats } = entry;
    const game = await entry.load();
    for (const { name, options } of presets)
      expect([name, parseOptions(game.options, options, seats.min)]).toEqual([
        name,
        expect.objectContaining({ ok: true }),
      ]);
    if (presets.length > 0) expect(presets[0]).toMatchObject({ name: 'As printed', options: {} });
    if (first) expect(presets.map(({ name }) => name)).toContain(first.preset);
    expect(first?.seat ?? 0).toBeLessThan(first?.seats ?? seats.min);
  },
);

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: says how it is won, to every seat and to watchers',
  async ([, entry]) => {
    const game = await entry.load();
    const options = parseOptions(game.options, {}, entry.seats.min);
    if (!options.ok) throw new Error(options.problem);
    const match = new Match(game, { options: options.value, seats: entry.seats.min, seed: 'goal' });
    for (const viewer of viewersOf(entry.seats.min)) {
      const goal = game.text.goal?.(game.view(match.state, viewer), viewer);
      expect(goal?.words).toMatch(/^[A-Z].{8,75}[^.]$/);
      expect((goal?.brief ?? goal?.words ?? '').length).toBeLessThan(45);
    }
  },
);

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: every option has a name and a group, and every choice its words',
  async ([, entry]) => {
    const game = await entry.load();
    const { groups = [], value } = game.text.options ?? {};
    const named = Object.entries<OptionField>(game.options.fields).filter(
      ([name]) => !groups.some(({ table }) => table !== undefined && name.startsWith(`${table}.`)),
    );
    expect(groups.flatMap(({ options = {} }) => Object.keys(options)).sort()).toEqual(
      named.map(([name]) => name).sort(),
    );
    for (const words of groups.flatMap(({ name, options = {} }) => [name, ...Object.values(options)]))
      expect(words).toMatch(/^[A-Z][^:]{2,40}$/);
    for (const [name, { spec }] of named)
      for (const choice of spec.kind === 'choice' ? spec.choices : [])
        expect([name, choice, value?.(name, choice)]).toEqual([name, choice, expect.stringMatching(/^[A-Z]/)]);
  },
);
