import { expect, test } from 'vitest';
import { Trouble } from '../../src/table/trouble.ts';

const NOT_SAVED = { code: 'not-saved', why: 'the disk is full' } as const;

test('that nothing is saved is said once, and no more when it is saved again', () => {
  const { notice, saved, ...trouble } = seen();
  trouble.note(NOT_SAVED);
  expect([notice(), saved()]).toEqual([expect.stringContaining('the disk is full'), false]);
  trouble.dismiss();
  trouble.note(NOT_SAVED);
  expect(notice()).toBeUndefined();
  trouble.note({ code: 'saved' });
  expect([notice(), saved()]).toEqual([undefined, true]);
  trouble.note(NOT_SAVED);
  expect(notice()).toContain('could not be saved');
});

function seen() {
  const trouble = new Trouble();
  return {
    notice: () => trouble.notice.value,
    saved: () => trouble.saved.value,
    note: (problem: Parameters<Trouble['note']>[0]) => trouble.note(problem),
    dismiss: () => (trouble.notice.value = undefined),
  };
}

test.each(['refuse', 'stop'] as const)('a match that is played elsewhere is no fault and no refusal: %s', (deed) => {
  const trouble = new Trouble();
  trouble[deed]({ code: 'elsewhere' });
  expect(trouble.elsewhere.value).toBe(true);
  expect([trouble.fault.value, trouble.refusal.value]).toEqual([undefined, undefined]);
  trouble[deed]({ code: 'deleted' });
  expect(trouble.fault.value ?? trouble.refusal.value?.words).toBe('This match was deleted.');
});
