/** Whole online matches through the page: people in browsers of their own, a server that is killed, somebody who watches. */
import { dogfight } from '@orrery/dogfight';
import { entanglion } from '@orrery/entanglion';
import { entropy } from '@orrery/entropy';
import { type Game, type Log, parseLog, Random, verify, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import {
  answersSent,
  type Client,
  differencesIn,
  eventsAllowed,
  openRoom,
  playOut,
  sitDown,
  strangeEvents,
  strangeViews,
  useOnlineSite,
  viewsAllowed,
  whileRunning,
} from './online.ts';
import { savedLog } from './table.ts';

const site = useOnlineSite();

async function logOf({ page }: Client): Promise<Log> {
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  return log.value;
}

/** The match is whole, every answer is in it once, the dice were honest, and nobody was told what they may not know. */
function checkMatch(game: Game, log: Log, players: readonly Client[], watcher?: Client): void {
  expect(verify(game, log)).toMatchObject({ ok: true });
  expect(log.actions).toHaveLength(answersSent(players).size);
  const viewers: readonly (readonly [Viewer, Client])[] = [
    ...players.entries(),
    ...(watcher ? [['watcher', watcher] as const] : []),
  ];
  for (const [viewer, client] of viewers) {
    expect(client.problems).toEqual([]);
    const allowed = viewsAllowed(game, log, viewer);
    expect(strangeViews(client, viewer, allowed)).toEqual([]);
    expect(strangeEvents(client, eventsAllowed(game, log, viewer))).toEqual([]);
    expect(whileRunning(client).filter((frame) => frame.includes(log.seed))).toEqual([]);
  }
}

const COMMON = { clock: { kind: 'none' }, listed: false, watchable: true, rated: false };

test('two people and somebody who watches play a match of Space Pirates; one reloads, the server is killed', async () => {
  const first = await site.open('/new/dogfight?with=friend&board=plain');
  await first.page.getByLabel('Gentle').check();
  await first.page.getByRole('button', { name: 'Start and copy the link' }).click();
  await first.page.getByText('Send this link').waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/j\/[\w-]{22}$/);
  const path = `${new URL(link).pathname}?board=plain`;
  await first.page.goto(site.url + path);

  const second = await site.open(path);
  await second.page.getByRole('heading', { name: 'Space Pirates' }).waitFor();
  await sitDown(second, 'nadir');
  await first.page.locator('.console[data-asked]').waitFor();
  const third = await site.open(path);
  await third.page.locator('.prompt').waitFor();
  expect(await first.page.locator('.seat-who').allInnerTexts()).toEqual(['You', 'nadir']);

  const players = [first, second];
  await playOut(players, Random.from('online'), async (answers) => {
    if (answers === 2) await second.page.reload();
    // The answer is on its way, or taken, or stored: nobody knows.
    if (answers === 3) await site.killAndRestart();
  });
  await third.page.locator('.end-page').waitFor();
  const log = await logOf(first);
  checkMatch(dogfight, log, players, third);
  // Who watches neither reads nor writes what is said.
  expect(third.received.filter((frame) => frame.includes('"type":"chat"'))).toEqual([]);
  // The check would find something: what the first was told is no view of the second.
  expect(strangeViews(first, 0, viewsAllowed(dogfight, log, 1)).length).toBeGreaterThan(0);
});

test('four people play a match of Space Pirates', async () => {
  const host = await site.open('/');
  const seats = ['you', 'open', 'open', 'open'];
  const match = await openRoom(host, { game: 'dogfight', options: { boardTw: 21, roundLimit: 5 }, seats, ...COMMON });
  const path = `/j/${match}?board=plain`;
  await host.page.goto(site.url + path);
  const others: Client[] = [];
  for (const name of ['nadir', 'apsis', 'umbra']) {
    const client = await site.open(path);
    await sitDown(client, name);
    others.push(client);
  }
  const players = [host, ...others];
  await playOut(players, Random.from('four'));
  checkMatch(dogfight, await logOf(host), players);
});

test('three people plan at once and in secret in Entropy Rally', async () => {
  const host = await site.open('/');
  // Little entropy makes a short match.
  const options = { entropyStart: 100 };
  const match = await openRoom(host, { game: 'entropy', options, seats: ['you', 'open', 'open'], ...COMMON });
  // Its plans are made on the board.
  const path = `/j/${match}`;
  await host.page.goto(site.url + path);
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  const third = await site.open(path, 'phone');
  await sitDown(third, 'apsis');
  const players = [host, second, third];
  const parts = ['.plan-answers .choice.danger', '.plan-finish:not(:disabled)', '.amount-confirm', '.wheel-arrow'];
  const restart = async (answers: number) => {
    if (answers === 5) await site.killAndRestart();
  };
  await playOut(players, Random.from('rally'), restart, [...parts, '.target.lit', '.drawn-tile.legal', '.ship.live']);
  checkMatch(entropy, await logOf(host), players);
  // Films came, and all but their first pictures as differences.
  for (const player of players) expect(differencesIn(player)).toBeGreaterThan(0);
});

test('two people with hidden hands play three rounds of Entanglion', async () => {
  const host = await site.open('/');
  const match = await openRoom(host, {
    game: 'entanglion',
    options: { roundLimit: 3 },
    seats: ['you', 'open'],
    ...COMMON,
  });
  const path = `/j/${match}?board=plain`;
  await host.page.goto(site.url + path);
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  const players = [host, second];
  await playOut(players, Random.from('qubits'), async (answers) => {
    if (answers === 6) await host.page.reload();
  });
  const log = await logOf(host);
  checkMatch(entanglion, log, players);
  // The check would find something: what the first drew was not for the second.
  expect(strangeEvents(host, eventsAllowed(entanglion, log, 1)).length).toBeGreaterThan(0);
});
