/**
 * The limit: a socket server that knows no game. A move is kept, durably, by the same store, and then sent to whoever moved
 * and to the other side: as it came, and with as much more as ours keeps and tells of one. `load.mjs` says how much both
 * tell, so that it can be seen whether they still do the same.
 */
import { SqliteStore } from '../../server/dist/store/sqlite.js';
import { WebSocketServer } from './ws.mjs';

const store = await SqliteStore.open(process.env.ORRERY_DATA);
const sides = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
/** Ours keeps a summary of 255 characters on average with a move, and tells each side 573. */
const summary = { game: 'echo', glances: [], words: 'x'.repeat(210) };
const WORDS = 'x'.repeat(493);
server.on('connection', (socket) => {
  socket.on('message', async (data) => {
    const text = data.toString();
    const { match, from, action } = JSON.parse(text);
    const both = sides.get(match) ?? [];
    if (action === undefined) {
      sides.set(match, [...both, socket]);
      if (both.length > 0) await store.add({ id: match, head: {}, seated: [], actions: [], summary, changed: 0 });
    } else await store.append(match, { from, actions: [[from % 2, action]], summary, changed: from });
    const told = action === undefined ? text : `${text.slice(0, -1)},"words":"${WORDS}"}`;
    for (const side of action === undefined ? [socket] : both) side.send(told);
  });
});
server.on('listening', () => console.log(`Echo is at http://127.0.0.1:${server.address().port}`));
