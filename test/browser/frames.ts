/**
 * What a client was told while its match ran, frame by frame, compared with what it may know: the views of states in which
 * everything that it cannot know was dealt anew, and the events that were for it. A field that nobody thought of here is strange, too.
 */
import {
  canonicalJson,
  type Game,
  heardBy,
  type Json,
  type Log,
  Random,
  replay,
  type View,
  type Viewer,
  viewersOf,
} from '@orrery/kernel';
import { changed, type Moment, type Move, type ToClient, type ToServer, type Update } from '@orrery/protocol';

/** What came over a client's sockets, as text, and what went. */
export interface Frames {
  readonly received: readonly string[];
  readonly sent: readonly string[];
}

export interface Allowed {
  readonly views: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** All that a viewer may ever be told of a match before its end. */
export function allowedIn(game: Game, log: Log): ReadonlyMap<Viewer, Allowed> {
  const begun = replay(game, log, 0, { filmed: true });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  const states = [match.state];
  for (const [seat, action] of log.actions) {
    match.act(seat, action);
    states.push(...match.film.map((beat) => beat.state), match.state);
  }
  const told = [...match.opening, ...match.entries.flatMap((entry) => entry.told)];
  const viewOf = (state: unknown, viewer: Viewer, at: number) => {
    const other = game.clone(state);
    game.redeal(other, viewer, Random.from(`dealt anew ${at}`));
    return canonicalJson(game.view(other, viewer));
  };
  return new Map(
    viewersOf(log.seats).map((viewer) => [
      viewer,
      {
        views: new Set(states.map((state, at) => viewOf(state, viewer, at))),
        events: new Set(heardBy(told, viewer).map((event) => canonicalJson(event))),
      },
    ]),
  );
}

/** What came before the match was over. */
export function whileRunning({ received }: Frames): readonly string[] {
  const end = received.findIndex((frame) => frame.includes('"outcome":'));
  return end < 0 ? received : received.slice(0, end);
}

const messagesOf = (frames: Frames): readonly ToClient[] =>
  whileRunning(frames).map((frame) => JSON.parse(frame) as ToClient);

/** Everything in a client's frames that was not for this viewer. */
export function strangeIn(
  frames: Frames,
  game: Game,
  log: Log,
  viewer: Viewer,
  all: ReadonlyMap<Viewer, Allowed>,
): string[] {
  const allowed = all.get(viewer) ?? { views: new Set(), events: new Set() };
  const isForecast = forecastsOf(frames, game, allowed);
  const strange = messagesOf(frames).flatMap((message) => {
    const known = FIELDS[message.type];
    if (!known) return [canonicalJson(message)];
    const told = (() => {
      switch (message.type) {
        case 'table':
          return [...strangeUpdate(message.update, viewer, allowed), ...strangeMoves(message.history, allowed)];
        case 'update':
          return strangeUpdate(message.update, viewer, allowed);
        case 'moment':
          return [...strangeUpdate(message.moment, viewer, allowed), ...strangeMoves(message.history ?? [], allowed)];
        case 'forecast':
          return isForecast(message.re, message.answer) ? [] : [canonicalJson(message.answer)];
        // A board asked about something that was over by then.
        case 'error':
          return message.problem.code === 'no-forecast' ? [] : [canonicalJson(message.problem)];
        default:
          return [];
      }
    })();
    return [...strangeFields(known, message), ...told];
  });
  const seeds = whileRunning(frames).filter((frame) => frame.includes(log.seed));
  // Enough to see what it is.
  return [...strange, ...seeds].map((words) => words.slice(0, 300));
}

/** What there is in the messages that come while one plays. Rooms, talk and refusals hold nothing of the game. */
const FIELDS: Readonly<Partial<Record<ToClient['type'], ReadonlySet<string>>>> = {
  table: new Set(['type', 're', 'table', 'update', 'history', 'room']),
  update: new Set(['type', 'update']),
  moment: new Set(['type', 're', 'table', 'moment', 'over', 'history']),
  forecast: new Set(['type', 're', 'answer']),
  room: new Set(['type', 're', 'room']),
  chat: new Set(['type', 'match', 'lines']),
  done: new Set(['type', 're']),
  refused: new Set(['type', 're', 'refusal']),
  error: new Set(['type', 're', 'problem']),
};
const UPDATE: ReadonlySet<keyof Update | keyof Moment> = new Set([
  ...(['match', 'seq', 'moves', 'viewer', 'view', 'decision', 'events', 'beats', 'canUndo', 'canAskUndo'] as const),
  ...(['of', 'seat'] as const),
]);
const MOVE: ReadonlySet<keyof Move> = new Set(['events', 'seat', 'progress']);

const strangeFields = (known: ReadonlySet<string>, object: object): string[] =>
  Object.keys(object).filter((field) => !known.has(field));

function strangeUpdate(update: Update | Moment, viewer: Viewer, { views, events }: Allowed): string[] {
  if (update.viewer !== viewer) return [`an update for ${update.viewer}`];
  return [
    ...strangeFields(UPDATE, update),
    ...viewsIn(update)
      .map((view) => canonicalJson(view))
      .filter((view) => !views.has(view)),
    ...update.events.map((event) => canonicalJson(event)).filter((event) => !events.has(event)),
  ];
}

const strangeMoves = (moves: readonly Move[], { events }: Allowed): string[] =>
  moves.flatMap((move) => [
    ...strangeFields(MOVE, move),
    ...move.events.map((event) => canonicalJson(event)).filter((event) => !events.has(event)),
  ]);

/** Every view in an update: where it stands, and each picture of the film, of which all but the first came as differences. */
function viewsIn({ view, beats = [] }: Update | Moment): readonly unknown[] {
  let before: Json = null;
  const pictures = beats.map(({ view: whole, change }) => {
    // A view is JSON by the contract of a game.
    if (whole) before = whole as unknown as Json;
    else if (change) before = changed(before, change);
    return before;
  });
  return [view, ...pictures];
}

/** Tells whether an answer is what the game makes of one of the allowed views and a question of this number. */
function forecastsOf({ sent }: Frames, game: Game, { views }: Allowed): (re: number, answer: Json) => boolean {
  const asked = sent.map((frame) => JSON.parse(frame) as ToServer).filter((message) => message.type === 'forecast');
  return (re, answer) => {
    const wanted = canonicalJson(answer);
    const questions = asked.filter((each) => each.re === re);
    return [...views].some((text) =>
      questions.some(({ seat, question }) => {
        const made = game.forecast?.(JSON.parse(text) as View, seat, question as Json);
        return canonicalJson(made ?? null) === wanted;
      }),
    );
  };
}

/** Every answer that a client ever sent, once: a question and its seat. */
export const answersSent = (clients: readonly Frames[]): ReadonlySet<string> =>
  new Set(
    clients
      .flatMap(({ sent }) => sent.map((frame) => JSON.parse(frame) as ToServer))
      .flatMap((message) => (message.type === 'act' ? [`${message.seat} ${message.decision}`] : [])),
  );

/** How many pictures of films came as differences. */
export const differencesIn = (frames: Frames): number =>
  messagesOf(frames)
    .flatMap((message) => (message.type === 'update' ? (message.update.beats ?? []) : []))
    .filter(({ change }) => change).length;
