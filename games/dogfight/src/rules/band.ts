/**
 * The starting band of a board [P3]: its cells row by row, and which of them keep the spacing from a token in another.
 * That is worked out once per board and kept, because hundreds of cells are asked about at every placement.
 */
import { type ActionOfKind, CELLS_MOST, cellOf } from '../actions.ts';
import { TW } from '../data.ts';
import { gapCompare } from '../geometry.ts';
import type { Cell } from '../frames.ts';
import type { Settings } from '../options.ts';

export type CellAction = ActionOfKind<'placePosition'>;

/** The middle of a column or row. */
export const middle = (place: number): number => TW / 2 + TW * place;
/** The column or row whose middle it is. */
export const placeAt = (middle: number): number => (middle - TW / 2) / TW;

export function isInBand({ boardTw, placementDepthTw: depth }: Settings, { col, row }: Cell): boolean {
  const beyond = boardTw - depth;
  return col < depth || row < depth || col >= beyond || row >= beyond;
}

const keyOf = ({ col, row }: Cell): number => row * CELLS_MOST + col;

/** Lists are written here and then copied at their length: a growing array would be copied again and again. */
const SHEET: CellAction[] = [];

/** Keeps what is open in both. */
function narrow(open: Uint8Array, other: Uint8Array): void {
  for (let place = 0; place < open.length; place++) open[place] = (open[place] as number) & (other[place] as number);
}

export class Band {
  readonly cells: readonly CellAction[];
  private readonly spacing: number;
  /** Place in `cells` by row and column. */
  private readonly places = new Map<number, number>();
  /** By place of a token: 1 for every cell that keeps the spacing. */
  private readonly apart: (Uint8Array | undefined)[];
  private readonly lists: (readonly CellAction[] | undefined)[];
  /** Scratch: 1 for every cell that is still open. */
  private readonly open: Uint8Array;

  constructor(settings: Settings) {
    const all = Array.from({ length: settings.boardTw }, (_, place) => place);
    this.cells = all.flatMap((row) => all.map((col) => cellOf(col, row))).filter((cell) => isInBand(settings, cell));
    this.spacing = settings.spacing;
    for (const [place, cell] of this.cells.entries()) this.places.set(keyOf(cell), place);
    this.apart = this.cells.map(() => undefined);
    this.lists = this.cells.map(() => undefined);
    this.open = new Uint8Array(this.cells.length);
  }

  /** The cells that keep the spacing from every token of others and hold no own one. */
  cellsFor(others: readonly Cell[], own: readonly Cell[]): readonly CellAction[] {
    if (others.length === 0 && own.length === 0) return this.cells;
    const [first] = others;
    if (first && others.length === 1 && own.length === 0) return this.listFor(this.placeOf(first));
    const { cells, open } = this;
    open.fill(1);
    for (const cell of others) narrow(open, this.apartFrom(this.placeOf(cell)));
    for (const cell of own) open[this.placeOf(cell)] = 0;
    let end = 0;
    for (let place = 0; place < cells.length; place++) {
      SHEET[end] = cells[place] as CellAction; // the next one is written over it if it is not open
      end += open[place] as number;
    }
    return SHEET.slice(0, end);
  }

  private placeOf(cell: Cell): number {
    // Tokens are placed on cells of the band only.
    return this.places.get(keyOf(cell)) as number;
  }

  /** Against a single token, as in every game of two: the list itself is kept. */
  private listFor(place: number): readonly CellAction[] {
    return (this.lists[place] ??= this.cells.filter((_, at) => this.apartFrom(place)[at] === 1));
  }

  private apartFrom(place: number): Uint8Array {
    return (this.apart[place] ??= Uint8Array.from(this.cells, (cell) => {
      const token = this.cells[place] as CellAction;
      return gapCompare(TW * (cell.col - token.col), TW * (cell.row - token.row), this.spacing) >= 0 ? 1 : 0;
    }));
  }
}

/** Beyond this many boards we start anew: some megabytes at most. */
const MOST_BANDS = 8;
const BANDS = new Map<number, Band>();
/** The band asked for last: games of one run share their settings. */
let latest: { readonly settings: Settings; readonly band: Band } | undefined;

export function bandOf(settings: Settings): Band {
  if (latest?.settings !== settings) latest = { settings, band: lookUp(settings) };
  return latest.band;
}

function lookUp(settings: Settings): Band {
  const { boardTw, placementDepthTw, spacing } = settings;
  const key = (boardTw * 10 + placementDepthTw) * 1_000_000 + spacing;
  let band = BANDS.get(key);
  if (!band) {
    if (BANDS.size === MOST_BANDS) BANDS.clear();
    band = new Band(settings);
    BANDS.set(key, band);
  }
  return band;
}
