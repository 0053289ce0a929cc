/**
 * Skirmish: a game of the kernel's own tests, small but with all the hard parts in it. Three to five ships hold hands
 * of cards from one shuffled deck.
 *
 * S1 Each round everybody alive draws one card, then all choose in secret, at the same time, a card from their hand
 *    or nothing. The choices are shown together.
 * S2 The highest strike attacks; ties are broken by dice. No strike: the round is over. Bid cards are discarded.
 * S3 The attacker names a target. The target may negate the attack with a negate card; a negate may itself be
 *    negated by the other, and so on.
 * S4 If the attack stands, every bystander in turn may join either side with a strike card.
 * S5 Attack = strikes + one die. Defence = strikes + one die. A higher attack costs the target 2 hull, an equal one 1.
 * S6 Without hull a ship is out and its hand is discarded. One ship left, or six rounds, end the game: more hull
 *    ranks higher, later elimination ranks higher.
 */
import {
  type ActionOf,
  assert,
  bool,
  type Context,
  choice,
  framed,
  type Game,
  int,
  maybe,
  option,
  type OptionsOf,
  type Random,
  type Refusal,
  type Seat,
  type Steps,
  type View,
  type Viewer,
} from '@orrery/kernel';

export const CARDS = ['strike1', 'strike2', 'strike3', 'negate', 'chaff'] as const;
export type Card = (typeof CARDS)[number];
const COPIES: Record<Card, number> = { strike1: 8, strike2: 6, strike3: 4, negate: 8, chaff: 6 };
const STRENGTH: Record<Card, number> = { strike1: 1, strike2: 2, strike3: 3, negate: 0, chaff: 0 };
const order = (a: Card, b: Card) => CARDS.indexOf(a) - CARDS.indexOf(b);

const ACTIONS = {
  commit: { card: maybe(choice(...CARDS)) },
  target: { seat: int(0, 4) },
  respond: { negate: bool },
  join: { side: choice('none', 'attack', 'defence'), card: maybe(choice(...CARDS)) },
} as const;
export type SkirmishAction = ActionOf<typeof ACTIONS>;

const OPTIONS = {
  hull: option(int(1, 9), 4, 'Hull of every ship at the start.'),
  rounds: option(int(1, 12), 6, 'Rounds until the game ends.'),
  handSize: option(int(0, 5), 3, 'Cards dealt before the first round.'),
};
type Options = OptionsOf<typeof OPTIONS>;

export type SkirmishEvent =
  | { kind: 'drew'; seat: Seat; card: Card | null }
  | { kind: 'committed'; seat: Seat }
  | { kind: 'revealed'; cards: (Card | null)[] }
  | { kind: 'attacks'; seat: Seat; target: Seat }
  | { kind: 'negates'; seat: Seat; attack: boolean }
  | { kind: 'joins'; seat: Seat; side: 'attack' | 'defence'; card: Card }
  | { kind: 'rolled'; why: string; faces: number[] }
  | { kind: 'hit'; target: Seat; hull: number }
  | { kind: 'out'; seat: Seat };

interface Battle {
  attacker: Seat;
  target: Seat;
  attack: number;
  defence: number;
  negated: boolean;
}
type Frame = { asking?: number } & (
  | { kind: 'round' }
  | { kind: 'commit'; answers: (Card | 'none' | null)[] } // null: has not answered
  | { kind: 'target'; seat: Seat; strength: number }
  | { kind: 'battle'; battle: Battle; stage: number }
  | { kind: 'respond'; seat: Seat; other: Seat }
  | { kind: 'join'; seats: Seat[] }
);

interface Ship {
  hull: number;
  hand: Card[];
  outInRound: number;
}
export interface State {
  options: Options;
  round: number;
  ships: Ship[];
  deck: Card[];
  discard: Card[];
  stack: Frame[];
  askings: number;
}

export interface SkirmishView extends View<SkirmishAction> {
  round: number;
  ships: { hull: number; cards: number; answered: boolean }[];
  hand: Card[];
  deck: number;
  discard: Card[];
  battle: Battle | null;
}

const alive = (s: State): Seat[] => s.ships.flatMap((ship, seat) => (ship.hull > 0 ? [seat] : []));
const ship = (s: State, seat: Seat): Ship => {
  const found = s.ships[seat];
  assert(found, `no ship of seat ${seat}`);
  return found;
};
const NO_STRIKE: Refusal = { code: 'no-strike', rule: 'S4' };

