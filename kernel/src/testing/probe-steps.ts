/** Promises about undo: it may not take back a roll or a revelation, and undo then redo is the identity. */
import type { Entry, Match } from '../match.ts';
import { violated, drawSeed, expectSame, isOpen, type Probe, tryAction } from './probe.ts';

/**
 * A step that the kernel would undo must not have told anybody anything: with other dice it ends in the same state, and from
 * a redealt state in the same view. The probe is of the state before the step.
 */
export function probeStep(probe: Probe, after: unknown, { seat, action, final }: Entry): void {
  if (final) return;
  const { game, state, random } = probe;
  const deed = JSON.stringify(action);
  const otherDice = tryAction(game, state, seat, action, drawSeed(random)).state;
  expectSame(after, otherDice, 'undo', `undo may cross ${deed}, which was decided by chance`);
  for (const viewer of probe.viewers) {
    const { state: redealt } = probe.redealt(viewer);
    if (!isOpen(game, redealt, seat, action)) continue;
    const other = tryAction(game, redealt, seat, action, drawSeed(random)).state;
    const [seen, seenOther] = [game.view(after, viewer), game.view(other, viewer)];
    expectSame(seen, seenOther, 'undo', `undo may cross ${deed}, which showed viewer ${viewer} something`);
  }
}

export function probeUndo(match: Match): void {
  const last = match.entries.at(-1);
  const target = last && match.undoTarget(last.seat);
  if (target === undefined) return;
  const before = match.hash();
  const taken = match.entries.slice(target);
  violated(!match.takeBack(taken[0]?.seat ?? -1), 'undo', 'the last action cannot be taken back');
  for (const { seat, action } of taken) match.act(seat, action);
  violated(match.hash() !== before, 'undo', `undo and redo of ${taken.length} actions leads elsewhere`);
}
