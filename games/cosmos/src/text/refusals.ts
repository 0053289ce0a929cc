/** Why an action was refused, in words. */
import { type Refusal, sentence, word } from '@orrery/kernel';
import type { RefusalCode } from '../rules/refusals.ts';
import { BOARDS, cardOf } from '../data.ts';
import type { CosmosView } from '../view.ts';
import { cardName, seatName, ships, siteName } from './words.ts';

/** What a refusal names may come from anywhere; without a view nobody knows which board it is. */
const at = (site: unknown, view: CosmosView | undefined): string =>
  view && Object.hasOwn(BOARDS[view.board].labels, word(site)) ? siteName(word(site), view.board) : 'that site';

function named(card: unknown): string {
  try {
    return cardName(cardOf(word(card)).id);
  } catch {
    return 'that card'; // it may come from anywhere
  }
}

/** A new ship joins a stack with room; while there is none, it starts anew on a free site of the outer edge. */
function noPlaceWords(site: unknown, view: CosmosView | undefined): string {
  const place = at(site, view);
  if (!view) return `No ship can go to ${place}: your stacks with room come first, then the outer edge.`;
  const own = view.decisions.find(({ kind }) => kind === 'deployShip')?.seat ?? view.active;
  const most = view.players[own]?.maxStack ?? view.options.maxStack;
  const stack = view.stacks.find((one) => one.site === site);
  if (stack && stack.owner !== own) return `${seatName(stack.owner)} holds ${place}: no ship of yours can go there.`;
  if (stack && stack.ships >= most) return `${place} is full: at most ${ships(most)} can stand there.`;
  const hasRoom = view.stacks.some((one) => one.owner === own && one.ships < most);
  return hasRoom
    ? `No ship can go to ${place}: a new ship joins one of your stacks that has room.`
    : `No ship can go to ${place}: while your stacks are full, new ships start on the outer edge.`;
}

const WORDS: Readonly<Record<RefusalCode | 'wrong-answer', (refusal: Refusal, view?: CosmosView) => string>> = {
  'wrong-answer': () => 'That is not what you are asked now: read the question above.',
  'not-offered': () => 'You were not offered this alien.',
  'no-such-power': () => 'This domino cannot be powered up now.',
  'not-available': () => 'You cannot have this ability.',
  'not-a-free-edge-site': ({ site }, view) =>
    `${at(site, view)} is not a free site of the outer edge: choose one that is lit.`,
  'not-your-stack': ({ site }, view) => `You have no stack on ${at(site, view)}.`,
  'no-place-for-a-ship': ({ site }, view) => noPlaceWords(site, view),
  'no-other-player': () => 'Name another player.',
  'bank-is-empty': () => 'The bank has no such token.',
  'cannot-pay': () => 'You have too few tokens for that: buy something else, or go on.',
  'nothing-to-buy': () => 'That would have no effect now.',
  'no-fortress-left': () => 'No fortress is left.',
  'not-your-colony': ({ site }, view) => `${at(site, view)} is not a planet that you hold.`,
  'has-a-fortress': ({ site }, view) => `${at(site, view)} has a fortress already.`,
  'no-such-offer': () => 'This trade is not possible now.',
  'no-move-left': () => 'You have no move left: go on to the invasion.',
  'not-adjacent': () => 'The two sites are not side by side: a move goes one step along a line.',
  'too-many-ships': () => 'That many ships cannot move together from there.',
  'stack-stays-whole': () => 'A stack in which a Parasite lives moves as a whole, or not at all.',
  'site-is-taken': ({ site }, view) => `Somebody else holds ${at(site, view)}: invade it, or move elsewhere.`,
  'no-room': ({ site }, view) => `There is no room for them on ${at(site, view)}.`,
  'planets-used-up': () => 'With Two-Step not all of your moves may end on planets.',
  'no-such-manoeuvre': () => 'That cannot be done from there.',
  'chain-must-leave-a-ship': () => 'Each step of a chain leaves at least one ship behind.',
  'nobody-to-invade': ({ site }, view) => `There is nobody to invade on ${at(site, view)}.`,
  'not-in-hand': ({ card }) => `${named(card)} is not in that hand.`,
  'too-many-cards': ({ most }) => `Discard until you hold ${word(most)} cards or fewer.`,
  'no-invasion-card': ({ card }) => `${named(card)} is not an invasion card in your hand.`,
  'cannot-decline': () => 'The stack must withdraw, because it can.',
  'no-reinforcement': ({ card }) => `${named(card)} is not a reinforcement in your hand.`,
  'own-side-only': () => 'You are in this fight: reinforce your own side.',
  'no-way-out': () => 'The ships cannot go there.',
  'too-many-to-give-up': ({ most }) => `At most ${word(most)} can be sacrificed: one ship must stay.`,
  'no-such-stone': () => 'The loser does not hold this stone.',
  'cannot-advance': () => 'That many ships cannot advance.',
};

export function refusalText(refusal: Refusal, view?: CosmosView): string {
  // A code from elsewhere (the kernel's own) is shown as it is.
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as keyof typeof WORDS] : undefined;
  const said = words ? words(refusal, view) : `Not possible: ${refusal.code}.`;
  return sentence(said);
}
