/** One browser: takes its messages, answers each, and tells it what happens at the table it looks at. */
import { isLevel } from '@orrery/bots';
import { hashing, type Json, type Log, logOf, messageOf, unreachable, type Viewer } from '@orrery/kernel';
import { type Move, packMoves, parseToServer, type Problem, type ToClient, type ToServer } from '@orrery/protocol';
import { adviceFor } from './advice.ts';
import { courseOf } from './course.ts';
import { decisionsOf, judgementOf } from './judgement.ts';
import { type Found, found, lacking } from './found.ts';
import type { Host } from './host.ts';
import {
  type Asking,
  factsOf,
  mayForget,
  mayPlay,
  maySee,
  placeFor,
  type Sat,
  tellable,
  whyNoAdvice,
  whyNoCourse,
  whyNoLog,
} from './leaving.ts';
import { thinkerOf } from './bot-turns.ts';
import type { Listener, Table } from './table.ts';
import type { Tape } from './tape.ts';

type Message<T extends ToServer['type']> = Extract<ToServer, { type: T }>;
/** Requests that are answered with a table. */
type Looking = 'create' | 'learn' | 'fork' | 'look';
/** Requests of somebody who plays. */
type Deed = 'act' | 'undo' | 'forecast';

const isLooking = (message: ToServer): message is Message<Looking> =>
  message.type === 'create' || message.type === 'learn' || message.type === 'fork' || message.type === 'look';

/** Makes a message ready, as it will be sent; what comes back sends it. */
export type Ready = (message: ToClient) => () => void;

/** What is to be looked at. */
type Wish = Omit<Message<'look'>, 'type' | 're'>;

/** Where to look from, and how many moves are known there already. */
interface Place {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly since?: number;
  readonly brief?: boolean;
}

/** Whoever gets the file knows who sat where: bots by their level, people as people. */
const logWithSitters = ({ match, seated }: Sat): Log => ({
  ...logOf(match, false),
  sitters: seated.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'human')),
});

/** No board asks more at once, in characters of JSON. */
const QUESTION_LONGEST = 20_000;

export class Connection {
  private readonly host: Host;
  private readonly asking: Asking;
  /** Says nothing any more once the connection is closed. */
  private readonly send: (message: ToClient) => void;
  private readonly ready: Ready;
  private looking: { readonly table: Table; readonly listener: Listener } | undefined;
  /** How often it asked to look at a table. */
  private looks = 0;
  private closed = false;

  constructor(host: Host, asking: Asking, send: (message: ToClient) => void, ready: Ready) {
    this.host = host;
    this.asking = asking;
    this.ready = ready;
    this.send = (message) => {
      if (this.closed) return;
      const told = 'problem' in message ? { ...message, problem: tellable(message.problem, asking) } : message;
      send(told);
    };
  }

