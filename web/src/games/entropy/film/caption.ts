/** The words under the pictures of a film: Chaos round by round, and the beginning of an era. */
import { type EntropyView, type Event, seatName, shipName } from '@orrery/entropy/client';
import type { Caption } from '../../board.ts';
import { fullName, signed } from '../cards.ts';
import type { EntropyProps } from '../props.ts';

/** How long what happened is to be seen, at speed 1. */
const LENGTHS: Readonly<Partial<Record<Event['kind'], number>>> = {
  planningEnded: 500,
  tokenMoved: 380,
  cardPlayed: 720,
  shipMoved: 260,
  shipTurned: 320,
  tokenFired: 360,
  laserHit: 700,
  wavePushed: 520,
  battle: 1500,
  portalTaken: 480,
  pickedUp: 480,
  exchanged: 500,
  titaniumSent: 800,
  shipBuilt: 520,
  nothingBuilt: 400,
  shipDestroyed: 800,
  playerOut: 900,
  lastEraBegan: 1100,
  tilesDrawn: 700,
  tilePlaced: 450,
  eraStarted: 600,
  produced: 1900,
  energyGiven: 700,
};
const IGNORED_MS = 520;
/** What is only a change of phase. */
const SHORTEST_MS = 200;

export function caption(events: EntropyProps['events'], view: EntropyView): Caption {
  const known = events.filter((event) => event !== null);
  return {
    ms: Math.max(SHORTEST_MS, ...known.map(lengthOf)),
    chapter: chapterOf(view),
    ...known.map(nameOf).find((name) => name !== undefined),
  };
}

function lengthOf(event: Event): number {
  if (event.kind === 'cardPlayed' && event.ignored) return IGNORED_MS;
  return LENGTHS[event.kind] ?? 0;
}

function chapterOf({ phase, round, era }: EntropyView): string {
  switch (phase) {
    case 'setupTiles':
    case 'setupShips':
      return 'Set-up';
    case 'chaos':
      return round > 0 ? `Round ${round}` : 'Chaos';
    case 'expansion':
    case 'endOfEra':
      return 'Expansion';
    case 'gameOver':
      return 'The end';
    default:
      return `Era ${era}`;
  }
}

type Name = Pick<Caption, 'words' | 'seat'>;

/**
 * What the strip calls it; nothing for what belongs to the thing before. Whatever an answer leads to has a name: a film
 * begins with it.
 */
function nameOf(event: Event): Name | undefined {
  switch (event.kind) {
    case 'planningEnded':
      return { words: 'Programs are laid' };
    case 'tokenMoved':
      return { words: event.token.kind === 'laser' ? 'Laser flies on' : 'Wave rolls on' };
    case 'eraStarted':
      return { words: 'Cards are dealt' };
    case 'produced':
      return { words: `Production ${signed(event.entropy.after - event.entropy.before)}` };
    default: {
      const words = deedWords(event);
      return words !== undefined && 'seat' in event ? { words, seat: event.seat } : undefined;
    }
  }
}

/** What a player does. */
function deedWords(event: Event): string | undefined {
  switch (event.kind) {
    case 'cardPlayed': {
      const what = `${shipName(event.seat, event.nr)} ${fullName(event.card)}`;
      return event.ignored ? `${what} ignored` : what;
    }
    case 'titaniumSent':
      // Who has none aboard is not asked: that goes with the card.
      if (event.amount + event.left === 0) return undefined;
      return `${shipName(event.seat, event.nr)} sends ${event.amount === 0 ? 'nothing' : event.amount}`;
    case 'shipBuilt':
      return `${shipName(event.seat, event.by)} builds ${shipName(event.seat, event.nr)}`;
    case 'nothingBuilt':
      return event.why === 'declined' ? `${shipName(event.seat, event.nr)} builds nothing` : undefined;
    case 'exchanged':
      return `${seatName(event.seat)} shares out`;
    case 'tilesDrawn':
      return `${seatName(event.seat)} draws tiles`;
    case 'tilePlaced':
      return `${seatName(event.seat)} places a tile`;
    case 'shipPlaced':
      return `${seatName(event.seat)} places a ship`;
    case 'cardDiscarded':
      return `${seatName(event.seat)} gives up cards`;
    default:
      return undefined;
  }
}
