/** A new match with one's own settings: who sits where, the game's options, the seed. */
import { findGame, type GameClient, type GameEntry, type GamePreset, presetOf } from '@orrery/catalog';
import { parseOptions } from '@orrery/kernel';
import eye from 'lucide-static/icons/eye.svg?raw';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import timer from 'lucide-static/icons/timer.svg?raw';
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { clockWords } from '../online/clock-words.ts';
import { FIRST_TERMS, OnlinePart, type OnlineTerms } from '../online/new-part.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { LonePage } from '../parts/lone-page.tsx';
import { Mark } from '../parts/mark.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { singly } from '../parts/singly.ts';
import { useTitle } from '../parts/use-title.ts';
import { startMatch } from '../table/tables.ts';
import { faultOf, type Given } from './given.ts';
import { USUAL } from './levels.ts';
import { whoPlays } from './match-words.ts';
import { Stepper } from './numbers.tsx';
import { OptionsPart } from './options-part.tsx';
import { isOnline, newSeats, type Place, sittersOf } from './place.ts';
import { PresetsPart } from './presets-part.tsx';
import { PlaceChoice } from './sitter-choice.tsx';
import '../styles/fonts-table.css';
import './new.css';

export function NewGamePage({ game: id }: { game: string }) {
  const entry = findGame(id);
  const [game, setGame] = useState<GameClient>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setGame(undefined);
    entry?.client().then(setGame, (error: unknown) => setProblem(faultWords(error)));
  }, [entry]);
  if (!entry) return <LonePage title="There is no such game">The games are on the first page.</LonePage>;
  if (problem !== undefined) return <LonePage title="The game could not be loaded">{problem}</LonePage>;
  return game ? <Settings key={id} entry={entry} game={game} /> : <div class="table-waiting" role="status" />;
}

function Settings({ entry, game }: { entry: GameEntry; game: GameClient }) {
  useTitle(`New match of ${entry.title}`);
  const { route, query } = useLocation();
  const [sitters, setSitters] = useState(() => seatsFor(entry, query.with === 'friend'));
  const [terms, setTerms] = useState(FIRST_TERMS);
  const online = isOnline(sitters);
  const [options, setOptions] = useState<Given>({});
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string>();
  const checked = parseOptions(game.options, options, sitters.length);
  const fault = checked.ok ? undefined : faultOf(game, checked.problem);

  const one = useMemo(singly, []);
  const start = async () => {
    setProblem(undefined);
    if (online && sitters.filter(({ kind }) => kind === 'human').length !== 1) {
      setProblem('Where friends come by a link, exactly one seat is yours.');
      return;
    }
    if (fault) {
      document.getElementById(`option-${fault.name}`)?.focus();
      return;
    }
    if (online) {
      const { openRoom } = await import('../online/open-room.ts');
      const rated = terms.rated && unratedFor(sitters, terms) === undefined;
      const opened = await openRoom({ game: entry.id, options, seats: newSeats(sitters), ...terms, rated });
      if ('address' in opened) route(opened.address);
      else setProblem(opened.problem);
      return;
    }
    const seats = sittersOf(sitters);
    const started = await startMatch({ game: entry.id, options, sitters: seats, ...(seed !== '' && { seed }) });
    if (started.ok) route(`/table/${started.value.match}`);
    else setProblem(problemWords(started.problem));
  };
  return (
    <div class="new-game" style={{ '--accent': faceOf(entry.id).accent }}>
      <header>
        <a class="wordmark" href="/">
          <Mark size={32} /> Orrery
        </a>
      </header>
      <main>
        <h1>
          {entry.title} <span class="note">a new match</span>
        </h1>
        {entry.lesson && (
          <p class="new-learn">
            New to it?{' '}
            <a class="link" href={`/learn/${entry.id}`}>
              Learn by playing
            </a>
            , about {entry.lesson.minutes} minutes.
          </p>
        )}
        <form
          class="new-form"
          onSubmit={(event) => {
            event.preventDefault();
            one(start).catch((error: unknown) => setProblem(faultWords(error)));
          }}
        >
          <div class="new-settings">
            <PresetsPart game={game} presets={entry.presets ?? []} given={options} onChange={setOptions} />
            <SeatsPart entry={entry} game={game} sitters={sitters} onChange={setSitters} />
            {online && (
              <OnlinePart terms={terms} text={game.text} unrated={unratedFor(sitters, terms)} onChange={setTerms} />
            )}
            <OptionsPart game={game} given={options} fault={fault} onChange={setOptions} />
            {!online && <SeedPart seed={seed} onChange={setSeed} />}
          </div>
          <MatchPlate
            entry={entry}
            sitters={sitters}
            terms={online ? terms : undefined}
            seed={seed}
            preset={presetOf(game, entry.presets ?? [], options)}
          >
            {problem !== undefined && <Problem>{problem}</Problem>}
            <button type="submit" class="button main">
              {online ? 'Start and copy the link' : 'Start the match'}
            </button>
            {online && <p class="match-note">You sit down at once and see your friend arrive.</p>}
          </MatchPlate>
        </form>
      </main>
    </div>
  );
}

