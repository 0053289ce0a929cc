/**
 * What happened to one's own side since its last move, or whom it has just hired: said beside the question until its next
 * move, because the film of it is over before it is read.
 */
import {
  AI,
  aiDataOf,
  type AiType,
  CHEAPEST,
  pirateDataOf,
  type PirateType,
  type RoomName,
} from '@orrery/breach/client';
import type { Viewer } from '@orrery/kernel';
import { gathered } from './names.ts';
import type { BreachProps, Events } from './props.ts';
import { isAiType } from './subjects.ts';

export interface News {
  readonly kind: 'loss' | 'hire';
  readonly words: string;
}

export function newsOf({ view, viewer, since, beat }: BreachProps): News | undefined {
  if (beat !== undefined || !view.decisions.some(({ seat }) => seat === viewer)) return undefined;
  const loss = lossWords(since, viewer);
  if (loss !== undefined) return { kind: 'loss', words: loss };
  const hire = viewer === AI ? undefined : hireWords(since, view.breaches.length); // the ship hires nobody
  return hire === undefined ? undefined : { kind: 'hire', words: hire };
}

interface Blow {
  /** Who struck, by its id. */
  readonly unit: string;
  readonly by: AiType | PirateType;
  readonly damage: number;
}

/** Somebody who was struck, once or several times. */
interface Struck {
  readonly type: AiType | PirateType;
  readonly room: RoomName;
  readonly before: number;
  readonly left: number;
  readonly blows: readonly Blow[];
}

/** Of one side, by id: from what it was before the first blow to what the last one left. */
function struckIn(events: Events, viewer: Viewer): readonly Struck[] {
  const struck = new Map<string, Struck>();
  const strike = (id: string, { before, ...now }: Omit<Struck, 'blows'>, blow: Blow) => {
    const earlier = struck.get(id);
    struck.set(id, { ...now, before: earlier?.before ?? before, blows: [...(earlier?.blows ?? []), blow] });
  };
  for (const event of events) {
    if (event?.kind === 'pirateAttacked' && viewer === AI) {
      const { unit, target, targetType, type: by, room, damage, before, left } = event;
      strike(target, { type: targetType, room, before, left }, { unit, by, damage });
    } else if (event?.kind === 'unitUsed' && viewer !== AI) {
      const { unit: striker, type: by, room, damage } = event;
      for (const { unit, type, before, left } of event.hits)
        strike(unit, { type, room, before, left }, { unit: striker, by, damage });
    }
  }
  return [...struck.values()];
}

/** Of those who were only hurt the deck shows the numbers, too. */
const MOST_HURT = 2;

/** The losses of a side; nothing if there are none. */
export function lossWords(events: Events, viewer: Viewer): string | undefined {
  const struck = struckIn(events, viewer);
  const dead = gathered(struck.filter(({ left }) => left === 0).map(deathWords));
  const hurt = gathered(struck.filter(({ left }) => left > 0).map(hurtWords));
  const others = hurt.length > MOST_HURT ? ' and others' : '';
  const words = [...dead, ...(hurt.length > 0 ? [`Hurt: ${hurt.slice(0, MOST_HURT).join(', ')}${others}.`] : [])];
  return words.length > 0 ? words.join(' ') : undefined;
}

const nameOf = (type: AiType | PirateType): string => (isAiType(type) ? aiDataOf(type) : pirateDataOf(type)).name;

/** "Wraith died in B1: Impaler hit it for 8." */
function deathWords({ type, room, before, blows }: Struck): string {
  return `${nameOf(type)} ${isAiType(type) ? 'was destroyed' : 'died'} in ${room}: ${causeWords(type, before, blows)}.`;
}

/** One blow, the same again and again, or several together. */
function causeWords(type: AiType | PirateType, before: number, blows: readonly Blow[]): string {
  const strikers = [...new Map(blows.map((blow) => [blow.unit, blow])).values()];
  const names = gathered(strikers.map(({ by }) => nameOf(by))).join(', ');
  const [first] = blows;
  if (first && blows.length === 1) return `${names} hit it for ${first.damage}`;
  if (first && strikers.length === 1)
    return `the ${names} ${againWords(first.by, blows.length)}, ${first.damage} damage each`;
  const strength = !isAiType(type) ? 'Health' : aiDataOf(type).kind === 'turret' ? 'Endurance' : 'Security';
  return `${names} took its ${before} ${strength} in ${blows.length} strikes`;
}

/** A unit of the ship may strike again and again in one wave, a pirate in the next. */
function againWords(type: AiType | PirateType, times: number): string {
  const verb = !isAiType(type) ? 'attacked' : aiDataOf(type).kind === 'turret' ? 'fired' : 'went off';
  return `${verb} ${times === 2 ? 'twice' : `${times} times`}`;
}

/** "Sapper in B1 5 → 1 (2 strikes)": a unit may strike again and again. */
const hurtWords = ({ type, room, before, left, blows }: Struck): string =>
  `${nameOf(type)} in ${room} ${before} → ${left}${blows.length > 1 ? ` (${blows.length} strikes)` : ''}`;

/** "Reaver hired in D1. 8 rations left." Where nobody else fits, the set-up is over [T5]: that is said, too. */
export function hireWords(events: Events, breaches: number): string | undefined {
  const hired = events.findLast((event) => event?.kind === 'pirateHired');
  if (hired?.kind !== 'pirateHired') return undefined;
  const { type, room, rations } = hired;
  const isOver = events.some((event) => event?.kind === 'phaseEnded' && event.phase === 'pirateSetup');
  const left = `${rations} ${rations === 1 ? 'ration' : 'rations'} left`;
  return isOver && rations >= CHEAPEST
    ? `${nameOf(type)} hired in ${room}. Your ${breaches === 1 ? 'breach is' : 'breaches are'} full, so the set-up is over: ${left} to hire in the waves.`
    : `${nameOf(type)} hired in ${room}. ${left}.`;
}
