/** What can be pending: courses that run by themselves, and questions. */
import type { Seat } from '@orrery/kernel';
import type { Cargo, ComponentId, EventId, Gate, Outpost, PirateId, PlanetId, Recruiting, Resource } from './data.ts';
import type { Flight } from './events.ts';

const WINDOWS = ['roundStart', 'finalCall', 'encounter'] as const;
export type WindowId = (typeof WINDOWS)[number];

/** What is paid for. */
export type Purchase =
  | { readonly what: 'hire' | 'prosperity'; readonly pirate: PirateId }
  | { readonly what: 'buy' | 'bargain'; readonly component: ComponentId }
  | { readonly what: 'trade' };

export type Frame =
  // Courses
  | { readonly kind: 'game'; readonly at: number }
  | { readonly kind: 'round'; readonly at: number }
  | { readonly kind: 'navigation'; readonly at: number }
  | { readonly kind: 'resolution'; readonly at: number }
  | { readonly kind: 'flight'; readonly at: number; readonly seat: Seat }
  | { readonly kind: 'actions'; readonly at: number; readonly seat: Seat }
  | { readonly kind: 'encounter'; readonly at: number; readonly left: number }
  | {
      readonly kind: 'window';
      readonly at: number;
      readonly window: WindowId;
      readonly floor: Seat;
      readonly passes: number;
    }
  | {
      readonly kind: 'announced';
      readonly at: number;
      readonly seat: Seat;
      readonly event: EventId;
      readonly negated: boolean;
    }
  | { readonly kind: 'strategic'; readonly at: number; readonly seat: Seat }
  | {
      readonly kind: 'desertion';
      readonly at: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly pirate: PirateId;
    }
  /** Somebody is asked in silence, or passed over: what others may know of it. */
  | { readonly kind: 'silence'; readonly at: number; readonly seat: Seat; readonly question: Secretive }
  // Questions that others do not see
  | { readonly kind: 'event'; readonly seat: Seat; readonly window: WindowId }
  | { readonly kind: 'respond'; readonly seat: Seat }
  | { readonly kind: 'resolve'; readonly seat: Seat }
  | { readonly kind: 'interfere'; readonly seat: Seat }
  | { readonly kind: 'action'; readonly seat: Seat }
  // Questions
  | PlainFrame
  | { readonly kind: 'charmDiscard'; readonly seat: Seat; readonly first: boolean; readonly hidden?: true }
  | { readonly kind: 'clarenceGuess'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'move'; readonly seat: Seat; readonly gate: Gate; readonly by: Flight }
  | { readonly kind: 'loot'; readonly seat: Seat; readonly extra: boolean }
  | {
      readonly kind: 'mineAmount';
      readonly seat: Seat;
      readonly planet: PlanetId;
      readonly resource: Resource;
      readonly taken: Cargo;
    }
  | { readonly kind: 'recruit'; readonly seat: Seat; readonly outpost: Outpost; readonly how: Recruiting }
  | { readonly kind: 'pay'; readonly seat: Seat; readonly purchase: Purchase }
  | {
      readonly kind: 'gainResource';
      readonly seat: Seat;
      readonly why: 'trade' | 'abundance' | 'neva';
      readonly left: number;
    }
  | { readonly kind: 'defectionTake'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'shuttlePirate'; readonly seat: Seat; readonly from: Outpost }
  | { readonly kind: 'alchemistAmount'; readonly seat: Seat; readonly from: Resource }
  | { readonly kind: 'alchemistTo'; readonly seat: Seat; readonly from: Resource; readonly amount: number };

/** Questions that need to remember nothing but whom they ask. */
const PLAIN = [
  'placeFleet',
  'mulligan',
  'umbraDiscard',
  'navigate',
  'discardEvent',
  'clarenceSlot',
  'interfereValue',
  'reroll',
  'probeAction',
  'shop',
  'dump',
  'neva',
  'refresh',
  'defectionPirate',
  'bargainBuy',
  'shuttleFrom',
  'alchemistFrom',
  'warpTarget',
  'tutorKeep',
  'tutorGive',
  'stratUse',
  'colorBlindColor',
  'discardEngine',
  'forcedJettison',
] as const;
type Plain = (typeof PLAIN)[number];
type PlainFrame = { [K in Plain]: { readonly kind: K; readonly seat: Seat; readonly hidden?: true } }[Plain];

/** Questions about cards that only the asked fleet sees: put in silence where there may be nothing to choose [R46]. */
export type Secretive = Extract<
  Frame,
  {
    kind: 'navigate' | 'charmDiscard' | 'discardEvent' | 'umbraDiscard' | 'tutorKeep' | 'tutorGive' | 'discardEngine';
  }
>;
