/** A new match with one's own settings: who sits where, the game's options, the seed. */
import { findGame, type GameEntry } from '@orrery/catalog';
import { type Game, parseOptions } from '@orrery/kernel';
import type { Sitter } from '@orrery/protocol';
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { Mark } from '../parts/mark.tsx';
import { Problem } from '../parts/problem.tsx';
import { useTitle } from '../parts/use-title.ts';
import { quickMatch, startMatch } from '../table/tables.ts';
import { faultOf, type Given } from './given.ts';
import { Stepper } from './numbers.tsx';
import { OptionsPart } from './options-part.tsx';
import { SitterChoice } from './sitter-choice.tsx';
import '../styles/fonts-table.css';
import './new.css';

export function NewGamePage({ game: id }: { game: string }) {
  const entry = findGame(id);
  const [game, setGame] = useState<Game>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setGame(undefined);
    entry?.load().then(setGame, (error: unknown) => setProblem(faultWords(error)));
  }, [entry]);
  if (!entry) return <LonePage title="There is no such game">The games are on the first page.</LonePage>;
  if (problem !== undefined) return <LonePage title="The game could not be loaded">{problem}</LonePage>;
  return game ? <Settings key={id} entry={entry} game={game} /> : <div class="table-waiting" role="status" />;
}

function Settings({ entry, game }: { entry: GameEntry; game: Game }) {
  useTitle(`New match of ${entry.title}`);
  const { route } = useLocation();
  const [sitters, setSitters] = useState<readonly Sitter[]>(quickMatch(entry.id, entry.seats.min).sitters);
  const [options, setOptions] = useState<Given>({});
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string>();
  const checked = parseOptions(game.options, options, sitters.length);
  const fault = checked.ok ? undefined : faultOf(game, checked.problem);

  const start = async () => {
    setProblem(undefined);
    if (fault) {
      document.getElementById(`option-${fault.name}`)?.focus();
      return;
    }
    const started = await startMatch({ game: entry.id, options, sitters, ...(seed !== '' && { seed }) });
    if (started.ok) route(`/table/${started.value.match}`);
    else setProblem(started.problem);
  };
  return (
    <div class="new-game" style={{ '--accent': faceOf(entry.id).accent }}>
      <a class="wordmark" href="/">
        <Mark size={32} /> Orrery
      </a>
      <main>
        <h1>{entry.title}</h1>
        <p class="lead">{entry.tagline}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start().catch((error: unknown) => setProblem(faultWords(error)));
          }}
        >
          <SeatsPart game={game} sitters={sitters} onChange={setSitters} />
          <OptionsPart game={game} given={options} fault={fault} onChange={setOptions} />
          <SeedPart seed={seed} onChange={setSeed} />
          {problem !== undefined && <Problem>{problem}</Problem>}
          <div class="new-buttons">
            <button type="submit" class="button main">
              Start the match
            </button>
            <a class="button quiet" href="/">
              All games
            </a>
          </div>
        </form>
      </main>
    </div>
  );
}

interface SeatsPartProps {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  onChange(this: void, sitters: readonly Sitter[]): void;
}

function SeatsPart({ game, sitters, onChange }: SeatsPartProps) {
  const { min, max } = game.seats;
  const resize = (count: number) => {
    const more = Array.from(
      { length: Math.max(0, count - sitters.length) },
      (): Sitter => ({ kind: 'bot', level: 'scripted' }),
    );
    onChange([...sitters.slice(0, count), ...more]);
  };
  return (
    <fieldset class="part">
      <legend class="caption">Seats</legend>
      {min !== max && (
        <div class="field">
          <div class="field-words">
            <label for="seats">Players</label>
            <p>
              From {min} to {max}.
            </p>
          </div>
          <Stepper id="seats" min={min} max={max} step={1} value={sitters.length} onChange={resize} />
        </div>
      )}
      {sitters.map((sitter, seat) => (
        <SitterChoice
          key={seat}
          seat={seat}
          name={game.text.seat(seat)}
          sitter={sitter}
          second={sitters.slice(0, seat).some(({ kind }) => kind === 'human')}
          onChange={(next) => onChange(sitters.map((each, at) => (at === seat ? next : each)))}
        />
      ))}
    </fieldset>
  );
}

function SeedPart({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  return (
    <fieldset class="part">
      <legend class="caption">Chance</legend>
      <div class="field">
        <div class="field-words">
          <label for="seed">Seed</label>
          <p id="seed-help">Leave it empty for a secret one. The same seed gives the same dice and decks.</p>
        </div>
        <input
          id="seed"
          type="text"
          class="text-input"
          aria-describedby="seed-help"
          maxLength={100}
          spellcheck={false}
          autocomplete="off"
          value={seed}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </fieldset>
  );
}
