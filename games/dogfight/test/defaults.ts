/** Every option at its default. */
import { defaultOptions } from '@orrery/kernel';
import { dogfight } from '../src/index.ts';

export const DEFAULTS = defaultOptions(dogfight.options);
