import { text as breach } from '@orrery/breach/client';
import { text } from '@orrery/connect-four/client';
import { text as entropy } from '@orrery/entropy/client';
import { expect, test } from 'vitest';
import type { Words } from '../../src/table/scene.ts';
import {
  against,
  logLines,
  meanwhile,
  noteOn,
  promptOf,
  sectionsOf,
  verdictFor,
  whoSits,
} from '../../src/table/words.ts';

// One game's words are words: its methods are only ever given its own views.
const words = text as Words;
const human = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 'scripted' } as const;

test('who sits where', () => {
  const facts = { sitters: [human, bot, bot], yours: [0] };
  expect([0, 1].map((seat) => whoSits(facts, seat))).toEqual(['You', 'Bot, scripted']);
  expect(against(facts)).toBe('against 2 bots, scripted');
  expect(against({ sitters: [human, human], yours: [0, 1] })).toBe('on one screen');
  // What came in a file or by a link was played by strangers.
  expect(whoSits({ sitters: [human, bot], yours: [] }, 0)).toBe('Player');
  expect(against({ sitters: [human, bot], yours: [] })).toBe('a player against Bot, scripted');
  expect(against({ sitters: [human, human], yours: [] })).toBe('played elsewhere');
  // What was played online has names, and a copy of it keeps them.
  const online = { sitters: [human, human, bot], yours: [0, 1] };
  expect([0, 1, 2].map((seat) => whoSits(online, seat, ['nadir', 'You', null]))).toEqual([
    'nadir',
    'You',
    'Bot, scripted',
  ]);
  expect(against(online, ['nadir', 'You', null])).toBe('online: nadir, You, Bot, scripted');
  expect(against({ sitters: [bot, { kind: 'bot', level: 'random' }], yours: [] })).toBe('2 bots, scripted and random');
});

test('the prompt is one question, or the result', () => {
  const view = { decisions: [{ seat: 1, kind: 'drop' }], legal: [] };
  const update = { match: 'm', seq: 1, moves: 1, viewer: 0, view, events: [], canUndo: true } as const;
  expect(promptOf(words, update)).toBe('Orange chooses a column.');
  expect(promptOf(words, { ...update, viewer: 1 })).toBe('Your turn: drop a disc into a column.');
  const outcome = { reason: 'four-in-line', ranks: [2, 1] };
  expect(promptOf(words, { ...update, outcome })).toBe('Orange wins with four in a line.');
});

test('verdicts, for two and for more', () => {
  expect(verdictFor({ reason: 'x', ranks: [1, 1] }, 0)).toBe('Draw');
  expect(verdictFor({ reason: 'x', ranks: [2, 1, 3] }, 2)).toBe('Place 3');
  expect(noteOn({ reason: 'x', ranks: [2, 1] }, 0, [0])).toBe('You lost.');
  expect(noteOn({ reason: 'x', ranks: [2, 1] }, 0, [0, 1])).toBeUndefined();
});

test('the log runs newest first and has no holes for what is hidden', () => {
  const lines = logLines(words, [
    { events: [] },
    { events: [{ kind: 'dropped', seat: 0, column: 2, row: 0 } as { kind: string }] },
    { events: [null] },
  ]);
  expect(lines.map(({ move, seat }) => [move, seat])).toEqual([
    [2, undefined],
    [1, 0],
  ]);
  expect(lines[1]?.words).toBe('Blue drops a disc into column 3.');
});

test('what others did since one’s own move is told, the latest of it', () => {
  const drop = (seat: number, column: number) => ({
    seat,
    events: [{ kind: 'dropped', seat, column, row: 0 } as { kind: string }],
  });
  expect(meanwhile(words, [{ events: [] }, drop(1, 3)], 0)).toBe('');
  const history = [{ events: [] }, drop(1, 3), drop(0, 2), drop(1, 4)];
  expect(meanwhile(words, history, 0)).toMatch(/column 5\.$/);
  expect(meanwhile(words, history, 1)).toBe('');
  expect(meanwhile(words, [...history, drop(1, 5)], 0)).toMatch(/column 5\..*column 6\.$/);
  const long = meanwhile(words, [...history, drop(1, 0), drop(1, 1), drop(1, 6)], 0);
  expect(long).toMatch(/column 7\.$/);
  expect(long.length).toBeLessThan(111);
});