function discard(s: State, seat: Seat, card: Card): void {
  const { hand } = ship(s, seat);
  hand.splice(hand.indexOf(card), 1);
  s.discard.push(card);
  s.discard.sort(order);
}

function draw(s: State, seat: Seat, ctx: Context<SkirmishEvent>): void {
  if (s.deck.length === 0) s.deck = ctx.random('deck').shuffle(s.discard.splice(0));
  const card = s.deck.pop();
  if (!card) return;
  ship(s, seat).hand.push(card);
  ship(s, seat).hand.sort(order);
  ctx.reveal();
  ctx.emit({ kind: 'drew', seat, card }, [seat], { kind: 'drew', seat, card: null });
}

const distinct = (cards: readonly Card[]) => CARDS.filter((card) => cards.includes(card));

const STEPS: Steps<State, Frame, SkirmishAction, SkirmishEvent> = {
  round: {
    run(s, _frame, ctx) {
      if (alive(s).length === 1 || s.round === s.options.rounds) {
        s.stack.pop();
        return;
      }
      s.round++;
      for (const seat of alive(s)) draw(s, seat, ctx);
      s.stack.push({ kind: 'commit', answers: s.ships.map(() => null) });
    },
  },
  commit: {
    simultaneous: true,
    asked: (s, { answers }) => alive(s).filter((seat) => answers[seat] === null),
    legal: (s, _frame, seat) => [
      { kind: 'commit' },
      ...distinct(ship(s, seat).hand).map((card) => ({ kind: 'commit', card }) as const),
    ],
    check(s, _frame, seat, action) {
      if (action.kind !== 'commit') return { code: 'wrong-answer', rule: 'S1' };
      return action.card && !ship(s, seat).hand.includes(action.card)
        ? { code: 'not-held', rule: 'S1', card: action.card }
        : undefined;
    },
    apply(s, frame, seat, action, ctx) {
      assert(action.kind === 'commit', 'checked');
      frame.answers[seat] = action.card ?? 'none';
      ctx.emit({ kind: 'committed', seat });
      if (alive(s).every((one) => frame.answers[one] !== null)) reveal(s, frame.answers, ctx);
    },
  },
  target: {
    asked: (_s, { seat }) => [seat],
    legal: (s, _frame, seat) =>
      alive(s)
        .filter((one) => one !== seat)
        .map((one) => ({ kind: 'target', seat: one })),
    check: (s, _frame, seat, action) =>
      action.kind === 'target' && action.seat !== seat && alive(s).includes(action.seat)
        ? undefined
        : { code: 'no-target', rule: 'S3' },
    apply(s, frame, seat, action, ctx) {
      assert(action.kind === 'target', 'checked');
      const battle = { attacker: seat, target: action.seat, attack: frame.strength, defence: 0, negated: false };
      s.stack.pop();
      s.stack.push({ kind: 'battle', battle, stage: 0 });
      ctx.emit({ kind: 'attacks', seat, target: action.seat });
    },
  },
  battle: {
    run(s, frame, ctx) {
      const { battle } = frame;
      const { attacker, target } = battle;
      const bystanders = alive(s).filter((one) => one !== attacker && one !== target);
      // Everybody who could hold a negate is asked, held or not: a pause must not tell who holds one.
      if (frame.stage === 0) s.stack.push({ kind: 'respond', seat: target, other: attacker });
      else if (battle.negated) s.stack.pop();
      else if (frame.stage === 1 && bystanders.length > 0) s.stack.push({ kind: 'join', seats: bystanders });
      else resolve(s, battle, ctx);
      frame.stage++;
    },
  },
  respond: {
    asked: (_s, { seat }) => [seat],
    legal: (s, _frame, seat) =>
      ship(s, seat).hand.includes('negate')
        ? [
            { kind: 'respond', negate: true },
            { kind: 'respond', negate: false },
          ]
        : [{ kind: 'respond', negate: false }],
    check(s, _frame, seat, action) {
      if (action.kind !== 'respond') return { code: 'wrong-answer', rule: 'S3' };
      return action.negate && !ship(s, seat).hand.includes('negate')
        ? { code: 'not-held', rule: 'S3', card: 'negate' }
        : undefined;
    },
    apply(s, { seat, other }, _seat, action, ctx) {
      assert(action.kind === 'respond', 'checked');
      s.stack.pop();
      if (!action.negate) return;
      const battle = battleOf(s);
      discard(s, seat, 'negate');
      battle.negated = !battle.negated;
      ctx.reveal();
      ctx.emit({ kind: 'negates', seat, attack: battle.negated });
      s.stack.push({ kind: 'respond', seat: other, other: seat });
    },
  },
  join: {
    asked: (_s, { seats }) => seats.slice(0, 1), // one after the other, in seat order
    legal(s, _frame, seat) {
      const strikes = distinct(ship(s, seat).hand).filter((card) => STRENGTH[card] > 0);
      const sides = ['attack', 'defence'] as const;
      return [
        { kind: 'join', side: 'none' },
        ...sides.flatMap((side) => strikes.map((card) => ({ kind: 'join', side, card }) as const)),
      ];
    },
    check(s, _frame, seat, action) {
      if (action.kind !== 'join') return { code: 'wrong-answer', rule: 'S4' };
      if (action.side === 'none') return action.card ? NO_STRIKE : undefined;
      return action.card && STRENGTH[action.card] > 0 && ship(s, seat).hand.includes(action.card)
        ? undefined
        : NO_STRIKE;
    },
    apply(s, frame, seat, action, ctx) {
      assert(action.kind === 'join', 'checked');
      frame.seats.shift();
      if (frame.seats.length === 0) s.stack.pop();
      if (action.side === 'none' || !action.card) return;
      const battle = battleOf(s);
      battle[action.side] += STRENGTH[action.card];
      discard(s, seat, action.card);
      ctx.reveal();
      ctx.emit({ kind: 'joins', seat, side: action.side, card: action.card });
    },
  },
};

