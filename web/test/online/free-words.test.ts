import type { RoomSeat } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { freeWords } from '../../src/online/free-words.ts';

const taken: RoomSeat = { kind: 'person', id: 'host', name: 'host', here: true };
const free: RoomSeat = { kind: 'open' };
const keptFor = (id: string): RoomSeat => ({ kind: 'open', for: { id, name: id } });

test('a room that waits says which seats are free, and for whom they are kept', () => {
  expect(freeWords({ seats: [taken, free] }, 'host')).toBe('One seat is free.');
  expect(freeWords({ seats: [taken, free, keptFor('Rigel')] }, 'host')).toBe('2 seats are free.');
  expect(freeWords({ seats: [taken, keptFor('Rigel')] }, 'host')).toBe('A seat is kept for Rigel, who is told of it.');
  expect(freeWords({ seats: [taken, keptFor('Rigel'), keptFor('Vega')] }, undefined)).toBe(
    'Seats are kept for Rigel and Vega, who are told of it.',
  );
  expect(freeWords({ seats: [taken, taken] }, 'host')).toBe('0 seats are free.');
});

test('whoever looks at the seat that is kept for them reads so', () => {
  expect(freeWords({ seats: [taken, keptFor('Rigel')] }, 'Rigel')).toBe('A seat is kept for you.');
  expect(freeWords({ seats: [keptFor('Rigel'), taken, keptFor('Vega')] }, 'Vega')).toBe(
    'A seat is kept for you. A seat is kept for Rigel, who is told of it.',
  );
});
