/**
 * Two people at each of many tables, on real sockets. A table has `move(n)`, which makes the n-th move: it tells how many
 * milliseconds passed until whoever moved knew that it was taken, and ends when the other side has seen it.
 *
 * They come from many addresses of this machine (127.0.0.0/8), so that what one address may do holds here as it does for
 * everybody.
 */
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { MOVES } from './moves.mjs';
import { WebSocket } from './ws.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');
const ADDRESSES = 200;
/** So many are let in at the same time. */
const AT_ONCE = 25;

let heard = 0;
/** How many characters the servers have told everybody so far. */
export const charactersHeard = () => heard;

const addressOf = (number) => `127.0.1.${1 + (number % ADDRESSES)}`;

/** Does something for each of so many, a few at a time. */
export async function forAll(count, task) {
  const results = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const at = next++;
        results[at] = await task(at);
      }
    }),
  );
  return results;
}

/** A promise for each thing that is waited for by name. */
class Waiting {
  waiting = new Map();

  for(name) {
    return new Promise((done) => this.waiting.set(name, done));
  }

  came(name, value) {
    this.waiting.get(name)?.(value);
    this.waiting.delete(name);
  }
}

function post(url, path, localAddress, cookie, body) {
  return new Promise((done, fail) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': text.length,
      origin: url,
      ...(cookie && { cookie }),
    };
    const asked = request(url + path, { method: 'POST', localAddress, headers }, (answer) => {
      let words = '';
      answer.on('data', (chunk) => (words += chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return fail(new Error(`${path}: ${answer.statusCode} ${words}`));
        done({ body: JSON.parse(words), cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] });
      });
    });
    asked.on('error', fail);
    asked.end(text);
  });
}

/** Somebody with a name, whose cookie opens sockets. */
export async function guest(url, number) {
  const localAddress = addressOf(number);
  const { cookie } = await post(url, '/api/me', localAddress, undefined, { name: `Guest ${number}` });
  return { url, localAddress, cookie };
}

export function connect({ url, localAddress, cookie }) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    localAddress,
    headers: { origin: url, cookie },
  });
  return new Promise((done, fail) => {
    socket.once('open', () => done(socket));
    socket.once('error', fail);
  });
}

async function orreryPlayer(url, number) {
  const person = await guest(url, number);
  const socket = await connect(person);
  const waiting = new Waiting();
  let re = 0;
  socket.on('message', (data) => {
    heard += data.length;
    for (const message of [JSON.parse(data.toString())].flat()) {
      if (message.re !== undefined) waiting.came(`re ${message.re}`, message);
      if (message.type === 'update' && message.update.seq !== undefined) waiting.came('update', message);
    }
  });
  const ask = async (question) => {
    const answer = waiting.for(`re ${++re}`);
    socket.send(JSON.stringify({ re, ...question }));
    const { type, problem, refusal } = await answer;
    if (type === 'error' || type === 'refused') throw new Error(JSON.stringify({ question, problem, refusal }));
  };
  return { person, socket, ask, waiting };
}

/** Two people, who sit down and see the beginning. */
async function orreryTable(url, number) {
  const players = [await orreryPlayer(url, 2 * number), await orreryPlayer(url, 2 * number + 1)];
  const [{ person }, other] = players;
  const { body } = await post(url, '/api/matches', person.localAddress, person.cookie, {
    game: 'connect-four',
    options: {},
    seats: ['you', 'open'],
    clock: { kind: 'none' },
    listed: false,
    watchable: false,
    rated: false,
  });
  const { match } = body;
  await other.ask({ type: 'sit', match, seat: 1 });
  for (const { ask } of players) await ask({ type: 'look', match });
  return {
    async move(n) {
      const [mover, watcher] = [players[n % 2], players[1 - (n % 2)]];
      const seen = watcher.waiting.for('update');
      const began = performance.now();
      const decision = `drop-${Math.floor(n / 2) + 1}`;
      await mover.ask({ type: 'act', match, seat: n % 2, decision, action: { kind: 'drop', column: MOVES[n] } });
      const took = performance.now() - began;
      await seen;
      return took;
    },
    close: () => players.forEach(({ socket }) => socket.terminate()),
  };
}

async function echoTable(url, number) {
  const match = `match-${number}`;
  const sides = [];
  for (const seat of [0, 1]) {
    const socket = new WebSocket(url.replace('http', 'ws'), { localAddress: addressOf(2 * number + seat) });
    const waiting = new Waiting();
    socket.on('message', (data) => {
      heard += data.length;
      waiting.came('echo', JSON.parse(data.toString()));
    });
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const joined = waiting.for('echo');
    socket.send(JSON.stringify({ match }));
    await joined;
    sides.push({ socket, waiting });
  }
  return {
    async move(n) {
      const [mover, watcher] = [sides[n % 2], sides[1 - (n % 2)]];
      const [done, seen] = [mover.waiting.for('echo'), watcher.waiting.for('echo')];
      const began = performance.now();
      mover.socket.send(JSON.stringify({ match, from: n, action: { kind: 'drop', column: MOVES[n] } }));
      await done;
      const took = performance.now() - began;
      await seen;
      return took;
    },
    close: () => sides.forEach(({ socket }) => socket.terminate()),
  };
}

async function boardgameIoTable(url, number) {
  const match = `match-${number}`;
  const sides = [];
  for (const seat of ['0', '1']) {
    const socket = io(`${url}/connect-four`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const waiting = new Waiting();
    socket.on('update', (_match, state) => waiting.came('update', state));
    const synced = new Promise((done) => socket.once('sync', done));
    await new Promise((done, fail) => socket.once('connect', done).once('connect_error', fail));
    socket.io.engine.on('data', (data) => (heard += data.length));
    socket.emit('sync', match, seat, undefined, 2);
    await synced;
    sides.push({ socket, waiting });
  }
  let stateId = 0;
  return {
    async move(n) {
      const [mover, watcher] = [sides[n % 2], sides[1 - (n % 2)]];
      const [done, seen] = [mover.waiting.for('update'), watcher.waiting.for('update')];
      const began = performance.now();
      const payload = { type: 'drop', args: [MOVES[n]], playerID: String(n % 2) };
      mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, payload.playerID);
      stateId = (await done)._stateID;
      const took = performance.now() - began;
      await seen;
      return took;
    },
    close: () => sides.forEach(({ socket }) => socket.disconnect()),
  };
}

const TABLES = { orrery: orreryTable, echo: echoTable, boardgameIo: boardgameIoTable };

/** `from`: the number of the first, so that each is new. */
export const sitDown = ({ name, url }, tables, from = 0) =>
  forAll(tables, (number) => TABLES[name](url, from + number));
