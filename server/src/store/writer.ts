/**
 * The writer's thread: the only one that changes the file. Whatever has gathered while it was busy is one transaction with
 * one flush (group commit), and is answered after it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './schema.ts';
import { type Write, writesOn } from './writes.ts';

/** Writes to be made safe together, or that there will be no more. */
export type ToWriter = readonly Write[] | 'close';

export type Answer = { readonly value: unknown } | { readonly error: string };
export interface Answers {
  readonly answers: readonly Answer[];
  /** How long it took until all of it was safe. */
  readonly seconds: number;
}

const port = parentPort;
if (!port) throw new Error('the writer is a thread of its own');
const db = connect((workerData as { readonly file: string }).file);
const writes = writesOn(db);

/** The parameters of a write were made for its name by whoever asked. */
const run = ([name, ...args]: Write): unknown => (writes[name] as (...args: readonly unknown[]) => unknown)(...args);

function together(batch: readonly Write[]): readonly Answer[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    const answers = batch.map((write) => ({ value: run(write) }));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Where one of them cannot be done, each is done by itself: a bad one costs no other. */
function done(batch: readonly Write[]): readonly Answer[] {
  try {
    return together(batch);
  } catch (error) {
    if (batch.length === 1) return [{ error: error instanceof Error ? error.message : String(error) }];
    return batch.flatMap((write) => done([write]));
  }
}

port.on('message', (batch: ToWriter) => {
  if (batch === 'close') {
    // A closed file stands by itself: nothing that counts is left in its journal.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    port.close();
    return;
  }
  const began = performance.now();
  const answers = done(batch);
  port.postMessage({ answers, seconds: (performance.now() - began) / 1000 } satisfies Answers);
});
