/** Writes to a store without pause until it is killed; notes every write that was acknowledged, at once. Needs the build. */
import { openSync, writeSync } from 'node:fs';
import { SqliteStore } from '../dist/store/sqlite.js';
import { logAfter, MATCHES, matchId, roomAfter, summaryAfter, writeOf } from './crash-plan.mjs';

const [, , file, acknowledged] = process.argv;
// A file takes every line at once, and keeps it when the process is gone; a pipe may be full.
const notes = openSync(acknowledged, 'w');
const store = await SqliteStore.open(file);

async function play(match) {
  const id = matchId(match);
  let writes = (await store.room(id))?.body.writes;
  if (writes === undefined) {
    const seated = [0, 1].map(() => ({ kind: 'human', who: 'ann' }));
    await store.add({
      id,
      head: {},
      seated,
      actions: [],
      summary: summaryAfter(0),
      changed: 0,
      room: roomAfter(match, 0, 0),
    });
    writes = 0;
  }
  let { length } = logAfter(match, writes);
  for (; ; writes++) {
    const { from, actions } = writeOf(match, writes, length);
    length = from + actions.length;
    const done = writes + 1;
    const news = { from, actions, summary: summaryAfter(done), changed: done, room: roomAfter(match, done, length) };
    if ((await store.append(id, news)) !== 'kept') throw new Error(`${id} was not kept`);
    writeSync(notes, `${match} ${done}\n`);
  }
}

await Promise.all(Array.from({ length: MATCHES }, (_, match) => play(match)));
