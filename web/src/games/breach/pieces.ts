/** The pieces on the deck, as a picture needs them: by room, in the order of their numbers, so that nobody jumps about. */
import {
  aiDataOf,
  type AiType,
  type BreachView,
  pirateDataOf,
  type PirateType,
  type RoomName,
} from '@orrery/breach/client';

export interface AiPiece {
  readonly side: 'ai';
  readonly id: string;
  readonly room: RoomName;
  /** Nothing for one whose face this viewer does not know. */
  readonly type: AiType | undefined;
  readonly left: number;
  readonly full: number;
  /** Known to this viewer, face down for the pirates. */
  readonly hidden: boolean;
}

export interface PiratePiece {
  readonly side: 'pirate';
  readonly id: string;
  readonly room: RoomName;
  readonly type: PirateType;
  readonly left: number;
  readonly full: number;
  readonly acted: boolean;
}

export type Piece = AiPiece | PiratePiece;

export interface Crew {
  readonly ai: readonly AiPiece[];
  readonly pirates: readonly PiratePiece[];
}

const EMPTY: Crew = { ai: [], pirates: [] };

export const numberOf = (id: string): number => Number(id.slice(1));

export function piecesOf(view: BreachView): readonly Piece[] {
  const known = view.units.map(
    ({ id, room, type, durability, revealed }): AiPiece => ({
      side: 'ai',
      id,
      room,
      type,
      left: durability,
      full: aiDataOf(type).durability,
      hidden: !revealed,
    }),
  );
  const unknown = view.faceDown.map(
    ({ id, room }): AiPiece => ({ side: 'ai', id, room, type: undefined, left: 0, full: 0, hidden: true }),
  );
  const pirates = view.pirates.map(
    ({ id, room, type, health, acted }): PiratePiece => ({
      side: 'pirate',
      id,
      room,
      type,
      left: health,
      full: pirateDataOf(type).health,
      acted,
    }),
  );
  return [...known, ...unknown, ...pirates].sort((a, b) => numberOf(a.id) - numberOf(b.id));
}

export class Crews {
  readonly all: readonly Piece[];
  private readonly byRoom = new Map<RoomName, { ai: AiPiece[]; pirates: PiratePiece[] }>();
  private readonly byId = new Map<string, Piece>();

  constructor(view: BreachView) {
    this.all = piecesOf(view);
    for (const piece of this.all) {
      const crew = this.byRoom.get(piece.room) ?? { ai: [], pirates: [] };
      this.byRoom.set(piece.room, crew);
      if (piece.side === 'ai') crew.ai.push(piece);
      else crew.pirates.push(piece);
      this.byId.set(piece.id, piece);
    }
  }

  in(room: RoomName): Crew {
    return this.byRoom.get(room) ?? EMPTY;
  }

  get(id: string | undefined): Piece | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }
}

/** Alike as targets: no effect can tell them apart, so an action names the lowest number among them [I1]. */
export function areAlike(a: Piece, b: Piece): boolean {
  return a.side === b.side && a.type !== undefined && a.room === b.room && a.type === b.type && a.left === b.left;
}

/** Alike as actors: a unit of the ship strikes the same, damaged or not; a pirate that has acted stands for nobody. */
export function actAlike(a: Piece, b: Piece): boolean {
  if (a.side === 'ai') return b.side === 'ai' && a.type !== undefined && a.room === b.room && a.type === b.type;
  return b.side === 'pirate' && areAlike(a, b) && a.acted === b.acted;
}
