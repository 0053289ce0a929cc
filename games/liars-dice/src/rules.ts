/** The course of Liar's Dice, in the order of RULES.md. */
import { type Context, type Course, makeFlow, type Question, type Refusal, type Seat, secretly } from '@orrery/kernel';
import {
  type Act,
  type ActOf,
  alive,
  type Bid,
  countOf,
  diceOf,
  type Event,
  type Frame,
  type FrameOf,
  fits,
  roll,
  type State,
  totalOf,
} from './state.ts';

/** Rule 10: rounds are played until one player has dice. */
const game: Course<State, FrameOf<'game'>, Event> = {
  stages: [
    (s) => {
      if (alive(s).length === 1) return 'leave';
      s.stack.push({ kind: 'round' });
      return 'again';
    },
  ],
};

/** A round: roll (rule 3), show or keep (rule 4), bid (rule 5). */
const round: Course<State, FrameOf<'round'>, Event> = {
  stages: [
    (s, ctx) => {
      ctx.emit({ kind: 'round', total: totalOf(s) });
      for (const seat of alive(s)) {
        s.dice[seat] = { hidden: new Array<number>(countOf(diceOf(s, seat))).fill(0), shown: [] };
        rollHidden(s, seat, ctx);
      }
    },
    (s) => {
      if (s.options.showing) s.stack.push({ kind: 'show', answers: s.dice.map(() => null) });
    },
    (s) => {
      s.stack.push({ kind: 'bid', seat: s.starter });
    },
  ],
};

/** Rolls the hidden dice of a seat. The others do not notice what comes of it. */
function rollHidden(s: State, seat: Seat, ctx: Context<Event>): void {
  const dice = diceOf(s, seat);
  dice.hidden = roll(dice.hidden.length, ctx.random('dice'));
  ctx.whisper({ kind: 'rolled', seat, dice: dice.hidden.slice() }, [seat]);
}

/** Rule 4: all at the same time, in secret. */
const show = secretly<State, FrameOf<'show'>, ActOf<'keep' | 'show'>, Event>({
  answers: ['keep', 'show'],
  takers: (s) => alive(s).filter((seat) => countOf(diceOf(s, seat)) > 1),
  legal: showsOf,
  check(s, action, _frame, seat) {
    if (action.kind === 'keep') return undefined;
    const { hidden } = diceOf(s, seat);
    const { face } = action;
    if (!hidden.includes(face)) return { code: 'not-rolled', rule: '4', face };
    return hidden.every((die) => die === face) ? { code: 'nothing-left', rule: '4', face } : undefined;
  },
  answered: (_s, seat, ctx) => ctx.emit({ kind: 'decided', seat }),
  reveal(s, answers, ctx) {
    ctx.reveal();
    for (const [seat, answer] of answers.entries()) {
      if (answer?.kind === 'keep') ctx.emit({ kind: 'kept', seat });
      if (answer?.kind === 'show') showFace(s, seat, answer.face, ctx);
    }
    ctx.beat();
  },
});

export function showsOf(s: State, _frame: Frame, seat: Seat): ActOf<'keep' | 'show'>[] {
  const faces = [...new Set(diceOf(s, seat).hidden)];
  const shows = faces.length > 1 ? faces.map((face) => ({ kind: 'show', face }) as const) : [];
  return [{ kind: 'keep' }, ...shows];
}

function showFace(s: State, seat: Seat, face: number, ctx: Context<Event>): void {
  const dice = diceOf(s, seat);
  dice.shown = dice.hidden.filter((die) => die === face);
  dice.hidden = dice.hidden.filter((die) => die !== face);
  ctx.emit({ kind: 'showed', seat, face, quantity: dice.shown.length, rolls: dice.hidden.length });
  rollHidden(s, seat, ctx);
}

/** Rule 7: bid higher, or challenge the bid that stands. */
const bid: Question<State, FrameOf<'bid'>, ActOf<'bid' | 'challenge'>, Event> = {
  answers: ['bid', 'challenge'],
  sole: (s) => (s.bid?.quantity === totalOf(s) && s.bid.face === 6 ? { kind: 'challenge' } : undefined),
  legal(s) {
    const bids: ActOf<'bid' | 'challenge'>[] = [];
    const total = totalOf(s);
    for (let quantity = s.bid?.quantity ?? 1; quantity <= total; quantity++)
      for (let face = s.options.wild ? 2 : 1; face <= 6; face++)
        if (isHigher(quantity, face, s.bid)) bids.push({ kind: 'bid', quantity, face });
    if (s.bid) bids.push({ kind: 'challenge' });
    return bids;
  },
  check(s, action) {
    if (action.kind === 'bid') return flawOf(s, action.quantity, action.face);
    return s.bid ? undefined : { code: 'no-bid', rule: '7' };
  },
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'challenge') return challenge(s, seat, ctx);
    s.bid = { seat, quantity: action.quantity, face: action.face };
    ctx.emit({ kind: 'bid', ...s.bid });
    s.stack.push({ kind: 'bid', seat: nextAlive(s, seat) });
  },
};

/** Rules 2, 6 and 7: what is wrong with a bid. */
function flawOf(s: State, quantity: number, face: number): Refusal | undefined {
  const total = totalOf(s);
  if (quantity > total) return { code: 'too-many', rule: '6', total };
  if (s.options.wild && face === 1) return { code: 'ones-are-wild', rule: '2' };
  return isHigher(quantity, face, s.bid) ? undefined : { code: 'not-higher', rule: '7' };
}

function isHigher(quantity: number, face: number, than: Bid | null): boolean {
  return !than || quantity > than.quantity || (quantity === than.quantity && face > than.face);
}

/** Rules 8 and 9: all dice are shown; whoever was wrong loses one. */
function challenge(s: State, seat: Seat, ctx: Context<Event>): void {
  const standing = s.bid;
  if (!standing) return;
  const dice = s.dice.map(({ hidden, shown }) => [...shown, ...hidden]);
  const count = dice.flat().filter((die) => fits(die, standing.face, s.options)).length;
  const loser = count >= standing.quantity ? seat : standing.seat;
  s.last = { seat, bid: standing, dice, count, loser };
  s.bid = null;
  ctx.reveal();
  ctx.emit({ kind: 'challenged', ...s.last });
  ctx.beat();
  const { hidden, shown } = diceOf(s, loser);
  (hidden.length > 0 ? hidden : shown).pop();
  s.starter = loser;
  if (countOf(diceOf(s, loser)) > 0) return;
  s.out.push(loser);
  s.starter = nextAlive(s, loser);
  ctx.emit({ kind: 'out', seat: loser });
}

function nextAlive(s: State, seat: Seat): Seat {
  const next = (seat + 1) % s.dice.length;
  return countOf(diceOf(s, next)) > 0 ? next : nextAlive(s, next);
}

export const flow = makeFlow<State, Frame, Act, Event>({ game, round, show, bid }, '7');
