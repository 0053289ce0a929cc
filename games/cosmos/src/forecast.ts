/** A board's question "how strong would we be?": what both sides of an invasion would have before any card is played. */
import { isRecord, type Json, Random, type Seat } from '@orrery/kernel';
import type { SiteId } from './data.ts';
import { fromView } from './from-view.ts';
import { newInvasion } from './rules/invade.ts';
import { strengthOf } from './rules/strength.ts';
import type { CosmosView } from './view.ts';

/** Question: `{ from, target }`, two sites with stacks. Answer: the strength of both, with its parts. */
export function forecast(view: CosmosView, seat: Seat, question: Json): Json | undefined {
  if (!isRecord(question)) return undefined;
  const { from, target } = question;
  const stackOn = (site: unknown) => view.stacks.find((stack) => stack.site === site);
  const [own, other] = [stackOn(from), stackOn(target)];
  if (!own || !other) return undefined;
  // Strength depends on what lies open only, so any deal of the hidden cards will do.
  const state = fromView(view, seat, Random.from('forecast'));
  const attacker = own.attached > 0 && own.owner !== seat ? seat : own.owner;
  state.invasion = newInvasion(attacker, from as SiteId, other.owner, target as SiteId);
  return { attacker: { ...strengthOf(state, 'attacker') }, defender: { ...strengthOf(state, 'defender') } };
}
