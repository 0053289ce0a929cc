/** Why an answer was refused, in words. The shell shows the rule beside them. */
import { listed, plural, type Refusal, sentence, word } from '@orrery/kernel';
import type { Manner, TemplateId } from '../data.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { shipName } from '../ships.ts';
import { aManeuver, cellWords } from './words.ts';

type Words = (refusal: Refusal) => string;

const ship = (id: unknown): string => shipName(word(id));
const cell = ({ col, row }: Refusal): string => cellWords(Number(col), Number(row));
// Details come from our own refusals, which name real manners and templates.
const maneuver = ({ manner, template }: Refusal): string => aManeuver(manner as Manner, template as TemplateId);

const QUESTIONS: Readonly<Record<string, string>> = {
  assignStats: 'the stats of a ship',
  placePosition: 'where a ship is placed',
  placeHeading: 'which way a ship faces',
  chooseShipToMove: 'which ship moves next',
  move: 'a maneuver',
  chooseShipToAttack: 'which ship attacks next',
  attack: 'a target',
};

const WORDS: Readonly<Record<RefusalCode | 'wrong-answer', Words>> = {
  'wrong-answer': ({ asked }) => `Not now: choose ${QUESTIONS[word(asked)] ?? word(asked)}.`,
  'no-such-line': ({ line }) => `'${word(line)}' does not give each of the four values to one stat.`,
  'off-grid': (refusal) => `The board ends before ${cell(refusal)}: it has ${word(refusal.boardTw)} of each.`,
  'outside-band': (refusal) =>
    `${sentence(cell(refusal))} is too far in: ships start within ${plural(Number(refusal.depth), 'ship width')} of an edge.`,
  'cell-taken': (refusal) => `A ship stands in ${cell(refusal)} already: choose another cell.`,
  'too-close': (refusal) =>
    `${sentence(cell(refusal))} is too close to ${ship(refusal.ship)}: keep ${word(refusal.spacingTw)} ship widths away.`,
  'not-farthest': (refusal) =>
    `No cell is far enough from the others, so only the farthest will do, and ${cell(refusal)} is not among them.`,
  'no-such-ship': (refusal) => `There is no ship ${ship(refusal.ship)} in this game.`,
  'not-yours': (refusal) => `${ship(refusal.ship)} is not yours.`,
  'ship-lost': (refusal) => `${ship(refusal.ship)} is lost.`,
  'has-moved': (refusal) => `${ship(refusal.ship)} has moved in this round.`,
  'no-such-maneuver': () => 'A Barrel Roll needs a bank or a turn.',
  'not-enabled': ({ manner }) => `This game is played without the ${manner === 'splitS' ? 'Split S' : 'Barrel Roll'}.`,
  'tokens-short': ({ tokens, altitude }) =>
    `A Split S takes ${word(tokens)} altitude besides its speed, and the ship has ${word(altitude)}.`,
  'speed-short': (refusal) =>
    `${sentence(maneuver(refusal))} costs ${word(refusal.cost)} speed, and ${word(refusal.available)} can be spent.`,
  'ends-on-token': (refusal) => {
    const ids = Array.isArray(refusal.ships) ? refusal.ships : [];
    return `${sentence(maneuver(refusal))} would end on ${listed(ids.map(ship))}: choose another maneuver.`;
  },
  'must-fly': () => 'A ship flies at least one maneuver before its move can end.',
  'stores-nothing': () => 'After a Split S or Barrel Roll nothing can be stored in that round.',
  'stores-too-much': ({ store, most }) => `${word(store)} cannot be stored: the most is ${word(most)}.`,
  'has-acted': (refusal) => `${ship(refusal.ship)} has acted in this round.`,
  'no-target': (refusal) => `${ship(refusal.ship)} has no target.`,
  'own-ship': (refusal) => `${ship(refusal.target)} is on your side.`,
  'target-gone': (refusal) => `${ship(refusal.target)} is destroyed already.`,
  'out-of-range': (refusal) => `${ship(refusal.target)} is out of range: choose another target, or hold fire.`,
  'out-of-arc': (refusal) => `${ship(refusal.target)} is not in the firing arc of ${ship(refusal.ship)}.`,
  'must-attack': () => 'In this game a ship with a target must attack.',
};

export function refusalText(refusal: Refusal): string {
  // A code from elsewhere (the kernel's own) is shown as it is.
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as keyof typeof WORDS] : undefined;
  return words ? words(refusal) : `Not possible: ${refusal.code}.`;
}
