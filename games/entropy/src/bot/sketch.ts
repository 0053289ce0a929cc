/**
 * The rules in short, for one ship while all others stand still: hex, facing, energy, titanium and cards after each card of
 * a program, and what that is worth. What it leaves out shows when the programs are played by the real rules.
 */
import { unreachable } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { cardData, LASER, tileData } from '../data.ts';
import { turned } from '../hexes.ts';
import type { Ship } from '../state.ts';
import { cardWorth, FULL_HOLD } from './hand.ts';
import { newShipWorth, type Outlook } from './outlook.ts';
import { goodsWorth, reachWorth, shipWorth, unrest } from './rest.ts';
import { energyWorth } from './worth.ts';

/** Where a program leads. */
export interface Node {
  readonly parent: Node | null;
  readonly card: number;
  /** How many cards the ship has played. */
  readonly cards: number;
  readonly hand: readonly number[];
  readonly tile: number;
  /** The tile it came to with this card; VOID if it stayed. */
  readonly landed: number;
  readonly facing: number;
  readonly energy: number;
  readonly titanium: number;
  /** What was won on the way: points, portals, ships. */
  readonly gain: number;
  /** What the table does not show afterwards: cards that are gone, and rules of thumb. */
  readonly credit: number;
  readonly sent: boolean;
  readonly built: boolean;
  readonly value: number;
}

type Draft = { -readonly [K in keyof Node]: Node[K] };

/** How likely others still stand where they are when the first, second, … card is played. */
const STAY = [0.7, 0.4, 0.3, 0.2, 0.15, 0.1];
/** Landing on others only with so much more energy than they have. */
const MARGIN = 6;
/** What it is worth to push somebody about, and how far ahead a target is looked for. */
const SPOIL = 0.55;
const SIGHT = 4;
/** For sending a full hold: energy is worth less than what could be lost. */
const SEND_FULL = 1.25;
/** A new ship wants this much energy, and so many eras to go. */
const BUILD_ENERGY = 90;
const BUILD_ERAS = 2;
/** More ships than this only share the same energy. */
const FLEET = 3;
/** For a late move that ends one step from the void: a wave may have shifted it. */
const EDGE = 0.2;
const LATE_CARD = 3;
/** The part of its worth that a card above the hand limit still has. */
const SURPLUS = 0.2;

export class Sketch {
  private readonly outlook: Outlook;
  /** Cards above the hand limit. */
  private readonly over: number;

  constructor(outlook: Outlook, over: number) {
    this.outlook = outlook;
    this.over = over;
  }

  root({ tile, facing, energy, titanium }: Ship, hand: readonly number[], cards: number): Node {
    const at = { parent: null, card: -1, cards, hand, tile, landed: tile, facing, energy, titanium };
    return this.rated({ ...at, gain: 0, credit: 0, sent: false, built: false, value: 0 });
  }

  /** The ship after one more card; undefined if it had better not be played. */
  play(parent: Node, card: number): Node | undefined {
    const { s, clock } = this.outlook;
    const energy = parent.energy - (s.settings.cardEnergy[card] as number);
    if (energy < 0) return undefined;
    const copies = parent.hand[card] as number;
    const worth = cardWorth(clock, card, copies) * (parent.cards < this.over ? SURPLUS : 1);
    const draft: Draft = {
      parent,
      card,
      cards: parent.cards + 1,
      hand: parent.hand,
      tile: parent.tile,
      landed: VOID,
      facing: parent.facing,
      energy,
      titanium: parent.titanium,
      gain: parent.gain,
      credit: parent.credit - worth,
      sent: parent.sent,
      built: parent.built,
      value: 0,
    };
    if (!this.carryOut(draft)) return undefined;
    const hand = parent.hand.slice();
    hand[card] = copies - 1;
    draft.hand = hand;
    return this.rated(draft);
  }

  /** False if it is lost or makes no sense. */
  private carryOut(draft: Draft): boolean {
    const { kind, amount } = cardData(draft.card);
    switch (kind) {
      case 'move':
        return this.move(draft, amount);
      case 'turn':
        draft.facing = turned(draft.facing, amount);
        return true;
      case 'shot':
        return this.shoot(draft);
      case 'portal':
        return this.send(draft);
      case 'build':
        return this.build(draft);
      case 'tidy':
        return this.tidy(draft);
      default:
        return unreachable(kind);
    }
  }

