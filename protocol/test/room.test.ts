import { isToRoom, parseClock, parseName, parseNewRoom, parseToRoom, type ToRoom } from '@orrery/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const MESSAGES: readonly ToRoom[] = [
  { type: 'sit', re: 1, match: 'm', seat: 1 },
  { type: 'stand', re: 1, match: 'm' },
  { type: 'start', re: 1, match: 'm', level: 'easy' },
  { type: 'close', re: 1, match: 'm' },
  { type: 'leave', re: 1, match: 'm' },
  { type: 'resign', re: 1, match: 'm' },
  { type: 'return', re: 1, match: 'm' },
  { type: 'give', re: 1, match: 'm', seat: 0 },
  { type: 'ask-undo', re: 1, match: 'm', seat: 0, moves: 7 },
  { type: 'agree', re: 1, match: 'm', proposal: 'p', yes: false },
  { type: 'chat', re: 1, match: 'm', text: 'Hi' },
  { type: 'rematch', re: 1, match: 'm' },
];

test('every message for a room comes through as it was, without what does not belong to it', () => {
  for (const message of MESSAGES) {
    expect(isToRoom(message)).toBe(true);
    expect(parseToRoom({ ...message, more: 1 })).toEqual({ ok: true, value: message });
  }
});

test('a message with a part missing or wrong is refused with its number', () => {
  for (const message of MESSAGES)
    for (const key of Object.keys(message).filter((each) => each !== 'type'))
      for (const value of [undefined, null, {}, -1.5]) {
        const parsed = parseToRoom({ ...message, [key]: value });
        expect(parsed.ok).toBe(false);
        expect(parsed.re).toBe(key === 're' ? undefined : 1);
      }
});

test('nothing that comes in makes a parser throw', () => {
  const value = fc.anything({ maxDepth: 3 });
  const type = fc.constantFrom(...MESSAGES.map((each) => each.type));
  const fields = fc.record(
    {
      type,
      re: value,
      match: value,
      seat: value,
      level: value,
      moves: value,
      proposal: value,
      yes: value,
      text: value,
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fields, value, (message, other) => {
      for (const parse of [parseName, parseNewRoom, parseClock]) parse(other);
      expect(parseToRoom(message)).toHaveProperty('ok');
    }),
  );
});

test('chat is words: no lines, nothing that cannot be seen or turns the line around, and not too many', () => {
  const said = (text: string) => parseToRoom({ type: 'chat', re: 1, match: 'm', text });
  expect(said(' a\nb\u202ec\u0000 ')).toMatchObject({ value: { text: 'a bc' } });
  expect(said(' \n\u200b ').ok).toBe(false);
  expect(said('x'.repeat(300)).ok).toBe(true);
  expect(said('x'.repeat(301)).ok).toBe(false);
});

test('names of any script, and nothing that pretends', () => {
  for (const name of ['Ada', "O'Neil-2", 'Žofie', 'Юра', '明美', 'अनिल', 'J. R.'])
    expect(parseName(` ${name} `)).toEqual({ ok: true, value: name.normalize('NFC') });
  for (const name of [
    'A',
    'x'.repeat(21),
    '<b>Ada',
    'Ada\u202e',
    'A\nda',
    '..',
    'a\u0301\u0301\u0301\u0301\u0301',
    7,
    null,
    '😀😀',
    ' you',
  ])
    expect(parseName(name).ok).toBe(false);
});

test('a match to be opened: one seat of one’s own, a clock that exists, rated only without bots', () => {
  const room = {
    game: 'entropy',
    options: {},
    seats: ['you', 'open'],
    clock: { kind: 'live', minutes: 10, increment: 5 },
    listed: true,
    watchable: true,
    rated: true,
  };
  expect(parseNewRoom({ ...room, more: 1 })).toEqual({ ok: true, value: room });
  for (const wrong of [
    { seats: ['open', 'open'] },
    { seats: ['you', 'you'] },
    { seats: ['you', { bot: 'easy' }] },
    { seats: ['you', { level: 'easy' }] },
    { seats: Array.from({ length: 13 }, (_, at) => (at === 0 ? 'you' : 'open')) },
    { clock: { kind: 'live', minutes: 0, increment: 5 } },
    { clock: { kind: 'move', seconds: 9.5 } },
    { clock: { kind: 'days', days: 15 } },
    { clock: {} },
    { listed: 'yes' },
    { options: [] },
  ])
    expect(parseNewRoom({ ...room, ...wrong }).ok).toBe(false);
  expect(parseNewRoom({ ...room, rated: false, seats: ['you', { bot: 'easy' }] }).ok).toBe(true);
});