function battleOf(s: State): Battle {
  const frame = s.stack.findLast((one) => one.kind === 'battle');
  assert(frame?.kind === 'battle', 'a battle is under way');
  return frame.battle;
}

function reveal(s: State, answers: readonly (Card | 'none' | null)[], ctx: Context<SkirmishEvent>): void {
  s.stack.pop();
  const cards = answers.map((answer) => (answer === 'none' ? null : answer));
  ctx.reveal();
  ctx.emit({ kind: 'revealed', cards });
  for (const [seat, card] of cards.entries()) if (card) discard(s, seat, card);
  const strengths = cards.map((card) => (card ? STRENGTH[card] : 0));
  const best = Math.max(...strengths);
  if (best === 0) return;
  let tied = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  while (tied.length > 1) {
    const faces = tied.map(() => ctx.random('dice').die(6));
    ctx.emit({ kind: 'rolled', why: 'tie', faces });
    tied = tied.filter((_, i) => faces[i] === Math.max(...faces));
  }
  s.stack.push({ kind: 'target', seat: tied[0] as Seat, strength: best });
}

function resolve(s: State, { target, attack, defence }: Battle, ctx: Context<SkirmishEvent>): void {
  s.stack.pop();
  const faces = [ctx.random('dice').die(6), ctx.random('dice').die(6)] as const;
  ctx.emit({ kind: 'rolled', why: 'battle', faces: [...faces] });
  const margin = attack + faces[0] - defence - faces[1];
  if (margin < 0) return;
  const victim = ship(s, target);
  victim.hull = Math.max(0, victim.hull - (margin > 0 ? 2 : 1));
  ctx.emit({ kind: 'hit', target, hull: victim.hull });
  if (victim.hull > 0) return;
  victim.outInRound = s.round;
  s.discard.push(...victim.hand.splice(0));
  s.discard.sort(order);
  ctx.reveal();
  ctx.emit({ kind: 'out', seat: target });
}

const flow = framed(STEPS);

