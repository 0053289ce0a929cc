/** Lines of the log. */
import { listed, plural, unreachable } from '@orrery/kernel';
import { totalOf } from '../counts.ts';
import { STONE_DATA } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import {
  abilityName,
  alienName,
  BONUS_NAMES,
  cardName,
  cardNames,
  kindName,
  pointsWords,
  powerName,
  PURCHASE_NAMES,
  seatName,
  ships,
  siteName,
  token,
  tokens,
} from './words.ts';

const WHY = { free: '', spoils: ' as spoils', gift: ' as a gift' } as const;
const HOW = { move: 'moves', chain: 'chains', teleport: 'teleports' } as const;

export function eventText(event: Event): string {
  switch (event.kind) {
    case 'offeredAliens':
      return `${seatName(event.seat)} may be ${event.aliens.map(alienName).join(' or ')}.`;
    case 'aliensShown':
      return `${event.aliens.map((alien, seat) => `${seatName(seat)} ${alien ? `is ${alienName(alien)}` : 'has no alien'}`).join(', ')}.`;
    case 'turnOrder':
      return `The turn order: ${event.order.map(seatName).join(', ')}.`;
    case 'stonesShared':
      return 'Six stones are shared out, some to players and some to planets.';
    case 'turnStarted':
      return `Round ${event.round}: ${seatName(event.seat)}’s turn.`;
    case 'done':
      return `${seatName(event.seat)} is done ${event.with === 'spend' ? 'spending' : 'moving'}.`;
    case 'tracked':
      return `${seatName(event.seat)}’s tracker rises by ${event.points}.`;
    case 'reshuffled':
      return `The discard pile becomes the new deck: ${plural(event.cards, 'card')}.`;
    case 'handsShown':
      return `All hands are shown. ${event.hands.map((hand, seat) => `${seatName(seat)}: ${cardNames(hand) || 'no cards'}`).join('; ')}.`;
    case 'gameEnded':
      return endText(event);
    case 'bonusMoved':
      return bonusText(event);
    case 'placed':
    case 'compensated':
    case 'gained':
    case 'yielded':
    case 'bought':
    case 'deployed':
    case 'offered':
    case 'answeredOffer':
    case 'moved':
      return `${seatName(event.seat)} ${turnDeed(event)}.`;
    case 'drew':
    case 'discarded':
    case 'sawHand':
    case 'stole':
    case 'confiscated':
      return `${seatName(event.seat)} ${cardDeed(event)}.`;
    case 'invaded':
    case 'redrew':
    case 'revealed':
    case 'totals':
    case 'reinforced':
    case 'decided':
    case 'sabotaged':
    case 'withdrew':
    case 'stackLost':
    case 'advanced':
      return invasionText(event);
    default:
      return `${seatName(event.seat)} ${abilityDeed(event)}.`;
  }
}

function endText({ winner, round, points }: EventOf<'gameEnded'>): string {
  const own = points[winner];
  const score = own ? `${plural(totalOf(own), 'point')}: ${pointsWords(own)}` : plural(0, 'point');
  return `${seatName(winner)} wins in round ${round} with ${score}.`;
}

/** "The bonus for the most cards (2 points) goes from Blue to Orange." By option several have it: whoever keeps it is not named. */
function bonusText({ bonus, from, to, points }: EventOf<'bonusMoved'>): string {
  const what = `bonus for the ${BONUS_NAMES[bonus]} (${plural(points, 'point')})`;
  const losers = from.filter((seat) => !to.includes(seat));
  const gainers = to.filter((seat) => !from.includes(seat));
  const [lost, gained] = [listed(losers.map(seatName)), listed(gainers.map(seatName))];
  if (gainers.length === 0)
    return `${lost} ${losers.length > 1 ? 'lose' : 'loses'} the ${what}${to.length === 0 ? ': it is a tie' : ''}.`;
  if (losers.length > 0) return `The ${what} goes from ${lost} to ${gained}.`;
  return from.length > 0
    ? `${gained} now ${gainers.length > 1 ? 'have' : 'has'} the ${what} as well.`
    : `The ${what} goes to ${gained}.`;
}

