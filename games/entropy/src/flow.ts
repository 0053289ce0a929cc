/** The course of play [T1–T5]: set-up, then era after era. Everything that runs or asks, by the kind of its frame. */
import { makeFlow } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { buildTile } from './cards/build-ship.ts';
import { flight } from './cards/move.ts';
import { transportAmount } from './cards/titanium-portal.ts';
import type { Phase } from './data.ts';
import type { Event } from './events.ts';
import { card, cards, chaos, chooseShip, tokens } from './rules/chaos.ts';
import { draw } from './rules/draw.ts';
import { discardCard, endOfEra } from './rules/end-of-era.ts';
import { exchange, exchangeEnergy, exchangeTitanium } from './rules/exchange.ts';
import { expansion } from './rules/expansion.ts';
import { chooseFacing } from './rules/facing.ts';
import { plan, planning } from './rules/planning.ts';
import { distributeEnergy, production } from './rules/production.ts';
import { placeShip, setupShips, setupTiles } from './rules/set-up.ts';
import type { PlainStage, Runs } from './rules/step.ts';
import { pickTile, placeTile } from './rules/tiles.ts';
import type { Frame, State } from './state.ts';

/** The phases of an era in the order of the rulebook [T1]. */
const ERA = ['draw', 'production', 'planning', 'chaos', 'expansion', 'endOfEra'] as const;
/** The first lies on top. */
const ERA_FRAMES: readonly Frame[] = ERA.map((kind) => ({ kind })).reverse();

const nextEra: PlainStage = (s) => {
  s.stack.push(...ERA_FRAMES);
  return 'again';
};

const game: Runs<'game'> = { stages: [setupTiles, setupShips, nextEra] };

export const flow = makeFlow<State, Frame, Action, Event>(
  {
    game,
    draw,
    production,
    planning,
    chaos,
    tokens,
    cards,
    card,
    flight,
    expansion,
    endOfEra,
    placeTile,
    pickTile,
    placeShip,
    chooseFacing,
    distributeEnergy,
    plan,
    chooseShip,
    transportAmount,
    buildTile,
    exchange,
    exchangeTitanium,
    exchangeEnergy,
    discardCard,
  },
  'T4',
);

/** What is pending when a phase is about to begin: for positions that nobody played to. */
export function framesBefore(phase: Exclude<Phase, 'gameOver'>): Frame[] {
  if (phase === 'setupTiles' || phase === 'setupShips')
    return [{ kind: 'game', at: game.stages.indexOf(phase === 'setupTiles' ? setupTiles : setupShips) }];
  return [{ kind: 'game', at: game.stages.indexOf(nextEra) }, ...ERA_FRAMES.slice(0, ERA.length - ERA.indexOf(phase))];
}