const told = (...events: { kind: string }[]) => ({ events });
const began = (round: number) => ({ kind: 'roundStarted', round, gained: 5, reactor: 9 });
const wave = (n: number) => ({ kind: 'waveStarted', round: 1, wave: n, stored: 0, lost: 0, capacitor: 0 });
const ended = (phase: string) => ({ kind: 'phaseEnded', phase, automatic: false, energy: 4 });

test('what must not be missed is told first, also where it followed on the own move', () => {
  const drop = (seat: number, column: number) => ({
    seat,
    events: [{ kind: 'dropped', seat, column, row: 0 } as { kind: string }],
  });
  const robbed = { kind: 'robbed' };
  const careful = { ...words, toldFirst: ({ kind }: { kind: string }) => (kind === 'robbed' ? 'Robbed!' : undefined) };
  const own = drop(0, 2);
  const history = [{ events: [] }, { ...own, events: [...own.events, robbed] }, drop(1, 4)];
  expect(meanwhile(careful, history, 0)).toMatch(/^Robbed! .*column 5\.$/);
  expect(meanwhile(careful, history.slice(0, 2), 0)).toBe('Robbed!');
  // With the next own move it has been read.
  expect(meanwhile(careful, [...history, drop(0, 1), drop(1, 3)], 0)).not.toMatch(/Robbed/);
});

test('that a wave begins does not stand in the place of what others did before it', () => {
  const history = [{ events: [] }, { seat: 1, events: [] }, { seat: 0, ...told(ended('aiWave'), wave(2)) }];
  expect(meanwhile(breach as Words, history, 1)).toBe('The A.I. ends its wave and keeps 4 energy.');
});

test('what begins a round stands under it, though the move that led there ended the one before', () => {
  const history = [
    { ...told(began(1)), progress: 'Round 1 of 10, set-up' },
    { ...told(ended('pirateSetup'), wave(3)), progress: 'Round 1 of 10, wave 3 of 3' },
    { ...told(ended('aiWave'), began(2)), progress: 'Round 2 of 10, set-up' },
  ];
  const under = (from: number) =>
    logLines(breach as Words, history, from).map(({ heading, words: line }) => [heading, line]);
  expect(under(2)).toEqual([
    ['Round 2, set-up', 'Round 2 begins. The Reactor gains 5 energy and holds 9.'],
    ['Round 1, wave 3', 'The A.I. ends its wave and keeps 4 energy.'],
  ]);
  expect(sectionsOf(breach as Words, history, 1).map((move) => move.map(({ heading }) => heading))).toEqual([
    ['Round 1, set-up', 'Round 1, wave 3'],
    [undefined, 'Round 2, set-up'],
  ]);
});

test('every round of Chaos has its heading, though one answer sets all of them off', () => {
  const round = (n: number) => ({ kind: 'roundStarted', round: n });
  const history = [
    {
      ...told({ kind: 'phaseBegan', phase: 'chaos', era: 2 } as { kind: string }, round(1), round(2), round(6)),
      progress: 'Era 2: Chaos, round 1',
    },
    told({ kind: 'eraStarted', era: 3, startingPlayer: 0 } as { kind: string }),
  ];
  expect(logLines(entropy as Words, history).map(({ heading }) => heading)).toEqual([
    'Era 3: Draw',
    'Chaos, round 6',
    'Chaos, round 2',
    'Chaos, round 1',
    'Era 2: Chaos',
  ]);
});
