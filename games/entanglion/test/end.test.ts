/** The page about the end: by power, by cargo, and a draw, from both sides. */
import { type Ending, Match, parseOptions, Random, toldIn } from '@orrery/kernel';
import { endingOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { EndReason } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { entanglion } from '../src/index.ts';
import type { EntanglionView } from '../src/seen.ts';
import { end } from '../src/text/end-page.ts';
import { turn } from '../src/text/end-turns.ts';

type End = Ending<EntanglionView, Event>;

/** A game of scripted players of some rounds that ends so. */
function ended(reason: EndReason): End {
  const parsed = parseOptions(entanglion.options, { roundLimit: reason === 'quantum-power' ? 4 : 3 }, 2);
  if (!parsed.ok) throw new Error(parsed.problem);
  for (let game = 0; game < 200; game++) {
    const match = new Match(entanglion, { options: parsed.value, seats: 2, seed: `end ${game}` });
    const random = Random.from(`end ${game}`);
    while (match.decisions.length > 0) {
      const [{ seat } = { seat: 0 }] = match.decisions;
      match.act(seat, entanglion.bot.choose(entanglion.view(match.state, seat), seat, random));
    }
    if (match.outcome?.reason === reason) return endingOf(match) as End; // this game's match
  }
  throw new Error(`no game ends with ${reason}`);
}

const sums = (told: End) =>
  end(told, 0).score?.parts.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0));

test('by Quantum Power: since when, and where most of the lead came from', () => {
  const told = ended('quantum-power');
  const winner = told.outcome.ranks.indexOf(1);
  const words = end(told, winner);
  const [a = 0, b = 0] = told.outcome.scores ?? [];
  expect(words.by).toBe(`${Math.abs(a - b)} Quantum Power ahead after ${told.view.round} rounds`);
  expect(words.decided).toMatch(
    /^You (took the lead|were ahead) .*\. Most of the lead came from (components|pirates|\w+’s bonus), \d+ to \d+.*\.$/,
  );
  expect(end(told, 1 - winner).decided).toMatch(/^(Rubicon & Mercurial|Grenada & Yearling) (took the lead|was ahead)/);
  expect(sums(told)).toEqual(told.outcome.scores);
});

test('by cargo', () => {
  const told = ended('resources');
  const winner = told.outcome.ranks.indexOf(1);
  expect(end(told, winner).by).toMatch(/^Level on Quantum Power after 3 rounds, with more cargo aboard: \d+ to \d+$/);
  expect(end(told, winner).decided).toMatch(/^Both have \d+ Quantum Power, so cargo aboard decides: (\d+) to (\d+)\.$/);
  expect(sums(told)).toEqual(told.outcome.scores);
});

test('a turn is told by what counts most in it', () => {
  const told = ended('quantum-power');
  const events: Event[] = [
    { kind: 'mined', seat: 1, planet: 'zero', cargo: [1, 0, 0] } as unknown as Event,
    { kind: 'joined', seat: 1, pirate: 'nova', how: 'hired', price: null } as unknown as Event,
  ];
  const stretch = { told: toldIn([events]), change: [-0.1, 0.1] };
  expect(turn(stretch, told, 1)).toEqual({ words: 'Nova joins you', place: { move: 0, at: 1 } });
  expect(turn(stretch, told, 0)?.words).toBe('Nova joins Grenada & Yearling');
});
