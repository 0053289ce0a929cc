import type { RoomSeat } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { namesOf } from '../../src/online/room-names.ts';

const person = (name: string): RoomSeat => ({ kind: 'person', id: name, name, here: true });

test('a room names those who sit in it; whoever looks is “You”', () => {
  const seats: RoomSeat[] = [person('nadir'), { kind: 'bot', level: 'easy' }, person('host')];
  expect(namesOf({ seats, yours: [2] })).toEqual(['nadir', null, 'You']);
  expect(namesOf({ seats, yours: [] })).toEqual(['nadir', null, 'host']);
});
