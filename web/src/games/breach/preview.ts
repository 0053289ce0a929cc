/** What the choice under the cursor would do, beside those it strikes. Numbers from the printed tables; the rules decide. */
import { type Action, aiDataOf, damageTo, pirateDataOf } from '@orrery/breach/client';
import type { Crews, Piece } from './pieces.ts';

export interface Preview {
  readonly id: string;
  readonly before: number;
  /** 0: it would be gone. */
  readonly after: number;
}

const struck = ({ id, left }: Piece, damage: number): Preview => ({
  id,
  before: left,
  after: Math.max(0, left - damage),
});

export function previewsOf(action: Action | undefined, crews: Crews): readonly Preview[] {
  if (action?.kind !== 'attack' && action?.kind !== 'use') return [];
  const actor = crews.get(action.unit);
  const target = crews.get(action.target);
  if (actor?.side === 'pirate' && target?.side === 'ai' && target.type)
    return [struck(target, damageTo(pirateDataOf(actor.type), aiDataOf(target.type)))];
  if (actor?.side !== 'ai' || !actor.type) return [];
  const { kind, damage } = aiDataOf(actor.type);
  const victims = kind === 'trap' ? crews.in(actor.room).pirates : target ? [target] : [];
  return victims.map((victim) => struck(victim, damage));
}
