/**
 * The enemies of a moving ship as its pilot sees them: what either could shoot if the ship ended its move at a pose. An
 * enemy who has moved stands where it stands; one who has yet to move is thought to answer in the way that is
 * best for it.
 */
import { assert } from '@orrery/kernel';
import type { Pose } from '../data.ts';
import { A2, isInArc, isInRange, isLinedUp, overlaps } from '../geometry.ts';
import type { Settings } from '../options.ts';
import type { PilotView, SeenShip } from '../seen.ts';
import { Flights, legOf, limitFor } from './flights.ts';
import { CAUTION } from './patience.ts';
import { worthBetween } from './shot-worth.ts';

export class Foe {
  readonly hasMoved: boolean;
  /** After `meet`: where it is, or is thought to end its move. */
  x: number;
  y: number;
  h: number;
  /** After `meet`: the worth of the shots between the two, 0 for none. */
  mine = 0;
  theirs = 0;
  private readonly settings: Settings;
  private readonly replies: Flights;
  private readonly minePlain: number;
  private readonly mineLined: number;
  private readonly theirsPlain: number;
  private readonly theirsLined: number;

  constructor({ settings }: PilotView, own: SeenShip, ship: SeenShip, replies: Flights) {
    this.settings = settings;
    assert(ship.pose, `${ship.id} has no place`);
    this.x = ship.pose.x;
    this.y = ship.pose.y;
    this.h = ship.pose.h;
    this.hasMoved = ship.moved;
    this.replies = replies;
    this.minePlain = worthBetween(settings, own, ship, false);
    this.mineLined = worthBetween(settings, own, ship, true);
    this.theirsPlain = worthBetween(settings, ship, own, false);
    this.theirsLined = worthBetween(settings, ship, own, true);
  }

  /** Thinks of an own end pose: where the enemy will be, and what the two can do to each other. */
  meet(x: number, y: number, h: number): void {
    this.mine = 0;
    this.theirs = 0;
    if (this.hasMoved) this.face(x, y, h, this.x, this.y, this.h);
    else if (this.replies.count > this.replies.from) this.answer(x, y, h);
  }

  /** Whether some reply comes into range at all. */
  private isInReach(x: number, y: number): boolean {
    const { left, right, bottom, top } = this.replies;
    const reach = this.settings.range + A2;
    return x >= left - reach && x <= right + reach && y >= bottom - reach && y <= top + reach;
  }

  private face(x: number, y: number, h: number, theirX: number, theirY: number, theirH: number): void {
    const { range, rangeMeasure, arcDegrees, arcTest, linedUpTest } = this.settings;
    const dx = theirX - x;
    const dy = theirY - y;
    this.mine = 0;
    this.theirs = 0;
    if (!isInRange(dx, dy, range, rangeMeasure)) return;
    if (isInArc(dx, dy, h, arcDegrees, arcTest))
      this.mine = isLinedUp(dx, dy, h, linedUpTest) ? this.mineLined : this.minePlain;
    if (isInArc(-dx, -dy, theirH, arcDegrees, arcTest))
      this.theirs = isLinedUp(-dx, -dy, theirH, linedUpTest) ? this.theirsLined : this.theirsPlain;
  }

  /** The reply that brings the enemy the most; if none brings anything, it flies on. */
  private answer(x: number, y: number, h: number): void {
    const { replies } = this;
    const chosen = this.isInReach(x, y) ? this.bestReply(x, y, h) : replies.from;
    this.x = replies.x[chosen] as number;
    this.y = replies.y[chosen] as number;
    this.h = replies.h[chosen] as number;
    this.face(x, y, h, this.x, this.y, this.h);
  }

  private bestReply(x: number, y: number, h: number): number {
    const { replies, settings } = this;
    const isSolid = settings.overlapRule === 'forbidden';
    const ideal = CAUTION * Math.max(this.theirsPlain, this.theirsLined);
    let chosen = replies.from;
    let best = -Infinity;
    for (let at = replies.from; at < replies.count && best < ideal; at++) {
      const theirX = replies.x[at] as number;
      const theirY = replies.y[at] as number;
      if (isSolid && overlaps(theirX - x, theirY - y)) continue;
      this.face(x, y, h, theirX, theirY, replies.h[at] as number);
      const gain = CAUTION * this.theirs - this.mine;
      if (gain <= best) continue;
      best = gain;
      chosen = at;
    }
    return chosen;
  }
}

/** Reply lists by foe, used again at every turn. */
const REPLIES: Flights[] = [];

/** The enemies a ship has to reckon with. */
export function enemiesOf({ ships }: PilotView, own: SeenShip): SeenShip[] {
  return ships.filter((ship) => ship.pilot !== own.pilot && ship.flying && ship.pose && ship.health > 0);
}

/** `most`: how many replies of each are thought of. */
export function foesOf(view: PilotView, own: SeenShip, most = Infinity): Foe[] {
  const enemies = enemiesOf(view, own);
  const limit = Math.min(most, limitFor(enemies.length));
  return enemies.map((ship, at) => {
    const replies = (REPLIES[at] ??= new Flights());
    const leg = legOf(view, ship.id);
    // The own token is left out: where it will be is the question.
    if (leg && !ship.moved) replies.find(view.settings, leg, tokensBeside(view, ship, own), limit);
    return new Foe(view, own, ship, replies);
  });
}

/** The other tokens on the board, one more ship left out if told. */
export function tokensBeside({ ships }: PilotView, ship: SeenShip, besides?: SeenShip): Pose[] {
  return ships.flatMap((other) =>
    other.flying && other.pose && other.id !== ship.id && other.id !== besides?.id ? [other.pose] : [],
  );
}
