/** What play should have shown before we believe that it was tried: every unit in every role, and the rare effects. */
import { AI_TYPES, PHASES, PIRATE_TYPES } from './data.ts';
import type { Event } from './events.ts';

const RARE = ['open at once', 'first room captured', 'hired in a wave', 'energy lost', 'shown at the end'];

export const THINGS: readonly string[] = [
  ...AI_TYPES.flatMap((type) => ['installed', 'revealed', 'used', 'destroyed'].map((what) => `${type} ${what}`)),
  ...PIRATE_TYPES.flatMap((type) => ['hired', 'moved', 'attacked', 'captured'].map((what) => `${type} ${what}`)),
  ...PHASES.flatMap((phase) => [`${phase} ended`, `${phase} ended itself`]),
  ...RARE,
];

/** One thing per event, the rarest that it shows. */
export function thingOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'unitInstalled':
      return event.revealed ? 'open at once' : `${event.type} installed`;
    case 'unitRevealed':
      return `${event.type} revealed`;
    case 'pirateHired':
      return event.wave > 0 ? 'hired in a wave' : `${event.type} hired`;
    case 'pirateMoved':
      return `${event.type} moved`;
    case 'pirateAttacked':
      return event.left === 0 ? `${event.targetType} destroyed` : `${event.type} attacked`;
    case 'roomCaptured':
      return event.capturedRooms === 1 ? 'first room captured' : `${event.type} captured`;
    case 'unitUsed':
      return `${event.type} used`;
    case 'phaseEnded':
      return `${event.phase} ended${event.automatic ? ' itself' : ''}`;
    case 'waveStarted':
      return event.lost > 0 ? 'energy lost' : undefined;
    case 'unitsShown':
      return 'shown at the end';
    default:
      return undefined;
  }
}
