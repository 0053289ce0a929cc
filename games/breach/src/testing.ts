/**
 * The test kit of Breach: any position in a few lines, carried on by the kernel's `Scenario`, and a short notation for
 * actions, so that a test reads like the rules: `position({ units: 'sentry B3 4', pirates: 'grunt B3' })`.
 */
import { assert, parseOptions, unreachable } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import type { Action } from './actions.ts';
import { flow, pendingIn } from './course.ts';
import {
  AI_TYPES,
  type AiType,
  aiData,
  type EndReason,
  type Phase,
  PIRATE_TYPES,
  type PirateType,
  pirateData,
  type RoomName,
} from './data.ts';
import type { Event } from './events.ts';
import { breach } from './index.ts';
import { type Options, settingsOf } from './options.ts';
import { plus } from './room-set.ts';
import { emptyShip } from './setup.ts';
import { addPirate, addUnit, emptyRecord, piratesIn, roomNamed, type State } from './state.ts';
import { makeUnit } from './units.ts';
import type { BreachView } from './view.ts';

export type BreachScenario = Scenario<State, Action, Options, BreachView, Event>;

/** What is left out is round 3, wave 1 of the pirates, with empty pools and an empty ship. */
export interface Position {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly phase?: Phase;
  /** 1 unless told; 0 in a set-up. */
  readonly wave?: number;
  readonly reactor?: number;
  readonly capacitor?: number;
  readonly activeGenerators?: number;
  readonly rations?: number;
  readonly captured?: readonly RoomName[];
  /**
   * Units by type and room, with commas between: `nailer B2, sentry B3 4 up, #7 purge C4`. A number is the durability
   * left. A unit is face down unless a pirate is in its room or it says `up`. Numbers count from 1 unless `#7` says
   * otherwise.
   */
  readonly units?: string;
  /** In the same way: `grunt B2, geek B2 1 acted`. A number is the health left. */
  readonly pirates?: string;
  /** Units that were revealed and destroyed before. */
  readonly destroyed?: Partial<Record<AiType, number>>;
  /** The last numbers given, if units with higher ones are gone. */
  readonly lastAi?: number;
  readonly lastPirate?: number;
  /** How the game ended, for `gameOver`. */
  readonly ending?: EndReason;
}

/** Builds a position; phases that offer nothing end by themselves, as in play. */
export function position(spec: Position = {}): BreachScenario {
  const parsed = parseOptions(breach.options, spec.options ?? {}, 2);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  return new Scenario(breach, 2, {}, (ctx) => {
    const state = emptyShip(settingsOf(parsed.value));
    setPools(state, spec);
    setRooms(state, spec);
    for (const words of unitsOf(spec.pirates)) putPirate(state, words);
    for (const words of unitsOf(spec.units)) putUnit(state, words);
    for (const [type, count] of Object.entries(spec.destroyed ?? {}))
      destroy(state, AI_TYPES.indexOf(type as AiType), count);
    state.lastAi = Math.max(state.lastAi, spec.lastAi ?? 0);
    state.lastPirate = Math.max(state.lastPirate, spec.lastPirate ?? 0);
    if (state.phase === 'pirateWave') state.waveRecord = emptyRecord();
    flow.settle(state, ctx);
    breach.invariants(state);
    return state;
  });
}

function setPools(s: State, spec: Position): void {
  const { round = 3, phase = 'pirateWave', reactor = 0, capacitor = 0, rations = 0 } = spec;
  s.round = round;
  s.phase = phase;
  s.stack.splice(0, s.stack.length, ...pendingIn(phase));
  s.wave = spec.wave ?? (phase === 'aiSetup' || phase === 'pirateSetup' ? 0 : 1);
  s.reactor = reactor;
  s.capacitor = capacitor;
  s.activeGenerators = spec.activeGenerators ?? 0;
  s.rations = rations;
  s.ending = spec.ending ?? null;
  s.ledger = { energyIn: reactor + capacitor, energyPaid: 0, rationsSet: rations, rationsSpent: 0 };
}

function setRooms(s: State, { captured = [] }: Position): void {
  for (const name of captured) s.breaches = plus(s.breaches, indexOf(s, name));
  s.capturedRooms = captured.length;
}

