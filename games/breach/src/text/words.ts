/** Small words that several texts share. */
import { word } from '@orrery/kernel';
import { aiDataOf, type AiType, AI_TYPES, type PirateType, PIRATE_TYPES, pirateDataOf } from '../data.ts';

export const isAiType = (type: string): type is AiType => (AI_TYPES as readonly string[]).includes(type);

/** The name of a type of either side; the text itself if it is none. */
export function typeName(type: unknown): string {
  const id = word(type);
  if (isAiType(id)) return aiDataOf(id).name;
  return (PIRATE_TYPES as readonly string[]).includes(id) ? pirateDataOf(id as PirateType).name : id;
}

export const article = (name: string): string => (/^[AEIO]/.test(name) ? `an ${name}` : `a ${name}`);

/** "3 → 1", or the word for nothing left. */
export const change = (before: number, left: number, gone: string): string => `${before} → ${left > 0 ? left : gone}`;
