/** Who acts in an action: a unit by its id, or a kind to be placed. */
import { type Action, type AiType, AI_TYPES, PIRATE_TYPES, type PirateType } from '@orrery/breach/client';
import { type Crews, actAlike, type Piece } from './pieces.ts';
import type { Choice } from './props.ts';

export type Kind =
  | { readonly side: 'ai'; readonly type: AiType }
  | { readonly side: 'pirate'; readonly type: PirateType };

export const isAiType = (type: string): type is AiType => (AI_TYPES as readonly string[]).includes(type);
const isPirateType = (type: string): type is PirateType => (PIRATE_TYPES as readonly string[]).includes(type);

export const subjectOfKind = (type: AiType | PirateType): string =>
  isAiType(type) ? `install:${type}` : `hire:${type}`;

/** The kind a subject stands for; nothing if it is a unit. */
export function kindOf(subject: string | undefined): Kind | undefined {
  const type = subject?.split(':')[1] ?? '';
  if (isAiType(type)) return { side: 'ai', type };
  return isPirateType(type) ? { side: 'pirate', type } : undefined;
}

function subjectOfAction(action: Action): string | undefined {
  if ('unit' in action) return action.unit;
  return action.kind === 'place' ? subjectOfKind(action.type) : undefined;
}

export const subjectOf = (choice: Choice): string | undefined => choice.subject ?? subjectOfAction(choice.action);

/** What can be taken in hand now, in the order of the rules. */
export function subjectsOf(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.map(subjectOf).filter((subject) => subject !== undefined));
}

/** The subject that a piece acts as: its own, or that of the one who stands for its group. */
export function subjectFor(piece: Piece, subjects: ReadonlySet<string>, crews: Crews): string | undefined {
  if (subjects.has(piece.id)) return piece.id;
  const crew = crews.in(piece.room);
  const mates: readonly Piece[] = piece.side === 'ai' ? crew.ai : crew.pirates;
  return mates.find((mate) => subjects.has(mate.id) && actAlike(piece, mate))?.id;
}
