/** What the others are asked to agree to: that somebody's last action is taken back. */
import type { Seat } from '@orrery/kernel';
import { playersIn, playsItself } from '../record.ts';
import { type Answer, no, type RoomCore } from './core.ts';
import type { Talk } from './talk.ts';

export class Proposals {
  private readonly core: RoomCore;
  private readonly talk: Talk;
  /** What is done once all have agreed. */
  private deed: (() => Promise<Answer>) | undefined;
  /** How many moves everybody had counted when it was made. */
  private madeAt = 0;
  /** For each seat, how many moves had been made when somebody said no to it. */
  private readonly refused = new Map<Seat, number>();

  constructor(core: RoomCore, talk: Talk) {
    this.core = core;
    this.talk = talk;
  }

  async askUndo(seat: Seat, moves: number): Promise<Answer> {
    const { table } = this.core;
    if (!table || playsItself(this.core.seat(seat))) return no('not-yours');
    await table.shown();
    if (moves !== table.movesOf(seat)) return { refusal: { code: 'undo-stale' } };
    const { canUndo, canAskUndo } = table.now(seat);
    if (!canUndo && !canAskUndo) return { refusal: { code: 'no-undo' } };
    if (this.refused.get(seat) === moves) return no('said-no');
    return this.propose(seat, async () => {
      const refusal = await table.undo(seat, moves, true);
      if (refusal) return { refusal };
      await this.talk.say({ system: 'undo', seat });
      return undefined;
    });
  }

  private async propose(seat: Seat, deed: () => Promise<Answer>): Promise<Answer> {
    const { core } = this;
    if (core.proposal) return no('proposal-open');
    const needed = playersIn(core.room).filter((each) => each !== seat);
    if (needed.length === 0) return deed();
    core.proposal = { id: core.world.newId(), seat, needed };
    this.deed = deed;
    this.madeAt = core.moves;
    core.tellAll();
    return undefined;
  }

  async agree(id: string, yes: boolean, yours: readonly Seat[]): Promise<Answer> {
    const { core, deed } = this;
    const { proposal } = core;
    if (!proposal || !deed || proposal.id !== id) return no('no-proposal');
    // Whoever asked may take it back.
    const mine = yours.filter((seat) => proposal.needed.includes(seat) || (!yes && proposal.seat === seat));
    if (mine.length === 0) return no('not-yours');
    const needed = proposal.needed.filter((seat) => !mine.includes(seat));
    if (yes && needed.length > 0) {
      core.proposal = { ...proposal, needed };
      core.tellAll();
      return undefined;
    }
    this.drop();
    if (yes) return deed();
    const [by] = mine;
    if (by === proposal.seat) return undefined;
    if (core.table) this.refused.set(proposal.seat, core.table.movesOf(proposal.seat));
    await this.talk.say({ system: 'no-undo', ...(by !== undefined && { seat: by }) });
    return undefined;
  }

  /** By what everybody has noticed: a proposal must not tell of an answer that nobody may know of. */
  dropIfPlayedOn(): void {
    if (this.core.proposal && this.madeAt !== this.core.moves) this.drop();
  }

  /** A bot has this seat now, and has no word in it. */
  dropIfOf(seat: Seat): void {
    const { proposal } = this.core;
    if (proposal && (proposal.seat === seat || proposal.needed.includes(seat))) this.drop();
  }

  private drop(): void {
    if (!this.core.proposal) return;
    this.core.proposal = undefined;
    this.deed = undefined;
    this.core.tellAll();
  }
}
