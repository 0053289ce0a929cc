/**
 * What the others are asked to agree to: that somebody's last action is taken back. It is kept with the room until all have
 * said their word, or the match goes on; bots wait a while for that, people need not.
 */
import type { Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { type KeptProposal, playersIn, playsItself, type RoomNow } from '../record.ts';
import { type Answer, no, type RoomCore } from './core.ts';
import type { Talk } from './talk.ts';
import type { TurnCalls } from './turn-calls.ts';

/** So long bots wait at one point of a match, however often somebody asks there. */
const BOTS_WAIT_MS = 60_000;

export class Proposals {
  private readonly core: RoomCore;
  private readonly talk: Talk;
  private readonly calls: TurnCalls;
  /** For each seat, how many moves had been made when somebody said no to it. */
  private readonly refused = new Map<Seat, number>();
  /** Until when bots wait, at this number of moves. */
  private wait: { readonly at: number; readonly until: number } | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(core: RoomCore, talk: Talk, calls: TurnCalls) {
    this.core = core;
    this.talk = talk;
    this.calls = calls;
  }

  async askUndo(seat: Seat, moves: number): Promise<Answer> {
    const { core } = this;
    const { table } = core;
    if (!table || playsItself(core.seat(seat))) return no('not-yours');
    await table.shown();
    if (moves !== table.movesOf(seat)) return { refusal: { code: 'undo-stale' } };
    const { canUndo, canAskUndo } = table.now(seat);
    if (!canUndo && !canAskUndo) return { refusal: { code: 'no-undo' } };
    if (this.refused.get(seat) === moves) return no('said-no');
    if (core.room.proposal) return no('proposal-open');
    const needed = playersIn(core.room).filter((each) => each !== seat);
    return needed.length === 0 ? this.takeBack(table, seat, moves) : this.propose(table, seat, moves, needed);
  }

  private async propose(table: Table, seat: Seat, moves: number, needed: readonly Seat[]): Promise<Answer> {
    const { core } = this;
    const { moves: at, world } = core;
    if (this.wait?.at !== at) this.wait = { at, until: world.now() + BOTS_WAIT_MS };
    const proposal = { id: world.newId(), seat, needed, moves, at, botsUntil: this.wait.until };
    // A bot that moves before it is kept would be no answer to it.
    this.holdBots(table, proposal);
    await this.put(proposal);
    core.tellAll();
    this.callThose(proposal);
    // The match may have gone on meanwhile.
    this.dropIfPlayedOn();
    return undefined;
  }

  private async takeBack(table: Table, seat: Seat, moves: number): Promise<Answer> {
    const refusal = await table.undo(seat, moves, true);
    if (refusal) return { refusal };
    await this.talk.note({ system: 'undo', seat });
    return undefined;
  }

  async agree(id: string, yes: boolean, yours: readonly Seat[]): Promise<Answer> {
    const { core } = this;
    const { table, room } = core;
    const { proposal } = room;
    if (!table || !proposal || proposal.id !== id) return no('no-proposal');
    // Whoever asked may take it back.
    const mine = yours.filter((seat) => proposal.needed.includes(seat) || (!yes && proposal.seat === seat));
    if (mine.length === 0) return no('not-yours');
    const needed = proposal.needed.filter((seat) => !mine.includes(seat));
    if (yes && needed.length > 0) {
      await this.put({ ...proposal, needed });
      core.tellAll();
      return undefined;
    }
    this.drop();
    if (yes) return this.takeBack(table, proposal.seat, proposal.moves);
    const [by] = mine;
    if (by === proposal.seat) return undefined;
    this.refused.set(proposal.seat, table.movesOf(proposal.seat));
    await this.talk.note({ system: 'no-undo', ...(by !== undefined && { seat: by }) });
    return undefined;
  }

  /** A match comes back, perhaps with a proposal that was made before. */
  resume(table: Table): void {
    const { proposal } = this.core.room;
    if (proposal) this.holdBots(table, proposal);
  }

  /** By what everybody has noticed: a proposal must not tell of an answer that nobody may know of. */
  dropIfPlayedOn(): void {
    const { core, talk } = this;
    const { proposal } = core.room;
    const isOver = core.table?.over === true;
    if (!proposal || (proposal.at === core.moves && !isOver)) return;
    this.drop();
    const { seat } = proposal;
    if (!isOver) void core.inTurn(() => talk.note({ system: 'undo-late', seat }));
  }

  /** A bot has this seat now, and has no word in it. */
  dropIfOf(seat: Seat): void {
    const { proposal } = this.core.room;
    if (proposal && (proposal.seat === seat || proposal.needed.includes(seat))) this.drop();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private drop(): void {
    const { core } = this;
    if (!core.room.proposal) return;
    core.room = withProposal(core.room, undefined);
    core.saveLater();
    this.letBotsPlay();
    core.tellAll();
  }

  /** What cannot be saved was not proposed. */
  private async put(proposal: KeptProposal): Promise<void> {
    const { core } = this;
    const before = core.room.proposal;
    core.room = withProposal(core.room, proposal);
    try {
      await core.save();
    } catch (error) {
      core.room = withProposal(core.room, before);
      if (!before) this.letBotsPlay();
      throw error;
    }
  }

  private holdBots(table: Table, { botsUntil }: KeptProposal): void {
    const wait = botsUntil - this.core.world.now();
    if (wait <= 0) return;
    table.holdBots(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.letBotsPlay(), wait);
  }

  private letBotsPlay(): void {
    clearTimeout(this.timer);
    this.core.table?.holdBots(false);
  }

  private callThose({ id, needed }: KeptProposal): void {
    const { core } = this;
    for (const seat of needed) {
      const sitter = core.seat(seat);
      if (sitter.kind !== 'person') continue;
      const isOpen = () => core.room.proposal?.id === id && core.room.proposal.needed.includes(seat);
      this.calls.ask({ person: sitter.id, why: 'undo', room: () => core.room, isOpen });
    }
  }
}

function withProposal({ proposal: _proposal, ...room }: RoomNow, proposal: KeptProposal | undefined): RoomNow {
  return proposal ? { ...room, proposal } : room;
}
