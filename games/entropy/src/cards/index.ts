/** What each kind of card does once it is paid. Tidying does nothing more: paying it has lowered entropy [M6]. */
import type { Context } from '@orrery/kernel';
import type { CardData } from '../data.ts';
import type { Event } from '../events.ts';
import type { Ship, State } from '../state.ts';
import { buildShip } from './build-ship.ts';
import { move } from './move.ts';
import { shot } from './shot.ts';
import { titaniumPortal } from './titanium-portal.ts';
import { turn } from './turn.ts';

type Effect = (s: State, ship: Ship, card: number, ctx: Context<Event>) => void;

export const EFFECTS: Readonly<Record<CardData['kind'], Effect>> = {
  move,
  turn,
  shot,
  portal: titaniumPortal,
  build: buildShip,
  tidy: () => undefined,
};
