/** The page about the end: whatever a match was like, everybody can be told how it ended. */
import type { Ending, EndWords, Stretch } from '../ending.ts';
import { type Action, type Game, type GameEvent, type View, viewersOf } from '../game.ts';
import { heardBy, type Match } from '../match.ts';
import { Found, violated } from './probe.ts';

type AnyEnding = Ending<View, GameEvent>;

/** So many of a match are tried, the last one among them. */
const STRETCHES_MOST = 10;

/** A match that is over, as the words for its end need it. */
export function endingOf<S, A extends Action>({ game, state, outcome, opening, entries }: Match<S, A>): AnyEnding {
  if (!outcome) throw new Found('text', 'the match is not over');
  const moves = [opening, ...entries.map(({ told }) => told)].map((told) => heardBy(told, 'above').map(known));
  return { outcome, moves, view: game.view(state, 'above') };
}

export function probeEnd(match: Match): void {
  const { game, setup } = match;
  const ending = endingOf(match);
  const { outcome } = ending;
  const all = stretchesOf(game, ending);
  const step = Math.ceil(all.length / STRETCHES_MOST);
  const stretches = all.filter((_, at) => (all.length - 1 - at) % step === 0);
  const change = outcome.ranks.map((rank) => 1 / rank - 0.5);
  for (const viewer of viewersOf(setup.seats)) {
    const words = game.text.end?.(ending, viewer);
    if (words) probeWords(words, ending);
    for (const told of stretches) {
      const turn = game.text.turn?.({ told, change }, ending, viewer);
      violated(turn?.words === '' || turn?.more === '', 'text', 'a turn of the match has no words');
      violated(turn !== undefined && !isPlace(turn.place, ending), 'text', 'a turn is at no place of the match');
    }
  }
}

/** From above everything is heard. */
function known(event: GameEvent | null): GameEvent {
  violated(event === null, 'text', 'something is hidden from above');
  return event as GameEvent;
}

/** Cut as the course of a match is. */
function stretchesOf({ text }: Game, { moves }: AnyEnding): Stretch<GameEvent>['told'][] {
  const stretches: (typeof told)[] = [];
  let told: Stretch<GameEvent>['told'] = [];
  for (const [move, events] of moves.entries()) {
    told = [...told, ...events.map((event, at) => ({ event, move, at }))];
    if (text.milestone && !events.some((event) => text.milestone?.(event))) continue;
    stretches.push(told);
    told = [];
  }
  return [...stretches, told];
}

const isPlace = ({ move, at }: NonNullable<EndWords['place']>, { moves }: AnyEnding): boolean =>
  moves[move]?.[at] !== undefined;

function probeWords({ by, decided, place, score, facts = [] }: EndWords, ending: AnyEnding): void {
  const { ranks, scores } = ending.outcome;
  for (const words of [by, decided])
    violated(!words.trim() || /undefined|null|NaN/.test(words), 'text', `the end is told as '${words}'`);
  violated(place !== undefined && !isPlace(place, ending), 'text', 'what decided it is at no place of the match');
  const sums = score?.parts.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0));
  violated(
    sums !== undefined && JSON.stringify(sums) !== JSON.stringify(scores),
    'text',
    `the parts of the scores add up to ${JSON.stringify(sums)}, not to ${JSON.stringify(scores)}`,
  );
  for (const { label, values } of facts)
    violated(values.length !== ranks.length, 'text', `the fact '${label}' has ${values.length} values`);
}
