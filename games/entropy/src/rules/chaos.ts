/** Chaos [Q1–Q6]: rounds in which first the tokens fly, then every ship plays the first card of its program. */
import type { Context } from '@orrery/kernel';
import { type ActionOfKind, shipChoice } from '../actions.ts';
import { EFFECTS } from '../cards/index.ts';
import { cardData, cardId } from '../data.ts';
import { endDecided, isDecided } from '../end.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import { type Frame, seatInTurn, type Ship, shipOf, type State } from '../state.ts';
import { changeEntropy, tellLastEra } from './entropy.ts';
import { tokenRef } from './landing.ts';
import { asking, begins, running, type Runs, show } from './step.ts';
import { moveNextToken } from './tokens.ts';

/** Round after round [Q1]. Between rounds it is looked whether the game is decided; before the first only if none comes. */
export const chaos = running((s, ctx) => {
  if (begins(s, 'chaos', ctx)) ctx.beat(); // all see how long the programs are
  const more = s.ships.some(({ program }) => program.length > 0);
  if ((s.round > 0 || !more) && isDecided(s)) endDecided(s, ctx);
  else if (more) beginRound(s, ctx);
  else endChaos(s, ctx);
  return more ? 'again' : 'leave';
});

/** First the tokens fly, then the cards are played [Q2]: what is on top comes first. */
function beginRound(s: State, ctx: Context<Event>): void {
  s.round++;
  s.movedToken = 0;
  for (const ship of s.ships) ship.acted = false;
  ctx.emit({ kind: 'roundStarted', round: s.round });
  s.stack.push(CARDS, TOKENS);
}

const CARDS: Frame = { kind: 'cards' };
const TOKENS: Frame = { kind: 'tokens' };

function endChaos(s: State, ctx: Context<Event>): void {
  ctx.emit({ kind: 'chaosEnded', rounds: s.round });
  s.round = 0;
  s.movedToken = 0;
  for (const ship of s.ships) ship.acted = false;
  if (s.settings.tokensPersist || s.tokens.length === 0) return;
  ctx.emit({ kind: 'tokensRemoved', tokens: s.tokens.map(tokenRef) });
  s.tokens = [];
}

/** One by one, each with all that comes of it [W1]. */
export const tokens = running((s, ctx) => (moveNextToken(s, ctx) ? 'again' : 'leave'));

const isReady = (ship: Ship): boolean => !ship.acted && ship.program.length > 0;

/** Of the first player in turn who has any: with two or more to choose from the player says which [Q2, Q3]. */
export const cards = running((s, ctx) => {
  for (let turn = 0; turn < s.players.length; turn++) {
    const seat = seatInTurn(s, turn);
    let ready: Ship | undefined;
    for (const ship of s.ships) {
      if (ship.seat !== seat || !isReady(ship)) continue;
      if (ready) {
        s.stack.push({ kind: 'chooseShip', seat });
        return 'again';
      }
      ready = ship;
    }
    if (!ready) continue;
    play(s, ready, ctx);
    return 'again';
  }
  return 'leave';
});

export const chooseShip = asking<'chooseShip', ActionOfKind<'chooseShip'>>({
  answers: ['chooseShip'],
  legal: (s, { seat }) => s.ships.filter((ship) => ship.seat === seat && isReady(ship)).map(({ nr }) => shipChoice(nr)),
  check(s, action, { seat }) {
    const ship = shipOf(s, seat, action.ship);
    return ship && isReady(ship) ? undefined : refuse('ship-cannot-act', { seat, ship: action.ship });
  },
  apply: (s, action, ctx, { seat }) => play(s, shipOf(s, seat, action.ship) as Ship, ctx),
});

/** The card is turned up and paid, entropy changes, it does what it says [Q4]. Who cannot pay ignores it [Q5]. */
function play(s: State, ship: Ship, ctx: Context<Event>): void {
  const { seat, nr, energy: before } = ship;
  const card = ship.program.shift() as number;
  const cost = s.settings.cardEnergy[card] as number;
  const ignored = before < cost;
  const entropyBefore = s.entropy;
  const wasLast = s.lastEra;
  ship.acted = true;
  if (ignored) (s.discard[card] as number)++;
  else {
    ship.energy -= cost;
    changeEntropy(s, s.settings.cardEntropy[card] as number);
    s.stack.push({ kind: 'card', seat, nr, card });
  }
  ctx.reveal();
  show(ctx, {
    kind: 'cardPlayed',
    seat,
    nr,
    round: s.round,
    card: cardId(card),
    left: ship.program.length,
    cost,
    ignored,
    energy: { before, after: ship.energy },
    entropy: { before: entropyBefore, after: s.entropy },
  });
  tellLastEra(s, wasLast, ctx);
  if (!ignored) EFFECTS[cardData(card).kind](s, ship, card, ctx);
}

/** When all that it does is over, the card is discarded. */
export const card: Runs<'card'> = {
  stages: [
    (s, _ctx, playing) => {
      (s.discard[playing.card] as number)++;
      return 'leave';
    },
  ],
};
