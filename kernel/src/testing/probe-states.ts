/** Promises about single states: JSON, clones, secrecy, honesty, knowledge, simultaneity. */
import type { Viewer } from '../game.ts';
import { Random } from '../random.ts';
import { expectJson, isSame } from './json.ts';
import {
  violated,
  drawSeed,
  expectSame,
  isOpen,
  type Probe,
  redealtCopy,
  type Trial,
  toldBy,
  tryAction,
} from './probe.ts';

/** JSON brings back the same state, and play goes on from it as from the original. */
export function probeJson(probe: Probe): void {
  const { game, state, random } = probe;
  expectJson(state);
  const revived: unknown = JSON.parse(probe.json);
  violated(!isSame(revived, state), 'json', 'the state does not survive JSON');
  for (const viewer of [...probe.viewers, 'above' as const]) expectJson(probe.view(viewer));
  const decision = game.decisions(state)[0];
  if (!decision) return;
  const action = random.pick(probe.legal(decision.seat));
  const sent: typeof action = JSON.parse(JSON.stringify(action));
  const seed = drawSeed(random);
  const played = tryAction(game, state, decision.seat, action, seed);
  expectJson(played.recorder.told);
  const playedOn = tryAction(game, revived, decision.seat, sent, seed);
  expectSame(played.state, playedOn.state, 'json', 'play goes on differently after JSON');
}

/** Playing on in a clone leaves the original alone, and the other way round. */
export function probeClone(probe: Probe): void {
  const { game, state, random } = probe;
  const before: unknown = JSON.parse(probe.json);
  const copy = game.clone(state);
  expectSame(before, copy, 'clone', 'a clone differs');
  playOn(game, game.clone(copy), random, 5);
  expectSame(before, copy, 'clone', 'play in a clone changed its original');
  const kept = game.clone(copy);
  playOn(game, copy, random, 5);
  expectSame(before, kept, 'clone', 'play changed a clone made before');
}

function playOn(game: Probe['game'], state: unknown, random: Random, actions: number): void {
  const ctx = { random: () => random, emit() {}, whisper() {}, reveal() {}, beat() {}, pause() {} };
  for (let i = 0; i < actions && game.decisions(state).length > 0; i++) {
    const { seat } = random.pick(game.decisions(state));
    game.apply(state, seat, random.pick(game.legal(state, seat)), ctx);
  }
}

/** A view is the same whatever the viewer cannot know. */
export function probeSecrecy(probe: Probe): void {
  const { game } = probe;
  for (const viewer of probe.viewers) {
    const own = probe.view(viewer);
    const { state: other } = probe.redealt(viewer);
    expectSame(own, game.view(other, viewer), 'secrecy', `viewer ${viewer} sees what it cannot know`);
    if (game.open)
      expectSame(
        { ...probe.view('watcher'), legal: [] },
        { ...own, legal: [] },
        'secrecy',
        `viewer ${viewer} sees more than a watcher, in an open game`,
      );
  }
  probeTelling(probe);
}

/** So is what an action tells, while nothing is revealed: of a redealt state, and of another secret answer. */
function probeTelling(probe: Probe): void {
  const { game, state, random } = probe;
  const open = game.decisions(state);
  if (open.length === 0) return;
  const { seat, kind } = random.pick(open);
  const [a, b] = [random.pick(probe.legal(seat)), random.pick(probe.legal(seat))];
  const seed = drawSeed(random);
  const done = tryAction(game, state, seat, a, seed);
  if (done.recorder.revealed) return;
  const secret = game.reach.secret?.includes(kind) ? tryAction(game, state, seat, b, seed) : undefined;
  for (const viewer of probe.viewers) {
    if (secret && seat !== viewer && !isParty(done, viewer)) expectToldAlike(probe, viewer, done, secret);
    const { state: redealt } = probe.redealt(viewer);
    if (isOpen(game, redealt, seat, a)) expectToldAlike(probe, viewer, done, tryAction(game, redealt, seat, a, seed));
  }
}

/** The answer itself was told to the viewer, as to somebody from whose hand a card is taken. */
function isParty({ recorder }: Trial, viewer: Viewer): boolean {
  return typeof viewer === 'number' && recorder.told[0]?.to?.includes(viewer) === true;
}

/** Who is told different things must be able to see why. */
function expectToldAlike({ game }: Probe, viewer: Viewer, one: Trial, other: Trial): void {
  const [told, toldElse] = [toldBy(one, viewer), toldBy(other, viewer)];
  if (isSame(told, toldElse) || !isSame(game.view(one.state, viewer), game.view(other.state, viewer))) return;
  expectSame(told, toldElse, 'secrecy', `viewer ${viewer} is told what it cannot know`);
}

/** Redealing two states that look alike, with the same random numbers, gives the same state: no peeking. */
export function probeHonesty(probe: Probe): void {
  const { game, state, random } = probe;
  for (const viewer of probe.viewers) {
    const { state: otherTruth } = probe.redealt(viewer);
    game.invariants(otherTruth);
    const seed = drawSeed(random);
    const [a, b] = [state, otherTruth].map((truth) => redealtCopy(game, truth, viewer, seed));
    expectSame(a, b, 'honesty', `a redeal for viewer ${viewer} depends on the hidden truth`);
  }
}

/** What a seat knows is enough: a state made from its view leads to the same redeals as the truth. */
export function probeKnowledge(probe: Probe): void {
  const { game, random } = probe;
  for (const seat of probe.viewers) {
    if (typeof seat !== 'number') continue;
    const view: ReturnType<typeof game.view> = JSON.parse(JSON.stringify(probe.view(seat)));
    const made = game.fromView(view, seat, Random.from(drawSeed(random)));
    const { seed, state: truth } = probe.redealt(seat);
    game.redeal(made, seat, Random.from(seed));
    expectSame(truth, made, 'knowledge', `the view of seat ${seat} does not lead back to the state`);
  }
}

/** Two seats that are asked at once may answer in either order. */
export function probeSimultaneous(probe: Probe): void {
  const { game, state, random } = probe;
  const [p, q] = random.shuffle(game.decisions(state).map(({ seat }) => seat)) as [number, number];
  const a = random.pick(probe.legal(p));
  const b = random.pick(probe.legal(q));
  const seed = drawSeed(random);
  const inOrder = (first: [number, typeof a], then: [number, typeof a]) => {
    const { state: between } = tryAction(game, state, ...first, seed);
    return isOpen(game, between, ...then) ? tryAction(game, between, ...then, seed).state : undefined;
  };
  const [pq, qp] = [inOrder([p, a], [q, b]), inOrder([q, b], [p, a])];
  const closed = (pq === undefined) !== (qp === undefined);
  violated(closed, 'simultaneous', `the answer of one of seats ${p} and ${q} closes the other's question`);
  if (pq !== undefined) expectSame(pq, qp, 'simultaneous', `it matters whether seat ${p} or ${q} answers first`);
}
