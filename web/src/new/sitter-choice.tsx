/** Who sits at a place: a person at this screen, or a bot of some level. */
import type { Seat } from '@orrery/kernel';
import type { Sitter } from '@orrery/protocol';
import { Emblem } from '../parts/emblem.tsx';

/** The host is the judge of levels; these are the ones offered, with words, and at the end those that do not search. */
const LEVELS: readonly { readonly level: string; readonly words: string }[] = [
  { level: 'easy', words: 'Bot, easy: looks at a few moves, and not far' },
  { level: 'medium', words: 'Bot, medium: compares some plans, a round ahead' },
  { level: 'hard', words: 'Bot, hard: compares many plans, further ahead' },
  { level: 'expert', words: 'Bot, expert: thinks as long as it may' },
  { level: 'scripted', words: 'Bot, scripted: plays by rules of thumb' },
  { level: 'random', words: 'Bot, random: any legal move' },
];

interface SitterChoiceProps {
  readonly seat: Seat;
  readonly name: string;
  readonly sitter: Sitter;
  /** Another person sits at an earlier place. */
  readonly second: boolean;
  onChange(this: void, sitter: Sitter): void;
}

export function SitterChoice({ seat, name, sitter, second, onChange }: SitterChoiceProps) {
  const id = `seat-${seat}`;
  return (
    <div class="field">
      <div class="field-words with-emblem">
        <Emblem seat={seat} size={30} name={name} />
        <label for={id}>{name}</label>
      </div>
      <select
        id={id}
        class="select"
        value={sitter.kind === 'human' ? 'human' : sitter.level}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === 'human' ? { kind: 'human' } : { kind: 'bot', level: value })
        }
      >
        <option value="human">{second ? 'Another person, at this screen' : 'You'}</option>
        {LEVELS.map(({ level, words }) => (
          <option key={level} value={level}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
