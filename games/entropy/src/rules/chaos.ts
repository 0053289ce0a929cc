/** Chaos [Q1–Q6]: rounds in which first the tokens fly, then every ship plays the first card of its program. */
import type { Context } from '@orrery/kernel';
import { type ActionOfKind, shipChoice } from '../actions.ts';
import { flyOn } from '../cards/move.ts';
import { EFFECTS } from '../cards/index.ts';
import { cardData, cardId } from '../data.ts';
import { endDecided, isDecided } from '../end.ts';
import type { Event } from '../events.ts';
import { type QuestionOf, seatInTurn, type Ship, shipOf, type State } from '../state.ts';
import { asking, type PhaseRules, refuse } from './ask.ts';
import { changeEntropy, tellLastEra } from './entropy.ts';
import { tokenRef } from './landing.ts';
import { moveNextToken } from './tokens.ts';

type AfterChaos = 'expansion' | 'endOfEra';

export const chaos: PhaseRules<AfterChaos> = {
  begin: () => undefined,
  /** One token or one card at a time; a question in between waits in the state. */
  run(s, ctx) {
    if (s.playing) {
      goOn(s, ctx);
      return undefined;
    }
    if (s.round === 0) return endRound(s, ctx);
    if (s.step === 'tokens') {
      if (!moveNextToken(s, ctx)) s.step = 'cards';
      return undefined;
    }
    return playNext(s, ctx);
  },
};

/** Before the first round only a Chaos without cards is looked at: it may be decided, too. */
function endRound(s: State, ctx: Context<Event>): AfterChaos | undefined {
  const more = s.ships.some(({ program }) => program.length > 0);
  if ((s.round > 0 || !more) && isDecided(s)) endDecided(s, ctx);
  else if (more) beginRound(s, ctx);
  else return endChaos(s, ctx);
  return undefined;
}

function beginRound(s: State, ctx: Context<Event>): void {
  s.round++;
  s.step = 'tokens';
  s.movedToken = 0;
  s.turn = 0;
  for (const ship of s.ships) ship.acted = false;
  ctx.emit({ kind: 'roundStarted', round: s.round });
}

function endChaos(s: State, ctx: Context<Event>): AfterChaos {
  ctx.emit({ kind: 'chaosEnded', rounds: s.round });
  s.round = 0;
  s.step = 'tokens';
  s.movedToken = 0;
  for (const ship of s.ships) ship.acted = false;
  if (!s.settings.tokensPersist && s.tokens.length > 0) {
    ctx.emit({ kind: 'tokensRemoved', tokens: s.tokens.map(tokenRef) });
    s.tokens = [];
  }
  return s.lastEra && !s.settings.expandInLastEra ? 'endOfEra' : 'expansion';
}

const isReady = (ship: Ship): boolean => !ship.acted && ship.program.length > 0;

/** The next ship of the player in turn plays; with two or more to choose from the player says which. */
function playNext(s: State, ctx: Context<Event>): AfterChaos | undefined {
  for (; s.turn < s.players.length; s.turn++) {
    const seat = seatInTurn(s);
    let ready: Ship | undefined;
    for (const ship of s.ships) {
      if (ship.seat !== seat || !isReady(ship)) continue;
      if (ready) {
        s.question = { kind: 'chooseShip', seat };
        return undefined;
      }
      ready = ship;
    }
    if (!ready) continue;
    play(s, ready, ctx);
    return undefined;
  }
  return endRound(s, ctx);
}

export const chooseShip = asking<QuestionOf<'chooseShip'>, ActionOfKind<'chooseShip'>>({
  answers: ['chooseShip'],
  legal: (s, { seat }) => s.ships.filter((ship) => ship.seat === seat && isReady(ship)).map(({ nr }) => shipChoice(nr)),
  check(s, { seat }, _seat, action) {
    const ship = shipOf(s, seat, action.ship);
    return ship && isReady(ship) ? undefined : refuse('shipCannotAct', { seat, ship: action.ship });
  },
  apply(s, { seat }, _seat, action, ctx) {
    play(s, shipOf(s, seat, action.ship) as Ship, ctx);
  },
});

/** Turn up, pay, entropy, effect, discard [Q4–Q6]. Who cannot pay ignores the card. */
export function play(s: State, ship: Ship, ctx: Context<Event>): void {
  const { seat, nr, energy: before } = ship;
  const card = ship.program.shift() as number;
  const cost = s.settings.cardEnergy[card] as number;
  const ignored = before < cost;
  const entropyBefore = s.entropy;
  const wasLast = s.lastEra;
  ship.acted = true;
  s.playing = { seat, nr, card, steps: 0 };
  if (!ignored) {
    ship.energy -= cost;
    changeEntropy(s, s.settings.cardEntropy[card] as number);
  }
  ctx.reveal();
  ctx.emit({
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
  if (s.playing && !s.question) discardPlayed(s);
}

/** After a question: the rest of a move, if its ship is still there, then the card is over. */
function goOn(s: State, ctx: Context<Event>): void {
  if (!s.playing) return;
  const { seat, nr, steps } = s.playing;
  const ship = steps > 0 ? shipOf(s, seat, nr) : undefined;
  if (ship) flyOn(s, ship, ctx);
  if (s.playing && !s.question) discardPlayed(s);
}

function discardPlayed(s: State): void {
  if (s.playing) (s.discard[s.playing.card] as number)++;
  s.playing = null;
}