function indexOf(s: State, name: string): number {
  const index = roomNamed(s, name);
  assert(index >= 0, `the ${s.settings.map} has no room '${name}'`);
  return index;
}

/** One unit of a list: its words, sorted by what they are. */
interface Words {
  readonly type: string;
  readonly room: string;
  readonly left?: number;
  readonly number?: number;
  readonly flags: ReadonlySet<string>;
}

const FLAGS = new Set(['up', 'acted']);

function unitsOf(list = ''): Words[] {
  return list
    .split(',')
    .map((unit) => unit.trim())
    .filter((unit) => unit !== '')
    .map((unit) => {
      const words = unit.split(/\s+/);
      const number = words[0]?.startsWith('#') ? Number(words.shift()?.slice(1)) : undefined;
      const [type = '', room = '', ...rest] = words;
      const left = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
      for (const flag of rest) assert(FLAGS.has(flag), `'${flag}' in '${unit}' says nothing about a unit`);
      return {
        type,
        room,
        flags: new Set(rest),
        ...(left !== undefined && { left }),
        ...(number !== undefined && { number }),
      };
    });
}

function putUnit(s: State, words: Words): void {
  const type = AI_TYPES.indexOf(words.type as AiType);
  assert(type >= 0, `there is no A.I. unit '${words.type}'`);
  const room = indexOf(s, words.room);
  const number = words.number ?? s.lastAi + 1;
  const revealed = words.flags.has('up') || piratesIn(s, room) > 0 || !s.settings.hiddenUnits;
  addUnit(s, makeUnit({ number, type, room, left: words.left ?? aiData(type).durability, revealed }));
  s.lastAi = Math.max(s.lastAi, number);
  (s.supply[type] as number)--;
  if (revealed) (s.everRevealed[type] as number)++;
}

function putPirate(s: State, words: Words): void {
  const type = PIRATE_TYPES.indexOf(words.type as PirateType);
  assert(type >= 0, `there is no pirate '${words.type}'`);
  const number = words.number ?? s.lastPirate + 1;
  const left = words.left ?? pirateData(type).health;
  addPirate(s, makeUnit({ number, type, room: indexOf(s, words.room), left }), words.flags.has('acted'));
  s.lastPirate = Math.max(s.lastPirate, number);
}

function destroy(s: State, type: number, count: number): void {
  (s.supply[type] as number) -= count;
  (s.destroyed[type] as number) += count;
  (s.everRevealed[type] as number) += count;
}

/** An action in short: `attack(p1, a2)`, `place(grunt, C1)`, `done`. */
export function short(action: Action): string {
  switch (action.kind) {
    case 'generator':
    case 'done':
      return action.kind;
    case 'place':
      return `place(${action.type}, ${action.room})`;
    case 'capture':
      return `capture(${action.unit})`;
    case 'attack':
      return `attack(${action.unit}, ${action.target})`;
    case 'move':
      return `move(${action.unit}, ${action.room})`;
    case 'use':
      return action.target === undefined ? `use(${action.unit})` : `use(${action.unit}, ${action.target})`;
    default:
      return unreachable(action);
  }
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  place: ['type', 'room'],
  capture: ['unit'],
  attack: ['unit', 'target'],
  move: ['unit', 'room'],
  use: ['unit', 'target'],
};

/** The action that `short` writes; nothing is judged. */
export function read(text: string): Action {
  const [kind = '', list] = text.replace(/\)$/, '').split('(');
  const values = list?.split(',').map((value) => value.trim()) ?? [];
  const fields = values.map((value, i) => [FIELDS[kind]?.[i] ?? `field ${i}`, value]);
  // `Scenario.act` parses it by the schema, as the door does.
  return { kind, ...Object.fromEntries(fields) } as Action;
}

/** The options of whoever is asked, in short. */
export function optionsOf(scenario: BreachScenario): string[] {
  return breach.decisions(scenario.state).flatMap(({ seat }) => scenario.legal(seat).map(short));
}

/** Takes actions, each by the seat that is asked. */
export function play(scenario: BreachScenario, ...actions: readonly string[]): BreachScenario {
  for (const text of actions) {
    const asked = breach.decisions(scenario.state)[0];
    assert(asked, `nobody is asked for '${text}'`);
    scenario.act(asked.seat, read(text));
  }
  return scenario;
}
