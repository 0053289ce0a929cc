/** A new match with a friend: the clock, who may come, whether it counts. */
import type { Clock } from '@orrery/protocol';
import type { Words } from '../table/scene.ts';
import { zeroWords } from './clock-words.ts';
import './new-part.css';

export interface OnlineTerms {
  readonly clock: Clock;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly rated: boolean;
}

export const FIRST_TERMS: OnlineTerms = { clock: { kind: 'none' }, listed: false, watchable: true, rated: false };

/** What each kind of clock begins with. */
const CLOCKS: readonly { readonly words: string; readonly clock: Clock }[] = [
  { words: 'None', clock: { kind: 'none' } },
  { words: 'Live', clock: { kind: 'live', minutes: 10, increment: 5 } },
  { words: 'Per move', clock: { kind: 'move', seconds: 60 } },
  { words: 'Days', clock: { kind: 'days', days: 2 } },
];

interface PartProps {
  readonly terms: OnlineTerms;
  readonly text: Words;
  /** Why it cannot be rated, if it cannot. */
  readonly unrated: string | undefined;
  onChange(this: void, terms: OnlineTerms): void;
}

export function OnlinePart({ terms, text, unrated, onChange }: PartProps) {
  const change = (some: Partial<OnlineTerms>) => onChange({ ...terms, ...some });
  return (
    <div class="online-part">
      <fieldset class="part">
        <legend class="caption">Clock</legend>
        <Segments
          name="clock"
          chosen={terms.clock.kind}
          choices={CLOCKS.map(({ words, clock }) => ({ value: clock.kind, words }))}
          onChoose={(kind) => change({ clock: CLOCKS.find(({ clock }) => clock.kind === kind)?.clock ?? terms.clock })}
        />
        <ClockNumbers clock={terms.clock} onChange={(clock) => change({ clock })} />
        <p class="note">
          {zeroWords(terms.clock, text) || 'Everybody takes the time they need; it lasts for weeks if it must.'}
        </p>
      </fieldset>
      <fieldset class="part">
        <legend class="caption">Who may come</legend>
        <Segments
          name="listed"
          chosen={terms.listed ? 'all' : 'link'}
          choices={[
            { value: 'link', words: 'Only by link' },
            { value: 'all', words: 'Listed for all' },
          ]}
          onChoose={(value) => change({ listed: value === 'all' })}
        />
        <div class="online-checks">
          <label>
            <input
              type="checkbox"
              checked={terms.watchable}
              onChange={({ currentTarget: { checked } }) => change({ watchable: checked })}
            />
            {terms.listed ? 'Anybody may watch' : 'Friends may watch'}
          </label>
          <label class={unrated === undefined ? undefined : 'impossible'}>
            <input
              type="checkbox"
              checked={terms.rated && unrated === undefined}
              disabled={unrated !== undefined}
              onChange={({ currentTarget: { checked } }) => change({ rated: checked })}
            />
            Rated
          </label>
        </div>
        {unrated !== undefined && <p class="note">{unrated}</p>}
      </fieldset>
    </div>
  );
}

interface SegmentsProps {
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  onChoose(this: void, value: string): void;
}

/** Of a few things one: chosen is ivory, choosable is brass. */
function Segments({ name, chosen, choices, onChoose }: SegmentsProps) {
  return (
    <div class="term-segments">
      {choices.map(({ value, words }) => (
        <label key={value} class={value === chosen ? 'chosen' : undefined}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {words}
        </label>
      ))}
    </div>
  );
}

function ClockNumbers({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return (
        <div class="clock-numbers">
          <Numbers
            label="Minutes each"
            values={[1, 3, 5, 10, 20, 40, 60, 90]}
            value={clock.minutes}
            words={(minutes) => `${minutes} min each`}
            onChange={(minutes) => onChange({ ...clock, minutes })}
          />
          <Numbers
            label="Seconds more a move"
            values={[0, 2, 5, 10, 30]}
            value={clock.increment}
            words={(seconds) => `+ ${seconds} s a move`}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      );
    case 'move':
      return (
        <Numbers
          label="Time for a move"
          values={[15, 30, 60, 120, 300, 600]}
          value={clock.seconds}
          words={(seconds) => (seconds < 120 ? `${seconds} s a move` : `${seconds / 60} min a move`)}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      );
    default:
      return (
        <Numbers
          label="Days a move"
          values={[1, 2, 3, 5, 7, 14]}
          value={clock.days}
          words={(days) => (days === 1 ? '1 day a move' : `${days} days a move`)}
          onChange={(days) => onChange({ ...clock, days })}
        />
      );
  }
}

interface NumbersProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  words(this: void, value: number): string;
  onChange(this: void, value: number): void;
}

function Numbers({ label, values, value, words, onChange }: NumbersProps) {
  return (
    <select
      class="select"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {values.map((each) => (
        <option key={each} value={String(each)}>
          {words(each)}
        </option>
      ))}
    </select>
  );
}
