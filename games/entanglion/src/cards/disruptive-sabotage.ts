/** Disruptive Sabotage [E4]: the card that it answers comes to nothing. */
import type { EventRules } from '../hooks.ts';
import { negateAnswered } from '../rules/window.ts';

export const disruptiveSabotage: EventRules = { takeEffect: negateAnswered };
