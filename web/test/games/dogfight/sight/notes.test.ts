import type { Shot } from '@orrery/dogfight/client';
import { position } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import { notesOf } from '../../../../src/games/dogfight/sight/notes.ts';

test('who cannot be shot at does not shoot back', () => {
  const view = position({ ships: [{ at: [60000, 60000, 0] }, { at: [90000, 60000, 4] }] }).view(0);
  const [own, rival] = view.ships;
  if (!own?.pose || !rival) throw new Error('two ships are on the board');
  const shot: Shot = {
    ship: own.id,
    target: rival.id,
    linedUp: false,
    attackDice: 3,
    defenseDice: 3,
    hits: 0.5,
    kills: 0,
  };
  const threat = { ...shot, ship: rival.id, target: own.id, when: 'back' } as const;
  const sighting = { ship: rival, threat, isYetToMove: false };
  const lookout = { seat: 0, pose: own.pose, around: false, isOwn: true };
  const words = (...sightings: (typeof sighting & { shot?: Shot })[]) =>
    notesOf(view, { ...lookout, sightings })
      .get(rival.id)
      ?.find(({ danger }) => danger)?.words;
  expect(words({ ...sighting, shot })).toBe('shoots back: 50 in 100');
  expect(words(sighting)).toBe('could hit you: 50 in 100');
});
