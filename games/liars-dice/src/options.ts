/** The options of Liar's Dice. */
import { bool, int, type OptionsOf, type OptionsSchema, option } from '@orrery/kernel';

const OPTIONS = {
  dice: option(int(1, 6), 5, 'How many dice everybody begins with.'),
  wild: option(bool, true, 'Ones count as every face, and nobody bids on ones.'),
  showing: option(
    bool,
    true,
    'At the start of a round everybody may show the dice of one face and roll the others again.',
  ),
};

export type Options = OptionsOf<typeof OPTIONS>;

export const options: OptionsSchema<Options> = { fields: OPTIONS };
