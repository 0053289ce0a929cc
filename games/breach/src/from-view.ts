/** The state as a seat knows it, made from its view [H1–H5]. */
import type { Random, Seat } from '@orrery/kernel';
import { numberIn } from './actions.ts';
import { pendingIn } from './course.ts';
import { AI_TYPES, PIRATE_TYPES } from './data.ts';
import { deal, unseenPieces } from './redeal.ts';
import { plus } from './room-set.ts';
import { emptyShip } from './setup.ts';
import { addPirate, addUnit, cloneRecord, roomNamed, type State } from './state.ts';
import { makeUnit } from './units.ts';
import type { BreachView } from './view.ts';

/** What the seat does not know is filled with what is unseen, in order; a redeal makes it uniform. */
export function fromView(view: BreachView, _seat: Seat, _random: Random): State {
  const s = emptyShip(view.settings);
  s.stack.splice(0, 1, ...pendingIn(view.phase));
  s.phase = view.phase;
  s.round = view.round;
  s.wave = view.wave;
  s.reactor = view.reactor;
  s.capacitor = view.capacitor;
  s.activeGenerators = view.activeGenerators;
  s.rations = view.rations;
  s.capturedRooms = view.capturedRooms;
  for (const name of view.breaches) s.breaches = plus(s.breaches, roomNamed(s, name));
  s.lastAi = view.lastAi;
  s.lastPirate = view.lastPirate;
  s.waveRecord = view.waveRecord && cloneRecord(view.waveRecord);
  s.ledger = { ...view.ledger };
  s.ending = view.ending;
  addCrews(s, view);
  for (const [type, id] of AI_TYPES.entries()) {
    const up = view.units.filter((unit) => unit.revealed && unit.type === id).length;
    s.everRevealed[type] = view.everRevealed[id];
    s.destroyed[type] = view.everRevealed[id] - up;
    if (view.supply) s.supply[type] = view.supply[id];
  }
  if (!view.supply) deal(s, unseenPieces(s));
  return s;
}

function addCrews(s: State, { units, faceDown, pirates }: BreachView): void {
  for (const { id, room, type, durability: left, revealed } of units) {
    const parts = { room: roomNamed(s, room), type: AI_TYPES.indexOf(type), left, number: numberIn(id, 'a') };
    addUnit(s, makeUnit({ ...parts, revealed }));
  }
  // What lies face down is dealt afterwards.
  for (const { id, room } of faceDown)
    addUnit(s, makeUnit({ room: roomNamed(s, room), type: 0, left: 0, number: numberIn(id, 'a') }));
  for (const { id, room, type, health: left, acted } of pirates) {
    const parts = { room: roomNamed(s, room), type: PIRATE_TYPES.indexOf(type), left, number: numberIn(id, 'p') };
    addPirate(s, makeUnit(parts), acted);
  }
}
