/**
 * One server for one file. The lock is the operating system's, held through SQLite on a file beside it, so it goes with the
 * process however that ends, and nothing stale is left to clean up.
 */
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreError } from './schema.ts';

/** Holds the lock until what it gives back is called. */
export function lock(file: string): () => void {
  const holder = new DatabaseSync(`${file}-lock`, { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      /locked|busy/i.test(why)
        ? `Another server uses ${file}. Stop it, or give this one a file of its own (ORRERY_DATA).`
        : `${file}-lock cannot be used: ${why}.`,
    );
  }
  return () => holder.close();
}
