/** Pack Rat [A9]: one more free token. */
import type { Ability } from '../hooks.ts';

export const packRat: Ability = { freeTokens: () => 1 };
