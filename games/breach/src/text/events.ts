/** Events as lines of the log, with their numbers. */
import { plural, unreachable } from '@orrery/kernel';
import { aiDataOf, type AskPhase, pirateDataOf } from '../data.ts';
import type { Event, Hit } from '../events.ts';
import { article, change } from './words.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Who acts in a phase and what it is called. What the A.I. does in a wave depends on its energy. */
const PHASE_WORDS: Readonly<Record<Exclude<AskPhase, 'aiWave'>, readonly [ended: string, itself: string]>> = {
  aiSetup: ['The A.I. ends its set-up.', 'The A.I. can prepare nothing more.'],
  pirateSetup: ['The pirates end their set-up.', 'The pirates can hire nobody else.'],
  pirateWave: ['The pirates end their wave.', 'The pirates have nothing left to do in this wave.'],
};

function phaseText({ phase, automatic, energy }: Of<'phaseEnded'>): string {
  if (phase !== 'aiWave') return PHASE_WORDS[phase][automatic ? 1 : 0];
  if (energy === 0) return 'The A.I. has no energy left in this wave.';
  return automatic
    ? `The A.I. can strike at nobody and keeps ${energy} energy.`
    : `The A.I. ends its wave and keeps ${energy} energy.`;
}

export function eventText(event: Event): string {
  switch (event.kind) {
    case 'roundStarted':
      return `Round ${event.round} begins. The Reactor gains ${event.gained} energy and holds ${event.reactor}.`;
    case 'generatorStarted':
      return `The A.I. starts a generator: ${event.active} of ${event.generators} run.`;
    case 'unitInstalled':
      return installedText(event);
    case 'rationsSet':
      return `The pirates have ${plural(event.rations, 'ration')} to hire with${event.capturedRooms > 0 ? `, some of them for ${plural(event.capturedRooms, 'captured room')} (the first breach does not count)` : ''}.`;
    case 'pirateHired':
      return `${pirateDataOf(event.type).name} boards in ${event.room} for ${plural(event.cost, 'ration')}: ${event.rations} left.`;
    case 'waveStarted':
      return waveText(event);
    case 'pirateMoved':
      return `${pirateDataOf(event.type).name} moves from ${event.from} to ${event.to}.`;
    case 'unitRevealed':
      return `In ${event.room} the pirates find ${article(aiDataOf(event.type).name)}.`;
    case 'pirateAttacked':
      return attackText(event);
    case 'roomCaptured':
      return `${pirateDataOf(event.type).name} captures ${event.room}: new pirates can come aboard there (${plural(event.capturedRooms, 'captured room')}).`;
    case 'bridgeCaptured':
      return `${pirateDataOf(event.type).name} captures the bridge in ${event.room}!`;
    case 'unitUsed':
      return usedText(event);
    case 'phaseEnded':
      return phaseText(event);
    case 'unitsShown':
      return `Still face down: ${event.units.map(({ type, room }) => `${aiDataOf(type).name} in ${room}`).join(', ')}.`;
    case 'gameEnded':
      return event.reason === 'timeUp'
        ? `Time is up after round ${event.round}: the ship is safe.`
        : `The ship is lost in round ${event.round}, wave ${event.wave}.`;
    default:
      return unreachable(event);
  }
}

function installedText({ type, room, revealed }: Of<'unitInstalled'>): string {
  if (type === null) return `The A.I. installs something in ${room}.`;
  return `The A.I. installs ${article(aiDataOf(type).name)} in ${room}, face ${revealed ? 'up' : 'down'}.`;
}

function waveText({ round, wave, stored, lost, capacitor }: Of<'waveStarted'>): string {
  const energy =
    stored + lost === 0 ? '' : ` Generators add ${stored} energy${lost > 0 ? `; ${lost} more did not fit` : ''}.`;
  return `Wave ${wave} of round ${round}.${energy} Capacitor: ${capacitor}.`;
}

function attackText({ type, targetType, room, damage, before, left }: Of<'pirateAttacked'>): string {
  const { name, kind } = aiDataOf(targetType);
  const armour = kind === 'turret' ? 'Endurance' : 'Security';
  const attacker = pirateDataOf(type).name;
  return left === 0
    ? `${attacker} destroys ${name} in ${room} (${damage} damage, ${armour} ${before}).`
    : `${attacker} hits ${name} in ${room} for ${damage}: ${armour} ${before} → ${left}.`;
}

function usedText({ type, room, cost, damage, hits }: Of<'unitUsed'>): string {
  const name = `${aiDataOf(type).name} (${cost} energy)`;
  const [only] = hits;
  if (only && hits.length === 1) {
    const victim = pirateDataOf(only.type).name;
    return only.left === 0
      ? `${name} kills ${victim} in ${room} (${damage} damage, Health ${only.before}).`
      : `${name} hits ${victim} in ${room} for ${damage}: Health ${only.before} → ${only.left}.`;
  }
  return `${name} hits ${hits.length} pirates in ${room} for ${damage}: ${hits.map(hitText).join(', ')}.`;
}

const hitText = ({ type, before, left }: Hit): string => `${pirateDataOf(type).name} ${change(before, left, 'dead')}`;
