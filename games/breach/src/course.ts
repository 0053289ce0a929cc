/** The course of play [T1–T6]: rounds, waves, who is asked, and phases that end by themselves. */
import { assert, type Context, type Decision, type Refusal, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { AskPhase } from './data.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import { aiSetup } from './rules/ai-setup.ts';
import { aiWave } from './rules/ai-wave.ts';
import { pirateSetup } from './rules/pirate-setup.ts';
import { pirateWave } from './rules/pirate-wave.ts';
import type { Step } from './rules/step.ts';
import { emptyRecord, type State } from './state.ts';
import { fullBits, insert, roomBits } from './units.ts';

/** A switch and not a table: looking up one of several names in an object costs more than four comparisons. */
function stepOf(phase: AskPhase): Step {
  switch (phase) {
    case 'pirateWave':
      return pirateWave;
    case 'pirateSetup':
      return pirateSetup;
    case 'aiWave':
      return aiWave;
    default:
      return aiSetup;
  }
}

/** Round start [T2]. */
export function startRound(s: State, ctx: Context<Event>): void {
  const { reactorPerRound, reactorRoundOne } = s.settings;
  s.round++;
  s.wave = 0;
  const gained = s.round > 1 || reactorRoundOne ? reactorPerRound : 0;
  s.reactor += gained;
  s.ledger.energyIn += gained;
  s.activeGenerators = 0;
  s.phase = 'aiSetup';
  ctx.emit({ kind: 'roundStarted', round: s.round, gained, reactor: s.reactor });
}

function startPirateSetup(s: State, ctx: Context<Event>): void {
  const { rationsBase, rationsPerRoom, rationsKept } = s.settings;
  const { capturedRooms } = s;
  s.rations = (rationsKept ? s.rations : 0) + rationsBase + rationsPerRoom * capturedRooms;
  s.ledger.rationsSet = s.rations;
  s.ledger.rationsSpent = 0;
  s.phase = 'pirateSetup';
  ctx.emit({ kind: 'rationsSet', rations: s.rations, capturedRooms });
}

/** Wave start [T3]: the generators feed the Capacitor up to its cap. */
function startWave(s: State, ctx: Context<Event>): void {
  const { generatorOutput, capacitorCap } = s.settings;
  s.wave++;
  const output = s.activeGenerators * generatorOutput;
  const stored = Math.min(output, capacitorCap - s.capacitor);
  s.capacitor += stored;
  s.ledger.energyIn += stored;
  ctx.emit({
    kind: 'waveStarted',
    round: s.round,
    wave: s.wave,
    stored,
    lost: output - stored,
    capacitor: s.capacitor,
  });
  s.phase = 'pirateWave';
  s.waveRecord = emptyRecord();
}

function endPirateWave(s: State, ctx: Context<Event>): void {
  const { rounds, waves } = s.settings;
  for (let at = 0; at < s.acted.length; at++) insert(s.pirates, s.acted[at] as number);
  s.acted = [];
  s.waveRecord = null;
  // The A.I.'s part of the very last wave could change nothing [G3].
  if (s.round === rounds && s.wave === waves) endGame(s, 'timeUp', ctx);
  else s.phase = 'aiWave';
}

function endPhase(s: State, phase: AskPhase, automatic: boolean, ctx: Context<Event>): void {
  ctx.emit({ kind: 'phaseEnded', seat: stepOf(phase).seat, phase, automatic });
  switch (phase) {
    case 'aiSetup':
      return startPirateSetup(s, ctx);
    case 'pirateSetup':
      return startWave(s, ctx);
    case 'pirateWave':
      return endPirateWave(s, ctx);
    default:
      return s.wave < s.settings.waves ? startWave(s, ctx) : startRound(s, ctx);
  }
}

/** After any change: finds the rooms' bits anew and goes on to the next real question. */
export function settle(s: State, ctx: Context<Event>): void {
  s.guarded = roomBits(s.units);
  s.crowded = fullBits(s.settings.pirateCapacity, s.pirates, s.acted);
  goOn(s, ctx);
}

/** Ends every phase that offers nothing but `done` [T5], up to the next real question or the end of the game. */
function goOn(s: State, ctx: Context<Event>): void {
  while (s.phase !== 'gameOver' && !stepOf(s.phase).hasChoice(s)) endPhase(s, s.phase, true, ctx);
}

const NOBODY: readonly never[] = [];

export function decisions(s: State): readonly Decision[] {
  const { phase, actions } = s;
  if (phase === 'gameOver') return NOBODY;
  const { asked, seat } = stepOf(phase);
  for (let n = asked.length; n <= actions; n++) asked.push([{ id: `${phase}-${n + 1}`, seat, kind: phase }]);
  return asked[actions] as readonly Decision[];
}

export function legal(s: State, seat: Seat): readonly Action[] {
  if (s.phase === 'gameOver') return NOBODY;
  const step = stepOf(s.phase);
  return step.seat === seat ? step.legal(s) : NOBODY;
}

export function check(s: State, _seat: Seat, action: Action): Refusal | undefined {
  assert(s.phase !== 'gameOver', 'an action in a game that is over');
  return stepOf(s.phase).check(s, action);
}

export function apply(s: State, _seat: Seat, action: Action, ctx: Context<Event>): void {
  const { phase } = s;
  assert(phase !== 'gameOver', 'an action in a game that is over');
  s.actions++;
  if (action.kind === 'done') endPhase(s, phase, false, ctx);
  else stepOf(phase).apply(s, action, ctx);
  // Two of three actions are moves, which keep the bits themselves.
  if (action.kind === 'move') goOn(s, ctx);
  else settle(s, ctx);
}
