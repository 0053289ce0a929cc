/** Colours of the seats differ for every kind of sight already; the strong palette adds contrast, outlines and patterns. */
import { effect, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

export const PALETTES = ['standard', 'strong'] as const;
export type Palette = (typeof PALETTES)[number];
export const PALETTE_WORDS: Readonly<Record<Palette, string>> = {
  standard: 'Standard',
  strong: 'Colour-blind safe',
};

const KEY = 'orrery.palette';
export const palette = signal<Palette>(recall(KEY) === 'strong' ? 'strong' : 'standard');

export function choosePalette(value: Palette): void {
  palette.value = value;
  remember(KEY, value);
}

effect(() => {
  document.documentElement.dataset.palette = palette.value;
});
