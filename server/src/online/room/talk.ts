/** The talk at a table: what is said, and what became of seats, for those who sit there. */
import type { ChatLine, Person } from '@orrery/protocol';
import { seatsOfPerson } from '../record.ts';
import { type Answer, no, type RoomCore } from './core.ts';

/** So much is told to whoever comes. */
const LINES_SHOWN = 100;

export class Talk {
  private readonly core: RoomCore;

  constructor(core: RoomCore) {
    this.core = core;
  }

  /** The talk so far, for those who sit at the table. */
  async linesFor(who: string): Promise<readonly ChatLine[]> {
    const { room, id, world } = this.core;
    if (seatsOfPerson(room, who).length === 0) return [];
    const lines = await world.store.chat(id, LINES_SHOWN);
    // The body was made by `say`.
    return lines.map(({ id: line, at, body }) => ({ id: line, at, ...(body as Omit<ChatLine, 'id' | 'at'>) }));
  }

  /** What has become of the match or of a seat. It has, whether the line about it can be kept or not. */
  async note(words: Pick<ChatLine, 'seat' | 'system'>): Promise<void> {
    try {
      await this.say(words);
    } catch (error) {
      this.core.world.fault(error);
    }
  }

  private async say(words: Pick<ChatLine, 'seat' | 'text' | 'system'>): Promise<void> {
    const { core } = this;
    const at = core.world.now();
    const { seat } = words;
    const sitter = seat === undefined ? undefined : core.seat(seat);
    const name = sitter?.kind === 'person' ? { name: sitter.name } : {};
    const body = { ...name, ...words, move: core.moves };
    const id = await core.world.store.addChat(core.id, { at, body });
    for (const visitor of core.visitors)
      if (seatsOfPerson(core.room, visitor.person.id).length > 0)
        visitor.tell({ type: 'chat', match: core.id, lines: [{ id, at, ...body }] });
  }

  async chat(text: string, person: Person): Promise<Answer> {
    const [seat] = seatsOfPerson(this.core.room, person.id);
    if (seat === undefined) return no('not-yours');
    // A line says at which move it was said, and must not count one that is not shown yet.
    await this.core.table?.shown();
    await this.say({ seat, text });
    return undefined;
  }
}
