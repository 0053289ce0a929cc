/** The scripted players of both sides on a state that is played on in place: the pirates' plan of a wave is kept. */
import { assert, type Policy, type Random } from '@orrery/kernel';
import { type Action, type ActionOfKind, DONE, numberIn } from '../actions.ts';
import { hitValue } from '../bot/ai.ts';
import type { Board, BoardRoom } from '../bot/board.ts';
import type { WaveFacts, WaveView } from '../bot/wave-board.ts';
import { planSoFar, WavePlan } from '../bot/wave-plan.ts';
import { flow } from '../course.ts';
import { AI, aiData, pirateData } from '../data.ts';
import { has, roomsIn } from '../room-set.ts';
import { faceDownUnits, seenPirates, seenUnits } from '../sight.ts';
import { nameAt, shipOf, type State, unplaced, type WaveRecord } from '../state.ts';
import { isRevealed, leftOf, numbered, numberOf, roomOf, typeOf, type Unit } from '../units.ts';
import { nextHire, nextInstall, SCRIPTED } from './styles.ts';

export const policy = (random: Random): Policy<State, Action> => new BothSides(random);

class BothSides implements Policy<State, Action> {
  private readonly random: Random;
  /** Of the wave that has this record; `taken`: how much of it the plan knows. */
  private record: WaveRecord | null = null;
  private plan: WavePlan | undefined;
  private taken = 0;

  constructor(random: Random) {
    this.random = random;
  }

  choose(s: State): Action {
    switch (s.phase) {
      case 'aiSetup':
        return nextInstall(s, SCRIPTED, this.random);
      case 'pirateSetup':
        return nextHire(s, SCRIPTED, this.random);
      case 'pirateWave':
        return this.planOf(s, s.waveRecord).propose() ?? nextHire(s, SCRIPTED, this.random);
      default:
        return strike(s);
    }
  }

  private planOf(s: State, record: WaveRecord | null): WavePlan {
    assert(record, 'a wave without a record');
    if (!this.plan || this.record !== record) {
      this.plan =
        record.actions.length === 0
          ? new WavePlan(factsOf(s), record, boardNow(s))
          : planSoFar({ ...factsOf(s), ...sightOf(s) }, record);
      this.record = record;
      this.taken = record.actions.length;
    }
    for (; this.taken < record.actions.length; this.taken++) this.plan.take(record.actions[this.taken] as Action);
    return this.plan;
  }
}

function factsOf(s: State): WaveFacts {
  return {
    map: s.settings.map,
    settings: s.settings,
    round: s.round,
    wave: s.wave,
    reactor: s.reactor,
    capacitor: s.capacitor,
    unplaced: unplaced(s),
    lastAi: s.lastAi,
  };
}

/** What the pirates see of the board. */
function sightOf(s: State): Omit<WaveView, keyof WaveFacts> {
  return {
    breaches: roomsIn(s.breaches).map((room) => nameAt(s, room)),
    units: seenUnits(s, false),
    faceDown: faceDownUnits(s),
    pirates: seenPirates(s),
  };
}

/** The same as a board, where a wave begins: without a way through names, since most plans of a rollout begin here. */
function boardNow(s: State): Board {
  const ship = shipOf(s);
  const rooms = ship.rooms.map((_, room): BoardRoom => ({ breach: has(s.breaches, room), units: [], pirates: [] }));
  for (const unit of s.units) {
    const [data, durability] = isRevealed(unit) ? [aiData(typeOf(unit)), leftOf(unit)] : [undefined, 0];
    rooms[roomOf(unit)]?.units.push({ number: numberOf(unit), data, durability });
  }
  // The list is in group order, as the plan wants it.
  for (const pirate of s.pirates)
    rooms[roomOf(pirate)]?.pirates.push({
      number: numberOf(pirate),
      data: pirateData(typeOf(pirate)),
      health: leftOf(pirate),
      acted: false,
    });
  for (const { units } of rooms) if (units.length > 1) units.sort((a, b) => a.number - b.number);
  return { ship, rooms };
}

/** The use that pays most, as the scripted A.I. reckons it; what is left after the last wave pays for the next set-up. */
function strike(s: State): Action {
  const { waves } = s.settings;
  if (waves > 1 && s.wave === waves) return DONE;
  let chosen: Action = DONE;
  let most = -Infinity;
  for (const action of flow.legal(s, AI)) {
    const worth = action.kind === 'use' ? worthOf(s, action) : -Infinity;
    if (worth <= most) continue;
    most = worth;
    chosen = action;
  }
  return chosen;
}

function worthOf(s: State, { unit, target }: ActionOfKind<'use'>): number {
  const user = numbered(s.units, numberIn(unit, 'a')) as Unit; // it is on board: it can be used
  const { damage, useCost } = aiData(typeOf(user));
  if (target !== undefined) return hitWorth(numbered(s.pirates, numberIn(target, 'p')) as Unit, damage) / useCost;
  let sum = 0;
  for (const pirate of s.pirates) if (roomOf(pirate) === roomOf(user)) sum += hitWorth(pirate, damage);
  return sum / useCost;
}

function hitWorth(pirate: Unit, damage: number): number {
  const { cost, health: full } = pirateData(typeOf(pirate));
  return hitValue(cost, leftOf(pirate), full, damage);
}
