/** Who sits at a place: a person at this screen, a friend who comes by a link, or a bot of some level. */
import type { Seat } from '@orrery/kernel';
import type { Sitter } from '@orrery/protocol';
import { Emblem } from '../parts/emblem.tsx';
import { levelsWith, USUAL } from './levels.ts';
import type { Place } from './place.ts';

interface ChoiceProps<P extends Place> {
  readonly seat: Seat;
  readonly name: string;
  readonly sitter: P;
  /** Another person sits at an earlier place. */
  readonly second: boolean;
  onChange(this: void, sitter: P): void;
}

/** Where no friend can come. */
export function SitterChoice({ onChange, ...props }: ChoiceProps<Sitter>) {
  return <PlaceChoice {...props} friends="never" onChange={(place) => place.kind !== 'friend' && onChange(place)} />;
}

interface PlaceChoiceProps extends ChoiceProps<Place> {
  /** Where they come by a link, nobody else sits at this screen. */
  readonly friends: 'never' | 'none' | 'some';
}

export function PlaceChoice({ seat, name, sitter, second, friends, onChange }: PlaceChoiceProps) {
  const id = `seat-${seat}`;
  const levels = levelsWith(sitter.kind === 'bot' ? sitter.level : USUAL);
  const how = levels.find(({ level }) => sitter.kind === 'bot' && level === sitter.level)?.words;
  return (
    <div class="field">
      <div class="field-words with-emblem">
        <Emblem seat={seat} size={30} name={name} />
        <div>
          <label for={id}>{name}</label>
          {how && <p id={`${id}-how`}>{how}</p>}
        </div>
      </div>
      <select
        id={id}
        class="select"
        aria-describedby={how && `${id}-how`}
        value={sitter.kind === 'bot' ? sitter.level : sitter.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === 'human' || value === 'friend' ? { kind: value } : { kind: 'bot', level: value })
        }
      >
        <option value="human" disabled={second && friends === 'some'}>
          {second ? 'Another person, at this screen' : 'You'}
        </option>
        {friends !== 'never' && <option value="friend">A friend, by link</option>}
        {levels.map(({ level }) => (
          <option key={level} value={level}>
            Bot, {level}
          </option>
        ))}
      </select>
    </div>
  );
}
