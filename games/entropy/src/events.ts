/**
 * What happens in a game, one event for each thing to be seen, in the order in which it happens: a screen can show Chaos
 * as a film from them. Events are told in names and numbers: what is needed to draw the step (from, to, before, after) and
 * why it came (a token, a way of arriving). Between them the rules mark beats, at which a view is a picture of the film.
 * `seat` is the player whose doing or whose ship it is.
 */
import type { Seat } from '@orrery/kernel';
import type { CardId, EndReason, Loss, Phase, TileId, TokenKind, Way } from './data.ts';
import type { Hex } from './hexes.ts';
import type { Laid } from './state.ts';

/** A number that changed. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

export interface ShipRef {
  readonly seat: Seat;
  readonly nr: number;
}

export interface TokenRef {
  readonly kind: TokenKind;
  readonly serial: number;
  readonly heading: number;
}

/** A ship that a laser or a battle takes energy from. */
export interface Hit extends ShipRef, Change {
  readonly destroyed: boolean;
}

/** A ship in a battle: `before` − what all others brought = `after`. */
export interface Fighter extends Hit {
  readonly loss: number;
  /** Came to the tile, rather than stood there. */
  readonly arriving: boolean;
}

export interface PortalCheck {
  readonly at: Hex;
  readonly tile: TileId;
  readonly seat: Seat;
  readonly output: number;
  readonly active: boolean;
}

export interface Shared {
  readonly nr: number;
  readonly titanium: Change;
  readonly energy: Change;
}

/** How a token came to meet ships: it flew to them, was shot at them, or they came to it. */
export type Meeting = 'flew' | 'shot' | 'met';

