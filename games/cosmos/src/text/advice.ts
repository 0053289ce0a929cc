/** Why somebody who plays well might do this. */
import type { Action } from '../actions.ts';
import { BOARDS, cardOf, otherSide, type Purchase, type Side } from '../data.ts';
import type { CosmosView } from '../view.ts';
import { cardName, seatName, ships, siteName } from './words.ts';

const PURCHASE_REASONS: Readonly<Record<Purchase, string>> = {
  ships: 'More ships hold more planets, and defend them better.',
  card: 'A better hand decides invasions, and the most cards are worth a bonus.',
  fortress: 'The planet is worth a point more from now on.',
  vp: 'A point that nobody can take away.',
};

/** What is not worth a word of its own, by kind of action. */
const REASONS: Partial<Readonly<Record<Action['kind'], string>>> = {
  powerUp: 'This power helps most in the fights that are coming.',
  borgSetup: 'It is the most useful ability that the others have.',
  placeStart: 'It is close to planets, and not next to anybody.',
  doubleStack: 'More ships help most there.',
  deployShip: 'A stack that is full is harder to take, and can split to hold two planets.',
  chooseMode: 'It fits what the next round is likely to bring.',
  nameRebel: 'You are most likely to fight them.',
  chooseResource: 'You need it for your next purchase.',
  gift: 'You gain as much as they do, and they are no danger yet.',
  tradeOffer: 'Both of you get what you lack.',
  tradeAnswer: 'It is worth more to you than what you give.',
  chainStep: 'One more step reaches another planet.',
  redrawDiscard: 'It is your least useful card; a new one may be an attack.',
  switchNumbers: 'Switched, the numbers are in your favour.',
  retreatTo: 'The ships are safe there, and still useful.',
  sidestepTo: 'The ships are safe there, and still useful.',
  compensationPick: 'Losing this card hurts them most.',
  assimilate: 'It is the most useful of their abilities.',
  deassimilate: 'It is yours, and it should be yours alone.',
  dominoDiscard: 'It is your least useful card.',
  takeStone: 'It helps more than the other stones.',
  reboot: 'The others attack next, and you can spare this token.',
  discardToLimit: 'It is your least useful card.',
  pass: 'Nothing you could do now is worth what it costs.',
};

export function advice(action: Action, view: CosmosView): string {
  switch (action.kind) {
    case 'choosePower':
      return 'Its abilities win more games than those of the other alien.';
    case 'spend':
      return PURCHASE_REASONS[action.on];
    case 'move':
    case 'chain':
    case 'teleport':
      return moving(action.to, view);
    case 'invade':
      return invading(action.from, action.target, view);
    case 'commitCard':
      return committing(action.card);
    case 'sacrifice':
      return action.ships > 0
        ? `Sacrificing ${ships(action.ships)} should be enough to win.`
        : 'The numbers are good enough without a sacrifice.';
    case 'reinforce':
      return reinforcing(action.card, action.side, view);
    case 'advance':
      return action.ships > 0 ? 'Ships there hold the planet, or the way to it.' : 'The stack is safer where it is.';
    default:
      return REASONS[action.kind] ?? 'It is the best you can do now.';
  }
}

function moving(to: string, view: CosmosView): string {
  const place = siteName(to, view.board);
  const kind = view.planets[BOARDS[view.board].planets.indexOf(to)];
  const free = !view.stacks.some(({ site }) => site === to);
  if (kind && free) return `${place} is a free planet: a point${kind === 'vp' ? '' : `, and 1 ${kind} each turn`}.`;
  return kind ? `More ships make ${place} harder to take.` : `From ${place} the next planet is in reach.`;
}

function invading(from: string, target: string, { stacks, board }: CosmosView): string {
  const own = stacks.find(({ site }) => site === from)?.ships ?? 0;
  const stack = stacks.find(({ site }) => site === target);
  if (!stack) return 'It is worth a fight.';
  const prize = BOARDS[board].isPlanet[target] ? ', and the planet is worth a point' : '';
  return own > stack.ships
    ? `You bring ${ships(own)} against ${stack.ships} of ${seatName(stack.owner)}${prize}.`
    : `${seatName(stack.owner)} holds it with ${ships(stack.ships)}; a good card is enough${prize}.`;
}

function reinforcing(card: string, side: Side, { strengths }: CosmosView): string {
  if (!strengths) return 'It may turn the fight.';
  const [own, other] = [strengths[side].total + cardOf(card).value, strengths[otherSide(side)].total];
  const who = side === 'attacker' ? 'the attack' : 'the defence';
  if (own > other) return `It puts ${who} ahead, ${own} to ${other}.`;
  return `It brings ${who} to ${own} against ${other}: the next card can turn the fight.`;
}

function committing(card: string): string {
  const { kind, value } = cardOf(card);
  if (kind === 'attack')
    return `${cardName(card)} is ${value >= 9 ? 'high enough to win most fights' : 'enough here, and saves the higher ones'}.`;
  return `An attack would not win this fight, and ${cardName(card)} makes the most of it.`;
}
