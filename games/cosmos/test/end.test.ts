/** The page about the end: both ends, from each side, with blocks that add up. */
import { type Ending, type Json, Match, parseOptions, Random, toldIn, voiceOf, winnersOf } from '@orrery/kernel';
import { endingOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { cosmos } from '../src/index.ts';
import { type Position, position, read } from '../src/testing.ts';
import { end } from '../src/text/end.ts';
import { fightSentence, fightsIn } from '../src/text/end-fights.ts';
import { turn } from '../src/text/end-turns.ts';
import type { CosmosView } from '../src/view.ts';

type End = Ending<CosmosView, Event>;

/** A game of scripted players. */
function played(seats: number, options: object): End {
  const parsed = parseOptions(cosmos.options, { ...options }, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  const match = new Match(cosmos, { options: parsed.value, seats, seed: 'end' });
  const random = Random.from('end');
  while (match.decisions.length > 0) {
    const [{ seat } = { seat: 0 }] = match.decisions;
    match.act(seat, cosmos.bot.choose(cosmos.view(match.state, seat), seat, random));
  }
  return endingOf(match) as End; // this game's match
}

const sums = (told: End) =>
  end(told, 'watcher').score?.parts.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0));

test.each([2, 4])('the target is reached by one of %i: how near everybody was, and the score in parts', (seats) => {
  const told = played(seats, {});
  expect(told.outcome.reason).toBe('target');
  const [winner = 0] = winnersOf(told.outcome);
  const words = end(told, winner);
  expect(words.by).toBe(`First to 10 points, in round ${told.view.round}`);
  expect(words.decided).toMatch(/When the last turn began, you had \d+ points? on the table and \w+ \d+/);
  const loser = (winner + 1) % seats;
  expect(end(told, loser).decided).toMatch(
    /When the last turn began, \w+ had \d+ points? on the table and (you|\w+) \d+/,
  );
  expect(sums(told)).toEqual(told.outcome.scores);
  expect(words.facts?.every(({ values }) => values.length === seats)).toBe(true);
});

test.each([2, 4])('what came on top in the last turn of %i adds up to the score', (seats) => {
  const told = played(seats, {});
  const [winner = 0] = winnersOf(told.outcome);
  const { decided } = end(told, winner);
  const [, before] = /you had (\d+) points?/.exec(decided) ?? [];
  const [, more = ''] = /On top came \d+ points?: ([^.]*)\./.exec(decided) ?? [];
  const sum = [...more.matchAll(/\d+/g)].reduce((total, [number]) => total + Number(number), 0);
  expect(more).not.toBe('');
  expect(Number(before) + sum).toBe(told.outcome.scores?.[winner]);
});

test('the last round is over: most points', () => {
  const told = played(4, { roundLimit: 10, targetVp: 20 });
  expect(told.outcome.reason).toBe('round-limit');
  expect(end(told, 0).by).toBe(`Most points after round ${told.view.round}, the last`);
  expect(sums(told)).toEqual(told.outcome.scores);
});

/** A game that began from a position. */
function playedFrom(spec: Position, ...actions: readonly string[]): End {
  const scenario = position(spec);
  const { options, players } = scenario.state;
  const start = JSON.parse(JSON.stringify(scenario.state)) as Json; // a state is JSON
  const match = new Match(cosmos, { options, seats: players.length, seed: 'end', position: start });
  for (const text of actions) {
    const seat = match.decisions[0]?.seat ?? 0;
    const action = read(scenario, seat, text);
    scenario.act(seat, action);
    match.act(seat, action);
  }
  return endingOf(match) as End; // this game's match
}

test('the page leads to the act that won, and says what the last points were for', () => {
  const told = playedFrom(
    {
      step: 'invade',
      stacks: '1,0 A1, 1,1 B2, 0,1 B1',
      hands: ['a2', 'a9'],
      bought: [0, 7],
      graveyards: [0, 1],
      tokens: [
        [0, 0],
        [1, 0],
      ],
    },
    'invade 1,0 1,1',
    'advance 0',
    'chooseResource mineral',
    'spend ships',
    'deployShip 0,1',
    'deployShip 0,1',
  );
  expect(told.outcome.scores?.[1]).toBe(10);
  const { decided, place, score, facts } = end(told, 0);
  expect(decided).toBe(
    'Your invasion of Orange’s P10 was beaten back, 11 to 3: you lost 1 ship. ' +
      'When the last turn began, Orange had 8 points on the table and you 0. ' +
      'On top came 2 points: 2 for the fewest ships in the graveyard. ' +
      'The last act: Orange brought a ship back from the graveyard.',
  );
  expect(end(told, 1).decided).toContain('The last act: you brought a ship back');
  expect(told.moves[place!.move]?.[place!.at]).toMatchObject({ kind: 'deployed', seat: 1, from: 'graveyard' });
  expect(score?.parts[1]).toContainEqual({ label: 'fewest ships in the graveyard', amount: 2 });
  // Both lost one, and that is not what counts.
  expect(facts).toContainEqual({ label: 'Ships in the graveyard at the end', values: [1, 0] });
});

const fight = (winner: number, totals: readonly number[] | null, lost: number): Event[] => [
  { kind: 'turnStarted', seat: 0, round: 4, points: [], ships: [9, 9] },
  {
    kind: 'invaded',
    seat: 0,
    board: 'b13',
    defender: 1,
    from: 'x',
    target: 'x',
    ships: 3,
    against: 2,
  } as unknown as Event,
  { kind: 'decided', attacker: 0, defender: 1, winner, cards: ['attack', 'attack'], totals },
  {
    kind: 'stackLost',
    seat: 1 - winner,
    board: 'b13',
    owner: 1 - winner,
    site: 'x',
    ships: lost,
    lost,
  } as unknown as Event,
];

test('a fight, won and beaten back, with its totals and what it cost', () => {
  const sentenceOf = (events: readonly Event[], viewer: number) =>
    fightSentence(
      fightsIn(toldIn([events]))[0]!,
      voiceOf((seat) => ['Blue', 'Orange'][seat] ?? '', viewer),
    );
  expect(sentenceOf(fight(0, [18, 11], 2), 1)).toBe(
    'In round 4 Blue invaded your x and won, 18 to 11: you lost 2 ships.',
  );
  expect(sentenceOf(fight(1, [9, 14], 3), 0)).toBe(
    'In round 4 your invasion of Orange’s x was beaten back, 14 to 9: you lost 3 ships.',
  );
  expect(sentenceOf(fight(0, null, 0), 0)).toBe('In round 4 you invaded Orange’s x and won: Orange saved all ships.');
  const told = played(2, {});
  expect(turn({ told: toldIn([fight(1, [9, 14], 3)]), change: [-0.3, 0.3] }, told, 0)).toMatchObject({
    words: 'Orange beats you at x',
    more: '14 to 9, 3 ships lost',
    place: { move: 0, at: 2 },
  });
});
