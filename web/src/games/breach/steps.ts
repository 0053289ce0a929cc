/**
 * On the sheet of a phone who acts is always asked for first, however few choices are left: a finger that has learnt to choose
 * somebody there would otherwise move the last one, and end the wave by it.
 */
import { type BreachView, MAPS } from '@orrery/breach/client';
import type { BoardSubject } from '../board.ts';
import { useMedia } from '../../parts/use-media.ts';
import { useInSheet } from './now.ts';
import { pieceName } from './names.ts';
import { Crews, type Piece } from './pieces.ts';
import type { BreachProps, Choice } from './props.ts';
import { kindOf, subjectOf, subjectsOf } from './subjects.ts';

/** Keys still choose as the shell has it: only fingers are asked twice. */
export function useSteps(props: BreachProps): BreachProps {
  const inSheet = useInSheet(props);
  const byFinger = useMedia('(pointer: coarse)');
  return inSheet && byFinger ? inSteps(props) : props;
}

export function inSteps(props: BreachProps): BreachProps {
  const { view, choices, selected } = props;
  if (view.phase !== 'pirateWave' || selected !== undefined || choices.length === 0) return props;
  const crews = new Crews(view);
  return { ...props, choices: choices.map(withoutKey), subjects: actorsOf(props, crews) };
}

/** What somebody could do is not shown before they are in hand. */
function withoutKey(choice: Choice): Choice {
  const subject = subjectOf(choice);
  if (subject === undefined || kindOf(subject)) return choice;
  const { digit: _, ...bare } = choice;
  return { ...bare, cursor: false };
}

/** The shell's where it asks for somebody itself, else one for each that can act. */
function actorsOf({ view, choices, subjects }: BreachProps, crews: Crews): readonly BoardSubject[] {
  return bridgeFirst(view, choices).flatMap((id) => {
    const piece = crews.get(id);
    const own = subjects.find((subject) => subject.id === id);
    if (own || !piece) return own ? [own] : [];
    const mine = choices.filter((choice) => subjectOf(choice) === id);
    const advised = mine.some((choice) => choice.advised);
    const cursor = mine.some((choice) => choice.cursor);
    return [{ id, words: wordsOf(piece), cursor, ...(advised && { advised }) }];
  });
}

/** Who can attack or capture on the bridge comes first: that is what the question is about. The others in the order of the rules. */
export function bridgeFirst({ map, pirates }: BreachView, choices: readonly Choice[]): readonly string[] {
  const there = pirates.filter(({ room }) => room === MAPS[map].bridge).map(({ id }) => id);
  const deeds = choices.filter(({ action: { kind } }) => kind === 'attack' || kind === 'capture');
  const able = [...subjectsOf(deeds)].filter((id) => there.includes(id));
  return [...new Set([...able, ...subjectsOf(choices)])];
}

/** Who can take the bridge, and so win, now; the first in the order of the rules. */
export function winnerIn({ map, pirates }: BreachView, choices: readonly Choice[]): string | undefined {
  const { bridge } = MAPS[map];
  return choices
    .flatMap(({ action }) => (action.kind === 'capture' ? [action.unit] : []))
    .find((unit) => pirates.some(({ id, room }) => id === unit && room === bridge));
}

/** "Wraith (4/6) in D3". */
const wordsOf = (piece: Piece): string =>
  `${pieceName(piece)}${piece.left < piece.full ? ` (${piece.left}/${piece.full})` : ''} in ${piece.room}`;
