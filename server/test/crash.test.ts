/**
 * A process that writes without pause is killed (kill -9) again and again. Afterwards everything that it was told to be kept
 * is there, and everything that is there is whole. ORRERY_CRASH_ROUNDS=50 for more rounds. Needs the build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { logAfter, MATCHES, matchId, roomAfter, summaryAfter } from './crash-plan.mjs';
import { startWriting } from './crash-run.ts';

const ROUNDS = Number(process.env['ORRERY_CRASH_ROUNDS'] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'));
const file = join(folder, 'orrery.db');
afterAll(() => rmSync(folder, { recursive: true }));

test(`killed ${ROUNDS} times under load, nothing acknowledged is lost and nothing is torn`, async () => {
  const acknowledged = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const writing = startWriting(file);
    await writing.more(1);
    await sleep(20 + Math.random() * 400);
    await writing.kill();
    for (const [match, writes] of writing.acknowledged()) acknowledged.set(match, writes);
    const store = await SqliteStore.open(file);
    for (let match = 0; match < MATCHES; match++) {
      const room = await store.room(matchId(match));
      const kept = await store.load(matchId(match));
      // What was never begun may be missing, but only all of it.
      expect(room === undefined).toBe(kept === undefined);
      if (!room || !kept) {
        expect(acknowledged.get(match)).toBeUndefined();
        continue;
      }
      const { changed: writes } = room;
      expect(writes).toBeGreaterThanOrEqual(acknowledged.get(match) ?? 0);
      const log = logAfter(match, writes);
      expect(kept.actions).toEqual(log);
      expect(kept.summary).toEqual(summaryAfter(writes));
      expect(kept.changed).toBe(writes);
      expect(room).toEqual(roomAfter(match, writes, log.length));
    }
    await store.close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    db.close();
  }
  const total = [...acknowledged.values()].reduce((sum, writes) => sum + writes, 0);
  console.log(`${ROUNDS} kills, ${total} acknowledged writes, none lost`);
  expect(total).toBeGreaterThan(MATCHES);
}, 600_000);
