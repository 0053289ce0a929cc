import type { Action } from '@orrery/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { actInRow } from '../../src/table/row.ts';

const ACTIONS = ['a', 'b', 'c'].map((kind) => ({ kind }));

/** A table that is asked by hand, and notes what reached it. */
function setting({ refuses = '', alone = '' } = {}) {
  const ready = signal<boolean | undefined>(true);
  const sent: string[] = [];
  const table = {
    ready,
    standsAlone: ({ kind }: Action) => kind === alone,
    send: async ({ kind }: Action) => {
      sent.push(kind);
      ready.value = false;
      return Promise.resolve(kind !== refuses);
    },
  };
  return { table, ready, sent };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test('each goes out when the seat is asked again, however long that takes', async () => {
  const { table, ready, sent } = setting();
  const row = actInRow(table, ACTIONS);
  await soon();
  expect(sent).toEqual(['a']);
  // Somebody else acts: this seat is still not asked.
  ready.value = false;
  await soon();
  expect(sent).toEqual(['a']);
  ready.value = true;
  await soon();
  expect(sent).toEqual(['a', 'b']);
  ready.value = true;
  expect(await row).toBeUndefined();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('the first refusal ends the row', async () => {
  const { table, ready, sent } = setting({ refuses: 'b' });
  const row = actInRow(table, ACTIONS);
  await soon();
  ready.value = true;
  expect(await row).toBeUndefined();
  expect(sent).toEqual(['a', 'b']);
});

test('an end of the match ends the row', async () => {
  const { table, ready, sent } = setting();
  const row = actInRow(table, ACTIONS);
  await soon();
  ready.value = undefined;
  await row;
  expect(sent).toEqual(['a']);
});

test('what would lose something is left to be asked for', async () => {
  const { table, ready, sent } = setting({ alone: 'b' });
  const row = actInRow(table, ACTIONS);
  await soon();
  ready.value = true;
  expect(await row).toEqual({ kind: 'b' });
  expect(sent).toEqual(['a']);
});
