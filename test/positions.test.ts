/**
 * Positions from outside. A state of a real game with one part changed is refused with a reason, or is one that can be played
 * to its end: it never hangs and never fails in the rules later. Every real state is taken.
 */
import { CATALOG, findGame } from '@orrery/catalog';
import { type Game, Match, parseOptions, parsePosition, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';

type Parts = Record<string, unknown>;

/** Ways to spoil a part of a state. */
const CHANGES: readonly ((of: Parts, key: string) => void)[] = [
  (of, key) => (of[key] = 1e9),
  (of, key) => (of[key] = -7),
  (of, key) => (of[key] = null),
  (of, key) => (of[key] = 'x'),
  (of, key) => (of[key] = typeof of[key] === 'number' ? of[key] + 1 : 3),
  (of, key) => (Array.isArray(of) ? void of.splice(Number(key), 1) : delete of[key]),
  (of) => (Array.isArray(of) ? void of.push(7) : (of['more'] = 5)),
];
/** Of the longest games one is enough. */
const GAMES: Readonly<Record<string, number>> = { cosmos: 1, entanglion: 1 };
const GAMES_USUALLY = 3;
const CHANGES_EACH = 25;
const ACTIONS_MOST = 20_000;

/** Every part of a state, as what it is in and its key there. */
function partsOf(value: unknown): (readonly [Parts, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Parts;
  return Object.keys(of).flatMap((key) => [[of, key] as const, ...partsOf(of[key])]);
}

function playOn(match: Match, random: Random, see?: (state: unknown) => void): void {
  while (!match.outcome) {
    if (match.entries.length > ACTIONS_MOST) throw new Error('it does not end');
    const { seat } = random.pick(match.decisions);
    match.act(seat, random.pick(match.game.legal(match.state, seat)));
    see?.(match.state);
  }
}

function spoil(game: Game, number: number, random: Random): void {
  const { min, max } = game.seats;
  const seats = min + (number % (max - min + 1));
  const options = parseOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const setup = { options: options.value, seats, seed: `${number}` };
  const states: string[] = [];
  playOn(new Match(game, setup), random, (state) => states.push(JSON.stringify(state)));
  for (let change = 0; change < CHANGES_EACH; change++) {
    const text = random.pick(states);
    if (change % 5 === 0) expect(parsePosition(game, setup, JSON.parse(text))).toMatchObject({ ok: true });
    const spoiled: unknown = JSON.parse(text);
    const [of, key] = random.pick(partsOf(spoiled));
    random.pick(CHANGES)(of, key);
    const parsed = parsePosition(game, setup, spoiled);
    if (parsed.ok) playOn(new Match(game, { ...setup, position: parsed.value }), random);
    else expect(parsed.problem).toMatch(/^this is no position of .+: ./);
  }
}

test.for(CATALOG.map(({ id }) => id))('%s', async (id) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`there is no ${id}`);
  const random = Random.from(`positions of ${id}`);
  for (let number = 0; number < (GAMES[id] ?? GAMES_USUALLY); number++) spoil(game, number, random);
});
