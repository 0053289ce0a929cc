/**
 * Whole matches by people with real sockets: some with hidden hands, some in which all choose at once; a spectator looks on,
 * the server is stopped and started in the middle, and a socket is lost. Every frame is read: nobody gets what they may not know.
 */
import { findGame } from '@orrery/catalog';
import { type Game, heardBy, Random, type Viewer } from '@orrery/kernel';
import type { Move, ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

/** Somebody at the table, through all the sockets they had. */
class Player {
  readonly guest: Guest;
  readonly viewer: Viewer;
  client!: Client;
  /** What this viewer knows of the match: the opening and every move. */
  story: Move[] = [];
  /** The question answered last: during a pause it is still the newest that this player was shown. */
  answered: string | undefined;
  private read = 0;
  readonly random: Random;

  constructor(guest: Guest, viewer: Viewer) {
    this.guest = guest;
    this.viewer = viewer;
    this.random = Random.from(`player ${viewer}`);
  }

  /** Looks at the match; after a break only for what is not known yet. */
  async look(server: Running, match: string): Promise<void> {
    const guest = new Guest(server, this.guest.cookie);
    this.client = await guest.connect();
    this.read = 0;
    const since = this.story.length > 0 ? { since: this.story.length - 1 } : {};
    const answer = await this.client.ask({ type: 'look', match, viewer: this.viewer, ...since });
    expect(answer).toMatchObject({ type: 'table', update: { viewer: this.viewer } });
  }

  /** Takes in the frames that have come since: numbers without gaps or repeats. */
  follow(): Update | undefined {
    const { got } = this.client;
    let last: Update | undefined;
    for (; this.read < got.length; this.read++) {
      const message = got[this.read] as ToClient;
      if (message.type === 'table') {
        this.story.push(...message.history);
        last = message.update;
        expect(this.story).toHaveLength(message.update.moves + 1);
      } else if (message.type === 'update') {
        const { update } = message;
        const before = this.story.length - 1;
        expect(update.moves === before || update.moves === before + 1).toBe(true);
        if (update.moves > before) this.story.push({ events: update.events });
        last = update;
      } else expect(['done', 'room', 'chat', 'refused']).toContain(message.type);
    }
    return last;
  }
}

/** Compares every new frame with the same position dealt anew, as far as the viewer may not know it. */
class Auditor {
  private readonly seen = new Map<Player, number>();
  private readonly server: Running;
  private readonly match: string;
  private readonly random = Random.from('auditor');
  compared = 0;

  constructor(server: Running, match: string) {
    this.server = server;
    this.match = match;
  }

  async check(player: Player): Promise<void> {
    // What was sent before this answer has come before it.
    await player.client.flush();
    const table = this.server.rooms.host.tableAt(this.match);
    const { texts } = player.client;
    const from = this.seen.get(player) ?? 0;
    this.seen.set(player, texts.length);
    if (!table || table.isSilent || table.over) return;
    const { game, state } = table.match;
    const last = texts.slice(from).findLast((text) => text.startsWith('{"type":"update"'));
    if (last === undefined) return;
    const { update } = JSON.parse(last) as { update: Update };
    if (update.moves !== table.movesOf(player.viewer)) return; // others have gone on since
    const dealt = game.clone(state);
    game.redeal(dealt, player.viewer, this.random);
    const decision = typeof player.viewer === 'number' ? table.match.decisionOf(player.viewer) : undefined;
    const again = {
      match: this.match,
      seq: update.seq,
      moves: update.moves,
      viewer: player.viewer,
      view: game.view(dealt, player.viewer),
      ...(decision && { decision: decision.id }),
      events: update.events,
      ...(update.seat !== undefined && { seat: update.seat }),
      canUndo: update.canUndo,
      ...(update.canAskUndo && { canAskUndo: true }),
      ...(update.beats && { beats: update.beats }),
    };
    const acted = table.match.entries.findLast(({ seat }) => seat === update.seat);
    expect(acted?.hidden && acted.seat !== player.viewer, 'who answers in silence is told to nobody else').toBeFalsy();
    expect(JSON.parse(last)).toEqual({ type: 'update', update: JSON.parse(JSON.stringify(again)) });
    this.compared++;
  }
}

interface Plan {
  readonly game: string;
  readonly people: number;
  readonly options?: Readonly<Record<string, number>>;
  /** The server is stopped and started after so many actions of the first player. */
  readonly stopAfter: number;
  /** Somebody is asked something of which nobody else may know. */
  readonly isSilent?: boolean;
}

/** So many times faster than time runs: in a game with questions that are asked in silence, everybody waits a second for each. */
const HURRY = 50;
const began = Date.now();
const HURRIED = {
  now: () => began + (Date.now() - began) * HURRY,
  later: (task: () => void, milliseconds: number) => void setTimeout(task, milliseconds / HURRY),
};

async function playOut({ game: id, people, options = {}, stopAfter, isSilent = false }: Plan): Promise<void> {
  const file = await newFile();
  let server = await serve(file, HURRIED);
  const game = (await findGame(id)?.load()) as Game;
  const guests = await Promise.all(Array.from({ length: people }, (_, at) => Guest.named(server, `Player ${at}`)));
  const [first] = guests as [Guest];
  const seats = guests.map((_, at) => (at === 0 ? ('you' as const) : ('open' as const)));
  const match = await first.open({ game: id, seats, options, watchable: true });
  for (const [seat, guest] of guests.entries()) {
    const client = await guest.connect();
    if (seat > 0) expect(await client.ask({ type: 'sit', match, seat })).toMatchObject({ type: 'done' });
    await client.close();
  }
  const players = guests.map((guest, seat) => new Player(guest, seat));
  const spectator = new Player(await Guest.named(server, 'Watcher'), 'watcher');
  for (const each of [...players, spectator]) await each.look(server, match);
  let auditor = new Auditor(server, match);
  let compared = 0;
  let actions = 0;
  let outcome: Update['outcome'];
  while (!outcome) {
    let acted = false;
    for (const player of players) {
      const { client, viewer } = player;
      player.follow();
      await auditor.check(player);
      const update = client.update as Update;
      outcome = update.outcome;
      if (outcome || update.decision === undefined || update.decision === player.answered) continue;
      // What a person does comes from the frames of this very person.
      const action = game.bot.choose(update.view, viewer as number, player.random);
      const answer = await client.act(match, viewer as number, action);
      expect(answer).toMatchObject({ type: 'done' });
      player.answered = update.decision;
      acted = true;
      actions++;
      if (actions === stopAfter) {
        compared += auditor.compared;
        for (const each of [...players, spectator]) each.follow();
        await server.stop();
        server = await serve(file, HURRIED);
        for (const each of [...players, spectator]) await each.look(server, match);
        auditor = new Auditor(server, match);
      } else if (actions % 25 === 0) {
        // Somebody's connection breaks, and what others did meanwhile is not missed.
        player.follow();
        client.socket.terminate();
        await player.look(server, match);
      }
    }
    spectator.follow();
    await auditor.check(spectator);
    if (!acted && !outcome) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(actions).toBeGreaterThan(stopAfter);
  compared += auditor.compared;
  expect(compared).toBeGreaterThan(actions / 4);
  await spectator.client.until(() => spectator.client.update?.outcome);
  // What everybody heard by and by is what the whole match told them.
  await spectator.client.until(() => (spectator.client.room?.state === 'over' ? true : undefined));
  const { entries, opening } = server.rooms.host.tableAt(match)!.match;
  expect(entries.some(({ hidden }) => hidden)).toBe(isSilent);
  for (const each of [...players, spectator]) {
    await each.client.until(() => each.client.update?.outcome);
    each.follow();
    const told = [opening, ...entries.map((entry) => entry.told)].flatMap((telling) => heardBy(telling, each.viewer));
    expect(each.story.flatMap(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(told)));
  }
  expect(server.faults).toEqual([]);
}

test('breach, two people with hidden units', () => playOut({ game: 'breach', people: 2, stopAfter: 60 }));

test('entropy, two people with hidden hands who plan at once', () =>
  // Some of these matches are over after thirty actions.
  playOut({ game: 'entropy', people: 2, stopAfter: 12 }));

test('dogfight, four people who choose at once', () => playOut({ game: 'dogfight', people: 4, stopAfter: 20 }));

test('cosmos, three people who answer each other in secret', () =>
  playOut({ game: 'cosmos', people: 3, stopAfter: 40, isSilent: true }));

test('entanglion, two people who are asked in silence', () =>
  playOut({ game: 'entanglion', people: 2, stopAfter: 60, isSilent: true }));
