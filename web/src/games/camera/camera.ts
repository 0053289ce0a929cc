/** A camera over a world that is larger than the stage, or grows: what it shows, and how it is moved. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  between,
  type Box,
  fit,
  isSame,
  keepWithin,
  panBy,
  type Point,
  type Pose,
  reveal,
  seenBox,
  type Size,
  toStage,
  toWorld,
  zoomAt,
} from './math.ts';

export interface CameraClock {
  now(): number;
  /** Runs the task before the next picture; gives back what cancels it. */
  frame(task: () => void): () => void;
  /** How long a glide takes; 0: there is none. */
  glide(): number;
}

export interface CameraSettings {
  /** What is shown when nobody moved the camera, in units of the world. */
  readonly home: Box;
  /** Where it may go; without it, no farther than home. */
  readonly world?: Box;
  /** Pixels left free around home. */
  readonly margin?: number;
  /** The most pixels a unit of the world may take; without it, six times what fits. */
  readonly closest?: number;
}

const MARGIN = 24;
const ZOOM_MOST = 6;
/** A hair's breadth out of sight is not worth a map. */
const NEARLY = 0.98;
export const ZOOM_STEP = 1.5;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;
const isBox = (place: Point | Box): place is Box => 'width' in place;

export class Camera {
  /** Where it stands now, also on its way. */
  readonly pose = signal<Pose>({ x: 0, y: 0, scale: 1 });
  /** How many units of the world a pixel takes: what is drawn so large keeps its size on the screen. */
  readonly unit: ReadonlySignal<number>;
  /** Whether somebody moved it away from home. */
  readonly moved = signal(false);
  /** Whether some of the world is out of sight. */
  readonly hidesSome: ReadonlySignal<boolean>;
  readonly stage = signal<Size>({ width: 0, height: 0 });
  private readonly settings: Signal<CameraSettings>;
  private readonly clock: CameraClock;
  private goal: Pose;
  private cancel: (() => void) | undefined;

  constructor(settings: CameraSettings, clock: CameraClock) {
    this.settings = signal(settings);
    this.clock = clock;
    this.goal = this.pose.peek();
    this.unit = computed(() => 1 / this.pose.value.scale);
    this.hidesSome = computed(() => {
      const seen = seenBox(this.pose.value, this.stage.value);
      const { width, height } = this.world;
      return seen.width < width * NEARLY || seen.height < height * NEARLY;
    });
  }

  get world(): Box {
    return this.settings.value.world ?? this.settings.value.home;
  }

  private get margin(): number {
    return this.settings.peek().margin ?? MARGIN;
  }

  private get homePose(): Pose {
    return fit(this.settings.peek().home, this.stage.peek(), this.margin);
  }

  /** How many pixels a unit of the world takes where it stands, or will stand when it is on its way. */
  get goalScale(): number {
    return this.goal.scale;
  }

  /** What is to be seen has changed: unless somebody moved it, the camera glides there. */
  set(settings: CameraSettings): void {
    if (JSON.stringify(settings) === JSON.stringify(this.settings.peek())) return;
    this.settings.value = settings;
    if (this.hasStage) this.glideTo(this.moved.peek() ? this.allowed(this.goal) : this.homePose);
  }

  /** The stage has another size: what was in the middle stays there. */
  resize(stage: Size): void {
    const before = this.stage.peek();
    if (before.width === stage.width && before.height === stage.height) return;
    this.stage.value = stage;
    if (this.hasStage) this.jumpTo(this.moved.peek() ? this.allowed(this.goal) : this.homePose);
  }

  get hasStage(): boolean {
    return this.stage.value.width > 0 && this.stage.value.height > 0;
  }

  /** Back home; who is at home already, and does not see everything there, sees it now. */
  showAll(): void {
    const isHome = !this.moved.peek() && this.hidesSome.peek();
    this.moved.value = isHome;
    this.glideTo(isHome ? fit(this.world, this.stage.peek(), this.margin) : this.homePose);
  }

  /** Nearer (above 1) or farther, around a point of the stage or its middle. */
  zoom(factor: number, at: Point = this.middle, glides = true): void {
    const pose = zoomAt(this.goal, this.stage.peek(), at, this.allowedScale(this.goal.scale * factor));
    this.move(pose, glides);
  }

  /** Nearer to a point; who is near already goes back to everything. */
  zoomToggle(at: Point): void {
    if (this.goal.scale > this.homePose.scale * ZOOM_STEP) this.showAll();
    else this.zoom(ZOOM_STEP ** 2, at);
  }

  /** The world follows by so many pixels. */
  pan(dx: number, dy: number, glides = false): void {
    this.move(panBy(this.goal, dx, dy), glides);
  }

  /** Two fingers: what was under them stays under them. */
  pinch(from: Point, to: Point, factor: number): void {
    const moved = panBy(this.goal, to.x - from.x, to.y - from.y);
    this.move(zoomAt(moved, this.stage.peek(), to, this.allowedScale(moved.scale * factor)), false);
  }

  /** Puts a point of the world into the middle. */
  lookAt(point: Point): void {
    this.move({ ...point, scale: this.goal.scale }, false);
  }

  /** Brings a point or a box into sight, if it is not. */
  reveal(place: Point | Box): void {
    if (!this.hasStage) return;
    const box = isBox(place) ? place : { ...place, width: 0, height: 0 };
    const margin = Math.min(this.margin, this.stage.peek().width / 6, this.stage.peek().height / 6);
    const pose = reveal(this.goal, this.stage.peek(), box, margin);
    if (!isSame(pose, this.goal)) this.move(pose, true);
  }

  toStage(point: Point): Point {
    return toStage(this.pose.value, this.stage.value, point);
  }

  toWorld(point: Point): Point {
    return toWorld(this.pose.value, this.stage.value, point);
  }

  private get middle(): Point {
    const { width, height } = this.stage.peek();
    return { x: width / 2, y: height / 2 };
  }

  private get scales(): readonly [farthest: number, closest: number] {
    const home = this.homePose.scale;
    const farthest = Math.min(home, fit(this.world, this.stage.peek(), this.margin).scale);
    return [farthest, this.settings.peek().closest ?? home * ZOOM_MOST];
  }

  private allowedScale(scale: number): number {
    const [farthest, closest] = this.scales;
    return Math.min(Math.max(scale, farthest), Math.max(closest, farthest));
  }

  private allowed(pose: Pose): Pose {
    const [farthest, closest] = this.scales;
    return keepWithin(pose, this.world, this.stage.peek(), this.margin, farthest, closest);
  }

  private move(pose: Pose, glides: boolean): void {
    const goal = this.allowed(pose);
    this.moved.value = !isSame(goal, this.homePose);
    if (glides) this.glideTo(goal);
    else this.jumpTo(goal);
  }

  private jumpTo(pose: Pose): void {
    this.stop();
    batch(() => {
      this.goal = pose;
      this.pose.value = pose;
    });
  }

  private glideTo(goal: Pose): void {
    const length = this.clock.glide();
    const from = this.pose.peek();
    if (length === 0 || isSame(from, goal)) {
      this.jumpTo(goal);
      return;
    }
    this.stop();
    this.goal = goal;
    const start = this.clock.now();
    const step = () => {
      const part = Math.min(1, (this.clock.now() - start) / length);
      this.pose.value = part === 1 ? goal : between(from, goal, easeOut(part));
      this.cancel = part === 1 ? undefined : this.clock.frame(step);
    };
    this.cancel = this.clock.frame(step);
  }

  /** Ends a glide where it is. */
  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
