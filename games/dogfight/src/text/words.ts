/** Small words that several texts share. */
import { plural, type Seat } from '@orrery/kernel';
import {
  HEADINGS,
  MANNER_NAMES,
  type Manner,
  SHIP_NAMES,
  type Stats,
  TEMPLATES,
  type TemplateId,
  TW,
} from '../data.ts';

/** A pilot is called after the ship on the card. */
export const pilotName = (seat: Seat): string => SHIP_NAMES[seat] ?? `Pilot ${seat + 1}`;

export const facing = (heading: number): string => HEADINGS[heading]?.name ?? `${heading}`;

/** Columns and rows are counted from 1 for people, from the lower left corner. */
export const cellWords = (col: number, row: number): string => `column ${col + 1}, row ${row + 1}`;

/** A length in token widths, to a tenth. */
export const widths = (length: number): string => (length / TW).toFixed(1);

const templateData = (id: TemplateId) => TEMPLATES.find((template) => template.id === id) ?? TEMPLATES[0];

/** "Bank left", "Split S, bank left". */
export function maneuverName(manner: Manner, template: TemplateId): string {
  const { name, words } = templateData(template);
  return manner === 'normal' ? name : `${MANNER_NAMES[manner]}, ${words}`;
}

/** In the middle of a sentence: "a bank left", "a Split S (bank left)". */
export function aManeuver(manner: Manner, template: TemplateId): string {
  const { words } = templateData(template);
  return manner === 'normal' ? `a ${words}` : `a ${MANNER_NAMES[manner]} (${words})`;
}

/** "attack 4, defense 3, speed 3, health 2". */
export const statWords = ({ attack, defense, speed, health }: Stats): string =>
  `attack ${attack}, defense ${defense}, speed ${speed}, health ${health}`;

/** The same of a written line; a text that is none stays as it is. */
export function lineWords(line: string): string {
  const [attack, defense, speed, health] = line.split('-').map(Number);
  if (attack === undefined || defense === undefined || speed === undefined || health === undefined) return line;
  return statWords({ attack, defense, speed, health });
}

/** "2 speed and 3 altitude". */
export const costWords = (cost: number, tokens: number): string =>
  tokens > 0 ? `${cost} speed and ${tokens} altitude` : `${cost} speed`;

/** "4 dice", "3+1 dice (lined up)" with the extra ones for a target that is lined up. */
export const diceWords = (dice: number, extra: number): string =>
  extra > 0 ? `${dice - extra}+${extra} dice (lined up)` : plural(dice, 'die').replace('dies', 'dice');
