/** What the camera shows when nobody moves it: what the question is about, as near as it can be. */
import { type DogfightView, type Point, type EventOfKind, type SeenShip, seenShip, TW } from '@orrery/dogfight/client';
import type { Viewer } from '@orrery/kernel';
import { grown } from '../../../parts/placing.ts';
import { type Box, boxAround, fit, type Size, toStage } from '../../camera/math.ts';
import { boardBox, cellSpot, distance, onChart, worldBox } from './chart.ts';
import type { Ghost } from '../flying/ghosts.ts';

/** Pixels left free around home. */
export const MARGIN = 14;
/** So large a token should be on the screen while it acts: with others in sight, with whom it must mind, and at most. */
const TOKEN_PX = { least: 32, leastForOne: 25, most: 54 };
const TOKEN_PX_PHONE = { least: 28, leastForOne: 17, most: 44 };
/** On a phone the tools of the camera stand along the right side of a stage that has no room to spare, and so does its map. */
const TOOLS_PX = 48;
const MAP_PX = 88;
/** And the line with the order of the ships at its head. */
const HEAD_PX = 34;

const withRoom = (points: readonly Point[], room: number): Box => grown(boxAround(points), room);

function united(a: Box, b: Box): Box {
  return boxAround([
    { x: a.x, y: a.y },
    { x: a.x + a.width, y: a.y + a.height },
    { x: b.x, y: b.y },
    { x: b.x + b.width, y: b.y + b.height },
  ]);
}

const isPhone = ({ width }: Size): boolean => width < 600;
/** Around a ship: its token and its name, or the sign that a phone has for it. */
const aroundOf = (stage: Size): number => (isPhone(stage) ? 1.7 : 2.4) * TW;
const tokenSizes = (stage: Size) => (isPhone(stage) ? TOKEN_PX_PHONE : TOKEN_PX);

const headOf = (stage: Size): number => (isPhone(stage) ? HEAD_PX : 0);

/** What the tools, the line at its head and a plate at its foot leave of the stage. */
const clearOf = ({ stage, foot, tools }: Framing): Size => ({
  width: stage.width - tools,
  height: stage.height - foot - headOf(stage),
});

/** Beyond the edge no more is shown than a ship that leaves the board needs. */
const BEYOND = 3.4 * TW;

/** So much of the board is the whole board. */
const NEARLY_ALL = 0.9;

/** The part of a box that is worth looking at. */
function clipped(box: Box, side: number): Box {
  const { x, y, width } = grown(boardBox(side), BEYOND);
  const [left, top] = [Math.max(box.x, x), Math.max(box.y, y)];
  const right = Math.min(box.x + box.width, x + width);
  const bottom = Math.min(box.y + box.height, y + width);
  return { x: left, y: top, width: Math.max(right - left, TW), height: Math.max(bottom - top, TW) };
}

/** Along one axis: as near to the board as the room beside the box allows. */
function drawnIn(middle: number, extent: number, seen: number, side: number): number {
  const [least, most] = [seen / 2 - BEYOND, side + BEYOND - seen / 2];
  const wanted = least > most ? side / 2 : Math.min(Math.max(middle, least), most);
  const slack = Math.max(0, (seen - extent) / 2);
  return middle + Math.min(Math.max(wanted - middle, -slack), slack);
}

/**
 * What the stage shows of the board around a box: not nearer than tokens are good to look at, clear of the tools, and
 * beside the box rather board than what lies beyond. Exactly as the camera will fit it.
 */
function settled(box: Box, looking: Framing): Box {
  const { stage } = looking;
  const clear = clearOf(looking);
  const { side } = looking.view.settings;
  const { x, y, scale: fitting } = fit(box, clear, MARGIN);
  const scale = Math.min(fitting, tokenSizes(stage).most / TW);
  const inner = (extent: number) => (extent - 2 * MARGIN) / scale;
  const left = drawnIn(x, box.width, inner(clear.width), side) - inner(clear.width) / 2;
  const top = drawnIn(y, box.height, inner(clear.height), side) - inner(clear.height) / 2;
  return { x: left, y: top - headOf(stage) / scale, width: inner(stage.width), height: inner(stage.height) };
}

const tokenPx = (box: Box, looking: Framing): number => fit(box, clearOf(looking), MARGIN).scale * TW;

type Named = Pick<SeenShip, 'id'>;

/** Where every ship on the board is, but some. */
function shipSpots({ ships, settings }: DogfightView, except: readonly Named[] = []): readonly Point[] {
  return ships.flatMap(({ id, pose }) =>
    pose && !except.some((one) => one.id === id) ? [onChart(pose, settings.side)] : [],
  );
}

/** Takes in other places, the nearest first, as long as tokens stay large enough. For the first they may be smaller. */
function takeIn(box: Box, others: readonly Point[], middle: Point, looking: Framing, leastForFirst?: number): Box {
  const { least, leastForOne } = tokenSizes(looking.stage);
  let taken = box;
  for (const [nth, spot] of others.toSorted((a, b) => distance(a, middle) - distance(b, middle)).entries()) {
    const wider = united(taken, withRoom([spot], aroundOf(looking.stage)));
    if (tokenPx(wider, looking) < (nth === 0 ? (leastForFirst ?? leastForOne) : least)) break;
    taken = wider;
  }
  return taken;
}

