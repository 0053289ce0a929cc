/**
 * Quiet: a game for tests of silence. In each of some rounds one seat goes, which everybody sees; then each of the others
 * in turn is asked in silence whether it uses its card, if it was dealt one; then everybody is told that the round is over. Two
 * windows follow each other with nothing told between them, and something is told after them. There are pictures right before
 * and right after the pause.
 */
import {
  type ActionOf,
  assert,
  bool,
  type Course,
  type Game,
  int,
  makeFlow,
  option,
  type OptionsOf,
  type Question,
  type Seat,
  type View,
} from '@orrery/kernel';

const ACTIONS = { go: {}, window: { use: bool } } as const;
type Action = ActionOf<typeof ACTIONS>;
const OPTIONS = {
  rounds: option(int(1, 9), 9, 'Rounds.'),
};
type Options = OptionsOf<typeof OPTIONS>;
type Event =
  | { kind: 'began' }
  | { kind: 'went'; seat: Seat }
  | { kind: 'used'; seat: Seat }
  | { kind: 'over'; round: number };
type Frame = { readonly kind: 'game'; readonly at: number } | { readonly kind: 'go' | 'window'; readonly seat: Seat };
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface QuietState {
  readonly options: Options;
  readonly cards: boolean[];
  round: number;
  readonly stack: Frame[];
}
interface QuietView extends View<Action> {
  readonly options: Options;
  readonly round: number;
  readonly card: boolean;
  readonly at: number;
}

export const QUIET_SEATS = 3;
const stageOf = ({ stack: [first] }: QuietState): number => (first?.kind === 'game' ? first.at : 9);
const goer = (s: QuietState): Seat => s.round % QUIET_SEATS;

const game: Course<QuietState, FrameOf<'game'>, Event> = {
  stages: [
    (_s, ctx) => ctx.emit({ kind: 'began' }),
    (s) => void s.stack.push({ kind: 'go', seat: goer(s) }),
    (s) => void s.stack.push({ kind: 'window', seat: (goer(s) + 1) % QUIET_SEATS }),
    (s) => void s.stack.push({ kind: 'window', seat: (goer(s) + 2) % QUIET_SEATS }),
    (s, ctx) => {
      ctx.beat();
      s.round++;
      ctx.emit({ kind: 'over', round: s.round });
      ctx.beat();
      if (s.round < s.options.rounds) s.stack[0] = { kind: 'game', at: 1 };
    },
  ],
};

const go: Question<QuietState, FrameOf<'go' | 'window'>, Action, Event> = {
  answers: ['go'],
  sole: 'ask',
  legal: () => [{ kind: 'go' }],
  check: () => undefined,
  apply(_s, _action, ctx, _frame, seat) {
    ctx.emit({ kind: 'went', seat });
    ctx.beat();
  },
};

const window: Question<QuietState, FrameOf<'go' | 'window'>, Action, Event> = {
  answers: ['window'],
  hidden: true,
  legal: (s, { seat }) => (s.cards[seat] ? [true, false] : [false]).map((use) => ({ kind: 'window', use })),
  check: (s, action, { seat }) =>
    action.kind === 'window' && action.use && !s.cards[seat] ? { code: 'not-held' } : undefined,
  apply(s, action, ctx, { seat }) {
    if (action.kind !== 'window' || !action.use) return;
    s.cards[seat] = false;
    ctx.reveal();
    ctx.emit({ kind: 'used', seat });
  },
};

const flow = makeFlow<QuietState, Frame, Action, Event>({ game, go, window });

export const quiet: Game<QuietState, Action, Options, QuietView, Event> = {
  id: 'quiet',
  title: 'Quiet',
  rulesVersion: 1,
  seats: { min: QUIET_SEATS, max: QUIET_SEATS },
  options: { fields: OPTIONS },
  actions: ACTIONS,
  streams: ['deal'],
  reach: { decisions: ['go', 'window'], ends: ['done'] },
  setup(options, seats, ctx) {
    const cards = Array.from({ length: seats }, () => ctx.random('deal').chance(1, 2));
    const state: QuietState = { options, cards, round: 0, stack: [{ kind: 'game', at: 0 }] };
    flow.settle(state, ctx);
    return state;
  },
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  outcome: (s) => (s.stack.length > 0 ? undefined : { reason: 'done', ranks: s.cards.map(() => 1) }),
  view: (s, viewer) => ({
    options: s.options,
    round: s.round,
    card: typeof viewer === 'number' && s.cards[viewer] === true,
    // Where the round stands shows, but not at which window.
    at: Math.min(stageOf(s), 3),
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  }),
  clone: (s) => ({ options: s.options, cards: s.cards.slice(), round: s.round, stack: s.stack.slice() }),
  redeal: () => undefined,
  fromView: () => assert(false, 'nobody thinks here') as never,
  invariants: () => undefined,
  text: {
    seat: (seat) => `Seat ${seat}`,
    prompt: ({ kind }) => kind,
    action: (action) => JSON.stringify(action),
    event: (event) => JSON.stringify(event),
    refusal: ({ code }) => code,
    outcome: ({ reason }) => reason,
    outline: () => [],
    progress: ({ round }) => `Round ${round + 1}`,
  },
  bot: { choose: ({ legal }) => legal[0] as Action, evaluate: () => 0.5 },
  stats: { names: {}, measure: () => ({}) },
};
