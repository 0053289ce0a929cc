/** A board's questions "what would this do?" about one position, each asked once. */
import type { Json, Seat } from '@orrery/kernel';
import type { Update } from '@orrery/protocol';
import type { Link } from '../link.ts';

export class Forecasts {
  private readonly link: Link;
  private about: Update | undefined;
  private answers = new Map<string, Promise<Json | undefined>>();

  constructor(link: Link) {
    this.link = link;
  }

  /** What a seat is told about an update's position; nothing if the table has moved on when the answer comes. */
  async ask(update: Update, seat: Seat, question: Json, isNow: () => boolean): Promise<Json | undefined> {
    if (update !== this.about) this.answers = new Map();
    this.about = update;
    const key = JSON.stringify(question);
    const answer = this.answers.get(key) ?? this.request(update.match, seat, question);
    this.answers.set(key, answer);
    const told = await answer;
    return isNow() ? told : undefined;
  }

  private async request(match: string, seat: Seat, question: Json): Promise<Json | undefined> {
    const answer = await this.link.request({ type: 'forecast', match, seat, question });
    return answer.type === 'forecast' ? answer.answer : undefined;
  }
}