/** The moving ship, where it could go, and the nearest of those it must mind; then whoever else there is room for. */
function flightBox(looking: Framing, acting: SeenShip, own: Point): Box {
  const { view, stage, ghosts } = looking;
  // What leaves the board is no place to look at where there is no room to spare.
  const shown = isPhone(stage) ? ghosts.filter(({ prospect }) => prospect.result !== 'offBoard') : ghosts;
  const reach = withRoom([own, ...shown.map(({ spot }) => spot)], 1.2 * TW);
  const friends = view.ships.filter(({ pilot }) => pilot === acting.pilot);
  const minding = takeIn(reach, shipSpots(view, friends), own, looking);
  return takeIn(minding, shipSpots(view, [acting]), own, looking, tokenSizes(stage).least);
}

export interface Looking {
  readonly view: DogfightView;
  readonly viewer: Viewer;
  readonly stage: Size;
  /** Pixels at the foot of the stage that a plate takes. */
  readonly foot: number;
  /** What the moving ship could fly; empty unless this viewer flies it. */
  readonly ghosts: readonly Ghost[];
  /** While a film shows one. */
  readonly shot?: EventOfKind<'attacked'>;
}

interface Framing extends Looking {
  /** Pixels at its right side that the camera's tools take, and its map. */
  readonly tools: number;
}

export function homeOf(looking: Looking): Box {
  if (!isPhone(looking.stage)) return framed({ ...looking, tools: 0 });
  const home = framed({ ...looking, tools: TOOLS_PX });
  return needsMap(home, looking) ? framed({ ...looking, tools: MAP_PX }) : home;
}

/** A map tells of ships that are not in the picture; where there is room for it, it is there at all times. */
export function needsMap(home: Box, { view, stage, foot }: Pick<Looking, 'view' | 'stage' | 'foot'>): boolean {
  if (!isPhone(stage)) return true;
  const pose = fit(home, stage, MARGIN);
  return shipSpots(view).some((spot) => {
    const { x, y } = toStage(pose, stage, spot);
    return x < 0 || x > stage.width - TOOLS_PX || y < HEAD_PX || y > stage.height - foot;
  });
}

function framed(looking: Framing): Box {
  const { side } = looking.view.settings;
  const subject = subjectOf(looking);
  // Before the stage has a size there is nothing to settle.
  if (!subject || looking.stage.width === 0) return worldBox(side);
  const box = clipped(subject, side);
  if (looking.ghosts.length === 0 && Math.max(box.width, box.height) > NEARLY_ALL * side) return worldBox(side);
  const home = settled(box, looking);
  const isCovered = looking.ghosts.some(({ spot }) => isInCorner(spot, home, looking.stage));
  return isCovered ? settled(box, { ...looking, tools: CORNER.width }) : home;
}

/** What the question is about; nothing: the whole board. */
function subjectOf(looking: Framing): Box | undefined {
  const { view, stage, ghosts, shot } = looking;
  const { side } = view.settings;
  // The target may be gone, and the next round begun: the film stays where it was.
  if (shot) return fightBox(looking, onChart(shot.from, side), [shot.at], [{ id: shot.ship }, { id: shot.target }]);
  const spots = shipSpots(view);
  const acting = view.active === null ? undefined : seenShip(view, view.active);
  if (view.stage === 'placement' && view.cell && acting?.pilot === looking.viewer)
    return withRoom([cellSpot(view.cell, side)], (isPhone(stage) ? 5.5 : 9) * TW);
  if (view.stage === 'stats' || view.stage === 'placement' || spots.length === 0) return undefined;
  if (!acting?.pose) return withRoom(spots, aroundOf(stage));
  const own = onChart(acting.pose, side);
  if (ghosts.length > 0) return flightBox(looking, acting, own);
  if (view.stage === 'attackStage') {
    const targets = view.aims.flatMap(({ target }) => seenShip(view, target) ?? []);
    const poses = targets.flatMap(({ pose }) => pose ?? []);
    return fightBox(looking, own, poses, [acting, ...targets]);
  }
  return withRoom(spots, aroundOf(stage));
}

/** A ship that shoots, whom it could hit, and others near by. */
function fightBox(looking: Framing, own: Point, targets: readonly Point[], fighters: readonly Named[]): Box {
  const { view } = looking;
  const seen = targets.map((target) => onChart(target, view.settings.side));
  const others = [...seen, ...shipSpots(view, fighters)];
  return takeIn(withRoom([own, ...seen], aroundOf(looking.stage)), others, own, looking);
}

/** Wide stages have the camera's tools and its map in a corner. */
const CORNER = { width: 200, height: 166 };
/** What a label takes, more than that in the corner. */
const LABEL_PX = 96;

function isInCorner(spot: Point, home: Box, stage: Size, more = 0): boolean {
  const { x, y } = toStage(fit(home, stage, MARGIN), stage, spot);
  return !isPhone(stage) && x > stage.width - CORNER.width - more / 2 && y > stage.height - CORNER.height - more;
}

/** Whether a place is so low on the stage, as the camera shows it by itself, that its label stands above. */
export function isLow(spot: Point, home: Box, { stage, foot }: Pick<Looking, 'stage' | 'foot'>): boolean {
  const { y } = toStage(fit(home, stage, MARGIN), stage, spot);
  return y > stage.height - foot - LABEL_PX || isInCorner(spot, home, stage, LABEL_PX);
}
