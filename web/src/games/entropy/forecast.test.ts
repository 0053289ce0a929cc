import { isActive } from '@orrery/entropy/client';
import { position } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import { forecast, portalKinds, scaleStart } from './forecast.ts';

const TILES = '(0,0) portal-30 A, (1,0) portal-20 B, (2,0) portal-20, (3,0) space, (4,0) portal-40 A';
const planning = (entropy: number, options = {}) =>
  position({
    begins: 'planning',
    era: 4,
    entropy,
    tiles: TILES,
    ships: 'A1 (3,0) E40, B1 (1,0) E20',
    hands: { A: 'move-1', B: 'move-1' },
    options,
  });

test('portals on the table by kind, the lowest threshold first', () => {
  const kinds = portalKinds(planning(-412).view(0));
  expect(kinds.map(({ output, threshold, owners, active }) => [output, threshold, owners, active])).toEqual([
    [40, -550, [0], false],
    [30, -400, [0], true],
    [20, -250, [1, null], true],
  ]);
});

test('the forecast is what the next Production does', () => {
  const table = planning(-412);
  const next = forecast(table.view(0));
  expect(next).toMatchObject({ portals: 50, background: 12 * 5 + 20, after: -412 + 130, stops: [] });
  // Everybody passes: era 5 begins with the very same Production.
  table.act(0, { kind: 'finish' }).act(1, { kind: 'finish' });
  while (table.view(0).era === 4) {
    const [asked] = table.asked;
    const seat = Number(asked?.split(' ')[1]);
    const [action] = table.legal(seat);
    if (!action) throw new Error(`nothing legal for ${asked}`);
    table.act(seat, action);
  }
  expect(table.view(0).entropy).toBe(next?.after);
});

test('the own plan comes first, and may stop portals', () => {
  expect(forecast(planning(-412).view(0), 41)).toMatchObject({ planned: -371, portals: 20, stops: [30], after: -271 });
  expect(forecast(planning(-412).view(0), -40)).toMatchObject({ planned: -452, portals: 50 });
  expect(forecast(planning(-30).view(0), 41)).toMatchObject({ planned: 0, after: 0 });
});

test('in the last era there is no next Production', () => {
  const last = position({
    begins: 'planning',
    entropy: 0,
    strip: 2,
    ships: 'A1 (0,0) E9, B1 (1,0)',
    hands: { A: 'laser' },
  });
  expect(forecast(last.view(0))).toBeUndefined();
});

test('at the threshold a portal works, unless the table plays it strictly', () => {
  const { settings } = planning(-412).view(0);
  expect(isActive(settings, -400, -400)).toBe(true);
  expect(isActive({ ...settings, portalRule: 'below' }, -400, -400)).toBe(false);
});

test('the scale begins at the start of the game, or below it', () => {
  expect(scaleStart(planning(-412).view(0))).toBe(-1000);
  expect(scaleStart(planning(-1060).view(0))).toBe(-1100);
  expect(scaleStart(planning(-1000).view(0), -1040)).toBe(-1100);
});
