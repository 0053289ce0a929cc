/** The page about the end: both ends, from both sides, with the numbers. */
import { defaultOptions, type Ending, Match, parseOptions, Random, toldIn, toldOf } from '@orrery/kernel';
import { endingOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { AI, type EndReason, PIRATES } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { breach } from '../src/index.ts';
import { end } from '../src/text/end.ts';
import { turn } from '../src/text/end-turns.ts';
import type { BreachView } from '../src/view.ts';

type End = Ending<BreachView, Event>;

/** A game of scripted players on the Cutter that ends so. */
function ended(reason: EndReason): End {
  const parsed = parseOptions(breach.options, { map: 'cutter' }, 2);
  if (!parsed.ok) throw new Error(parsed.problem);
  for (let game = 0; game < 60; game++) {
    const match = new Match(breach, { options: parsed.value, seats: 2, seed: `end ${game}` });
    const random = Random.from(`end ${game}`);
    while (match.decisions.length > 0) {
      const [{ seat } = { seat: 0 }] = match.decisions;
      match.act(seat, breach.bot.choose(breach.view(match.state, seat), seat, random));
    }
    if (match.outcome?.reason === reason) return endingOf(match) as End; // this game's match
  }
  throw new Error(`no game ends with ${reason}`);
}

test('the bridge falls: who took it, the last unit there, and the energy that was left', () => {
  const told = ended('bridgeCaptured');
  const words = end(told, PIRATES);
  expect(words.by).toMatch(/^The bridge fell in wave \d of round \d+(, \d rounds? before the end|, the last)$/);
  expect(words.decided).toMatch(
    /^Your \w+ captured the bridge\. The A\.I\.(’s last unit there, an? .+, was destroyed in round \d+, wave \d, and the A\.I\.)? had \d+ energy left/,
  );
  expect(end(told, AI).decided).toMatch(
    /^An? \w+ captured the bridge\. You(r last unit there.* you)? had \d+ energy left/,
  );
  expect(told.moves[words.place?.move ?? 0]?.[words.place?.at ?? 0]).toMatchObject({ kind: 'bridgeCaptured' });
  const last = { told: toldIn(told.moves), change: [-0.5, 0.5] };
  expect(turn(last, told, PIRATES)?.words).toBe('You capture the bridge');
  expect(turn(last, told, AI)?.words).toBe('The pirates capture the bridge');
});

test('pirates who captured nothing read that they always came from far', () => {
  const match = new Match(breach, { options: { ...defaultOptions(breach.options), rounds: 1 }, seats: 2, seed: 'far' });
  match.act(AI, { kind: 'done' });
  match.act(PIRATES, { kind: 'place', type: 'grunt', room: 'C1' });
  match.act(PIRATES, { kind: 'done' });
  match.act(PIRATES, { kind: 'move', unit: 'p1', room: 'C2' });
  while (match.decisions.length > 0) match.act(PIRATES, { kind: 'done' });
  expect(end(endingOf(match) as End, PIRATES).decided).toContain(
    'You captured no room, so every new pirate began in C1, 6 doors from the bridge.',
  );
});

test('a wave that turned for the ship says what its strikes took, and where it ended', () => {
  const { view } = ended('timeUp');
  const place = (events: readonly Event[]) => ({ told: toldIn([events]), change: [0.2, -0.2] });
  const hit = (unit: string, left: number) => ({ unit, type: 'wraith', before: 6, left }) as const;
  const strike = (...hits: readonly ReturnType<typeof hit>[]): Event => ({
    kind: 'unitUsed',
    seat: AI,
    unit: 'a1',
    type: 'purge',
    room: 'C2',
    cost: 2,
    damage: 2,
    hits,
  });
  const over: Event = { kind: 'phaseEnded', seat: AI, phase: 'aiWave', automatic: false, energy: 1 };
  const next: Event = { kind: 'waveStarted', round: 1, wave: 3, stored: 1, lost: 0, capacitor: 2 };
  const told = (...events: readonly Event[]) => turn(place(events), { view } as End, PIRATES);
  expect(told(strike(hit('p1', 4), hit('p2', 4)), strike(hit('p1', 1)), over, next)).toEqual({
    words: 'The A.I. strikes back',
    more: 'your crew lost 9 health',
    place: { move: 0, at: 1 },
  });
  expect(told(over, next)).toEqual({
    words: 'Another wave is over',
    more: 'you captured nothing',
    place: { move: 0, at: 0 },
  });
});

test('the bridge holds: how near the pirates came, and what both lost', () => {
  const told = ended('timeUp');
  const words = end(told, AI);
  expect(words.by).toBe(`The bridge held through all ${told.view.settings.rounds} rounds`);
  expect(words.decided).toMatch(
    /^The pirates (reached the bridge, first in round \d, wave \d, (and were killed there before capturing it|but never captured it)|came within \d doors? of the bridge, to [A-E]\d, first in round \d, wave \d, and no nearer)\.( The pirates captured no room, .* from the bridge\.)? You killed (no|\d+) pirates?, and the pirates destroyed (no|\d+) units?\.$/,
  );
  expect(end(told, PIRATES).decided).toMatch(/^You (came|reached) .* The A\.I\. killed/);
  const facts = Object.fromEntries(words.facts?.map(({ label, values }) => [label, values]) ?? []);
  const hired = toldOf(toldIn(told.moves), 'pirateHired').length;
  expect(facts['Units installed, pirates hired']?.[PIRATES]).toBe(hired);
  expect(facts['Rooms captured']).toEqual(['–', told.view.capturedRooms]);
  const given = toldOf(toldIn(told.moves), 'rationsSet').reduce((sum, { event }) => sum + event.rations, 0);
  const [, spent] = facts['Energy, rations spent'] ?? [];
  expect(facts['not spent']).toEqual([told.view.reactor + told.view.capacitor, given - Number(spent)]);
  expect(turn({ told: toldIn(told.moves), change: [0.5, -0.5] }, told, PIRATES)?.words).toMatch(
    /^The A\.I\. kills (one|\d+) of your pirates$/,
  );
});
