/** A player that searches. It keeps the rest of a plan while the questions are those that the plan was made for. */
import { type Action, drained, type Effort, type Game, type Look, type Player, type Thinking } from '@orrery/kernel';
import { drawWords } from './imagined.ts';
import { markOf, type Riddle, think, type Thought } from './think.ts';
import type { Thinker } from './thinker.ts';

/** Browsers and Node have the same one. */
declare const performance: { now(): number };

export class Searcher implements Player {
  private readonly game: Game;
  private readonly effort: Effort;
  private readonly thinker: Thinker | undefined;
  private kept: Thought | undefined;
  /** How many actions of the kept plan are done. */
  private done = 0;

  /** Without a thinker it thinks at a stretch. */
  constructor(game: Game, effort: Effort, thinker?: Thinker) {
    this.game = game;
    this.effort = effort;
    this.thinker = thinker;
  }

  choose(look: Look, thinking: Thinking): Action | Promise<Action> {
    const { legal } = look;
    if (legal.length === 1) return legal[0] as Action;
    const { kept, done } = this;
    if (kept && done < kept.plan.length && kept.marks[done] === markOf(legal)) return this.next(look, kept);
    const riddle = this.riddle(look, thinking);
    if (this.thinker) return this.ask(this.thinker, look, riddle, thinking);
    return this.begin(look, drained(think(this.game, riddle, () => performance.now())));
  }

  /** What the thinking side gets of this question. It is JSON: whatever else hangs on the view stays here. */
  private riddle(look: Look, { budget }: Thinking): Riddle {
    const { seat, random } = look;
    const riddle: Riddle = { seat, view: look.view(), words: drawWords(random), effort: this.effort, budget };
    return JSON.parse(JSON.stringify(riddle)) as Riddle; // the same shape, without anything that is not data
  }

  private async ask(thinker: Thinker, look: Look, riddle: Riddle, { signal }: Thinking): Promise<Action> {
    const thought = await thinker.think(this.game, riddle, signal);
    return thought ? this.begin(look, thought) : (look.legal[0] as Action); // nobody waits for it
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