/** "1 mineral and 2 gas", or only one of them. */
function tokensGot({ mineral, gas }: EventOf<'compensated'>): string {
  const got = [mineral > 0 ? tokens(mineral, 'mineral') : [], gas > 0 ? tokens(gas, 'gas') : []].flat();
  return got.join(' and ');
}

type TurnDeed = EventOf<
  'placed' | 'compensated' | 'gained' | 'yielded' | 'bought' | 'deployed' | 'offered' | 'answeredOffer' | 'moved'
>;

function turnDeed(event: TurnDeed): string {
  switch (event.kind) {
    case 'placed':
      return `places ${ships(event.ships)} on ${siteName(event.site, event.board)}`;
    case 'compensated':
      return `starts late and gets ${tokensGot(event)}`;
    case 'gained':
      return `takes ${token(event.resource)}${WHY[event.why]}`;
    case 'yielded': {
      const lost = event.lost > 0 ? `; the bank has ${event.lost} too few` : '';
      return `collects ${tokens(event.paid, event.resource)} from planets${lost}`;
    }
    case 'bought':
      return `buys ${PURCHASE_NAMES[event.what]}${event.site ? ` on ${siteName(event.site, event.board)}` : ''}`;
    case 'deployed':
      return `deploys a ship from the ${event.from} to ${siteName(event.site, event.board)}`;
    case 'offered':
      return `offers ${seatName(event.partner)} ${tokens(event.given, event.give)} for ${tokens(event.taken, event.give === 'gas' ? 'mineral' : 'gas')}`;
    case 'answeredOffer':
      return event.accept ? 'accepts the trade' : 'declines the trade';
    case 'moved': {
      const whose = event.owner === event.seat ? '' : ` of ${seatName(event.owner)}`;
      return `${HOW[event.how]} ${ships(event.count)}${whose} from ${siteName(event.from, event.board)} to ${siteName(event.to, event.board)}`;
    }
    default:
      return unreachable(event);
  }
}

type CardDeed = EventOf<'drew' | 'discarded' | 'sawHand' | 'stole' | 'confiscated'>;

function cardDeed(event: CardDeed): string {
  switch (event.kind) {
    case 'drew':
      return `draws ${plural(event.count, 'card')}${event.cards.length > 0 ? `: ${cardNames(event.cards)}` : ''}`;
    case 'discarded':
      return `discards ${cardName(event.card)}`;
    case 'sawHand':
      return `sees the hand of ${seatName(event.holder)}: ${cardNames(event.cards) || 'nothing'}`;
    case 'stole':
      return `takes ${event.card ? cardName(event.card) : 'a card'} from ${seatName(event.victim)}`;
    case 'confiscated':
      return `takes ${cardName(event.card)} from ${seatName(event.from)} with Quash`;
    default:
      return unreachable(event);
  }
}

type InvasionEvent = EventOf<
  | 'invaded'
  | 'redrew'
  | 'revealed'
  | 'totals'
  | 'reinforced'
  | 'decided'
  | 'sabotaged'
  | 'withdrew'
  | 'stackLost'
  | 'advanced'
>;

