/** Logs of whole games, made in Node, and played again in a browser. */
import {
  type Action,
  type Game,
  type Log,
  logOf,
  Match,
  parseLog,
  parseOptions,
  Random,
  type Seat,
} from '@orrery/kernel';
import type { ToClient, ToServer } from '@orrery/protocol';
import type { Driver } from './driver.ts';

/** Every silent question takes a second at a table: of a game that is full of them a part is enough, and so it is of a long one. */
const MOVES: Readonly<Record<string, number>> = { entanglion: 16, breach: 120, cosmos: 120 };

/** Whether `played` stops before the end. */
export const isCutShort = (game: string): boolean => MOVES[game] !== undefined;

/** A game of random moves, made in Node. */
export function played(game: Game, seed: string): Log {
  const seats = game.seats.min;
  const options = parseOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats, seed });
  const random = Random.from(`moves of ${seed}`);
  for (let moves = 0; moves < (MOVES[game.id] ?? 2000); moves++) {
    const asked = match.decisions[0];
    if (!asked) break;
    match.act(asked.seat, random.pick(game.legal(match.state, asked.seat)));
  }
  return logOf(match);
}

/** Who answers a question of a match. */
type Chooser = (match: Match, seat: Seat, random: Random) => Action;
const scripted: Chooser = ({ game, state }, seat, random) => game.bot.choose(game.view(state, seat), seat, random);
export const anything: Chooser = ({ game, state }, seat, random) => random.pick(game.legal(state, seat));

/** A game of scripted players to its end; one of the seats was a person's. */
export function finished(
  game: Game,
  seed: string,
  you: Seat,
  seats = game.seats.min,
  given: object = {},
  choose = scripted,
): Log {
  const options = parseOptions(game.options, given, seats);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats, seed });
  const random = Random.from(`moves of ${seed}`);
  for (let asked = match.decisions[0]; asked; asked = match.decisions[0])
    match.act(asked.seat, choose(match, asked.seat, random));
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === you ? 'human' : 'scripted'));
  return { ...logOf(match, false), sitters };
}

/** Plays a log again in a worker of the page's own script, by the protocol, and asks it for its log. */
export async function replayInBrowser(browser: Pick<Driver, 'run'>, script: string, made: Log): Promise<Log> {
  const text = await browser.run(
    async ({ script, text }) => {
      const log = JSON.parse(text) as Log; // our own, a few lines below
      const worker = new Worker(script, { type: 'module' });
      let next = 1;
      type Body<M> = M extends unknown ? Omit<M, 're'> : never;
      const ask = (body: Body<ToServer>) =>
        new Promise<ToClient>((answered) => {
          const re = next++;
          const receive = ({ data }: MessageEvent<ToClient>) => {
            if (!('re' in data) || data.re !== re) return;
            worker.removeEventListener('message', receive);
            answered(data);
          };
          worker.addEventListener('message', receive);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          worker.postMessage({ ...body, re });
        });
      const { game, options, seed, seats } = log;
      const sitters = Array.from({ length: seats }, () => ({ kind: 'human' as const }));
      const opened = await ask({ type: 'create', game, options, sitters, seed });
      if (opened.type !== 'table') throw new Error(JSON.stringify(opened));
      const { match } = opened.table;
      for (const [seat, action] of log.actions) {
        const seen = await ask({ type: 'look', match, viewer: seat, since: 1_000_000 });
        if (seen.type !== 'table') throw new Error(JSON.stringify(seen));
        const decision = seen.update.decision ?? 'none';
        const done = await ask({ type: 'act', match, seat, decision, action });
        if (done.type !== 'done') throw new Error(JSON.stringify(done));
      }
      const end = await ask({ type: 'log', match, revealing: true });
      worker.terminate();
      if (end.type !== 'log') throw new Error(JSON.stringify(end));
      return JSON.stringify(end.log);
    },
    { script, text: JSON.stringify(made) },
  );
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.problem);
  // Who sat where only a table knows.
  const { sitters: _, ...bare } = log.value;
  return bare;
}
