/** Tight Quarters [A14]: larger stacks, and so larger moves. */
import type { Ability } from '../hooks.ts';

export const tightQuarters: Ability = { maxStack: (s) => s.options.tribbleStack };