function invasionText(event: InvasionEvent): string {
  switch (event.kind) {
    case 'invaded':
      return `${seatName(event.seat)} invades ${seatName(event.defender)} on ${siteName(event.target, event.board)} with ${ships(event.ships)} against ${event.against}.`;
    case 'redrew':
      return `${seatName(event.seat)} holds no invasion card and redraws.`;
    case 'revealed': {
      const [own, other] = event.cards.map((card) => (card === null ? 'an improvised attack' : cardName(card)));
      return `${seatName(event.attacker)} shows ${own}, ${seatName(event.defender)} shows ${other}.`;
    }
    case 'totals':
      return `The attack stands at ${event.attacker.total}, the defence at ${event.defender.total}.`;
    case 'reinforced':
      return event.plays.length === 0
        ? 'Nobody reinforces.'
        : `${event.plays.map(({ seat, card, side }) => `${seatName(seat)} plays ${cardName(card)} for the ${side}`).join('; ')}.`;
    case 'decided': {
      const { winner, attacker, totals } = event;
      // The winner's come first.
      const inOrder = <T>(pair: readonly T[]) => (winner === null || winner === attacker ? pair : pair.toReversed());
      const how = totals ? inOrder(totals).join(' to ') : inOrder(event.cards.map(kindName)).join(' against ');
      if (winner === null) return `No one wins: ${how}.`;
      return totals ? `${seatName(winner)} wins, ${how}.` : `${seatName(winner)} wins: ${how}.`;
    }
    case 'sabotaged':
      return `Sabotage destroys ${ships(event.ships)} of ${seatName(event.owner)} on ${siteName(event.site, event.board)}.`;
    case 'withdrew':
      return `${seatName(event.seat)} withdraws to ${siteName(event.to, event.board)}.`;
    case 'stackLost':
      return `${seatName(event.seat)} loses the stack on ${siteName(event.site, event.board)}: ${ships(event.ships)}.`;
    case 'advanced':
      return event.ships === 0
        ? `${seatName(event.seat)} does not advance.`
        : `${seatName(event.seat)} advances to ${siteName(event.to, event.board)} with ${ships(event.ships)}.`;
    default:
      return unreachable(event);
  }
}

type AbilityDeed = Exclude<
  Event,
  | TurnDeed
  | CardDeed
  | InvasionEvent
  | EventOf<
      | 'offeredAliens'
      | 'aliensShown'
      | 'turnOrder'
      | 'stonesShared'
      | 'turnStarted'
      | 'tracked'
      | 'done'
      | 'reshuffled'
      | 'handsShown'
      | 'gameEnded'
      | 'bonusMoved'
    >
>;

function abilityDeed(event: AbilityDeed): string {
  switch (event.kind) {
    case 'choseMode':
      return event.mode === 'sword' ? 'draws the Sword' : 'raises the Shield';
    case 'rebooted':
      return `pays ${token(event.resource)} to go back to Shield`;
    case 'assimilated':
      return `assimilates ${abilityName(event.ability)} from ${seatName(event.from)}`;
    case 'deassimilated':
      return `takes ${abilityName(event.ability)} back from ${seatName(event.borg)}`;
    case 'sidestepped':
      return `sidesteps to ${siteName(event.to, event.board)} with ${ships(event.ships)}`;
    case 'poweredUp':
      return `powers up ${powerName(event.power)}${event.level > 1 ? ` to level ${event.level}` : ''}`;
    case 'namedRebel':
      return `names ${seatName(event.rebel)} the Rebel`;
    case 'sacrificed':
      return `sacrifices ${ships(event.ships)}`;
    case 'copied':
      return `copies the number ${event.number}`;
    case 'avenged':
      return `destroys ${ships(event.ships)} of ${seatName(event.owner)} by Retribution`;
    case 'embittered':
      return `saves a ship for its pile: +${event.pile} in every fight`;
    case 'tookStone':
      return `takes the ${STONE_DATA[event.stone].name} stone`;
    case 'snapped':
      return `has all six stones and snaps: ${ships(event.ships)} of others ${event.ships === 1 ? 'is' : 'are'} lost`;
    case 'doubled':
      return `doubles the stack on ${siteName(event.site, event.board)}: ${ships(event.ships)} more`;
    case 'switched':
      return `switches the numbers: ${event.numbers.join(' to ')}`;
    case 'infested':
      return `lives on inside ${seatName(event.host)}’s stack on ${siteName(event.site, event.board)}`;
    default:
      return unreachable(event);
  }
}
