/** Lasers and waves [W1–W6]: they fly one tile at the start of each round, and hit whoever they meet. */
import type { Context } from '@orrery/kernel';
import { VOID } from '../board.ts';
import type { Event, Meeting } from '../events.ts';
import { hexOf, STEPS } from '../hexes.ts';
import { shipsOn, type State, type Token } from '../state.ts';
import { hitByLaser, push, removeToken, tokenRef } from './landing.ts';
import { show } from './step.ts';

/** Moves the oldest token that has not moved in this round, and finishes it completely; false if there is none. */
export function moveNextToken(s: State, ctx: Context<Event>): boolean {
  const token = s.tokens.find(({ serial }) => serial > s.movedToken);
  if (!token) return false;
  s.movedToken = token.serial;
  const from = s.board.hexes[token.tile] as number;
  const ahead = s.board.next[token.tile * 6 + token.heading] as number;
  const lost = ahead === VOID;
  if (lost) removeToken(s, token);
  else token.tile = ahead;
  const to = hexOf(from + (STEPS[token.heading] as number));
  show(ctx, { kind: 'tokenMoved', token: tokenRef(token), from: hexOf(from), to, lost });
  if (!lost) enter(s, token, 'flew', ctx);
  return true;
}

/** A token comes to a tile: it hits all ships there and is used up, or it stays. */
export function enter(s: State, token: Token, meeting: Meeting, ctx: Context<Event>): void {
  const { tile } = token;
  const group = shipsOn(s, tile);
  if (group.length === 0) return;
  removeToken(s, token);
  if (token.kind === 'laser') hitByLaser(s, group, token, tile, meeting, ctx);
  else push(s, group, token, tile, meeting, ctx);
}
