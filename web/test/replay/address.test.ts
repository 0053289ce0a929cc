import { expect, test } from 'vitest';
import { firstViewer, formatPlace, parsePlace, viewersFor } from '../../src/replay/address.ts';

test('an address says the move and the viewer, and survives the round trip', () => {
  const address = new URL(formatPlace('abc', 131, 'above'), 'http://here');
  expect(parsePlace(Object.fromEntries(address.searchParams))).toEqual({ at: 131, from: 'above' });
  expect(parsePlace({ at: '0', from: '1' })).toEqual({ at: 0, from: 1 });
  const within = new URL(formatPlace('abc', 36, 'above', 11), 'http://here');
  expect(parsePlace(Object.fromEntries(within.searchParams))).toEqual({ at: 36, from: 'above', event: 11 });
});

test.each([{}, { at: '-1', from: 'me' }, { at: '1e9', from: '' }, { at: '99999999999', from: '123' }])(
  'written by hand: %o',
  (query) => {
    expect(parsePlace(query)).toEqual({ at: undefined, from: undefined });
  },
);

test('a running match is seen from the own seats only', () => {
  const sitters = [{ kind: 'human' }, { kind: 'human' }] as const;
  expect(viewersFor(false, { sitters, yours: [1] })).toEqual([1, 'watcher']);
  expect(viewersFor(true, { sitters, yours: [1] })).toEqual(['above', 0, 1, 'watcher']);
  expect(viewersFor(false, { sitters, yours: [0, 1], shared: true })).toEqual(['watcher']);
  expect(viewersFor(true, { sitters, yours: [0, 1], shared: true })).toEqual(['above', 0, 1, 'watcher']);
  expect(firstViewer(false, [1])).toBe(1);
  expect(firstViewer(false, [0, 1])).toBe('watcher');
  expect(firstViewer(true, [])).toBe('above');
});
