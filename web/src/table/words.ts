/** Sentences about a table that are the same for every game. */
import { type GameEvent, type Outcome, outcomeText, type Seat, type Viewer } from '@orrery/kernel';
import { LESSON, type Move, type Sitter, type TableFacts } from '@orrery/protocol';
import type { Names } from '../matches/copies.ts';
import { headingOf, marksOf, sinceOwn } from './history.ts';
import type { Shown, Words } from './scene.ts';

/** `names`: of those who played online. */
export function whoSits(facts: Pick<TableFacts, 'sitters' | 'yours'>, seat: Seat, names?: Names): string {
  const name = names?.[seat];
  if (name) return name;
  const sitter = facts.sitters[seat];
  if (sitter?.kind === 'bot') return sitter.level === LESSON ? 'Follows the lesson' : `Bot, ${sitter.level}`;
  if (!facts.yours.includes(seat)) return 'Player';
  return facts.yours.length === 1 ? 'You' : 'At this screen';
}

/** Whom the page speaks to: whoever plays, or has played, alone at this screen; else everybody alike. */
export function readerOf({ yours }: Pick<TableFacts, 'yours'>, names?: Names): Viewer {
  // A copy of an online match is nobody's here; who played it is remembered beside it.
  const own = names ? [...names.keys()].filter((seat) => names[seat] === 'You') : yours;
  return own.length === 1 ? (own[0] ?? 'watcher') : 'watcher';
}

/** "against Bot, scripted", beside the name of the game; "online: You, nadir" where it was played with others. */
export function against(facts: Pick<TableFacts, 'sitters' | 'yours'>, names?: Names): string {
  if (names) return `online: ${facts.sitters.map((_, seat) => whoSits(facts, seat, names)).join(', ')}`;
  const bots = facts.sitters.filter((sitter): sitter is Extract<Sitter, { kind: 'bot' }> => sitter.kind === 'bot');
  if (bots.length === 0) return facts.yours.length === 0 ? 'played elsewhere' : 'on one screen';
  const levels = [...new Set(bots.map(({ level }) => level))].join(' and ');
  const who = bots.length === 1 ? `Bot, ${levels}` : `${bots.length} bots, ${levels}`;
  if (facts.yours.length > 0) return `against ${who}`;
  return bots.length === facts.sitters.length ? who : `a player against ${who}`;
}

/** The question of the moment, or how it ended, as this viewer should read it. */
export function promptOf(text: Words, { view, viewer, outcome }: Pick<Shown, 'view' | 'viewer' | 'outcome'>): string {
  if (outcome) return outcomeText(text, outcome);
  const decision = view.decisions.find(({ seat }) => seat === viewer) ?? view.decisions[0];
  if (decision) return text.prompt(decision, view, viewer);
  return text.waiting?.(view, viewer) ?? 'One moment: somebody may be choosing in secret.';
}

/** Why nothing can be taken back by somebody who plays. */
export const noUndoWords = (outcome: Outcome | undefined): string =>
  outcome
    ? 'The match is over: nothing is taken back.'
    : 'Nothing to take back: an answer stays once something was rolled, drawn or shown, or another player went on.';

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
  /** What it stands under. */
  readonly heading: string | undefined;
  readonly move: number;
  readonly seat: Seat | undefined;
  readonly words: string;
}

/** The log, newest first; of a long one only the moves in a part. An event that names a seat is that seat's line. */
export function logLines(text: Words, history: readonly Move[], from = 0, to = history.length): LogLine[] {
  const marks = text.heading ? [] : marksOf(history);
  let heading = headingBefore(text, history, from);
  return history
    .slice(from, to)
    .flatMap(({ events }, at) => {
      const move = from + at;
      if (!text.heading) heading = headingOf(marks, move);
      return events.map((event): LogLine => {
        if (event === null)
          return { move, heading, seat: undefined, words: 'Something happened that is hidden from you.' };
        heading = text.heading?.(event) ?? heading;
        const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
        return { move, heading, seat, words: text.event(event) };
      });
    })
    .reverse();
}

/** A move that told its viewer nothing. */
export const unseenWords = (text: Words, seat: Seat | undefined): string =>
  `${seat === undefined ? 'Somebody' : text.seat(seat)} decides something in secret.`;

export interface Section {
  readonly heading: string | undefined;
  readonly words: string;
}

/** Each move in words, cut where a new heading begins; a heading stands only where it is new. */
export function sectionsOf(text: Words, history: readonly Move[], from = 0, to = history.length): Section[][] {
  const lines = logLines(text, history, from, to).reverse();
  let last: string | undefined;
  return history.slice(from, to).map((_, at) => {
    const sections: Section[] = [];
    for (const { heading, words } of lines.filter(({ move }) => move === from + at)) {
      const open = sections.at(-1);
      if (open && heading === last) sections[sections.length - 1] = { ...open, words: `${open.words} ${words}` };
      else sections.push({ heading: heading === last ? undefined : heading, words });
      last = heading;
    }
    return sections;
  });
}

/** What the log stands under before a move, where the events say it. */
function headingBefore(text: Words, history: readonly Move[], move: number): string | undefined {
  for (let at = move - 1; at >= 0 && text.heading; at--)
    for (const event of (history[at]?.events ?? []).toReversed()) {
      const heading = event === null ? undefined : text.heading(event);
      if (heading !== undefined) return heading;
    }
  return undefined;
}

/** So much is told of what others did: two lines on a phone. */
const MEANWHILE_MOST = 110;

/**
 * What happened since the viewer's own last move, as far as it is short: what they must not miss, then the latest of the rest.
 * That a round begins stands above the table already.
 */
export function meanwhile(text: Words, history: readonly Move[], viewer: Viewer): string {
  const [own, ...others] = sinceOwn(history, viewer);
  if (!own) return '';
  const first = (event: GameEvent | null) => (event === null ? undefined : text.toldFirst?.(event, viewer));
  // What followed on the own move by itself is not told by that move.
  const struck = [own, ...others].flatMap(({ events }) => events.flatMap((event) => first(event) ?? []));
  const rest = others
    .flatMap((move) => move.events)
    .filter((event) => event !== null)
    .filter((event) => first(event) === undefined && text.heading?.(event) === undefined)
    .map((event) => text.event(event))
    .reverse();
  const most = MEANWHILE_MOST - struck.join(' ').length;
  let told = '';
  for (const words of rest) {
    // The latest is told whole where there is nothing else.
    if (told.length + words.length >= most && (told !== '' || struck.length > 0)) break;
    told = told === '' ? words : `${words} ${told}`;
  }
  return [...struck, told].filter((words) => words !== '').join(' ');
}

/** What was told last. */
export function lastWords(text: Words, history: readonly Move[]): string {
  const move = history.findLastIndex(({ events }) => events.length > 0);
  return move < 0 ? '' : (logLines(text, history, move, move + 1)[0]?.words ?? '');
}