export type Event =
  | { readonly kind: 'phaseBegan'; readonly phase: Phase; readonly era: number }
  // Set-up, Expansion
  | { readonly kind: 'gameStarted'; readonly startingPlayer: Seat; readonly entropy: number; readonly players: number }
  | { readonly kind: 'tilesDrawn'; readonly seat: Seat; readonly tiles: readonly TileId[]; readonly left: number }
  | { readonly kind: 'tilePicked'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly kind: 'tilePlaced';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly at: Hex;
      readonly titanium: number;
      readonly energy: number;
      readonly entropy: Change;
    }
  | {
      readonly kind: 'shipPlaced';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly facing: number;
    }
  // Draw, Production, Planning
  | { readonly kind: 'eraStarted'; readonly era: number; readonly startingPlayer: Seat }
  /** `cards` is how many lay in the discard pile and are the deck now. */
  | { readonly kind: 'deckReshuffled'; readonly cards: number }
  /** In the order of dealing; null for those who may not know them. `due` is more than `count` if the cards ran out. */
  | {
      readonly kind: 'cardsDealt';
      readonly seat: Seat;
      readonly cards: readonly CardId[] | null;
      readonly count: number;
      readonly due: number;
    }
  | {
      readonly kind: 'produced';
      readonly portals: readonly PortalCheck[];
      readonly background: number;
      readonly entropy: Change;
      /** New energy by seat. */
      readonly energy: readonly number[];
    }
  | {
      readonly kind: 'energyGiven';
      readonly seat: Seat;
      readonly nr: number;
      readonly amount: number;
      readonly energy: Change;
      /** New energy that this player has yet to give. */
      readonly left: number;
    }
  /** Told to the one who plans, and to those who watch the replay. */
  | { readonly kind: 'cardLaid'; readonly seat: Seat; readonly nr: number; readonly card: CardId }
  /** What was laid only its owner is told; null for everybody else. */
  | {
      readonly kind: 'planFinished';
      readonly seat: Seat;
      readonly programs: readonly { readonly nr: number; readonly cards: readonly CardId[] }[] | null;
    }
  | {
      readonly kind: 'planningEnded';
      readonly programs: readonly Laid[];
    }
  // Chaos
  | { readonly kind: 'roundStarted'; readonly round: number }
  /** `to` is void if the token is lost. */
  | {
      readonly kind: 'tokenMoved';
      readonly token: TokenRef;
      readonly from: Hex;
      readonly to: Hex;
      readonly lost: boolean;
    }
  /** Turned up, and paid unless it is ignored. It is the ship's card number `round`; `left` are still face down. */
  | {
      readonly kind: 'cardPlayed';
      readonly seat: Seat;
      readonly nr: number;
      readonly round: number;
      readonly card: CardId;
      readonly left: number;
      readonly cost: number;
      readonly ignored: boolean;
      readonly energy: Change;
      readonly entropy: Change;
    }
  /** One step of a move. `to` is void if the ship flew off the tiles. */
  | {
      readonly kind: 'shipMoved';
      readonly seat: Seat;
      readonly nr: number;
      readonly from: Hex;
      readonly to: Hex;
      /** 1 for the first step of the card. */
      readonly step: number;
      readonly steps: number;
      readonly off: boolean;
    }
  | {
      readonly kind: 'shipTurned';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly facing: Change;
    }
  /** `lost`: it was shot into the void. */
  | {
      readonly kind: 'tokenFired';
      readonly seat: Seat;
      readonly nr: number;
      readonly token: TokenRef;
      readonly at: Hex;
      readonly lost: boolean;
    }
  /** The token is used up. */
  | {
      readonly kind: 'laserHit';
      readonly token: TokenRef;
      readonly meeting: Meeting;
      readonly at: Hex;
      readonly damage: number;
      readonly ships: readonly Hit[];
    }
  /** The token is used up. `off`: pushed into the void. */
  | {
      readonly kind: 'wavePushed';
      readonly token: TokenRef;
      readonly meeting: Meeting;
      readonly from: Hex;
      readonly to: Hex;
      readonly ships: readonly ShipRef[];
      readonly off: boolean;
    }
  | {
      readonly kind: 'battle';
      readonly at: Hex;
      readonly way: Way;
      readonly ships: readonly Fighter[];
    }
  | {
      readonly kind: 'portalTaken';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly tile: TileId;
      readonly way: Way;
      /** Who had it before, null for nobody. */
      readonly from: Seat | null;
    }
  | {
      readonly kind: 'pickedUp';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly way: Way;
      readonly titanium: Change;
      readonly energy: Change;
    }
  | { readonly kind: 'exchangeDeclined'; readonly seat: Seat; readonly at: Hex }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly at: Hex;
      readonly ships: readonly Shared[];
    }
  /** `left` is the titanium that stays aboard. */
  | {
      readonly kind: 'titaniumSent';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly amount: number;
      readonly left: number;
      readonly points: Change;
    }
  /** The new ship is on its way to `at`; what it meets there follows. */
  | {
      readonly kind: 'shipBuilt';
      readonly seat: Seat;
      readonly nr: number;
      /** The ship that built it. */
      readonly by: number;
      readonly at: Hex;
      readonly facing: number;
    }
  /** `why`: declined, no tile to build on, or as many ships as are allowed. */
  | {
      readonly kind: 'nothingBuilt';
      readonly seat: Seat;
      readonly nr: number;
      readonly why: 'declined' | 'noTile' | 'maxShips';
    }
  /** `at` is void if it left the tiles. The rest of its program is turned up and discarded. */
  | {
      readonly kind: 'shipDestroyed';
      readonly seat: Seat;
      readonly nr: number;
      readonly at: Hex;
      readonly cause: Loss;
      readonly titanium: number;
      /** What was left aboard; negative if a laser or a battle took more than there was. */
      readonly energy: number;
      readonly cards: readonly CardId[];
    }
  /** The hand is discarded face up, the portals belong to nobody. */
  | {
      readonly kind: 'playerOut';
      readonly seat: Seat;
      readonly era: number;
      readonly points: number;
      readonly cards: readonly CardId[];
      readonly portals: readonly Hex[];
    }
  /** Entropy has reached zero. */
  | { readonly kind: 'lastEraBegan'; readonly era: number }
  | { readonly kind: 'chaosEnded'; readonly rounds: number }
  | { readonly kind: 'tokensRemoved'; readonly tokens: readonly TokenRef[] }
  // End of an era, end of the game
  /** `over`: how many more this player has to give up. */
  | {
      readonly kind: 'cardDiscarded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly over: number;
      readonly automatic: boolean;
    }
  | { readonly kind: 'handDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'eraEnded';
      readonly era: number;
      readonly startingPlayer: Seat;
    }
  /** A decided game leaves cards unplayed; they are turned up and discarded. */
  | { readonly kind: 'programDiscarded'; readonly seat: Seat; readonly nr: number; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly era: number;
      readonly points: readonly number[];
      readonly winners: readonly Seat[];
    };

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
