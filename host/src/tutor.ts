/** The host's part in a lesson: it answers for the others as the lesson says, and tells how far the learner is. */
import {
  type Action,
  answerOf,
  assert,
  type Lesson,
  type Match,
  type Player,
  type Seat,
  standingAfter,
} from '@orrery/kernel';
import { isLesson, type LessonNews, type MatchSummary } from '@orrery/protocol';
import type { Sat } from './leaving.ts';

export class Tutor {
  private readonly match: Match;
  private readonly lesson: Lesson;

  private constructor(match: Match, lesson: Lesson) {
    this.match = match;
    this.lesson = lesson;
  }

  /** Nobody for an ordinary match. */
  static of({ match, seated }: Pick<Sat, 'match' | 'seated'>): Tutor | undefined {
    const { lesson } = match.game;
    return lesson && isLesson(seated) ? new Tutor(match, lesson) : undefined;
  }

  private answerOf(seat: Seat): Action | undefined {
    const { game, state, entries } = this.match;
    return answerOf(this.lesson, entries, seat, game.legal(state, seat));
  }

  /** Whether a seat has something to say: at the end of a lesson the match may go on, and nobody plays it. */
  hasAnswer(seat: Seat): boolean {
    return this.answerOf(seat) !== undefined;
  }

  player(seat: Seat): Player {
    return {
      choose: () => {
        const answer = this.answerOf(seat);
        assert(answer, `the lesson of ${this.match.game.id} has no answer for seat ${seat}`);
        return answer;
      },
    };
  }

  get news(): LessonNews {
    const { seat } = this.lesson;
    const actions = this.match.entries.filter((entry) => entry.seat === seat).length;
    const { decisions } = this.match;
    // Whoever is asked together with others does not wait for them: their secret answers are no news.
    const isAsked = decisions.some((asked) => asked.seat === seat);
    const waiting = !isAsked && decisions.some((asked) => this.hasAnswer(asked.seat));
    return { actions, waiting };
  }

  get steps(): NonNullable<MatchSummary['lesson']> {
    return { done: standingAfter(this.lesson, this.news.actions).step, of: this.lesson.steps.length };
  }
}
