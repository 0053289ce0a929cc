/** The few numbers that a run and its worker threads share: whether to stop, and what each lane is doing. */
const STOP = 0;
const PER_LANE = 2;

export class Pulse {
  readonly memory: SharedArrayBuffer;
  private readonly cells: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.cells = new Int32Array(memory);
  }

  static forLanes(lanes: number): Pulse {
    return new Pulse(new SharedArrayBuffer(4 * (1 + PER_LANE * lanes)));
  }

  stop(): void {
    Atomics.store(this.cells, STOP, 1);
  }

  get stopped(): boolean {
    return Atomics.load(this.cells, STOP) === 1;
  }

  begin(lane: number, game: number): void {
    Atomics.store(this.cells, 1 + PER_LANE * lane, game);
    this.beat(lane);
  }

  /** Says that the lane is alive. A plain write, since it happens at every action and may be seen late. */
  beat(lane: number): void {
    const at = 2 + PER_LANE * lane;
    this.cells[at] = ((this.cells[at] ?? 0) + 1) | 0;
  }

  gameOf(lane: number): number {
    return Atomics.load(this.cells, 1 + PER_LANE * lane);
  }

  beatsOf(lane: number): number {
    return Atomics.load(this.cells, 2 + PER_LANE * lane);
  }
}
