import { parseListed, parseStored } from '@orrery/host';
import { formatLog, type Log } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { renewed } from '../src/old-match.ts';

const LOG: Log = {
  format: 1,
  game: 'somewhere',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seed: 'a seed',
  actions: [
    [0, { kind: 'go' }],
    [1, { kind: 'stay' }],
  ],
  commitment: 'ab',
  outcome: { reason: 'x', ranks: [1, 2] },
};
const OLD = {
  id: 'm',
  log: formatLog(LOG),
  sitters: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
  changed: 7,
};

test('a match of the first database keeps all it had, and nobody vouches for its commitment', () => {
  const { head, actions } = renewed(OLD, 'me');
  const { outcome, ...log } = LOG;
  expect(parseStored({ ...head, actions } as Parameters<typeof parseStored>[0])).toEqual({
    ok: true,
    value: {
      log,
      witnessed: false,
      seated: [
        { kind: 'human', who: 'me' },
        { kind: 'bot', level: 'random' },
      ],
    },
  });
  expect(parseListed(head as Parameters<typeof parseListed>[0])).toMatchObject({
    ok: true,
    value: { id: 'm', changed: 7, summary: { game: 'somewhere', glances: [{ moves: 2 }, {}, {}], outcome } },
  });
});

test.each([
  { ...OLD, log: OLD.log.slice(0, 40) },
  { ...OLD, sitters: undefined },
  { ...OLD, log: null, changed: 'yesterday' },
])('one that cannot be read keeps its text and is listed as unreadable: %o', (old) => {
  const { head, actions } = renewed(old, 'me');
  expect(head).toMatchObject({ id: 'm', text: old.log });
  expect(actions).toEqual([]);
  expect(parseListed(head as Parameters<typeof parseListed>[0]).ok).toBe(false);
});
