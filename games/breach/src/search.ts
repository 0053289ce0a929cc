/**
 * What Breach gives to search: whole set-ups and crews, in a wave one action after the other. A rollout is cut where a round
 * begins.
 */
import { type Context, type GameSearch, type Plan, type Random, type Seat } from '@orrery/kernel';
import { type Action, DONE } from './actions.ts';
import { uniform } from './bot/board.ts';
import { flow } from './course.ts';
import { AI_TYPES, PIRATE_TYPES } from './data.ts';
import type { Event } from './events.ts';
import { policy } from './search/policy.ts';
import { nextHire, nextInstall, SCRIPTED, type Style } from './search/styles.ts';
import { clone, energyOf, type State } from './state.ts';

export const search: GameSearch<State, Action> = {
  levels: {
    easy: { candidates: 4, horizon: 1, iterations: 3, overlooks: [9, 48] },
    medium: { candidates: 8, horizon: 2, iterations: 20 },
    hard: { candidates: 12, horizon: 3, iterations: 80 },
    expert: { candidates: 24, horizon: 3, iterations: 400 },
  },
  policy,
  *candidates(s, seat, random) {
    if (s.phase === 'aiSetup' || s.phase === 'pirateSetup') yield* setUps(s, seat, random);
    else yield* single(s, seat, random);
  },
  stage: (s) => (s.ending === null ? s.round : Infinity),
};

/** Nothing is random in Breach, and nobody listens. */
const SILENT: Context<Event> = {
  random: (stream): never => {
    throw new Error(`Breach draws from '${stream}'`);
  },
  emit() {},
  whisper() {},
  reveal() {},
  beat() {},
  pause() {},
};

/** Without end: the scripted player's own, then one style after the other. */
function* setUps(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  yield setUp(s, seat, SCRIPTED, random);
  for (;;) yield setUp(s, seat, s.phase === 'aiSetup' ? anyAiStyle(s, random) : anyCrewStyle(s, random), random);
}

/** To the end of the phase. What is placed is placed on a copy, so that the plan is one that can be done. */
function setUp(s: State, seat: Seat, style: Style, random: Random): Plan<Action> {
  const t = clone(s);
  const plan: Action[] = [];
  while (t.phase === s.phase && t.round === s.round) {
    const action = t.phase === 'aiSetup' ? nextInstall(t, style, random) : nextHire(t, style, random);
    plan.push(action);
    flow.apply(t, seat, action, SILENT);
  }
  return plan;
}

const squared = (value: number): number => value * value;
const likings = (types: readonly unknown[], random: Random): number[] => types.map(() => squared(uniform(random)));

function anyAiStyle(s: State, random: Random): Style {
  const { generators } = s.settings;
  return {
    liking: likings(AI_TYPES, random),
    noise: squared(3 * uniform(random)) + 1,
    bridge: random.chance(1, 2) ? 0 : 12 * uniform(random),
    generators: random.chance(2, 3) ? generators : random.int(generators + 1),
    keep: random.chance(1, 2) ? 0 : random.int(1 + energyOf(s)),
  };
}

function anyCrewStyle(s: State, random: Random): Style {
  return {
    liking: likings(PIRATE_TYPES, random),
    noise: squared(2 * uniform(random)) + 1,
    bridge: 0,
    generators: 0,
    keep: random.chance(2, 3) ? 0 : random.int(1 + s.rations),
  };
}

/** What the scripted player does next, then everything else: deeds before hiring, and stopping among them. */
function* single(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  const first = policy(random).choose(s, seat);
  yield [first];
  const options = flow.legal(s, seat).filter((action) => action !== first && action !== DONE);
  const deeds = random.shuffle(options.filter(({ kind }) => kind !== 'place'));
  if (first !== DONE) deeds.splice(Math.min(3, deeds.length), 0, DONE);
  for (const action of deeds) yield [action];
  for (const action of random.shuffle(options.filter(({ kind }) => kind === 'place'))) yield [action];
}
