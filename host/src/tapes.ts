/** The matches that were looked at last, with every moment that was needed of them. */
import type { Archive, Taped } from './archive.ts';
import { type Found, found } from './found.ts';
import type { Table } from './table.ts';
import { Tape } from './tape.ts';
import type { HostWorld } from './world.ts';

const TAPES_MOST = 4;

export class Tapes {
  private readonly world: HostWorld;
  private readonly archive: Archive;
  /** A table that is being played. */
  private readonly played: (id: string) => Table | undefined;
  /** The matches last replayed, the newest last. */
  private kept: readonly Taped[] = [];
  /** The tapes that are being made of matches under way, by match: one after the other. */
  private readonly taping = new Map<string, Promise<unknown>>();

  constructor(world: HostWorld, archive: Archive, played: (id: string) => Table | undefined) {
    this.world = world;
    this.archive = archive;
    this.played = played;
  }

  /**
   * A match and its moments, being played or kept, without sitting down at it. `isEnough`: for whoever needs less than all
   * of them.
   */
  async of(id: string, isEnough = (tape: Tape): boolean => tape.isWhole): Promise<Found<Taped>> {
    const here = this.played(id);
    if (here) return found(await this.ofTable(here, isEnough));
    const known = this.kept.find((tape) => tape.id === id);
    // A kept match may have been played on in another tab.
    if (known?.stamp !== undefined && isEnough(known.tape) && known.stamp === (await this.world.store.stamp(id)))
      return found(known);
    const kept = await this.archive.read(id, true);
    return kept.ok ? found(this.keep(kept.value)) : kept;
  }

  /** The match at a table and its moments; also of one that was closed or put away meanwhile. */
  async ofTable(table: Table, isEnough: (tape: Tape) => boolean): Promise<Taped> {
    await table.shown();
    const { id, match } = table;
    const made = (this.taping.get(id) ?? Promise.resolve()).then(async () => {
      const known = this.kept.find((tape) => tape.id === id);
      if (known?.tape.isOf(match) && isEnough(known.tape)) return { ...known, seated: table.seated };
      const tape = await this.archive.inSteps(Tape.of(match, known?.tape, isEnough));
      const { seated, online } = table;
      return this.keep({ id, match, seated, ...(online && { online }), tape, stamp: undefined });
    });
    const settled = made
      .catch(() => undefined)
      .then(() => {
        if (this.taping.get(id) === settled) this.taping.delete(id);
      });
    this.taping.set(id, settled);
    return made;
  }

  keep(taped: Taped): Taped {
    this.kept = [...this.kept.filter(({ id }) => id !== taped.id), taped].slice(-(this.world.tapes ?? TAPES_MOST));
    return taped;
  }

  forget(id: string): void {
    this.kept = this.kept.filter((tape) => tape.id !== id);
  }
}
