/** Every option at its default. */
import { OPTIONS, type Options } from '../src/options.ts';

export const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, field]) => [name, field.default]),
  // Object.fromEntries forgets the names.
) as Options;
