/** The words of a film's pictures: short enough for one line on a phone, and for a cell of the strip. The log says all of it. */
import { aiDataOf, type Event, type Hit, pirateDataOf, text } from '@orrery/breach/client';
import type { Caption } from '../board.ts';
import type { Events } from './props.ts';

export function caption(events: Events): Caption {
  const first = events.find((event) => event !== null);
  if (!first) return {};
  return { words: wordsOf(first), ...('seat' in first && { seat: first.seat }) };
}

export function wordsOf(event: Event): string {
  switch (event.kind) {
    case 'roundStarted':
      return `Round ${event.round} begins`;
    case 'waveStarted':
      return `Wave ${event.wave} of round ${event.round}`;
    case 'roomCaptured':
      return `${pirateDataOf(event.type).name} captures ${event.room}: a new way aboard`;
    case 'pirateAttacked': {
      const { targetType, room, before, left } = event;
      const [pirate, unit] = [pirateDataOf(event.type).name, aiDataOf(targetType).name];
      return left === 0
        ? `${pirate} destroys ${unit} in ${room}`
        : `${pirate} hits ${unit} in ${room}: ${before} → ${left}`;
    }
    case 'unitUsed':
      return usedWords(event);
    case 'phaseEnded':
      return event.phase === 'aiWave' ? endWords(event) : sentence(text.event(event));
    default:
      return sentence(text.event(event));
  }
}

function usedWords({ type, room, hits }: Extract<Event, { kind: 'unitUsed' }>): string {
  const { name } = aiDataOf(type);
  const [only] = hits;
  if (!only || hits.length > 1) return `${name} in ${room}: ${hits.map(hitWords).join(', ')}`;
  const victim = pirateDataOf(only.type).name;
  return only.left === 0
    ? `${name} kills ${victim} in ${room}`
    : `${name} hits ${victim} in ${room}: ${only.before} → ${only.left}`;
}

const hitWords = ({ type, before, left }: Hit): string =>
  left === 0 ? `${pirateDataOf(type).name} dies` : `${pirateDataOf(type).name} ${before} → ${left}`;

function endWords({ energy, automatic }: Extract<Event, { kind: 'phaseEnded' }>): string {
  if (energy === 0) return 'The A.I. has no energy left in this wave';
  return automatic ? 'The A.I. can strike at nobody' : `The A.I. keeps ${energy} energy`;
}

/** Without what stands in brackets. */
const sentence = (words: string): string => words.replace(/ \([^)]*\)/, '');
