/** The course of play [T1–T6]: rounds of two set-ups and some waves; in a wave the pirates act, then the A.I. */
import { type Context, type Course, makeFlow } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { AI, type AskPhase, PIRATES, type Phase } from './data.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import { aiSetup } from './rules/ai-setup.ts';
import { aiWave } from './rules/ai-wave.ts';
import { pirateSetup } from './rules/pirate-setup.ts';
import { pirateWave } from './rules/pirate-wave.ts';
import { emptyRecord, type Frame, type State } from './state.ts';
import { insert } from './units.ts';

type Runs = Course<State, Frame, Event>;

/** Round after round, until one of them ends the game. */
const game: Runs = {
  stages: [
    (s) => {
      s.stack.push({ kind: 'round', at: 0 });
      return 'again';
    },
  ],
};

const round: Runs = {
  stages: [
    startRound,
    (s) => ask(s, 'aiSetup'),
    setRations,
    (s) => ask(s, 'pirateSetup'),
    (s) => {
      if (s.wave === s.settings.waves) return 'leave';
      s.stack.push({ kind: 'wave', at: 0 });
      return 'again';
    },
  ],
};

const wave: Runs = {
  stages: [
    startWave, //
    (s) => ask(s, 'pirateWave'),
    endPirateWave,
    (s) => ask(s, 'aiWave'),
  ],
};

/** What is pending while a phase is asked. */
const PENDING: Readonly<Record<Phase, readonly Frame[]>> = {
  aiSetup: [{ kind: 'game' }, { kind: 'round', at: 2 }, { kind: 'aiSetup', seat: AI }],
  pirateSetup: [{ kind: 'game' }, { kind: 'round', at: 4 }, { kind: 'pirateSetup', seat: PIRATES }],
  pirateWave: [
    { kind: 'game' },
    { kind: 'round', at: 4 },
    { kind: 'wave', at: 2 },
    { kind: 'pirateWave', seat: PIRATES },
  ],
  aiWave: [{ kind: 'game' }, { kind: 'round', at: 4 }, { kind: 'wave', at: 4 }, { kind: 'aiWave', seat: AI }],
  gameOver: [],
};

export const pendingIn = (phase: Phase): Frame[] => PENDING[phase].slice();

function ask(s: State, phase: AskPhase): void {
  s.phase = phase;
  s.stack.push(PENDING[phase].at(-1) as Frame);
}

/** Round start [T2]. */
function startRound(s: State, ctx: Context<Event>): void {
  const { reactorPerRound, reactorRoundOne } = s.settings;
  s.round++;
  s.wave = 0;
  const gained = s.round > 1 || reactorRoundOne ? reactorPerRound : 0;
  s.reactor += gained;
  s.ledger.energyIn += gained;
  s.activeGenerators = 0;
  ctx.emit({ kind: 'roundStarted', round: s.round, gained, reactor: s.reactor });
}

/** What is left of the round before is lost [P1]. */
function setRations(s: State, ctx: Context<Event>): void {
  const { rationsBase, rationsPerRoom, rationsKept } = s.settings;
  const { capturedRooms } = s;
  s.rations = (rationsKept ? s.rations : 0) + rationsBase + rationsPerRoom * capturedRooms;
  s.ledger.rationsSet = s.rations;
  s.ledger.rationsSpent = 0;
  ctx.emit({ kind: 'rationsSet', rations: s.rations, capturedRooms: rationsPerRoom > 0 ? capturedRooms : 0 });
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
  s.waveRecord = emptyRecord();
}

function endPirateWave(s: State, ctx: Context<Event>): void {
  const { rounds, waves } = s.settings;
  for (const pirate of s.acted) insert(s.pirates, pirate);
  s.acted.length = 0;
  s.waveRecord = null;
  // The A.I.'s part of the very last wave could change nothing [G3].
  if (s.round === rounds && s.wave === waves) endGame(s, 'timeUp', ctx);
}

export const flow = makeFlow<State, Frame, Action, Event>(
  { game, round, wave, aiSetup, pirateSetup, pirateWave, aiWave },
  'T4',
);
