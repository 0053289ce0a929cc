/**
 * Set-ups and crews by style. The scripted player has one style; the plans that search compares have others, so that they
 * are unlike each other. One action at a time, from the state.
 */
import type { Random } from '@orrery/kernel';
import { type Action, DONE, GENERATOR, hiresOf, installsOf } from '../actions.ts';
import { uniform } from '../bot/board.ts';
import { aiData, PIRATE_UNITS, pirateData } from '../data.ts';
import { either, except, type RoomSet, roomsIn } from '../room-set.ts';
import { canPay } from '../rules/energy.ts';
import { shipOf, type State } from '../state.ts';
import { isRevealed, leftOf, roomOf, roomsOf, typeOf } from '../units.ts';

/** How somebody places units or pirates. */
export interface Style {
  /** By type; how much it is liked. Without it: as the scripted player likes it. */
  readonly liking?: readonly number[];
  /** What chance adds to the score of a room. */
  readonly noise: number;
  /** Of the A.I.: added to the score of the bridge. */
  readonly bridge: number;
  /** Of the A.I.: at most so many generators. */
  readonly generators: number;
  /** Energy or rations that are kept. */
  readonly keep: number;
}

export const SCRIPTED: Style = { noise: 1, bridge: 0, generators: Infinity, keep: 0 };

/** The next action of the A.I.'s set-up. */
export function nextInstall(s: State, style: Style, random: Random): Action {
  const { generators, generatorCost, placeCost } = s.settings;
  if (s.activeGenerators < Math.min(generators, style.generators) && canPay(s, generatorCost)) return GENERATOR;
  if (!canPay(s, placeCost + style.keep)) return DONE;
  const rooms = roomsIn(except(except(shipOf(s).all, s.breaches), s.aiFull));
  const type = drawnType(
    s.supply.map((left, of) => (left > 0 ? (style.liking?.[of] ?? 1) : 0)),
    random,
  );
  if (rooms.length === 0 || type < 0) return DONE;
  return installsOf(s.ship, type)[bestRoom(rooms, roomScores(s, style), style.noise, random)] as Action;
}

/** How much each room needs one more unit: the scripted A.I.'s score. */
function roomScores(s: State, style: Style): (room: number) => number {
  const { bridge, distance, isEdge, toBridge, rooms } = shipOf(s);
  const hot = roomsIn(either(s.breaches, roomsOf(s.pirates)));
  const units = rooms.map(() => 0);
  for (const unit of s.units) (units[roomOf(unit)] as number)++;
  return (room) => {
    const n = units[room] as number;
    let near = Infinity;
    for (const other of hot) near = Math.min(near, distance[room]?.[other] ?? Infinity);
    const score = 4 * Math.max(0, 4 - near) - (toBridge[room] as number);
    if (room === bridge) return score + style.bridge + 2 - n + (n === 0 && near <= 3 ? 50 : 0);
    return score - 6 * n + (isEdge[room] && n === 0 ? 1 : 0);
  };
}

/** The next pirate that is hired. */
export function nextHire(s: State, style: Style, random: Random): Action {
  const money = s.rations - style.keep;
  const rooms = roomsIn(openBreaches(s));
  const share = style.liking ? 0 : enduranceShare(s);
  const liking = hiresLiked(style, share).map((liked, type) => (pirateData(type).cost <= money ? liked : 0));
  const type = drawnType(liking, random);
  if (rooms.length === 0 || type < 0) return DONE;
  const { toBridge } = shipOf(s);
  const room = bestRoom(rooms, (one) => -0.5 * (toBridge[one] as number), style.noise, random);
  return hiresOf(s.ship, type)[room] as Action;
}

const openBreaches = (s: State): RoomSet => except(s.breaches, s.pirateFull);

const hiresLiked = ({ liking }: Style, share: number): readonly number[] =>
  liking ?? PIRATE_UNITS.map(({ specialist }) => (specialist === 'endurance' ? share : 1 - share));

/** The share of Endurance among the durability in sight, as the scripted pirates reckon it. */
function enduranceShare(s: State): number {
  let endurance = 1;
  let security = 1;
  for (const unit of s.units) {
    if (!isRevealed(unit)) continue;
    if (aiData(typeOf(unit)).kind === 'turret') endurance += leftOf(unit);
    else security += leftOf(unit);
  }
  return 0.25 + (0.5 * endurance) / (endurance + security);
}

/** A place in the list, as likely as it is liked; −1 if nothing is. */
function drawnType(liking: readonly number[], random: Random): number {
  let sum = 0;
  for (const liked of liking) sum += liked;
  if (sum === 0) return -1;
  let left = uniform(random) * sum;
  let last = -1;
  for (let type = 0; type < liking.length; type++) {
    const liked = liking[type] as number;
    if (liked === 0) continue;
    last = type;
    left -= liked;
    if (left < 0) break;
  }
  return last;
}

function bestRoom(rooms: readonly number[], scoreOf: (room: number) => number, noise: number, random: Random): number {
  let chosen = rooms[0] as number;
  let most = -Infinity;
  for (const room of rooms) {
    const score = scoreOf(room) + noise * uniform(random);
    if (score <= most) continue;
    most = score;
    chosen = room;
  }
  return chosen;
}
