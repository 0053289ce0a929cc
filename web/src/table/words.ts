/** Sentences about a table that are the same for every game. */
import type { GameEvent, Outcome, Seat, Viewer } from '@orrery/kernel';
import type { Sitter, TableFacts } from '@orrery/protocol';
import type { Shown, Words } from './scene.ts';

export function whoSits(facts: Pick<TableFacts, 'sitters' | 'yours'>, seat: Seat): string {
  const sitter = facts.sitters[seat];
  if (sitter?.kind === 'bot') return `Bot, ${sitter.level}`;
  if (!facts.yours.includes(seat)) return 'Player';
  return facts.yours.length === 1 ? 'You' : 'At this screen';
}

/** "against Bot, scripted", beside the name of the game. */
export function against(facts: Pick<TableFacts, 'sitters' | 'yours'>): string {
  const bots = facts.sitters.filter((sitter): sitter is Extract<Sitter, { kind: 'bot' }> => sitter.kind === 'bot');
  if (bots.length === 0) return 'on one screen';
  const levels = [...new Set(bots.map(({ level }) => level))].join(' and ');
  const who = bots.length === 1 ? `Bot, ${levels}` : `${bots.length} bots, ${levels}`;
  return facts.yours.length === 0 ? who : `against ${who}`;
}

/** The question of the moment, or how it ended, as this viewer should read it. */
export function promptOf(text: Words, { view, viewer, outcome }: Pick<Shown, 'view' | 'viewer' | 'outcome'>): string {
  if (outcome) return text.outcome(outcome);
  const decision = view.decisions.find(({ seat }) => seat === viewer) ?? view.decisions[0];
  return decision ? text.prompt(decision, view, viewer) : 'Nothing is asked of anybody.';
}

export function verdictFor({ ranks }: Outcome, seat: Seat): string {
  if (ranks[seat] !== 1) return ranks.length > 2 ? `Place ${ranks[seat]}` : 'Lost';
  return ranks.filter((rank) => rank === 1).length > 1 ? 'Draw' : 'Won';
}

/** A grey note beside the result, for somebody who played. */
export function noteOn(outcome: Outcome, viewer: Viewer, yours: readonly Seat[]): string | undefined {
  if (typeof viewer !== 'number' || yours.length !== 1) return undefined;
  const words: Readonly<Record<string, string>> = { Won: 'You won.', Lost: 'You lost.', Draw: 'A draw.' };
  const verdict = verdictFor(outcome, viewer);
  return words[verdict] ?? `${verdict}.`;
}

/** How far it is, in a few words, where the game has words for it. */
export function progressOf(text: Words, { view, outcome }: Pick<Shown, 'view' | 'outcome'>): string | undefined {
  return outcome ? undefined : text.progress?.(view);
}

export interface LogLine {
  readonly move: number;
  readonly seat: Seat | undefined;
  readonly words: string;
}

/** The log, newest first. An event that names a seat is that seat's line. */
export function logLines(text: Words, history: readonly (readonly (GameEvent | null)[])[]): LogLine[] {
  return history
    .flatMap((events, move) =>
      events.map((event): LogLine => {
        if (event === null) return { move, seat: undefined, words: 'Something happened that is hidden from you.' };
        const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
        return { move, seat, words: text.event(event) };
      }),
    )
    .reverse();
}
