/** The scripted player, from its view alone, and the evaluation for search. */
import type { GameBot, Random, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import {
  chooseAction,
  chooseAmount,
  chooseDefector,
  chooseJettison,
  chooseNeva,
  choosePirate,
  choosePrice,
  chooseProbe,
  choosePurchase,
  chooseResource,
  chooseShopping,
} from './bot/acting.ts';
import { evaluate } from './bot/evaluate.ts';
import {
  chooseCard,
  chooseGate,
  chooseGuess,
  chooseInterference,
  chooseMove,
  chooseMulligan,
  chooseRefresh,
  chooseUse,
} from './bot/flying.ts';
import { bestOf, type Sketch, sketch } from './bot/sketch.ts';
import { PLAIN, type Taste } from './bot/taste.ts';
import { chooseAnswer, chooseBoost, chooseEvent, choosePlay, chooseWarp } from './bot/windows.ts';
import type { EntanglionView } from './seen.ts';
import type { State } from './state.ts';

const PASS: Action = { kind: 'pass' };

/** What to do at each question; nothing where any answer will do. */
const ANSWERS: Readonly<Record<string, (s: Sketch) => Action | undefined>> = {
  placeFleet: ({ view }) => ({ kind: 'placeFleet', planet: view.depot === 'plus' ? 'zero' : 'one' }),
  mulligan: chooseMulligan,
  umbraDiscard: (s) => chooseEvent(s, false),
  discardEvent: (s) => chooseEvent(s, false),
  event: (s) => (s.view.encounter ? chooseBoost(s) : (choosePlay(s) ?? PASS)),
  respond: chooseAnswer,
  navigate: (s) => choosePlay(s) ?? chooseCard(s),
  charmDiscard: (s) => chooseRefresh(s),
  clarenceSlot: ({ view }) => view.legal.at(-1),
  clarenceGuess: chooseGuess,
  resolve: (s) => choosePlay(s) ?? { kind: 'reveal' },
  interfere: chooseInterference,
  interfereValue: chooseGate,
  move: chooseMove,
  reroll: (s) => (isWinning(s) ? PASS : { kind: 'reroll' }),
  loot: (s) => chooseResource(s, s.view.encounter?.winner === s.seat),
  probeAction: chooseProbe,
  shop: chooseShopping,
  dump: () => PASS,
  action: (s) =>
    s.view.legal.some(({ kind }) => kind === 'discover') ? chooseAction(s) : (choosePlay(s) ?? chooseAction(s)),
  mineAmount: chooseAmount,
  recruit: choosePirate,
  pay: choosePrice,
  gainResource: (s) => chooseResource(s, true),
  neva: chooseNeva,
  refresh: chooseRefresh,
  defectionTake: (s) => chooseResource(s, true),
  defectionPirate: chooseDefector,
  bargainBuy: (s) => choosePurchase(s) ?? dearest(s),
  alchemistFrom: (s) => chooseResource(s, false),
  alchemistAmount: ({ view }) => view.legal.at(-1),
  alchemistTo: (s) => chooseResource(s, true),
  warpTarget: chooseWarp,
  tutorKeep: (s) => chooseEvent(s, true),
  tutorGive: (s) => chooseEvent(s, false),
  stratUse: chooseUse,
  discardEngine: chooseRefresh,
  forcedJettison: chooseJettison,
};

function isWinning({ view: { encounter }, seat }: Sketch): boolean {
  if (!encounter) return true;
  const gap = encounter.rolls[0] - encounter.rolls[1];
  return encounter.initiator === seat ? gap > 0 : gap < 0;
}

function dearest({ view }: Sketch): Action | undefined {
  const buys = view.legal.filter((action) => action.kind === 'buy');
  return bestOf(buys, ({ component }) => view.options.componentQp[component]);
}

const isSame = (a: Action, b: Action): boolean => a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);

export function choose(view: EntanglionView, seat: Seat, random: Random, taste: Taste = PLAIN): Action {
  const kind = view.decisions.find((decision) => decision.seat === seat)?.kind ?? '';
  const wanted = ANSWERS[kind]?.(sketch(view, seat, taste));
  const legal = wanted && view.legal.find((action) => isSame(action, wanted));
  return legal ?? random.pick(view.legal);
}

export const bot: GameBot<State, Action, EntanglionView> = { choose, evaluate };
