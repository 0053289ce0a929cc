/** The course of play: the set-up, then turns of five steps, until somebody wins. */
import { makeFlow } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { abilityQuestions } from './aliens/index.ts';
import type { Event } from './events.ts';
import { mayReact, stagesAt } from './hooks.ts';
import { choosePower, dealAliens, dealCards, drawTurnOrder, placement, placeStart } from './rules/beginning.ts';
import { cardCheck, redrawDiscard } from './rules/card-check.ts';
import { clash, reinforce } from './rules/clash.ts';
import { chooseResource, collect } from './rules/collect.ts';
import { commitCard } from './rules/commit.ts';
import { delivery, deployShip } from './rules/deploy.ts';
import { invade } from './rules/invade.ts';
import { invasion } from './rules/invasion.ts';
import { move } from './rules/move.ts';
import { publicPoints } from './rules/score.ts';
import { spend } from './rules/spend.ts';
import { standoff } from './rules/standoff.ts';
import { tradeAnswer } from './rules/trade.ts';
import { discardToLimit, turnEnd } from './rules/turn-end.ts';
import { advance, compensation, compensationPick, removal, victory } from './rules/victory.ts';
import { retreatTo } from './rules/withdraw.ts';
import { type Ctx, type Frame, playersIn, type Runs, shipsOfAll, type State } from './state.ts';

const game: Runs<'game'> = {
  stages: [
    dealAliens,
    drawTurnOrder,
    (s) => {
      s.stack.push({ kind: 'preparation', at: 0 });
    },
    (s) => {
      s.stack.push({ kind: 'placement', at: 0, left: s.options.startingStacks * playersIn(s) });
    },
    dealCards,
    (s) => {
      s.round = 1;
    },
    (s) => {
      s.stack.push({ kind: 'turn', at: 0 });
      return 'again';
    },
  ],
};

/** What aliens do before the first ship is placed [S5, S6]: each at its moment, whoever has it. */
const preparation: Runs<'preparation'> = {
  stages: stagesAt('setup', ...Array.from({ length: 6 }, (_, position) => (s: State) => s.order[position])),
};

/** A turn [T2]: start, collect, spend, move, invade, end. */
const turn: Runs<'turn'> = {
  stages: [
    (s, ctx) => {
      if (!ctx.quiet) announceTurn(s, ctx);
      if (mayReact(s, s.active, 'turnStart')) s.stack.push({ kind: 'turnStart', at: 0 });
    },
    (s) => push(s, { kind: 'collect', at: 0 }),
    (s) => push(s, { kind: 'spend', seat: s.active }),
    (s) => push(s, { kind: 'move', seat: s.active }),
    (s) => push(s, { kind: 'invade', seat: s.active }),
    (s) => push(s, { kind: 'turnEnd', at: 0 }),
  ],
};

function announceTurn(s: State, ctx: Ctx): void {
  ctx.emit({
    kind: 'turnStarted',
    seat: s.active,
    round: s.round,
    points: s.players.map((_, seat) => publicPoints(s, seat)),
    ships: shipsOfAll(s),
  });
}

function push(s: State, frame: Frame): void {
  s.stack.push(frame);
}

const turnStart: Runs<'turnStart'> = { stages: stagesAt('turnStart', (s) => s.active) };

export const flow = makeFlow<State, Frame, Action, Event>(
  {
    game,
    choosePower,
    preparation,
    placement,
    placeStart,
    turn,
    turnStart,
    collect,
    chooseResource,
    spend,
    delivery,
    deployShip,
    tradeAnswer,
    move,
    invade,
    invasion,
    cardCheck,
    redrawDiscard,
    commitCard,
    clash,
    reinforce,
    standoff,
    victory,
    removal,
    retreatTo,
    compensation,
    compensationPick,
    advance,
    turnEnd,
    discardToLimit,
    ...abilityQuestions,
  },
  'T3',
);