function view(s: State, viewer: Viewer): SkirmishView {
  const commit = s.stack.findLast((frame) => frame.kind === 'commit');
  const battle = s.stack.findLast((frame) => frame.kind === 'battle');
  return {
    round: s.round,
    ships: s.ships.map(({ hull, hand }, seat) => ({
      hull,
      cards: hand.length,
      answered: commit?.kind === 'commit' && commit.answers[seat] !== null,
    })),
    hand: typeof viewer === 'number' ? ship(s, viewer).hand.slice() : [],
    deck: s.deck.length,
    discard: s.discard.slice(),
    battle: battle?.kind === 'battle' ? { ...battle.battle } : null,
    decisions: flow.decisions(s),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

/** Deals the cards the viewer does not see anew; whoever has answered may have answered anything they could. */
function redeal(s: State, viewer: Viewer, random: Random): void {
  const others = s.ships.filter((_, seat) => seat !== viewer);
  const pool = [...s.deck, ...others.flatMap(({ hand }) => hand)].sort(order);
  random.shuffle(pool);
  for (const one of others) one.hand = pool.splice(0, one.hand.length).sort(order);
  s.deck = pool;
  const top = s.stack.at(-1);
  if (top?.kind !== 'commit') return;
  top.answers = top.answers.map((answer, seat) =>
    seat === viewer || answer === null ? answer : random.pick(['none' as const, ...distinct(ship(s, seat).hand)]),
  );
}

function clone(s: State): State {
  return {
    options: s.options,
    round: s.round,
    ships: s.ships.map((one) => ({ ...one, hand: one.hand.slice() })),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    stack: s.stack.map(cloneFrame),
    askings: s.askings,
  };
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'commit':
      return { ...frame, answers: frame.answers.slice() };
    case 'battle':
      return { ...frame, battle: { ...frame.battle } };
    case 'join':
      return { ...frame, seats: frame.seats.slice() };
    default:
      return { ...frame };
  }
}

export const skirmish: Game<State, SkirmishAction, Options, SkirmishView, SkirmishEvent> = {
  id: 'skirmish',
  title: 'Skirmish',
  rulesVersion: 1,
  seats: { min: 3, max: 5 },
  options: { fields: OPTIONS },
  actions: ACTIONS,
  streams: ['deck', 'dice'],
  reach: {
    decisions: ['commit', 'target', 'respond', 'join'],
    secret: ['commit'],
    ends: ['last-ship', 'rounds'],
    things: ['negates attack', 'negates negate', 'out', 'joins attack', 'joins defence', 'tie'],
    of(event) {
      if (event.kind === 'negates') return event.attack ? 'negates attack' : 'negates negate';
      return event.kind === 'joins' ? `joins ${event.side}` : event.kind === 'rolled' ? event.why : event.kind;
    },
  },
  setup(options, seats, ctx) {
    const deck = ctx.random('deck').shuffle(CARDS.flatMap((card) => new Array<Card>(COPIES[card]).fill(card)));
    const ships = Array.from({ length: seats }, () => ({
      hull: options.hull,
      hand: deck.splice(0, options.handSize).sort(order),
      outInRound: 0,
    }));
    const state: State = { options, round: 0, ships, deck, discard: [], stack: [{ kind: 'round' }], askings: 0 };
    flow.settle(state, ctx);
    return state;
  },
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  outcome(s) {
    if (s.stack.length > 0) return undefined;
    const worth = s.ships.map(({ hull, outInRound }) => (hull > 0 ? 100 + hull : outInRound));
    return {
      reason: alive(s).length === 1 ? 'last-ship' : 'rounds',
      ranks: worth.map((own) => 1 + worth.filter((other) => other > own).length),
      scores: s.ships.map(({ hull }) => hull),
    };
  },
  view,
  clone,
  redeal,
  invariants(s) {
    const cards = [...s.deck, ...s.discard, ...s.ships.flatMap(({ hand }) => hand)];
    for (const card of CARDS)
      assert(cards.filter((one) => one === card).length === COPIES[card], `cards of kind ${card} got lost`);
    for (const [seat, { hull, hand }] of s.ships.entries()) {
      assert(hull >= 0 && hull <= s.options.hull, `seat ${seat} has hull ${hull}`);
      assert(hull > 0 || hand.length === 0, `seat ${seat} is out and holds cards`);
    }
    assert(s.round <= s.options.rounds, 'too many rounds');
  },
  text: {
    seat: (seat) => `Ship ${seat + 1}`,
    prompt: ({ kind, seat }, _view, viewer) => `${viewer === seat ? 'You' : `Ship ${seat + 1}`}: ${kind}`,
    action: (action) => JSON.stringify(action),
    event: (event) => JSON.stringify(event),
    refusal: ({ code, rule }) => `${code} [${rule}]`,
    outcome: ({ reason }) => reason,
    outline: ({ hand, ships }) => [
      ['Hand', hand.join(' ')],
      ['Ships', ships.map(({ hull }) => hull).join(' ')],
    ],
  },
  bot: {
    choose: ({ legal }) => legal[legal.length - 1] as SkirmishAction,
    evaluate: (s, seat) => ship(s, seat).hull / (1 + s.ships.reduce((sum, { hull }) => sum + hull, 0)),
  },
  stats: { names: { rounds: 'rounds played' }, measure: (s) => ({ rounds: s.round }) },
};
