/** Whoever does not stay in a running match: a bot plays for them, until they are back or for good. */
import type { Seat } from '@orrery/kernel';
import { AWAY_MS, type Gone } from '@orrery/protocol';
import { isOut, type KeptSeat, outOf, personAt, playsItself, type RoomNow } from '../record.ts';
import { RoomClock } from './clock.ts';
import { type Answer, no, type RoomCore } from './core.ts';
import type { Proposals } from './proposals.ts';
import type { Talk } from './talk.ts';

export class Absences {
  readonly clock: RoomClock;
  private readonly core: RoomCore;
  private readonly proposals: Proposals;
  private readonly talk: Talk;

  constructor(core: RoomCore, proposals: Proposals, talk: Talk) {
    this.core = core;
    this.proposals = proposals;
    this.talk = talk;
    this.clock = new RoomClock(core, (seat) => this.runOut(seat));
  }

  /** Their time is over: a bot plays for them, and stays. */
  private async runOut(seat: Seat): Promise<void> {
    const times = this.core.room.times?.map((each, at) => (at === seat ? { left: 0 } : each));
    await this.putBot(seat, { why: 'time' }, times ? { times } : {});
    await this.talk.note({ system: 'time', seat });
  }

  async leave(seat: Seat): Promise<void> {
    await this.putBot(seat, { why: 'left' });
    await this.talk.note({ system: 'left', seat });
  }

  /**
   * They give up for good. Where only one seat, or no person, is left that did not, the match is over; otherwise a bot plays
   * on, so that the others can finish. Whoever is the last one left does not lose by ending it.
   */
  async resign(seats: readonly Seat[]): Promise<Answer> {
    const { core } = this;
    const { table } = core;
    const own = seats.filter((seat) => !isOut(core.seat(seat)));
    if (!table || own.length === 0) return no('not-yours');
    // Somebody else was faster, and that is not told everywhere yet.
    if (table.over) return no('match-over');
    const out = outOf(core.room);
    const left = core.room.seats.flatMap((_, seat) => (out.includes(seat) || own.includes(seat) ? [] : [seat]));
    const isLast = left.length === 0;
    if (isLast) await table.forfeit(out);
    else if (left.length === 1 || left.every((seat) => core.seat(seat).kind === 'bot'))
      await table.forfeit([...out, ...own]);
    else for (const seat of own) await this.putBot(seat, { why: 'resigned' });
    if (!isLast) for (const seat of own) await this.talk.note({ system: 'resigned', seat });
    return undefined;
  }

  /** Somebody gives the seat of a person who has been away for long to a bot. */
  async give(seat: Seat, yours: readonly Seat[]): Promise<Answer> {
    const { core } = this;
    const sitter = core.seat(seat);
    const by = yours.find((each) => !playsItself(core.seat(each)));
    if (by === undefined || sitter.kind !== 'person' || playsItself(sitter) || yours.includes(seat))
      return no('not-yours');
    const isAway = !core.isHere(sitter.id) && core.world.now() - core.awaySince(sitter) >= AWAY_MS;
    // With days for each move, nobody is expected to be there.
    if (!isAway || core.room.clock.kind === 'days') return no('not-away');
    await this.putBot(seat, { why: 'away', by });
    await this.talk.note({ system: 'bot', seat });
    return undefined;
  }

  private async putBot(seat: Seat, gone: Pick<Gone, 'why' | 'by'>, more: Partial<RoomNow> = {}): Promise<void> {
    const { core } = this;
    const sitter = core.seat(seat);
    if (sitter.kind !== 'person') return;
    const { atZero, rated } = core.room;
    const instead: KeptSeat = {
      ...sitter,
      standIn: atZero,
      gone: { ...gone, at: core.world.now(), move: core.moves },
      // In a rated match nobody lets a bot play the hard part.
      ...((gone.why === 'time' || gone.why === 'resigned' || (gone.why === 'left' && rated)) && {
        forGood: true as const,
      }),
    };
    await core.change({ ...more, seats: core.room.seats.with(seat, instead) });
    core.table?.standIn(seat, atZero);
    this.proposals.dropIfOf(seat);
    this.clock.halt(seat);
    core.tellAll();
  }

  async comeBack(seats: readonly Seat[]): Promise<Answer> {
    const { core } = this;
    const back = seats.filter((seat) => {
      const sitter = core.seat(seat);
      return sitter.kind === 'person' && sitter.standIn !== undefined && !sitter.forGood;
    });
    if (back.length === 0) return no('not-yours');
    const now = core.world.now();
    await core.change({
      seats: core.room.seats.map((seat, at) =>
        seat.kind === 'person' && back.includes(at) ? personAt(seat, now) : seat,
      ),
    });
    for (const seat of back) {
      core.table?.standIn(seat, undefined);
      await this.talk.note({ system: 'returned', seat });
    }
    this.clock.resume();
    core.tellAll();
    return undefined;
  }
}
