/** A match as it stood after each of its actions, for replays. */
import { type GameEvent, Match, type Outcome, type Step, toldTo, type Viewer } from '@orrery/kernel';
import type { Moment } from '@orrery/protocol';
import { heardPlaces, hears, placeOfMove } from './hearing.ts';

/** What a viewer was told at the opening and with each action that it counts. */
export function historyOf(
  { opening, steps }: Pick<Match, 'opening' | 'steps'>,
  viewer: Viewer,
): (GameEvent | null)[][] {
  const told = steps.filter((step) => hears(step, viewer)).map((step) => step.told);
  return [opening, ...told].map((each) => each.map((event) => toldTo(event, viewer)));
}

export class Tape {
  readonly match: Match;
  /** The actions it holds; the match itself may have gone on since. */
  readonly steps: readonly Step[];
  readonly outcome: Outcome | undefined;
  private readonly states: unknown[];

  constructor(match: Match) {
    this.match = match;
    this.steps = match.steps.slice();
    this.outcome = match.outcome;
    const again = new Match(match.game, match.setup);
    this.states = [again.state];
    for (const { seat, action } of this.steps) {
      again.act(seat, action);
      this.states.push(again.state); // a match never changes a state it has shown
    }
  }

  /** Whether a match still stands where this tape ends. Every action is an object of its own, undone and redone too. */
  isOf(match: Match): boolean {
    return match.steps.length === this.steps.length && match.steps.at(-1) === this.steps.at(-1);
  }

  /** `moves` as `counter` counts them, who may be another viewer. */
  moment(moves: number, viewer: Viewer, counter: Viewer = viewer): Moment {
    const { steps, outcome } = this;
    const { game, opening } = this.match;
    const place = placeOfMove(steps, counter, moves);
    const places = heardPlaces(steps, viewer);
    const at = places.filter((heard) => heard <= place).length;
    const step = steps[(places[at - 1] ?? 0) - 1];
    return {
      moves: at,
      of: places.length,
      viewer,
      view: game.view(this.states[place], viewer),
      events: (step?.told ?? opening).map((each) => toldTo(each, viewer)),
      ...(step && { seat: step.seat }),
      ...(outcome && at === places.length && { outcome }),
    };
  }

  history(viewer: Viewer): (GameEvent | null)[][] {
    return historyOf({ opening: this.match.opening, steps: this.steps }, viewer);
  }
}
