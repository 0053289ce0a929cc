/**
 * Skirmish: a game for tests of the house, small but with all the hard parts in it. Three to five ships hold hands
 * of cards from one shuffled deck.
 *
 * S1 Each round everybody alive draws one card, then all choose in secret, at the same time, a card from their hand
 *    or nothing. The choices are shown together.
 * S2 The highest strike attacks; ties are broken by dice. No strike: the round is over. Bid cards are discarded.
 * S3 The attacker names a target. The target may negate the attack with a negate card; a negate may itself be
 *    negated by the other, and so on. Nobody learns whether somebody without a negate card was asked.
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
  type Course,
  type Game,
  int,
  makeFlow,
  maybe,
  option,
  type OptionsOf,
  type Question,
  type Random,
  redealAnswers,
  type Refusal,
  replace,
  type Seat,
  secretly,
  type View,
  type Viewer,
} from '../index.ts';

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
  readonly attacker: Seat;
  readonly target: Seat;
  readonly attack: number;
  readonly defence: number;
  readonly negated: boolean;
}
type Commit = Extract<SkirmishAction, { kind: 'commit' }>;
type Frame =
  | { readonly kind: 'round'; readonly at: number }
  | { readonly kind: 'commit'; readonly answers: readonly (Commit | null)[] }
  | { readonly kind: 'target'; readonly seat: Seat; readonly strength: number }
  | { readonly kind: 'battle'; readonly at: number; readonly battle: Battle }
  | { readonly kind: 'respond'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'join'; readonly seat: Seat };
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
type Asks<K extends Frame['kind'] & SkirmishAction['kind']> = Question<
  State,
  FrameOf<K>,
  Extract<SkirmishAction, { kind: K }>,
  SkirmishEvent
>;
type Runs<K extends Frame['kind']> = Course<State, FrameOf<K>, SkirmishEvent>;

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
}

export interface SkirmishView extends View<SkirmishAction> {
  round: number;
  options: Options;
  ships: { hull: number; cards: number; outInRound: number; answered: boolean }[];
  hand: Card[];
  /** What this seat has committed in secret. */
  committed: Commit | null;
  deck: number;
  discard: Card[];
  battle: Battle | null;
  /** What is pending, without what was answered in secret. */
  pending: Frame[];
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

/** S1, S6: rounds until one ship is left or all are played. */
const round: Runs<'round'> = {
  stages: [
    (s, ctx) => {
      if (alive(s).length === 1 || s.round === s.options.rounds) return 'leave';
      s.round++;
      for (const seat of alive(s)) draw(s, seat, ctx);
      ctx.beat();
      s.stack.push({ kind: 'commit', answers: s.ships.map(() => null) });
      return 'again';
    },
  ],
};

/** S1: all at once, in secret. */
const commit = secretly<State, FrameOf<'commit'>, Commit, SkirmishEvent>({
  answers: ['commit'],
  takers: alive,
  legal: commitsOf,
  check: (s, { card }, _frame, seat) =>
    card && !ship(s, seat).hand.includes(card) ? { code: 'not-held', rule: 'S1', card } : undefined,
  answered: (_s, seat, ctx) => ctx.emit({ kind: 'committed', seat }),
  reveal: (s, answers, ctx) =>
    reveal(
      s,
      answers.map((answer) => answer?.card ?? null),
      ctx,
    ),
});

function commitsOf(s: State, _frame: Frame, seat: Seat): Commit[] {
  return [{ kind: 'commit' }, ...distinct(ship(s, seat).hand).map((card) => ({ kind: 'commit', card }) as const)];
}

/** S3: whom to attack. */
const target: Asks<'target'> = {
  answers: ['target'],
  legal: (s, { seat }) =>
    alive(s)
      .filter((one) => one !== seat)
      .map((one) => ({ kind: 'target', seat: one })),
  check: (s, action, { seat }) =>
    action.seat !== seat && alive(s).includes(action.seat) ? undefined : { code: 'no-target', rule: 'S3' },
  apply(s, action, ctx, { seat, strength }) {
    const battle = { attacker: seat, target: action.seat, attack: strength, defence: 0, negated: false };
    s.stack.push({ kind: 'battle', at: 0, battle });
    ctx.emit({ kind: 'attacks', seat, target: action.seat });
  },
};

