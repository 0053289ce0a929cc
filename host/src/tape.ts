/** A match as it stood after each of its actions, for replays. */
import { type GameEvent, Match, toldTo, type Viewer } from '@orrery/kernel';
import type { Moment } from '@orrery/protocol';

/** What a viewer was told at the opening and with each action. */
export function historyOf({ opening, steps }: Match, viewer: Viewer): (GameEvent | null)[][] {
  return [opening, ...steps.map((step) => step.told)].map((told) => told.map((each) => toldTo(each, viewer)));
}

export class Tape {
  readonly match: Match;
  private readonly states: unknown[];

  constructor(match: Match) {
    this.match = match;
    const again = new Match(match.game, match.setup);
    this.states = [again.state];
    for (const { seat, action } of match.steps) {
      again.act(seat, action);
      this.states.push(again.state); // a match never changes a state it has shown
    }
  }

  moment(moves: number, viewer: Viewer): Moment {
    const { game, steps, outcome } = this.match;
    const at = Math.min(moves, steps.length);
    const step = steps[at - 1];
    const told = step?.told ?? this.match.opening;
    return {
      moves: at,
      of: steps.length,
      viewer,
      view: game.view(this.states[at], viewer),
      events: told.map((each) => toldTo(each, viewer)),
      ...(step && { seat: step.seat }),
      ...(outcome && at === steps.length && { outcome }),
    };
  }
}
