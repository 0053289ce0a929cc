/** What the camera shows when nobody moves it: what the question is about, as near as it can be. */
import { type DogfightView, type Point, type EventOfKind, type SeenShip, seenShip, TW } from '@orrery/dogfight/client';
import type { Viewer } from '@orrery/kernel';
import { type Box, boxAround, fit, type Size, toStage } from '../../camera/math.ts';
import { boardBox, cellSpot, distance, grow, onChart, worldBox } from './chart.ts';
import type { Ghost } from '../flying/ghosts.ts';

/** Pixels left free around home. */
export const MARGIN = 14;
/** So large a token should be on the screen while it acts: with others in sight, with one other, and at most. */
const TOKEN_PX = { least: 32, leastForOne: 25, most: 54 };
const TOKEN_PX_PHONE = { least: 28, leastForOne: 23, most: 44 };
/** On a phone the tools and the map of the camera stand along the right side of a stage that has no room to spare. */
const TOOLS_PX = 88;
/** Around a ship: its token and its name. */
const AROUND = 2.4 * TW;

const withRoom = (points: readonly Point[], room: number): Box => grow(boxAround(points), room);

function united(a: Box, b: Box): Box {
  return boxAround([
    { x: a.x, y: a.y },
    { x: a.x + a.width, y: a.y + a.height },
    { x: b.x, y: b.y },
    { x: b.x + b.width, y: b.y + b.height },
  ]);
}

const isPhone = ({ width }: Size): boolean => width < 600;
const tokenSizes = (stage: Size) => (isPhone(stage) ? TOKEN_PX_PHONE : TOKEN_PX);

/** What the tools, and a plate at its foot, leave of the stage. */
const clearOf = ({ stage, foot }: Looking, tools = isPhone(stage) ? TOOLS_PX : 0): Size => ({
  width: stage.width - tools,
  height: stage.height - foot,
});

/** Beyond the edge no more is shown than a ship that leaves the board needs. */
const BEYOND = 3.4 * TW;

/** So much of the board is the whole board. */
const NEARLY_ALL = 0.9;

/** The part of a box that is worth looking at. */
function clipped(box: Box, side: number): Box {
  const { x, y, width } = grow(boardBox(side), BEYOND);
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
function settled(box: Box, looking: Looking, clear = clearOf(looking)): Box {
  const { stage } = looking;
  const { side } = looking.view.settings;
  const { x, y, scale: fitting } = fit(box, clear, MARGIN);
  const scale = Math.min(fitting, tokenSizes(stage).most / TW);
  const inner = (extent: number) => (extent - 2 * MARGIN) / scale;
  const left = drawnIn(x, box.width, inner(clear.width), side) - inner(clear.width) / 2;
  const top = drawnIn(y, box.height, inner(clear.height), side) - inner(clear.height) / 2;
  return { x: left, y: top, width: inner(stage.width), height: inner(stage.height) };
}

const tokenPx = (box: Box, looking: Looking): number => fit(box, clearOf(looking), MARGIN).scale * TW;

type Named = Pick<SeenShip, 'id'>;

/** Where every ship on the board is, but some. */
function shipSpots({ ships, settings }: DogfightView, except: readonly Named[] = []): readonly Point[] {
  return ships.flatMap(({ id, pose }) =>
    pose && !except.some((one) => one.id === id) ? [onChart(pose, settings.side)] : [],
  );
}

/** Takes in other ships, the nearest first, as long as tokens stay large enough. For one other they may be smaller. */
function takeIn(box: Box, others: readonly Point[], middle: Point, looking: Looking): Box {
  const { least, leastForOne } = tokenSizes(looking.stage);
  let taken = box;
  for (const [nth, spot] of others.toSorted((a, b) => distance(a, middle) - distance(b, middle)).entries()) {
    const wider = united(taken, withRoom([spot], AROUND));
    if (tokenPx(wider, looking) < (nth === 0 ? leastForOne : least)) break;
    taken = wider;
  }
  return taken;
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

export function homeOf(looking: Looking): Box {
  const { side } = looking.view.settings;
  const subject = subjectOf(looking);
  // Before the stage has a size there is nothing to settle.
  if (!subject || looking.stage.width === 0) return worldBox(side);
  const box = clipped(subject, side);
  if (looking.ghosts.length === 0 && Math.max(box.width, box.height) > NEARLY_ALL * side) return worldBox(side);
  const home = settled(box, looking);
  const isCovered = looking.ghosts.some(({ spot }) => isInCorner(spot, home, looking.stage));
  return isCovered ? settled(box, looking, clearOf(looking, CORNER.width)) : home;
}

/** What the question is about; nothing: the whole board. */
function subjectOf(looking: Looking): Box | undefined {
  const { view, stage, ghosts, shot } = looking;
  const { side } = view.settings;
  // The target may be gone, and the next round begun: the film stays where it was.
  if (shot) return fightBox(looking, onChart(shot.from, side), [shot.at], [{ id: shot.ship }, { id: shot.target }]);
  const spots = shipSpots(view);
  const acting = view.active === null ? undefined : seenShip(view, view.active);
  if (view.stage === 'placement' && view.cell && acting?.pilot === looking.viewer)
    return withRoom([cellSpot(view.cell, side)], (isPhone(stage) ? 5.5 : 9) * TW);
  if (view.stage === 'stats' || view.stage === 'placement' || spots.length === 0) return undefined;
  if (!acting?.pose) return withRoom(spots, AROUND);
  const own = onChart(acting.pose, side);
  if (ghosts.length > 0) {
    const reach = withRoom([own, ...ghosts.map(({ spot }) => spot)], 1.2 * TW);
    return takeIn(reach, shipSpots(view, [acting]), own, looking);
  }
  if (view.stage === 'attackStage') {
    const targets = view.aims.flatMap(({ target }) => seenShip(view, target) ?? []);
    const poses = targets.flatMap(({ pose }) => pose ?? []);
    return fightBox(looking, own, poses, [acting, ...targets]);
  }
  return withRoom(spots, AROUND);
}

/** A ship that shoots, whom it could hit, and others near by. */
function fightBox(looking: Looking, own: Point, targets: readonly Point[], fighters: readonly Named[]): Box {
  const { view } = looking;
  const seen = targets.map((target) => onChart(target, view.settings.side));
  const others = [...seen, ...shipSpots(view, fighters)];
  return takeIn(withRoom([own, ...seen], AROUND), others, own, looking);
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