interface MatchPlateProps {
  readonly entry: GameEntry;
  readonly sitters: readonly Place[];
  /** Of an online match. */
  readonly terms: OnlineTerms | undefined;
  readonly seed: string;
  readonly preset: GamePreset | undefined;
  readonly children: ComponentChildren;
}

/** What would be started, always in sight with the button that starts it. */
function MatchPlate({ entry, sitters, terms, seed, preset, children }: MatchPlateProps) {
  const { Picture } = faceOf(entry.id);
  const isOwn = preset === undefined && entry.presets !== undefined;
  return (
    <aside class="match-plate" aria-label="Your match">
      <div class="match-picture" data-game={entry.id}>
        <Picture />
      </div>
      <div class="match-told">
        <h2 class="caption">Your match</h2>
        <p class="match-sentence">
          {whoPlays(sitters)}
          {preset ? `, ${preset.name.toLowerCase()}` : isOwn ? ', by your own rules' : ''}.
        </p>
        <ul class="match-facts">
          <li>
            <Icon svg={hourglass} /> About {preset?.length ?? entry.length}
          </li>
          {terms && (
            <>
              <li>
                <Icon svg={timer} /> {clockWords(terms.clock).slice(0, -1)}
              </li>
              <li>
                <Icon svg={eye} /> {terms.listed ? 'Listed for all' : 'Only by link'}
                {terms.watchable ? ', may be watched' : ', nobody watches'}
              </li>
            </>
          )}
          <li>
            <Icon svg={lock} /> {seed === '' ? 'Seed fixed at the start, shown at the end' : 'Played with your seed'}
          </li>
        </ul>
        {children}
      </div>
    </aside>
  );
}

/** You where a first match seats you, a friend in the first of the other seats if one is to come, bots in the rest. */
function seatsFor({ seats, first }: GameEntry, friend: boolean): readonly Place[] {
  const own = first?.seat ?? 0;
  const friends = own === 0 ? 1 : 0;
  return Array.from({ length: seats.min }, (_, seat): Place => {
    if (seat === own) return { kind: 'human' };
    return friend && seat === friends ? { kind: 'friend' } : { kind: 'bot', level: USUAL };
  });
}

function unratedFor(places: readonly Place[], { clock }: OnlineTerms): string | undefined {
  if (places.some(({ kind }) => kind === 'bot')) return 'Not rated: a bot sits at this table.';
  return clock.kind === 'none' ? 'Not rated: there is no clock.' : undefined;
}

interface SeatsPartProps {
  readonly entry: GameEntry;
  readonly game: GameClient;
  readonly sitters: readonly Place[];
  onChange(this: void, sitters: readonly Place[]): void;
}

function SeatsPart({ entry, game, sitters, onChange }: SeatsPartProps) {
  const { min, max } = entry.seats;
  const resize = (count: number) => {
    const more = Array.from(
      { length: Math.max(0, count - sitters.length) },
      (): Place => ({ kind: 'bot', level: USUAL }),
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
        <PlaceChoice
          key={seat}
          seat={seat}
          name={game.text.seat(seat)}
          sitter={sitter}
          friends={isOnline(sitters) ? 'some' : 'none'}
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
          <p id="seed-help">Leave it empty for a secret one. The same seed brings the same chance again.</p>
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
