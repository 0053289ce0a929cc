/** Knowledge [A2]: sees the hand of whoever it fights, until cards are revealed. */
import type { Ability } from '../hooks.ts';

export const knowledge: Ability = { seesHand: () => true };
