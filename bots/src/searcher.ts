/** A player that searches. It keeps the rest of a plan while the questions are those that the plan was made for. */
import type { Action, Effort, Game, Look, Player, Thinking } from '@orrery/kernel';
import { drawWords } from './imagined.ts';
import { markOf, type Riddle, think, type Thought } from './think.ts';

/** What a player needs of the world to think at a table. */
export interface Pace {
  /** Lets others do something; thinking goes on afterwards. */
  pause(): Promise<void>;
  /** In milliseconds. */
  now(): number;
}

/** Browsers and Node have the same one. */
declare const performance: { now(): number };

/** Whoever waits for something else waits no longer than this. */
const STRETCH_MS = 30;

export class Searcher implements Player {
  private readonly game: Game;
  private readonly effort: Effort;
  private readonly pace: Pace | undefined;
  private kept: Thought | undefined;
  /** How many actions of the kept plan are done. */
  private done = 0;

  /** Without a pace it thinks at a stretch. */
  constructor(game: Game, effort: Effort, pace?: Pace) {
    this.game = game;
    this.effort = effort;
    this.pace = pace;
  }

  choose(look: Look, thinking: Thinking): Action | Promise<Action> {
    const { legal } = look;
    if (legal.length === 1) return legal[0] as Action;
    const { kept, done } = this;
    if (kept && done < kept.plan.length && kept.marks[done] === markOf(legal)) return this.next(look, kept);
    const riddle = this.riddle(look, thinking);
    if (this.pace) return this.atLeisure(look, riddle, thinking, this.pace);
    const steps = think(this.game, riddle, () => performance.now());
    for (;;) {
      const step = steps.next();
      if (step.done) return this.begin(look, step.value);
    }
  }

  /** What the thinking side gets of this question. It is JSON: whatever else hangs on the view stays here. */
  private riddle(look: Look, { budget }: Thinking): Riddle {
    const { seat, random } = look;
    const riddle: Riddle = { seat, view: look.view(), words: drawWords(random), effort: this.effort, budget };
    return JSON.parse(JSON.stringify(riddle)) as Riddle; // the same shape, without anything that is not data
  }

  private async atLeisure(look: Look, riddle: Riddle, { signal }: Thinking, pace: Pace): Promise<Action> {
    const steps = think(this.game, riddle, () => pace.now());
    for (let began = pace.now(); ; ) {
      const step = steps.next();
      if (step.done) return this.begin(look, step.value);
      if (pace.now() - began < STRETCH_MS) continue;
      await pace.pause();
      if (signal?.aborted) return look.legal[0] as Action; // nobody waits for it
      began = pace.now();
    }
  }

  private begin(look: Look, thought: Thought): Action {
    this.kept = thought;
    this.done = 0;
    return this.next(look, thought);
  }

  /** The next action of the plan, as one of the options. */
  private next({ legal }: Look, { plan }: Thought): Action {
    const text = JSON.stringify(plan[this.done++]);
    const action = legal.find((option) => JSON.stringify(option) === text);
    if (!action) this.kept = undefined;
    return action ?? (legal[0] as Action);
  }
}
