/** The options of Connect Four. */
import { int, type OptionsOf, type OptionsSchema, option } from '@orrery/kernel';

const OPTIONS = {
  columns: option(int(4, 10), 7, 'How wide the board is.'),
  rows: option(int(4, 10), 6, 'How high the board is.'),
};

export type Options = OptionsOf<typeof OPTIONS>;

export const options: OptionsSchema<Options> = { fields: OPTIONS };