/** S3–S5: may it be negated, who joins, what comes of it. */
const battle: Runs<'battle'> = {
  stages: [
    (s, _ctx, { battle: { attacker, target: seat } }) => {
      s.stack.push({ kind: 'respond', seat, other: attacker });
    },
    (s, _ctx, frame) => {
      if (frame.battle.negated) return 'leave';
      const { attacker, target: victim } = frame.battle;
      // One after the other, in seat order: the last frame is answered first.
      const bystanders = alive(s).filter((seat) => seat !== attacker && seat !== victim);
      for (const seat of bystanders.reverse()) s.stack.push({ kind: 'join', seat });
      return undefined;
    },
    (s, ctx, frame) => resolve(s, frame.battle, ctx),
  ],
};

/** S3: silent for those who hold no negate. */
const respond: Asks<'respond'> = {
  answers: ['respond'],
  hidden: true,
  legal: (s, { seat }) =>
    ship(s, seat).hand.includes('negate')
      ? [
          { kind: 'respond', negate: true },
          { kind: 'respond', negate: false },
        ]
      : [{ kind: 'respond', negate: false }],
  check: (s, { negate }, { seat }) =>
    negate && !ship(s, seat).hand.includes('negate') ? { code: 'not-held', rule: 'S3', card: 'negate' } : undefined,
  apply(s, { negate }, ctx, { seat, other }) {
    if (!negate) return;
    const { negated } = changeBattle(s, (before) => ({ ...before, negated: !before.negated }));
    discard(s, seat, 'negate');
    ctx.reveal();
    ctx.emit({ kind: 'negates', seat, attack: negated });
    s.stack.push({ kind: 'respond', seat: other, other: seat });
  },
};

/** S4: a bystander takes a side, or none. */
const join: Asks<'join'> = {
  answers: ['join'],
  sole: 'ask', // held or not: a pause must not tell who holds a strike
  legal(s, { seat }) {
    const strikes = distinct(ship(s, seat).hand).filter((card) => STRENGTH[card] > 0);
    const sides = ['attack', 'defence'] as const;
    return [
      { kind: 'join', side: 'none' },
      ...sides.flatMap((side) => strikes.map((card) => ({ kind: 'join', side, card }) as const)),
    ];
  },
  check(s, { side, card }, { seat }) {
    if (side === 'none') return card ? NO_STRIKE : undefined;
    return card && STRENGTH[card] > 0 && ship(s, seat).hand.includes(card) ? undefined : NO_STRIKE;
  },
  apply(s, { side, card }, ctx, { seat }) {
    if (side === 'none' || !card) return;
    changeBattle(s, (before) => ({ ...before, [side]: before[side] + STRENGTH[card] }));
    discard(s, seat, card);
    ctx.reveal();
    ctx.emit({ kind: 'joins', seat, side, card });
  },
};

function changeBattle(s: State, change: (before: Battle) => Battle): Battle {
  const frame = s.stack.findLast((one) => one.kind === 'battle');
  assert(frame, 'a battle is under way');
  const after = change(frame.battle);
  replace(s, frame, { ...frame, battle: after });
  return after;
}

