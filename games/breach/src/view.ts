/** What a viewer may know [H1–H5], built up from nothing. */
import type { Viewer, View } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { flow } from './course.ts';
import { AI, AI_TYPES, type AiType, type EndReason, type MapId, type Phase, type RoomName } from './data.ts';
import type { Settings } from './options.ts';
import { has } from './room-set.ts';
import { faceDownUnits, seenPirates, seenUnits } from './sight.ts';
import {
  cloneRecord,
  type FaceDown,
  type Ledger,
  type SeenPirate,
  type SeenUnit,
  shipOf,
  type State,
  unplaced,
  unseenOf,
  type WaveRecord,
} from './state.ts';

export interface BreachView extends View<Action> {
  readonly map: MapId;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly round: number;
  /** 0 during set-up. */
  readonly wave: number;
  readonly reactor: number;
  readonly capacitor: number;
  readonly activeGenerators: number;
  readonly rations: number;
  readonly capturedRooms: number;
  /** In room order. */
  readonly breaches: readonly RoomName[];
  /** The A.I. units this viewer knows, by number: all for the A.I., the face-up ones for everybody else. */
  readonly units: readonly SeenUnit[];
  /** The A.I. units this viewer does not know, by number. */
  readonly faceDown: readonly FaceDown[];
  readonly pirates: readonly SeenPirate[];
  /** What the A.I. has left to place; null for those who may not know. */
  readonly supply: Readonly<Record<AiType, number>> | null;
  /** How many units the A.I. has left to place. */
  readonly unplaced: number;
  readonly everRevealed: Readonly<Record<AiType, number>>;
  /** What the pirates have never seen: face down or not yet placed. */
  readonly unseen: Readonly<Record<AiType, number>>;
  /** The last unit number given on either side. */
  readonly lastAi: number;
  readonly lastPirate: number;
  readonly waveRecord: WaveRecord | null;
  /** What came and was spent, all of it public: two ways to the same energy are told apart by it. */
  readonly ledger: Readonly<Ledger>;
  readonly ending: EndReason | null;
}

// Every type is in AI_TYPES.
const NONE = Object.fromEntries(AI_TYPES.map((id) => [id, 0])) as Record<AiType, number>;

/** Copying a table that has all names is faster than building one name by name. */
function byType(count: (type: number) => number): Readonly<Record<AiType, number>> {
  const table = { ...NONE };
  for (let type = 0; type < AI_TYPES.length; type++) table[AI_TYPES[type] as AiType] = count(type);
  return table;
}

export function view(s: State, viewer: Viewer): BreachView {
  const knowsAll = viewer === AI || viewer === 'above' || s.phase === 'gameOver';
  const { rooms } = shipOf(s);
  return {
    map: s.settings.map,
    settings: s.settings,
    phase: s.phase,
    round: s.round,
    wave: s.wave,
    reactor: s.reactor,
    capacitor: s.capacitor,
    activeGenerators: s.activeGenerators,
    rations: s.rations,
    capturedRooms: s.capturedRooms,
    breaches: rooms.filter((_, room) => has(s.breaches, room)),
    units: seenUnits(s, knowsAll),
    faceDown: knowsAll ? [] : faceDownUnits(s),
    pirates: seenPirates(s),
    supply: knowsAll ? byType((type) => s.supply[type] as number) : null,
    unplaced: unplaced(s),
    everRevealed: byType((type) => s.everRevealed[type] as number),
    unseen: byType((type) => unseenOf(s, type)),
    lastAi: s.lastAi,
    lastPirate: s.lastPirate,
    waveRecord: s.waveRecord && cloneRecord(s.waveRecord),
    ledger: { ...s.ledger },
    ending: s.ending,
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}
