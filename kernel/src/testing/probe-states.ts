/** Promises about single states: JSON, clones, secrecy, honesty, simultaneity. */
import { type Viewer, viewersOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { Random } from '../random.ts';
import { breach, drawSeed, expectSame, isOpen, isSame, type Probe, type Trial, toldBy, tryAction } from './probe.ts';

/** JSON brings back the same state, and play goes on from it as from the original. */
export function probeJson({ game, state, seats, random }: Probe): void {
  const revived: unknown = JSON.parse(JSON.stringify(state));
  // The canonical form throws on what is not JSON.
  breach(canonicalJson(revived) !== canonicalJson(state), 'json', 'the state does not survive JSON');
  for (const viewer of [...viewersOf(seats), 'above' as const]) canonicalJson(game.view(state, viewer));
  const decision = game.decisions(state)[0];
  if (!decision) return;
  const action = random.pick(game.legal(state, decision.seat));
  const sent: typeof action = JSON.parse(JSON.stringify(action));
  const seed = drawSeed(random);
  const played = tryAction(game, state, decision.seat, action, seed);
  for (const viewer of viewersOf(seats)) canonicalJson(toldBy(played, viewer));
  const playedOn = tryAction(game, revived, decision.seat, sent, seed);
  expectSame(played.state, playedOn.state, 'json', 'play goes on differently after JSON');
}

/** Playing on in a clone leaves the original alone, and the other way round. */
export function probeClone({ game, state, random }: Probe): void {
  const before: unknown = JSON.parse(JSON.stringify(state));
  const copy = game.clone(state);
  expectSame(before, copy, 'clone', 'a clone differs');
  playOn(game, game.clone(copy), random, 5);
  expectSame(before, copy, 'clone', 'play in a clone changed its original');
  const kept = game.clone(copy);
  playOn(game, copy, random, 5);
  expectSame(before, kept, 'clone', 'play changed a clone made before');
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
    expectSame(
      game.view(state, viewer),
      game.view(other, viewer),
      'secrecy',
      `viewer ${viewer} sees what it cannot know`,
    );
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
    if (!isSame(game.view(done.state, viewer), game.view(trial.state, viewer))) continue;
    expectSame(toldBy(done, viewer), toldBy(trial, viewer), 'secrecy', `viewer ${viewer} is told what it cannot know`);
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
      return dealt;
    });
    expectSame(a, b, 'honesty', `a redeal for viewer ${viewer} depends on the hidden truth`);
  }
}

/** Two seats that are asked at once may answer in either order. */
export function probeSimultaneous({ game, state, random }: Probe): void {
  const [p, q] = random.shuffle(game.decisions(state).map(({ seat }) => seat)) as [number, number];
  const a = random.pick(game.legal(state, p));
  const b = random.pick(game.legal(state, q));
  const seed = drawSeed(random);
  const inOrder = (first: [number, typeof a], then: [number, typeof a]) => {
    const { state: between } = tryAction(game, state, ...first, seed);
    return isOpen(game, between, ...then) ? tryAction(game, between, ...then, seed).state : undefined;
  };
  const [pq, qp] = [inOrder([p, a], [q, b]), inOrder([q, b], [p, a])];
  const closed = (pq === undefined) !== (qp === undefined);
  breach(closed, 'simultaneous', `the answer of one of seats ${p} and ${q} closes the other's question`);
  if (pq !== undefined) expectSame(pq, qp, 'simultaneous', `it matters whether seat ${p} or ${q} answers first`);
}
