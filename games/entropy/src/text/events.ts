/** Events as lines of the log, with their numbers and why they happened. */
import { listed, plural, unreachable } from '@orrery/kernel';
import { cardDataOf, type Loss, type Phase, type TokenKind } from '../data.ts';
import type { Event, EventOf, Fighter, Hit, Meeting, TokenRef } from '../events.ts';
import {
  cardsWords,
  change,
  compass,
  difference,
  hexWords,
  num,
  seatWords,
  shipWords,
  signed,
  tileWords,
} from './words.ts';

const PHASE_LINES: Readonly<Record<Exclude<Phase, 'gameOver'>, string>> = {
  setupTiles: 'The first tiles are placed.',
  setupShips: 'The ships take their places.',
  draw: 'Cards are dealt.',
  production: 'Production: entropy rises and everybody gets energy.',
  planning: 'Planning: everybody lays cards in secret.',
  chaos: 'Chaos: the programs are carried out.',
  expansion: 'Expansion: the universe grows.',
  endOfEra: 'The era comes to its end.',
};

const ENDS = {
  entropy: 'Entropy is zero: the universe is at its end.',
  allDestroyed: 'No ship is left.',
  decided: 'The last player left is ahead: nobody can catch up.',
  eraLimit: 'The last era that was agreed on is over.',
} as const;

export function eventText(event: Event): string {
  switch (event.kind) {
    case 'phaseBegan':
      return event.phase === 'gameOver' ? 'The game is over.' : PHASE_LINES[event.phase];
    case 'gameStarted':
      return `${plural(event.players, 'player')}, entropy at ${num(event.entropy)}. ${seatWords(event.startingPlayer)} starts.`;
    case 'tilesDrawn':
      return `${seatWords(event.seat)} draws ${listed(event.tiles.map(tileWords))}; ${plural(event.left, 'tile')} left.`;
    case 'tilePicked':
      return `${seatWords(event.seat)} places ${tileWords(event.tile)} next.`;
    case 'tilePlaced':
      return tilePlaced(event);
    case 'shipPlaced':
      return `${shipWords(event)} starts at ${hexWords(event.at)}, facing ${compass(event.facing)}.`;
    case 'eraStarted':
      return `Era ${event.era}. ${seatWords(event.startingPlayer)} goes first.`;
    case 'deckReshuffled':
      return `The deck is empty: the discard pile is shuffled (${plural(event.cards, 'card')}).`;
    case 'cardsDealt':
      return cardsDealt(event);
    case 'produced':
      return produced(event);
    case 'energyGiven':
      return `${shipWords(event)} gets ${event.amount} energy: ${change(event.energy)}.`;
    case 'cardLaid':
      return `${seatWords(event.seat)} lays ${cardDataOf(event.card).name} for ${shipWords(event)}.`;
    case 'planFinished':
      return planFinished(event);
    case 'planningEnded':
      return planningEnded(event);
    case 'exchangeDeclined':
      return `${seatWords(event.seat)} shares nothing at ${hexWords(event.at)}.`;
    case 'exchanged':
      return exchanged(event);
    case 'lastEraBegan':
      return `Entropy has reached zero: era ${event.era} is the last one.`;
    case 'chaosEnded':
      return event.rounds === 0 ? 'Nobody has laid a card.' : `Chaos is over after ${plural(event.rounds, 'round')}.`;
    case 'tokensRemoved':
      return `${plural(event.tokens.length, 'shot')} still in flight fade${event.tokens.length === 1 ? 's' : ''}.`;
    case 'cardDiscarded':
      return `${seatWords(event.seat)} gives up ${cardDataOf(event.card).name}${event.automatic ? ', having nothing else' : ''}.`;
    case 'handDiscarded':
      return `${seatWords(event.seat)} discards the hand: ${cardsWords(event.cards)}.`;
    case 'eraEnded':
      return `Era ${event.era} is over. ${seatWords(event.startingPlayer)} goes first from now on.`;
    case 'programDiscarded':
      return `${shipWords(event)} did not get to play: ${cardsWords(event.cards)}.`;
    case 'gameEnded':
      return gameEnded(event);
    default:
      return chaosText(event);
  }
}

type ChaosEvent = EventOf<
  | 'roundStarted'
  | 'tokenMoved'
  | 'cardPlayed'
  | 'shipMoved'
  | 'shipTurned'
  | 'tokenFired'
  | 'laserHit'
  | 'wavePushed'
  | 'battle'
  | 'portalTaken'
  | 'pickedUp'
  | 'titaniumSent'
  | 'shipBuilt'
  | 'nothingBuilt'
  | 'shipDestroyed'
  | 'playerOut'