  /** Never off the tiles. */
  private move(draft: Draft, steps: number): boolean {
    const { s } = this.outlook;
    const { next } = s.board;
    const eachStep = s.settings.landing === 'eachStep';
    for (let step = 1; step <= steps; step++) {
      draft.tile = next[draft.tile * 6 + draft.facing] as number;
      if (draft.tile === VOID) return false;
      if ((eachStep || step === steps) && !this.land(draft)) return false;
    }
    if (draft.cards > LATE_CARD && next[draft.tile * 6 + draft.facing] === VOID) draft.credit -= EDGE;
    return true;
  }

  /** What lies on a tile can be had once. */
  private land(draft: Draft): boolean {
    const { s, guard, prize, portal } = this.outlook;
    const { tile } = draft;
    draft.landed = tile;
    if (wasOn(draft.parent, tile)) return true;
    const rivals = guard[tile] as number;
    if (rivals >= 0) {
      if (draft.energy < rivals + MARGIN) return false;
      draft.energy -= rivals;
      draft.gain += (prize[tile] as number) * this.chance(draft.cards, tile);
    }
    draft.gain += portal[tile] as number;
    const goods = s.goods[tile] as number;
    if (tileData(s.board.types[tile] as number).kind === 'titanium') draft.titanium += goods;
    else draft.energy += goods;
    return true;
  }

  /** That rivals who stand on a tile now still do when the ship plays card number `cards`. */
  private chance(cards: number, tile: number): number {
    if (cards === 1 && this.outlook.later[tile]) return 1;
    return STAY[Math.min(cards, STAY.length) - 1] as number;
  }

  /** A wave best throws somebody off the tiles; a laser is for those whom it kills. */
  private shoot(draft: Draft): boolean {
    const { s, guard, weakest, prize } = this.outlook;
    const { next } = s.board;
    let tile = draft.tile;
    for (let step = 0; step < SIGHT; step++) {
      tile = next[tile * 6 + draft.facing] as number;
      if (tile === VOID) return false;
      if ((guard[tile] as number) < 0) continue;
      const kill = (prize[tile] as number) * this.chance(draft.cards + step, tile);
      if (draft.card === LASER) {
        draft.gain += kill;
        return (weakest[tile] as number) < s.settings.laserDamage;
      }
      draft.gain += next[tile * 6 + draft.facing] === VOID ? kill : SPOIL;
      return true;
    }
    return false;
  }

  /** A full hold had better be sent. */
  private send(draft: Draft): boolean {
    if (draft.titanium === 0) return false;
    if (draft.titanium >= FULL_HOLD) draft.credit += SEND_FULL;
    draft.gain += draft.titanium;
    draft.titanium = 0;
    draft.sent = true;
    return true;
  }

  private build(draft: Draft): boolean {
    const { s, clock, ships, portal } = this.outlook;
    const { maxShips, cardEnergy } = s.settings;
    const before = draft.energy + (cardEnergy[draft.card] as number);
    if (draft.built || before < BUILD_ENERGY || clock.eras < BUILD_ERAS) return false;
    if (ships >= FLEET || (maxShips > 0 && ships >= maxShips)) return false;
    let best = 0;
    for (let direction = 0; direction < 6; direction++) {
      const tile = s.board.next[draft.tile * 6 + direction] as number;
      if (tile === VOID || wasOn(draft, tile)) continue;
      best = Math.max(best, goodsWorth(s, clock, tile) + (portal[tile] as number));
    }
    draft.built = true;
    draft.gain += best + newShipWorth(this.outlook);
    return true;
  }

  private tidy(draft: Draft): boolean {
    const { s, tidy } = this.outlook;
    draft.credit -= tidy * (s.settings.cardEntropy[draft.card] as number);
    return tidy > 0;
  }

  private rated(draft: Draft): Node {
    const { s, clock, ships, threat } = this.outlook;
    const { tile, facing, energy, titanium } = draft;
    const worth = shipWorth(clock, ships, energy, titanium);
    draft.value =
      draft.gain +
      draft.credit +
      clock.titanium * titanium +
      energyWorth(clock, energy) +
      reachWorth(s, clock, tile, facing) -
      unrest(s, tile, energy, worth, threat[tile] as number);
    return draft;
  }
}

/** Has the ship landed on the tile already? */
function wasOn(node: Node | null, tile: number): boolean {
  for (let past = node; past; past = past.parent) if (past.landed === tile) return true;
  return false;
}
