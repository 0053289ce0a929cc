/** Promises about single states: JSON, clones, secrecy, honesty, simultaneity. */
import { type Viewer, viewersOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { Random } from '../random.ts';
import {
  breach,
  difference,
  drawSeed,
  isOpen,
  type Probe,
  type Trial,
  toldText,
  tryAction,
  viewText,
} from './probe.ts';

/** JSON brings back the same state, and play goes on from it as from the original. */
export function probeJson({ game, state, seats, random }: Probe): void {
  const text = canonicalJson(state);
  const revived: unknown = JSON.parse(JSON.stringify(state));
  breach(canonicalJson(revived) !== text, 'json', 'the state does not survive JSON');
  for (const viewer of [...viewersOf(seats), 'above' as const]) viewText(game, state, viewer); // throws on what is not JSON
  const decision = game.decisions(state)[0];
  if (!decision) return;
  const action = random.pick(game.legal(state, decision.seat));
  const sent: typeof action = JSON.parse(JSON.stringify(action));
  const seed = drawSeed(random);
  const a = canonicalJson(tryAction(game, state, decision.seat, action, seed).state);
  const b = canonicalJson(tryAction(game, revived, decision.seat, sent, seed).state);
  breach(a !== b, 'json', `play goes on differently after JSON: ${difference(a, b)}`);
}

/** Playing on in a clone leaves the original alone, and the other way round. */
export function probeClone({ game, state, random }: Probe): void {
  const before = canonicalJson(state);
  const copy = game.clone(state);
  breach(canonicalJson(copy) !== before, 'clone', `a clone differs: ${difference(before, canonicalJson(copy))}`);
  const played = game.clone(copy);
  playOn(game, played, random, 5);
  breach(
    canonicalJson(copy) !== before,
    'clone',
    `play in a clone changed its original: ${difference(before, canonicalJson(copy))}`,
  );
  const kept = game.clone(copy);
  playOn(game, copy, random, 5);
  breach(
    canonicalJson(kept) !== before,
    'clone',
    `play changed a clone made before: ${difference(before, canonicalJson(kept))}`,
  );
}

function playOn(game: Probe['game'], state: unknown, random: Random, actions: number): void {
  const ctx = { random: () => random, emit() {}, reveal() {} };
  for (let i = 0; i < actions && game.decisions(state).length > 0; i++) {
    const { seat } = random.pick(game.decisions(state));
    game.apply(state, seat, random.pick(game.legal(state, seat)), ctx);
  }
}

/** A view is the same whatever the viewer cannot know. */
export function probeSecrecy(probe: Probe): void {
  const { game, state, seats, random } = probe;
  for (const viewer of viewersOf(seats)) {
    const other = game.clone(state);
    game.redeal(other, viewer, Random.from(drawSeed(random)));
    const [seen, seenOther] = [viewText(game, state, viewer), viewText(game, other, viewer)];
    breach(seen !== seenOther, 'secrecy', `viewer ${viewer} sees what it cannot know: ${difference(seen, seenOther)}`);
    probeTelling(probe, other, viewer);
  }
}

/** So is what an action tells: of a redealt state while nothing is revealed, and of another secret answer. */
function probeTelling({ game, state, random }: Probe, redealt: unknown, viewer: Viewer): void {
  const open = game.decisions(state);
  if (open.length === 0) return;
  const { seat, kind } = random.pick(open);
  const [a, b] = [random.pick(game.legal(state, seat)), random.pick(game.legal(state, seat))];
  const seed = drawSeed(random);
  const done = tryAction(game, state, seat, a, seed);
  const alike: Trial[] = [];
  if (seat !== viewer && game.reach.secret?.includes(kind)) alike.push(tryAction(game, state, seat, b, seed));
  if (!done.recorder.revealed && isOpen(game, redealt, seat, a)) alike.push(tryAction(game, redealt, seat, a, seed));
  for (const trial of alike) {
    if (viewText(game, done.state, viewer) !== viewText(game, trial.state, viewer)) continue;
    const [told, toldOther] = [toldText(done, viewer), toldText(trial, viewer)];
    breach(
      told !== toldOther,
      'secrecy',
      `viewer ${viewer} is told what it cannot know: ${difference(told, toldOther)}`,
    );
  }
}

/** Redealing two states that look alike, with the same random numbers, gives the same state: no peeking. */
export function probeHonesty({ game, state, seats, random }: Probe): void {
  for (const viewer of viewersOf(seats)) {
    const otherTruth = game.clone(state);
    game.redeal(otherTruth, viewer, Random.from(drawSeed(random)));
    game.invariants(otherTruth);
    const seed = drawSeed(random);
    const [a, b] = [state, otherTruth].map((truth) => {
      const dealt = game.clone(truth);
      game.redeal(dealt, viewer, Random.from(seed));
      return canonicalJson(dealt);
    }) as [string, string];
    breach(a !== b, 'honesty', `a redeal for viewer ${viewer} depends on the hidden truth: ${difference(a, b)}`);
  }
}

/** Two seats that are asked at once may answer in either order. */
export function probeSimultaneous({ game, state, random }: Probe): void {
  const [p, q] = random.shuffle(game.decisions(state).map(({ seat }) => seat)) as [number, number];
  const a = random.pick(game.legal(state, p));
  const b = random.pick(game.legal(state, q));
  const seed = drawSeed(random);
  const inOrder = (first: [number, typeof a], then: [number, typeof a]) => {
    const trial = tryAction(game, state, ...first, seed);
    return isOpen(game, trial.state, ...then)
      ? canonicalJson(tryAction(game, trial.state, ...then, seed).state)
      : undefined;
  };
  const [pq, qp] = [inOrder([p, a], [q, b]), inOrder([q, b], [p, a])];
  breach(
    (pq === undefined) !== (qp === undefined),
    'simultaneous',
    `the answer of one of seats ${p} and ${q} closes the other's question`,
  );
  if (pq === undefined || qp === undefined) return;
  breach(pq !== qp, 'simultaneous', `it matters whether seat ${p} or ${q} answers first: ${difference(pq, qp)}`);
}