>;

function chaosText(event: ChaosEvent): string {
  switch (event.kind) {
    case 'roundStarted':
      return `Round ${event.round}.`;
    case 'tokenMoved':
      return event.lost
        ? `The ${event.token.kind} at ${hexWords(event.from)} flies off the tiles.`
        : `The ${event.token.kind} flies ${compass(event.token.heading)} to ${hexWords(event.to)}.`;
    case 'cardPlayed':
      return cardPlayed(event);
    case 'shipMoved':
      return event.off
        ? `${shipWords(event)} flies off the tiles at ${hexWords(event.to)}.`
        : `${shipWords(event)} flies to ${hexWords(event.to)}.`;
    case 'shipTurned':
      return `${shipWords(event)} turns ${compass(event.facing.after)}.`;
    case 'tokenFired':
      return event.lost
        ? `The ${event.token.kind} of ${shipWords(event)} flies off the tiles at once.`
        : `${shipWords(event)} sends a ${event.token.kind} ${compass(event.token.heading)}, to ${hexWords(event.at)}.`;
    case 'laserHit':
      return `${meets(event.token, event.meeting)} ${listed(event.ships.map(hitWords))}.`;
    case 'wavePushed':
      return `${meets(event.token, event.meeting)} ${listed(event.ships.map(shipWords))} and pushes ${event.ships.length === 1 ? 'it' : 'them'} to ${hexWords(event.to)}${event.off ? ', off the tiles' : ''}.`;
    case 'battle':
      return `Battle at ${hexWords(event.at)}: ${event.ships.map(fighterWords).join('; ')}.`;
    case 'portalTaken':
      return `${shipWords(event)} takes ${tileWords(event.tile)} at ${hexWords(event.at)}${event.from === null ? '' : ` from ${seatWords(event.from)}`}.`;
    case 'pickedUp':
      return pickedUp(event);
    case 'titaniumSent':
      return titaniumSent(event);
    case 'shipBuilt':
      return `${shipWords({ seat: event.seat, nr: event.by })} builds ${shipWords(event)} at ${hexWords(event.at)}, facing ${compass(event.facing)}.`;
    case 'nothingBuilt':
      return nothingBuilt(event);
    case 'shipDestroyed':
      return shipDestroyed(event);
    case 'playerOut':
      return playerOut(event);
    default:
      return unreachable(event);
  }
}

function tilePlaced({ seat, tile, at, entropy }: EventOf<'tilePlaced'>): string {
  const tidied = difference(entropy) === 0 ? '' : ` Entropy ${change(entropy)}.`;
  return `${seatWords(seat)} places ${tileWords(tile)} at ${hexWords(at)}.${tidied}`;
}

function cardsDealt({ seat, cards, count, due }: EventOf<'cardsDealt'>): string {
  const short = count < due ? `, ${due - count} fewer because the deck ran out` : '';
  const which = cards && cards.length > 0 ? `: ${cardsWords(cards)}` : '';
  return `${seatWords(seat)} draws ${plural(count, 'card')}${short}${which}.`;
}

function produced({ portals, background, entropy, energy }: EventOf<'produced'>): string {
  const active = portals.filter((portal) => portal.active);
  const output = active.reduce((sum, portal) => sum + portal.output, 0);
  const from = active.length === 0 ? '' : ` and by ${output} from ${plural(active.length, 'portal')}`;
  const gets = energy.flatMap((amount, seat) => (amount > 0 ? [`${seatWords(seat)} ${amount}`] : []));
  const receive = gets.length === 0 ? '' : ` New energy: ${gets.join(', ')}.`;
  return `Entropy rises by ${background} on its own${from}: ${change(entropy)}.${receive}`;
}

function planFinished({ seat, programs }: EventOf<'planFinished'>): string {
  const laid = programs?.filter(({ cards }) => cards.length > 0);
  const rows = laid?.map(
    ({ nr, cards }) => `${shipWords({ seat, nr })}: ${cards.map((card) => cardDataOf(card).name).join(', ')}`,
  );
  return `${seatWords(seat)} has finished planning.${rows && rows.length > 0 ? ` ${rows.join('; ')}.` : ''}`;
}

function planningEnded({ programs }: EventOf<'planningEnded'>): string {
  const laid = programs.filter(({ cards }) => cards > 0);
  if (laid.length === 0) return 'All programs are empty.';
  return `Cards laid: ${laid.map((ship) => `${ship.cards} for ${shipWords(ship)}`).join(', ')}.`;
}

