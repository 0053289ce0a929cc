/** The course of play [T1–T5]: one phase after the other, up to the next real question. */
import { assert, type Context, type Decision, type Refusal, type Seat, unreachable } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { buildTile } from './cards/build-ship.ts';
import { transportAmount } from './cards/titanium-portal.ts';
import { type Phase, PLAYERS_MOST, type QuestionKind } from './data.ts';
import type { Event } from './events.ts';
import { type Ask, type PhaseRules, refuse } from './rules/ask.ts';
import { chaos, chooseShip } from './rules/chaos.ts';
import { draw } from './rules/draw.ts';
import { discardCard, endOfEra } from './rules/end-of-era.ts';
import { exchange, exchangeEnergy, exchangeTitanium } from './rules/exchange.ts';
import { expansion } from './rules/expansion.ts';
import { chooseFacing } from './rules/facing.ts';
import { plan, planners, planning } from './rules/planning.ts';
import { distributeEnergy, production } from './rules/production.ts';
import { placeShip, setupShips, setupTiles } from './rules/set-up.ts';
import { pickTile, placeTile } from './rules/tiles.ts';
import { isOut, playerOf, type Question, type State } from './state.ts';

type PlayPhase = Exclude<Phase, 'gameOver'>;

// Switches and not tables: looking up one of several names in an object costs more than comparing it with a dozen.

function phaseRules(phase: PlayPhase): PhaseRules<PlayPhase> {
  switch (phase) {
    case 'chaos':
      return chaos;
    case 'setupTiles':
      return setupTiles;
    case 'planning':
      return planning;
    case 'expansion':
      return expansion;
    case 'production':
      return production;
    case 'draw':
      return draw;
    case 'endOfEra':
      return endOfEra;
    case 'setupShips':
      return setupShips;
    default:
      return unreachable(phase);
  }
}

function askOf(kind: QuestionKind): Ask {
  switch (kind) {
    case 'plan':
      return plan;
    case 'placeTile':
      return placeTile;
    case 'pickTile':
      return pickTile;
    case 'chooseFacing':
      return chooseFacing;
    case 'placeShip':
      return placeShip;
    case 'chooseShip':
      return chooseShip;
    case 'transportAmount':
      return transportAmount;
    case 'buildTile':
      return buildTile;
    case 'distributeEnergy':
      return distributeEnergy;
    case 'discardCard':
      return discardCard;
    case 'exchange':
      return exchange;
    case 'exchangeTitanium':
      return exchangeTitanium;
    case 'exchangeEnergy':
      return exchangeEnergy;
    default:
      return unreachable(kind);
  }
}

/** Runs on until somebody must be asked or the game is over. Ends `setup` and every `apply`. */
export function advance(s: State, ctx: Context<Event>): void {
  while (s.phase !== 'gameOver') {
    if (s.question ? isPut(s, s.question, ctx) : runPhase(s, s.phase, ctx)) return;
  }
}

/** Puts the question, unless there is only one answer, which is taken at once [T5]. */
function isPut(s: State, question: Question, ctx: Context<Event>): boolean {
  if (question.kind !== 'plan') {
    const ask = askOf(question.kind);
    const sole = ask.sole(s, question);
    if (sole) {
      s.question = null;
      ask.apply(s, question, question.seat, sole, ctx, true);
      return false;
    }
  }
  s.askings++;
  return true;
}

/** Always false: there may be more to do. */
function runPhase(s: State, phase: PlayPhase, ctx: Context<Event>): boolean {
  const next = phaseRules(phase).run(s, ctx);
  if (next !== undefined) begin(s, next, ctx);
  return false;
}

/** Begins a phase; the test kit starts positions with it. */
export function begin(s: State, phase: PlayPhase, ctx: Context<Event>): void {
  s.phase = phase;
  s.turn = 0;
  // An era is announced by itself, with its number.
  if (phase !== 'draw') ctx.emit({ kind: 'phaseBegan', phase, era: s.era });
  phaseRules(phase).begin(s, ctx);
}

const NOBODY_ASKED: readonly never[] = [];

export function decisions(s: State): readonly Decision[] {
  const { question, askings } = s;
  if (question === null) return NOBODY_ASKED;
  const { kind } = question;
  if (kind !== 'plan') return [{ id: `${kind}-${askings}`, seat: question.seat, kind }];
  return planDecisions(askings, planners(s));
}

/** The list made last: the question stays the same for many answers. */
let planAsking = 0;
let planAsked = 0;
let planList: readonly Decision[] = NOBODY_ASKED;

/** The id stays while cards are laid: it must not tell others how many. */
function planDecisions(asking: number, seats: number): readonly Decision[] {
  if (asking === planAsking && seats === planAsked) return planList;
  const list: Decision[] = [];
  for (let seat = 0; seat < PLAYERS_MOST; seat++)
    if (seats & (1 << seat)) list.push({ id: `plan-${asking}-${seat}`, seat, kind: 'plan' });
  planAsking = asking;
  planAsked = seats;
  planList = list;
  return list;
}

function isAsked(s: State, question: Question, seat: Seat): boolean {
  return question.kind === 'plan' ? !playerOf(s, seat).finished && !isOut(s, seat) : question.seat === seat;
}

export function legal(s: State, seat: Seat): readonly Action[] {
  const { question } = s;
  if (question === null || !isAsked(s, question, seat)) return NOBODY_ASKED;
  return askOf(question.kind).legal(s, question, seat);
}

export function check(s: State, seat: Seat, action: Action): Refusal | undefined {
  const { question } = s;
  assert(question, 'an action in a game that is over');
  const ask = askOf(question.kind);
  if (!ask.answers.includes(action.kind)) return refuse('wrongAnswer', { answer: action.kind, asked: question.kind });
  return ask.check(s, question, seat, action);
}

export function apply(s: State, seat: Seat, action: Action, ctx: Context<Event>): void {
  answer(s, seat, action, ctx);
  if (s.question?.kind !== 'plan') advance(s, ctx);
}

/** What the answer itself does; `advance` does the rest. A plan stays open until everybody has finished. */
export function answer(s: State, seat: Seat, action: Action, ctx: Context<Event>): void {
  const { question } = s;
  assert(question, 'an action in a game that is over');
  s.question = null;
  askOf(question.kind).apply(s, question, seat, action, ctx, false);
  if (question.kind === 'plan' && planners(s) !== 0) s.question = question;
}
