/**
 * The limit: a socket server that knows no game. A move is kept, durably, by the same store, and then sent as it came to
 * whoever moved and to the other side.
 */
import { SqliteStore } from '../../server/dist/store/sqlite.js';
import { WebSocketServer } from './ws.mjs';

const store = await SqliteStore.open(process.env.ORRERY_DATA);
const sides = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const summary = { game: 'echo', glances: [] };
server.on('connection', (socket) => {
  socket.on('message', async (data) => {
    const text = data.toString();
    const { match, from, action } = JSON.parse(text);
    const both = sides.get(match) ?? [];
    if (action === undefined) {
      sides.set(match, [...both, socket]);
      if (both.length > 0) await store.add({ id: match, head: {}, seated: [], actions: [], summary, changed: 0 });
    } else await store.append(match, { from, actions: [[from % 2, action]], summary, changed: from });
    for (const side of action === undefined ? [socket] : both) side.send(text);
  });
});
server.on('listening', () => console.log(`Echo is at http://127.0.0.1:${server.address().port}`));
