/** Navigate [N1–N6]: in turn, each fleet queues a card face down, until both have passed or filled their slots. */
import { type Refusal, type Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, PASS, PLACE, PLACE_PROBE } from '../actions.ts';
import type { SlotCard } from '../data.ts';
import { offerAt, takeOffer } from '../hooks.ts';
import { type Asks, type Ctx, otherThan, playerOf, type Runs, type Slot, slotWith, type State } from '../state.ts';
import { drawEngine, drawEventsToLimit, listsByType, takeFromHand } from './cards.ts';
import { refuse } from './refusals.ts';
import { ask } from './silence.ts';
import { announce, canPlay, holdsEvents, OPEN, playFlaw, playsOf } from './window.ts';

export const navigation: Runs<'navigation'> = {
  stages: [
    (s) => {
      if (playerOf(s, s.turn).out) s.turn = otherThan(s.turn);
      if (playerOf(s, s.turn).out) return 'leave';
      // Without a card to queue the question is whether an event card can be played.
      ask(s, { kind: 'navigate', seat: s.turn }, !canQueue(s, s.turn) && holdsEvents(s, s.turn));
      return 'again';
    },
  ],
};

function canQueue(s: State, seat: Seat): boolean {
  const { hand, probe } = playerOf(s, seat);
  return probe || hand.length > 0;
}

function endTurn(s: State, seat: Seat): void {
  s.turn = otherThan(seat);
}

type Answer = 'place' | 'placeProbe' | 'charming' | 'play' | 'pass';

const cardsOf = listsByType<ActionOfKind<Answer>>(PLACE, []);
const cardsAndPass = listsByType<ActionOfKind<Answer>>(PLACE, [PASS]);
const cardsProbeAndPass = listsByType<ActionOfKind<Answer>>(PLACE, [PLACE_PROBE, PASS]);

function answersOf(s: State, seat: Seat): readonly ActionOfKind<Answer>[] {
  const { hand, probe } = playerOf(s, seat);
  const plays = playsOf(s, seat);
  const offer = offerAt(s, 'navigate', seat);
  if (plays.length === 0 && !offer) return probe ? cardsProbeAndPass(hand) : cardsAndPass(hand);
  const answers = cardsOf(hand).slice();
  if (probe) answers.push(PLACE_PROBE);
  if (offer) answers.push(offer.action);
  answers.push(...plays, PASS);
  return answers;
}

export const navigate: Asks<'navigate', Answer> = {
  answers: ['place', 'placeProbe', 'charming', 'play', 'pass'],
  sole: (s, { seat }) => (canQueue(s, seat) || canPlay(s, seat, OPEN) ? undefined : PASS),
  legal: (s, { seat }) => answersOf(s, seat),
  check: (s, action, { seat }) => flawOf(s, seat, action),
  apply(s, action, ctx, { seat }) {
    switch (action.kind) {
      case 'place':
        takeFromHand(s, seat, action.card);
        return queue(s, seat, action.card, ctx);
      case 'placeProbe':
        playerOf(s, seat).probe = false;
        return queue(s, seat, 'fleetProbe', ctx);
      case 'charming':
        return takeOffer(s, 'navigate', seat, ctx);
      case 'play':
        return announce(s, seat, action.event, ctx);
      default:
        playerOf(s, seat).out = true;
        ctx.emit({ kind: 'passed', seat });
        return endTurn(s, seat);
    }
  },
};

function flawOf(s: State, seat: Seat, action: Action): Refusal | undefined {
  const { hand, probe } = playerOf(s, seat);
  switch (action.kind) {
    case 'place':
      return hand.includes(action.card) ? undefined : refuse('not-in-hand', { card: action.card });
    case 'placeProbe':
      return probe ? undefined : refuse('no-probe-left');
    case 'charming':
      return offerAt(s, 'navigate', seat) ? undefined : refuse('not-offered');
    case 'play':
      return playFlaw(s, seat, action.event);
    default:
      return undefined;
  }
}

/** Into the next free slot; a card of the deck is replaced from the stack. */
function queue(s: State, seat: Seat, card: SlotCard, ctx: Ctx): void {
  const player = playerOf(s, seat);
  const up = card === 'fleetProbe' || player.spied;
  const slot = player.control.push(slotWith(card, up));
  if (up) {
    ctx.reveal();
    ctx.emit({ kind: 'placed', seat, slot, card });
  } else ctx.emit({ kind: 'placed', seat, slot, card }, [seat], { kind: 'placed', seat, slot, card: null });
  endTurn(s, seat);
  if (card !== 'fleetProbe') drawEngine(s, seat, 1, 'replacement', ctx);
  if (slot < s.options.engineSlots) return;
  player.out = true;
  ctx.emit({ kind: 'filled', seat });
  drawEventsToLimit(s, seat, 1, ctx);
}

/** The cards that lie face down in a control, with their slots from 1. */
export const hiddenSlots = (s: State, seat: Seat): number[] =>
  playerOf(s, seat).control.flatMap(({ up }, i) => (up ? [] : [i + 1]));

/** Turns a card of a control up. */
export function turnUp(s: State, seat: Seat, slot: number, ctx: Ctx): SlotCard {
  const { control } = playerOf(s, seat);
  const { card } = control[slot - 1] as Slot;
  control[slot - 1] = slotWith(card, true);
  ctx.reveal();
  return card;
}