function reveal(s: State, cards: readonly (Card | null)[], ctx: Context<SkirmishEvent>): void {
  ctx.reveal();
  ctx.emit({ kind: 'revealed', cards: [...cards] });
  for (const [seat, card] of cards.entries()) if (card) discard(s, seat, card);
  ctx.beat();
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

function resolve(s: State, { target: losing, attack, defence }: Battle, ctx: Context<SkirmishEvent>): void {
  const faces = [ctx.random('dice').die(6), ctx.random('dice').die(6)] as const;
  ctx.emit({ kind: 'rolled', why: 'battle', faces: [...faces] });
  const margin = attack + faces[0] - defence - faces[1];
  if (margin < 0) return;
  const victim = ship(s, losing);
  victim.hull = Math.max(0, victim.hull - (margin > 0 ? 2 : 1));
  ctx.emit({ kind: 'hit', target: losing, hull: victim.hull });
  ctx.beat();
  if (victim.hull > 0) return;
  victim.outInRound = s.round;
  s.discard.push(...victim.hand.splice(0));
  s.discard.sort(order);
  ctx.reveal();
  ctx.emit({ kind: 'out', seat: losing });
}

const flow = makeFlow<State, Frame, SkirmishAction, SkirmishEvent>(
  { round, commit, target, battle, respond, join },
  'S1',
);

function view(s: State, viewer: Viewer): SkirmishView {
  const waiting = flow.top(s, 'commit');
  const under = s.stack.findLast((frame) => frame.kind === 'battle');
  return {
    options: s.options,
    round: s.round,
    ships: s.ships.map(({ hull, hand, outInRound }, seat) => ({
      hull,
      cards: hand.length,
      outInRound,
      answered: waiting !== undefined && waiting.answers[seat] !== null,
    })),
    hand: typeof viewer === 'number' ? ship(s, viewer).hand.slice() : [],
    committed: (typeof viewer === 'number' && waiting?.answers[viewer]) || null,
    deck: s.deck.length,
    discard: s.discard.slice(),
    battle: under?.battle ?? null,
    pending: s.stack.flatMap((frame) => pendingFor(frame, viewer)),
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

/** Others do not see who is asked to respond; a commit shows nothing but that it is under way. */
function pendingFor(frame: Frame, viewer: Viewer): Frame[] {
  if (frame.kind === 'respond') return viewer === frame.seat ? [frame] : [];
  return [frame.kind === 'commit' ? { ...frame, answers: [] } : frame];
}

/**
 * Deals the cards the viewer does not see anew. Whoever has answered in secret may have answered anything they could;
 * whoever is asked to respond holds a negate, so other deals are thrown away.
 */
function redeal(s: State, viewer: Viewer, random: Random): void {
  const others = s.ships.filter((_, seat) => seat !== viewer);
  const asked = flow.top(s, 'respond')?.seat;
  const other = asked === viewer ? undefined : asked; // who looks knows its own hand
  do {
    const pool = [...s.deck, ...others.flatMap(({ hand }) => hand)].sort(order);
    random.shuffle(pool);
    for (const one of others) one.hand = pool.splice(0, one.hand.length).sort(order);
    s.deck = pool;
  } while (!isPossible(s, other));
  const waiting = flow.top(s, 'commit');
  if (waiting) redealAnswers(s, waiting, viewer, random, commitsOf);
}

/** Whoever is asked to respond holds a negate. */
const isPossible = (s: State, asked: Seat | undefined): boolean =>
  asked === undefined || ship(s, asked).hand.includes('negate');

/** What the seat does not know is filled with what is left, in order; a redeal makes it uniform. */
function fromView(seen: SkirmishView, seat: Seat, _random: Random): State {
  const left = CARDS.flatMap((card) => new Array<Card>(COPIES[card]).fill(card));
  for (const card of [...seen.hand, ...seen.discard]) left.splice(left.indexOf(card), 1);
  const ships = seen.ships.map(({ hull, cards, outInRound }, of) => ({
    hull,
    hand: of === seat ? seen.hand.slice() : left.splice(0, cards),
    outInRound,
  }));
  const stack = seen.pending.map((frame): Frame => {
    if (frame.kind !== 'commit') return frame;
    const answers = seen.ships.map(({ answered }, of) =>
      answered ? (of === seat && seen.committed) || ({ kind: 'commit' } as const) : null,
    );
    return { ...frame, answers };
  });
  const under = stack.at(-1);
  // The game waits and nobody is seen to be asked: it is whoever could negate next.
  if (under?.kind === 'battle' && seen.decisions.length === 0) {
    const { attacker, target: victim, negated } = under.battle;
    stack.push(
      negated ? { kind: 'respond', seat: attacker, other: victim } : { kind: 'respond', seat: victim, other: attacker },
    );
  }
  return { options: seen.options, round: seen.round, ships, deck: left, discard: seen.discard.slice(), stack };
}

function clone(s: State): State {
  return {
    options: s.options,
    round: s.round,
    ships: s.ships.map((one) => ({ ...one, hand: one.hand.slice() })),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    stack: s.stack.slice(),
  };
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
    const state: State = { options, round: 0, ships, deck, discard: [], stack: [{ kind: 'round', at: 0 }] };
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
  fromView,
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
