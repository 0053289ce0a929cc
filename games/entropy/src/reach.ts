/** What play should have shown before we believe that it was tried: every card and tile, every loss, the rare effects. */
import { CARD_IDS, LOSSES, PHASES, TILE_IDS } from './data.ts';
import type { Event } from './events.ts';

const LATE_ERA = 7;

/** Odd options allow 200 eras with a hundred ships; a game of 23,449 actions was seen. */
export const LONGEST = 200_000;

const RARE = [
  'late era',
  'deck reshuffled',
  'cards run short',
  'portal inactive',
  'energy distributed',
  'card ignored',
  'token flew off',
  'shot into the void',
  'laser flew',
  'laser shot',
  'laser met',
  'wave flew',
  'wave shot',
  'wave met',
  'battle survived',
  'battle all lost',
  'portal taken',
  'portal stolen',
  'titanium picked up',
  'energy picked up',
  'titanium sent',
  'nothing to send',
  'exchanged',
  'exchange declined',
  'second ship',
  'third ship',
  'build declined',
  'no more ships allowed',
  'player out',
  'last era',
  'tokens removed',
  'hand limit',
  'hand limit without a question',
  'hands discarded',
  'programs discarded',
];

export const THINGS: readonly string[] = [
  ...CARD_IDS.map((card) => `${card} played`),
  ...TILE_IDS.map((tile) => `${tile} placed`),
  ...LOSSES.map((loss) => `lost: ${loss}`),
  ...PHASES.filter((phase) => phase !== 'setupTiles' && phase !== 'draw' && phase !== 'gameOver'),
  ...RARE,
];

/** One thing per event, the rarest that it shows. */
export function thingOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'phaseBegan':
      return event.phase;
    case 'tilePlaced':
      return `${event.tile} placed`;
    case 'eraStarted':
      return event.era >= LATE_ERA ? 'late era' : undefined;
    case 'deckReshuffled':
      return 'deck reshuffled';
    case 'cardsDealt':
      return event.count < event.due ? 'cards run short' : undefined;
    case 'produced':
      return event.portals.some(({ active }) => !active) ? 'portal inactive' : undefined;
    case 'energyGiven':
      return event.left > 0 ? 'energy distributed' : undefined;
    case 'cardPlayed':
      return event.ignored ? 'card ignored' : `${event.card} played`;
    case 'tokenMoved':
      return event.lost ? 'token flew off' : undefined;
    case 'tokenFired':
      return event.lost ? 'shot into the void' : undefined;
    case 'laserHit':
      return `laser ${event.meeting}`;
    case 'wavePushed':
      return `wave ${event.meeting}`;
    case 'battle':
      return event.ships.every(({ destroyed }) => destroyed) ? 'battle all lost' : 'battle survived';
    case 'portalTaken':
      return event.from === null ? 'portal taken' : 'portal stolen';
    case 'pickedUp':
      return event.titanium.after > event.titanium.before ? 'titanium picked up' : 'energy picked up';
    case 'titaniumSent':
      return event.amount > 0 ? 'titanium sent' : event.left === 0 ? 'nothing to send' : undefined;
    case 'exchanged':
      return 'exchanged';
    case 'exchangeDeclined':
      return 'exchange declined';
    case 'shipBuilt':
      return event.nr > 2 ? 'third ship' : 'second ship';
    case 'nothingBuilt':
      return event.why === 'declined' ? 'build declined' : 'no more ships allowed';
    case 'shipDestroyed':
      return `lost: ${event.cause}`;
    case 'playerOut':
      return 'player out';
    case 'lastEraBegan':
      return 'last era';
    case 'tokensRemoved':
      return 'tokens removed';
    case 'cardDiscarded':
      return event.automatic ? 'hand limit without a question' : 'hand limit';
    case 'handDiscarded':
      return 'hands discarded';
    case 'programDiscarded':
      return 'programs discarded';
    default:
      return undefined;
  }
}
