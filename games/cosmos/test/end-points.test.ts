/** What the end page says of the last turn: counted beside the game, over whole games by several options. */
import { Match, parseOptions, Random, type Seat, toldIn, toldOf, winnersOf } from '@orrery/kernel';
import { endingOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Points, totalOf } from '../src/counts.ts';
import type { EventOf } from '../src/events.ts';
import { cosmos } from '../src/index.ts';
import { vpCardsOf } from '../src/rules/score.ts';
import { coloniesOf, type State } from '../src/state.ts';
import { play, position } from '../src/testing.ts';
import { type End, end, lastTurnChange } from '../src/text/end.ts';
import { changeWords } from '../src/text/end-points.ts';

/** What a seat has by the state alone. */
interface Counted {
  readonly colonies: number;
  readonly onTable: number;
}

function countOf(s: State, seat: Seat): Counted {
  const hidden = s.options.vpCards === 'open' ? 0 : vpCardsOf(s, seat);
  return {
    colonies: s.options.scoring === 'classic' ? coloniesOf(s, seat).length : 0,
    onTable: totalOf(cosmos.view(s, seat).players[seat]?.points as Points) - hidden,
  };
}

/** A game of scripted players, and what everybody had at the moment when the last turn was announced. */
function played(seats: number, options: object, seed: string) {
  const parsed = parseOptions(cosmos.options, { ...options }, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  let atStart: Counted[] = [];
  const noting: typeof cosmos = {
    ...cosmos,
    apply(s, seat, action, ctx) {
      const emit = ctx.emit.bind(ctx);
      ctx.emit = (event, to, others) => {
        if (event.kind === 'turnStarted') atStart = s.players.map((_, one) => countOf(s, one));
        emit(event, to, others);
      };
      cosmos.apply(s, seat, action, ctx);
    },
  };
  const match = new Match(noting, { options: parsed.value, seats, seed });
  const random = Random.from(seed);
  while (match.decisions.length > 0) {
    const [{ seat } = { seat: 0 }] = match.decisions;
    match.act(seat, cosmos.bot.choose(cosmos.view(match.state, seat), seat, random));
  }
  return { ending: endingOf(match) as End, state: match.state, atStart }; // this game's match
}

const SETS = [
  {},
  { scoring: 'tracker' },
  { vpCards: 'open' },
  { bonusTies: 'all' },
  { bonusVp: 4 },
  { roundLimit: 10, targetVp: 20 },
];

test.each(SETS)('[V1] what came and went in the last turn adds up, kind by kind, with %o', (options) => {
  for (const seats of [2, 3, 5])
    for (const seed of ['e5', 'e6', 'e11']) {
      const { ending, state, atStart } = played(seats, options, seed);
      const [winner = 0] = winnersOf(ending.outcome);
      const [began] = toldOf(toldIn(ending.moves), 'turnStarted').slice(-1);
      const before = atStart[winner] as Counted;
      const change = lastTurnChange(ending, began!.event);
      expect(totalOf(began!.event.points[winner]!), seed).toBe(before.onTable);
      expect(totalOf(change), seed).toBe((ending.outcome.scores?.[winner] ?? 0) - before.onTable);
      expect(change.colonies, seed).toBe(countOf(state, winner).colonies - before.colonies);
      // Whoever reaches the target does it in the last turn, and the page leads there.
      if (ending.outcome.reason === 'target')
        expect(end(ending, winner).place?.move, seed).toBeGreaterThanOrEqual(began!.move);
    }
});

test('[V2] what is told when a turn begins counts Victory Point cards only where hands show them', () => {
  const told = (vpCards: 'hidden' | 'open') => {
    const game = position({ step: 'spend', stacks: '1,0 A1, 1,1 B1', hands: ['vp a7', 'vp vp'], options: { vpCards } });
    play(game, 'pass', 'pass');
    const [began] = game
      .events('watcher')
      .filter((event): event is EventOf<'turnStarted'> => event?.kind === 'turnStarted');
    return began?.points.map((points) => points.vpCards);
  };
  expect(told('hidden')).toEqual([0, 0]);
  expect(told('open')).toEqual([1, 2]);
});

const NONE: Points = {
  colonies: 0,
  fortresses: 0,
  vpCards: 0,
  bought: 0,
  graveyard: 0,
  hand: 0,
  ability: 0,
  tracker: 0,
};

test('gains and losses of the last turn in words', () => {
  expect(changeWords(NONE)).toBe('');
  expect(changeWords({ ...NONE, colonies: 2, fortresses: 1 })).toBe(
    'On top came 3 points: 2 from planets and 1 from fortresses.',
  );
  expect(changeWords({ ...NONE, colonies: 1, graveyard: -2, hand: 2 })).toBe(
    'On top came 3 points: 1 from planets and 2 for the most cards. But 2 were gone with the bonus for the fewest ships in the graveyard.',
  );
  expect(changeWords({ ...NONE, hand: 2, colonies: -1 })).toBe(
    'On top came 2 points: 2 for the most cards. But 1 was gone with a planet.',
  );
  expect(changeWords({ ...NONE, colonies: -2, fortresses: -1, hand: -2 })).toBe(
    'At the end 5 points were gone: 2 with planets, 1 with a fortress and 2 with the bonus for the most cards.',
  );
});
