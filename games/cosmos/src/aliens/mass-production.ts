/** Mass Production [A7]: a purchase gives more ships. */
import type { Ability } from '../hooks.ts';

export const massProduction: Ability = { shipsPerPurchase: (s) => s.options.fodderShips };