function cardPlayed({ seat, nr, card, cost, ignored, energy, entropy }: EventOf<'cardPlayed'>): string {
  const who = `${shipWords({ seat, nr })} plays ${cardDataOf(card).name}`;
  if (ignored) return `${who}: ignored, because it costs ${cost} energy and the ship has ${energy.before}.`;
  const heat = difference(entropy) === 0 ? '' : `, entropy ${signed(difference(entropy))}`;
  return `${who}: energy ${change(energy)}${heat}.`;
}

const HITS: Readonly<Record<Meeting, Readonly<Record<TokenKind, string>>>> = {
  flew: { laser: 'The laser hits', wave: 'The wave hits' },
  shot: { laser: 'At once the laser hits', wave: 'At once the wave hits' },
  met: { laser: 'A waiting laser hits', wave: 'A waiting wave hits' },
};
const meets = ({ kind }: TokenRef, meeting: Meeting): string => HITS[meeting][kind];

const hitWords = (hit: Hit): string =>
  `${shipWords(hit)} (energy ${hit.destroyed ? `${hit.before}, not enough` : change(hit)})`;

const fighterWords = (ship: Fighter): string =>
  `${shipWords(ship)} energy ${ship.before} − ${ship.loss}${ship.destroyed ? ', lost' : ` = ${ship.after}`}`;

function pickedUp({ seat, nr, at, titanium, energy }: EventOf<'pickedUp'>): string {
  const goods = difference(titanium) > 0 ? `${difference(titanium)} titanium` : `${difference(energy)} energy`;
  return `${shipWords({ seat, nr })} takes ${goods} at ${hexWords(at)}.`;
}

function exchanged({ seat, at, ships }: EventOf<'exchanged'>): string {
  const rows = ships.map(({ nr, titanium, energy }) => {
    const parts = [
      `energy ${change(energy)}`,
      ...(titanium.before + titanium.after > 0 ? [`titanium ${change(titanium)}`] : []),
    ];
    return `${shipWords({ seat, nr })} ${parts.join(', ')}`;
  });
  return `${seatWords(seat)} shares at ${hexWords(at)}: ${rows.join('; ')}.`;
}

function titaniumSent({ seat, nr, amount, left, points }: EventOf<'titaniumSent'>): string {
  const ship = shipWords({ seat, nr });
  if (amount === 0) return left === 0 ? `${ship} has no titanium to send.` : `${ship} sends nothing.`;
  return `${ship} sends ${amount} titanium: ${seatWords(seat)} has ${plural(points.after, 'point')}.`;
}

function nothingBuilt({ seat, nr, why }: EventOf<'nothingBuilt'>): string {
  const ship = shipWords({ seat, nr });
  if (why === 'declined') return `${ship} builds nothing.`;
  return why === 'noTile' ? `${ship} has no tile to build on.` : `${seatWords(seat)} has as many ships as allowed.`;
}

const CAUSES: Readonly<Record<Loss, string>> = {
  flewOff: 'it flew off the tiles',
  pushedOff: 'it was pushed off the tiles',
  laser: 'a laser shot it down',
  battleArriving: 'it lost the battle that it flew into',
  battleStanding: 'it was rammed and lost the battle',
};

function shipDestroyed({ seat, nr, cause, titanium, cards }: EventOf<'shipDestroyed'>): string {
  const cargo = titanium > 0 ? ` with ${titanium} titanium` : '';
  const unplayed = cards.length > 0 ? ` Unplayed: ${cardsWords(cards)}.` : '';
  return `${shipWords({ seat, nr })} is lost${cargo}: ${CAUSES[cause]}.${unplayed}`;
}

function playerOut({ seat, points, cards, portals }: EventOf<'playerOut'>): string {
  const hand = cards.length > 0 ? ` Discarded: ${cardsWords(cards)}.` : '';
  const free = portals.length > 0 ? ` ${plural(portals.length, 'portal')} left without an owner.` : '';
  return `${seatWords(seat)} has no ship left and is out with ${plural(points, 'point')}.${hand}${free}`;
}

function gameEnded({ reason, points, winners }: EventOf<'gameEnded'>): string {
  const scores = points.map((score, seat) => `${seatWords(seat)} ${score}`).join(', ');
  const win = winners.length === 1 ? 'wins' : 'share the victory';
  return `${ENDS[reason]} ${listed(winners.map(seatWords))} ${win}: ${scores}.`;
}
