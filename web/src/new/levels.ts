/** The bots that people are offered, weakest first. The host knows two more, `random` and `scripted`, for mass play. */
interface Level {
  readonly level: string;
  /** How it plays, in a few words. */
  readonly words: string;
}

export const LEVELS: readonly Level[] = [
  { level: 'easy', words: 'Looks at a few moves, and not far.' },
  { level: 'medium', words: 'Compares some plans, a round ahead.' },
  { level: 'hard', words: 'Compares many plans, further ahead.' },
  { level: 'expert', words: 'Thinks as long as it may.' },
];

/** For a first match, begun with one click. */
export const GENTLE = 'easy';
/** Where people choose, this stands first. */
export const USUAL = 'medium';

/** The levels to choose from where one sits already: a match from a file may have one of the others. */
export const levelsWith = (now: string): readonly Level[] =>
  LEVELS.some(({ level }) => level === now) ? LEVELS : [...LEVELS, { level: now, words: '' }];