  async receive(input: unknown): Promise<void> {
    const parsed = parseToServer(input);
    if (!parsed.ok) {
      const problem: Problem = { code: 'malformed', why: parsed.problem };
      this.send({ type: 'error', ...(parsed.re !== undefined && { re: parsed.re }), problem });
      return;
    }
    const message = parsed.value;
    try {
      if (isLooking(message)) await this.showTable(message);
      else this.send(await this.answerTo(message));
    } catch (error) {
      this.host.world.fault?.(error);
      this.send({ type: 'error', re: message.re, problem: { code: 'fault', why: messageOf(error) } });
    }
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  private leave(): void {
    this.looking?.table.leave(this.looking.listener);
    this.looking = undefined;
  }

  private async showTable(message: Message<Looking>): Promise<void> {
    const turn = ++this.looks;
    const place = await this.placeOf(message);
    if (place.ok) await this.look(message.re, turn, place.value);
    else this.send({ type: 'error', re: message.re, problem: place.problem });
  }

  private async placeOf(message: Message<Looking>): Promise<Found<Place>> {
    switch (message.type) {
      case 'create':
        return this.sitDown(await this.host.create(message, this.asking));
      case 'learn':
        return this.sitDown(await this.host.learn(message, this.asking));
      case 'fork':
        return this.fork(message);
      case 'look':
        return this.lookAt(message);
      default:
        return unreachable(message);
    }
  }

  /** What a move goes through is as short as can be: it waits at no door that is open. */
  private answerTo(message: Exclude<ToServer, Message<Looking>>): Promise<ToClient> {
    const { type } = message;
    return type === 'act' || type === 'undo' || type === 'forecast' ? this.take(message) : this.answerOther(message);
  }

  private async answerOther(message: Exclude<ToServer, Message<Looking | Deed>>): Promise<ToClient> {
    const { re } = message;
    const { asking, host } = this;
    switch (message.type) {
      case 'advise':
        return this.advise(message);
      case 'log':
        return this.log(message);
      case 'replay':
        return this.replay(message);
      case 'course':
        return this.course(message);
      case 'judge':
        return this.judge(message);
      case 'ping':
        return { type: 'done', re };
      case 'list':
        return { type: 'matches', re, matches: await host.list(asking) };
      case 'import': {
        const taken = await host.import(message.text, asking);
        return taken.ok ? { type: 'imported', re, match: taken.value } : { type: 'error', re, problem: taken.problem };
      }
      case 'keep':
        return this.keep(message);
      case 'forget': {
        const problem = await host.forget(message.match, asking);
        return problem ? { type: 'error', re, problem } : { type: 'done', re };
      }
      default:
        return unreachable(message);
    }
  }

  private sitDown(made: Found<Table>): Found<Place> {
    return made.ok ? { ok: true, value: { table: made.value, viewer: placeFor(made.value, this.asking) } } : made;
  }

  private async fork({ match, moves, viewer, sitters }: Message<'fork'>): Promise<Found<Place>> {
    const source = await this.host.tapes.of(match);
    if (!source.ok) return source;
    if (!maySee(source.value, viewer, this.asking)) return lacking('not-yours');
    return this.sitDown(await this.host.fork(source.value, moves, viewer, sitters, this.asking));
  }

  private async lookAt({ match, viewer, since, brief, takeOver }: Wish): Promise<Found<Place>> {
    const found = await this.host.find(match, takeOver);
    if (!found.ok) return found;
    const table = found.value;
    const from = viewer ?? placeFor(table, this.asking);
    if (!maySee(table, from, this.asking)) return lacking('not-yours');
    const wish = { ...(since !== undefined && { since }), ...(brief && { brief }) };
    return { ok: true, value: { table, viewer: from, ...wish } };
  }

  private async take(message: Message<Deed>): Promise<ToClient> {
    const { re, seat } = message;
    const here = this.host.tableAt(message.match);
    const sought = here ? found(here) : await this.host.find(message.match);
    if (!sought.ok) return { type: 'error', re, problem: sought.problem };
    const table = sought.value;
    if (!mayPlay(table.seated, seat, this.asking)) return notYours(re);
    // What is not shown yet would be told by a forecast, or by what is refused and what is taken. Only whoever is asked in
    // silence is heard at once: then nobody who looks right after the pause comes before the answer.
    const isDue = message.type === 'act' && table.isAskedInSilence(seat, message.decision);
    if (message.type === 'forecast' || (table.isSilent && !isDue)) await table.shown();
    if (message.type === 'forecast') return forecast(re, table, message);
    const refusal = await (message.type === 'act'
      ? table.act(seat, message.decision, message.action)
      : table.undo(seat, message.moves));
    if (refusal) return { type: 'refused', re, refusal };
    // Online what could not be saved did not happen.
    return table.online && table.problem ? { type: 'error', re, problem: table.problem } : { type: 'done', re };
  }

  /** The bot that is asked knows the seat's view, and nobody is told that it was. */
  private async advise({ re, match, seat, level = 'scripted' }: Message<'advise'>): Promise<ToClient> {
    const found = await this.host.find(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const table = found.value;
    if (!mayPlay(table.seated, seat, this.asking)) return notYours(re);
    if (!isLevel(level)) return { type: 'error', re, problem: { code: 'no-such-bot', level } };
    // As with a forecast: what is not shown yet would be told by what a bot makes of it.
    await table.shown();
    const problem = whyNoAdvice(table, seat);
    const question = table.match.decisionOf(seat);
    if (problem || !question) return { type: 'error', re, problem: problem ?? { code: 'not-your-turn' } };
    const { game, state } = table.match;
    const advice = await adviceFor(game, game.view(state, seat), seat, question.id, level, thinkerOf(this.host.world));
    return { type: 'advice', re, advice };
  }

  private async keep({ re, match }: Message<'keep'>): Promise<ToClient> {
    const found = await this.host.find(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    if (!mayForget(found.value.seated, this.asking)) return notYours(re);
    const problem = await found.value.keepAgain();
    return problem ? { type: 'error', re, problem } : { type: 'done', re };
  }

  private async log({ re, match, revealing, plain }: Message<'log'>): Promise<ToClient> {
    const found = await this.host.tapes.of(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const why = whyNoLog(found.value, this.asking, revealing === true);
    if (why) return { type: 'error', re, problem: why };
    const log = logWithSitters(found.value);
    return {
      type: 'log',
      re,
      log: plain ? log : { ...log, hashes: await this.host.archive.inSteps(hashing(found.value.match)) },
    };
  }

  private async replay({ re, match, moves, viewer, counter, history, packed }: Message<'replay'>): Promise<ToClient> {
    const found = await this.host.tapes.of(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const { tape } = found.value;
    const from = viewer ?? placeFor(found.value, this.asking);
    if (![from, counter ?? from].every((each) => maySee(found.value, each, this.asking))) return notYours(re);
    return {
      type: 'moment',
      re,
      table: factsOf(match, found.value, this.asking),
      moment: tape.moment(moves ?? Number.MAX_SAFE_INTEGER, from, counter ?? from),
      over: tape.outcome !== undefined,
      ...(tape.outcome && { seed: tape.match.setup.seed }),
      ...(history && (packed ? { packed: packMoves(tape.history(from)) } : { history: tape.history(from) })),
    };
  }

  private async course({ re, match, packed }: Message<'course'>): Promise<ToClient> {
    const found = await this.host.tapes.of(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const why = whyNoCourse(found.value);
    if (why) return { type: 'error', re, problem: why };
    const { tape } = found.value;
    const course = await courseOf(tape, this.host.world);
    const { view } = tape.moment(Number.MAX_SAFE_INTEGER, 'above');
    const history = tape.history('above');
    return {
      type: 'course',
      re,
      course,
      view,
      ...(packed ? { history: [], packed: packMoves(history) } : { history }),
    };
  }

  /** Refused as long as the course is: others' moves are judged by what they knew. */
  private async judge({ re, match, decision, level = 'medium' }: Message<'judge'>): Promise<ToClient> {
    const found = await this.host.tapes.of(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const why = whyNoCourse(found.value);
    if (why) return { type: 'error', re, problem: why };
    if (!isLevel(level)) return { type: 'error', re, problem: { code: 'no-such-bot', level } };
    const { tape } = found.value;
    const decisions = tape.match.game.search ? decisionsOf(tape) : [];
    const wanted = decisions[decision];
    const judgement = wanted && (await judgementOf(tape, wanted, level, thinkerOf(this.host.world)));
    return { type: 'judgement', re, of: decisions.length, ...(judgement && { judgement }) };
  }

  /** The moves of a viewer from a number on, up to where the match stands when this comes back. */
  private async historyOf(table: Table, viewer: Viewer, from: number): Promise<readonly Move[]> {
    await table.shown();
    if (from > table.movesOf(viewer)) return [];
    const { tapes, archive } = this.host;
    const isEnough = (tape: Tape) => tape.tells(viewer);
    let taped = await tapes.ofTable(table, isEnough);
    // While the tape was made the match may have gone on.
    while (!taped.tape.isOf(table.match)) taped = await tapes.ofTable(table, isEnough);
    const history = taped.tape.history(viewer, from);
    // Whoever comes anew has looked at all of it.
    if (table.online && from === 0) {
      archive.keepSnapshot(taped, viewer);
      void archive.keepStanding(table.id, table.match);
    }
    return history;
  }

  /** Answers where a table stands and listens to it from now on, unless something else was to be looked at since. */
  private async look(re: number, turn: number, place: Place): Promise<void> {
    const { table, viewer, since, brief } = place;
    const from = since === undefined ? 0 : since + 1;
    const history = brief && table.over ? [] : await this.historyOf(table, viewer, from);
    // Meanwhile it may have been put away, or taken by another tab.
    if (this.host.tableAt(table.id) !== table) return this.lookAgain(re, turn, place);
    this.send({
      type: 'table',
      re,
      table: factsOf(table.id, table, this.asking),
      update: table.now(viewer),
      history,
    });
    if (turn !== this.looks || this.closed) return;
    this.leave();
    const listener: Listener = {
      viewer,
      ready: (update) => this.ready({ type: 'update', update }),
      warn: (problem) => this.send({ type: 'notice', match: table.id, problem }),
      fail: (problem) => this.send({ type: 'error', match: table.id, problem }),
    };
    this.looking = { table, listener };
    // After the answer: what the table has to say first, a browser that does not know it yet would not understand.
    table.join(listener);
  }

  /** Finds anew what was to be looked at. */
  private async lookAgain(re: number, turn: number, { table, ...wish }: Place): Promise<void> {
    const found = await this.lookAt({ ...wish, match: table.id });
    if (found.ok) await this.look(re, turn, found.value);
    else this.send({ type: 'error', re, problem: found.problem });
  }
}

function forecast(re: number, { match }: Table, { seat, question }: Message<'forecast'>): ToClient {
  const { game, state } = match;
  if (!isShort(question)) return { type: 'error', re, problem: { code: 'no-forecast' } };
  // The question came out of JSON, or out of a structured clone of it; the game judges what it means.
  const answer = game.forecast?.(game.view(state, seat), seat, question as Json);
  return answer === undefined
    ? { type: 'error', re, problem: { code: 'no-forecast' } }
    : { type: 'forecast', re, answer };
}

function isShort(question: unknown): boolean {
  try {
    return (JSON.stringify(question) ?? '').length <= QUESTION_LONGEST;
  } catch {
    return false; // a circle, or deeper than any stack
  }
}

function notYours(re: number): ToClient {
  return { type: 'error', re, problem: { code: 'not-yours' } };
}
