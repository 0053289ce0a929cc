/** Promises about undo: it may not take back a roll or a revelation, and undo then redo is the identity. */
import { viewersOf } from '../game.ts';
import type { Match, Step } from '../match.ts';
import { Random } from '../random.ts';
import { breach, drawSeed, expectSame, isOpen, type Probe, tryAction } from './probe.ts';

/**
 * A step that the kernel would undo must not have told anybody anything: with other dice it ends in the same state,
 * and from a redealt state in the same view. `probe.state` is the state after the step.
 */
export function probeStep({ game, state, seats, random }: Probe, before: unknown, { seat, action, final }: Step): void {
  if (final) return;
  const deed = JSON.stringify(action);
  const otherDice = tryAction(game, before, seat, action, drawSeed(random)).state;
  expectSame(state, otherDice, 'undo', `undo may cross ${deed}, which was decided by chance`);
  for (const viewer of viewersOf(seats)) {
    const redealt = game.clone(before);
    game.redeal(redealt, viewer, Random.from(drawSeed(random)));
    if (!isOpen(game, redealt, seat, action)) continue;
    const other = tryAction(game, redealt, seat, action, drawSeed(random)).state;
    const [seen, seenOther] = [game.view(state, viewer), game.view(other, viewer)];
    expectSame(seen, seenOther, 'undo', `undo may cross ${deed}, which showed viewer ${viewer} something`);
  }
}

export function probeUndo(match: Match): void {
  const last = match.steps.at(-1);
  const target = last && match.undoTarget(last.seat);
  if (target === undefined) return;
  const before = match.hash();
  const taken = match.steps.slice(target);
  breach(!match.takeBack(taken[0]?.seat ?? -1), 'undo', 'the last action cannot be taken back');
  for (const { seat, action } of taken) match.act(seat, action);
  breach(match.hash() !== before, 'undo', `undo and redo of ${taken.length} actions leads elsewhere`);
}
