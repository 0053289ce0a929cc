/** The page about the end: told from each side, with the numbers. */
import { type Ending, Match, parseOptions, Random, type Viewer } from '@orrery/kernel';
import { endingOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { dogfight } from '../src/index.ts';
import type { DogfightView } from '../src/seen.ts';
import { type DogfightScenario, play, position } from '../src/testing.ts';
import { end, turn } from '../src/text/end.ts';

/** After the last action of a position. */
function ending(game: DogfightScenario): Ending<DogfightView, Event> {
  if (!game.outcome) throw new Error('it is not over');
  // The events of a scenario of this game are this game's.
  return { outcome: game.outcome, view: game.view('above'), moves: [[], game.events('above') as Event[]] };
}

const shotDown = () =>
  play(
    position({
      stage: 'attackStage',
      round: 9,
      ships: [
        { at: [60000, 60000, 0], attack: 3 },
        { at: [90000, 60000, 0], defense: 2, health: 2 },
      ],
      dice: [6, 4, 2, 5, 4, 1],
    }),
    'attack(p1s0)',
  );

test('shot down: who fired how many dice, and what was left, from both sides', () => {
  const told = ending(shotDown());
  const words = (viewer: Viewer) => end(told, viewer).decided;
  expect(words(1)).toBe(
    'In round 9 Valkyrie fired 4 dice, lined up, against your 2: 3 hits, 1 dodged, and your health went from 2 to 0. Damage dealt: Valkyrie 2, you 0.',
  );
  expect(words(0)).toContain('you fired 4 dice, lined up, against Raider’s 2');
  expect(words('watcher')).toContain('Valkyrie fired 4 dice, lined up, against Raider’s 2');
  expect(end(told, 0).by).toMatch(/^Last one flying, with \d of \d health left, after 9 rounds$/);
  expect(told.moves[end(told, 1).place?.move ?? 0]?.[end(told, 1).place?.at ?? 0]).toMatchObject({ kind: 'shipLost' });
});

test('off the board: said plainly', () => {
  const told = ending(play(position({ round: 4, ships: [{ at: [150000, 60000, 0] }] }), 'straight'));
  expect(end(told, 0).decided).toBe(
    'You flew off the board in round 4: a straight led beyond the edge. Nobody had hit anybody.',
  );
  expect(end(told, 1).decided).toMatch(/^Valkyrie flew off the board in round 4/);
  const stretch = { told: told.moves[1]!.map((event, at) => ({ event, move: 1, at })), change: [-0.5, 0.5] };
  expect(turn(stretch, told, 0)?.words).toBe('You fly off the board');
  expect(turn(stretch, told, 1)?.words).toBe('Valkyrie flies off the board');
});

test('at a limit: what counts then', () => {
  const counted = (damageDealt: number, tieBreak: 'damageFirst' | 'healthFirst' = 'damageFirst') =>
    ending(
      play(
        position({
          round: 40,
          options: { tieBreak },
          firstPlayer: 0,
          ships: [
            { at: [60000, 60000, 0], moved: true, damageDealt, health: 2, full: 3 },
            { at: [90000, 120000, 2], full: 3 },
          ],
        }),
        'straight',
        'end(0)',
      ),
    );
  expect(end(counted(2), 1)).toMatchObject({
    by: 'Ahead when round 40, the last, was over',
    decided: 'What counts then is damage dealt: Valkyrie 2, you 0.',
  });
  expect(end(counted(2, 'healthFirst'), 1).decided).toBe('What counts then is health left: you 3, Valkyrie 2.');
});

test('squadrons: ships have names, and a turn is told by what hurt most', () => {
  const parsed = parseOptions(dogfight.options, { shipsPerPilot: 2 }, 2);
  if (!parsed.ok) throw new Error(parsed.problem);
  const match = new Match(dogfight, { options: parsed.value, seats: 2, seed: 'd' });
  const random = Random.from('d');
  while (match.decisions.length > 0) {
    const [{ seat } = { seat: 0 }] = match.decisions;
    match.act(seat, dogfight.bot.choose(dogfight.view(match.state, seat), seat, random));
  }
  const told = endingOf(match) as Ending<DogfightView, Event>; // this game's match
  expect(end(told, 0).decided).toMatch(/your Valkyrie|Your Valkyrie|Raider/);
  expect(end(told, 0).facts?.map(({ label }) => label)).toContain('Hits rolled');
  const stretch = {
    told: told.moves.flatMap((events, move) => events.map((event, at) => ({ event, move, at }))),
    change: [0.5, -0.5],
  };
  expect(turn(stretch, told, 0)?.words).toMatch(
    /^(Your )?(Valkyrie|Raider)( II)? (shoots|flies) .*(down|off the board)$/,
  );
});
