import { expect, test } from 'vitest';
import { rulesBuild } from '../src/rules-build.ts';

test('the build of the rules has a name, which stays the same while they do', () => {
  expect(rulesBuild()).toMatch(/^[0-9a-f]{16}$/);
  expect(rulesBuild()).toBe(rulesBuild());
});
