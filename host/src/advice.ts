/**
 * "What would the bot do?" A bot is asked in a seat's place, from the seat's view alone and with chance of its own: the
 * match, its log and its dice know nothing of it.
 */
import { effortOf, type Level, type Thinker } from '@orrery/bots';
import {
  type Action,
  type Context,
  type Effort,
  type Game,
  type GameEvent,
  Random,
  type Seat,
  type View,
} from '@orrery/kernel';
import type { Advice, AdvisedMove } from '@orrery/protocol';

/** A level that searches answers within this time, however slow the machine is. */
const THINKING_MS = 1000;
/** More than a few nobody compares. */
const MOVES_MOST = 3;
/** No more of a plan is told. */
const NEXT_MOST = 12;

/** `question`: its id. The same question gets the same advice. */
export async function adviceFor(
  game: Game,
  seen: View,
  seat: Seat,
  question: string,
  level: Level,
  thinker: Thinker,
): Promise<Advice> {
  // As for every bot: the view as JSON, so that nothing else hangs on it.
  const view = JSON.parse(JSON.stringify(seen)) as View;
  const random = Random.from(`advice\n${seat}\n${question}`);
  const effort = view.legal.length > 1 ? effortOf(game, level) : undefined;
  const searched = effort ? await searchedMoves(game, view, seat, effort, random, thinker) : [];
  const moves = searched.length > 0 ? searched : [scriptedMove(game, view, seat, random)];
  // Where all plans begin alike there is nothing to compare, and that is an answer, too.
  return { level: effort ? level : 'scripted', searches: game.search !== undefined, moves };
}

/** The best plans, each by what it begins with. */
async function searchedMoves(
  game: Game,
  view: View,
  seat: Seat,
  effort: Effort,
  random: Random,
  thinker: Thinker,
): Promise<AdvisedMove[]> {
  const riddle = {
    seat,
    view,
    words: [random.next(), random.next(), random.next()] as const,
    effort,
    budget: { milliseconds: THINKING_MS },
  };
  const thought = await thinker.think(game, riddle);
  return movesOf(view, thought?.rated ?? []);
}

function movesOf(
  { legal }: View,
  rated: readonly { readonly plan: readonly Action[]; readonly chance: number; readonly rollouts: number }[],
): AdvisedMove[] {
  const moves = new Map<Action, AdvisedMove>();
  for (const { plan, chance, rollouts } of rated) {
    const [first, ...next] = plan;
    const text = JSON.stringify(first);
    const action = legal.find((option) => JSON.stringify(option) === text);
    if (!action || moves.has(action) || rollouts === 0) continue;
    moves.set(action, { action, chance, ...(next.length > 0 && { next: next.slice(0, NEXT_MOST) }) });
  }
  return [...moves.values()].sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0)).slice(0, MOVES_MOST);
}

/**
 * What the scripted player would do, and go on with while it is asked the same and nothing new is learned. What ends
 * something ends the plan too, as does a new round: after it comes another turn.
 */
function scriptedMove(game: Game, view: View, seat: Seat, random: Random): AdvisedMove {
  const action = game.bot.choose(view, seat, random);
  const state = game.fromView(view, seat, random);
  const kindOf = (seen: View) => seen.decisions.find((decision) => decision.seat === seat)?.kind;
  const kind = kindOf(view);
  const quiet = new Quiet(random, (event) => game.text.milestone?.(event) === true);
  const next: Action[] = [];
  const ends = (deed: Action) => game.text.detail?.(deed, view).quiet !== undefined;
  for (let last = action; next.length < NEXT_MOST && !ends(last); ) {
    game.apply(state, seat, last, quiet);
    const now = game.view(state, seat);
    if (quiet.learned || kindOf(now) !== kind) break;
    last = game.bot.choose(now, seat, random);
    next.push(last);
  }
  return next.length > 0 ? { action, next } : { action };
}

/** Notices whether a deed brings dice, shows something or ends a round: what comes after that nobody knows yet. */
class Quiet implements Context {
  readonly quiet = true;
  learned = false;
  private readonly chance: Random;
  private readonly isNewRound: (event: GameEvent) => boolean;

  constructor(chance: Random, isNewRound: (event: GameEvent) => boolean) {
    this.chance = chance;
    this.isNewRound = isNewRound;
  }

  random(): Random {
    this.learned = true;
    return this.chance;
  }

  reveal(): void {
    this.learned = true;
  }

  pause(): void {
    this.learned = true;
  }

  emit(event: GameEvent): void {
    if (this.isNewRound(event)) this.learned = true;
  }

  whisper(): void {}

  beat(): void {}
}
