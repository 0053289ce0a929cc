/** Somebody who plays here: ratings with how sure they are, results against bots, the last matches; one's own that go on. */
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import phone from 'lucide-static/icons/smartphone.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import type { History, Person, PlayedMatch, Problem as ProblemCode, Profile } from '@orrery/protocol';
import { useEffect, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import { LonePage } from '../parts/lone-page.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { SiteBar } from '../parts/site-bar.tsx';
import { timeWords } from '../parts/time-words.ts';
import { useTitle } from '../parts/use-title.ts';
import { AgainstBots, countWords, titleOf } from './against-bots.tsx';
import { askProfile, askResults, carryCode, type Reply } from './api.ts';
import { CallButton } from './call-button.tsx';
import { keepPush } from './calling.ts';
import { copyText } from './copy-text.ts';
import { lobby, useLobby } from './lobby-now.ts';
import { beSomebody, findMe, me } from './me.ts';
import { learnMuted, mutedPeople, mutePerson } from './muted.ts';
import { OwnMatches } from './own-matches.tsx';
import { RenameForm } from './rename-form.tsx';
import { PersonSign } from './sign.tsx';
import '../new/new.css';
import './chip.css';
import './profile.css';

/** One's own; nobody yet: a name to begin with. */
export function YouPage() {
  const [found, setFound] = useState<Reply<Person | undefined>>();
  useEffect(() => void findMe().then(setFound), []);
  if (!found) return <Waiting />;
  if (!found.ok) return <Unreachable problem={found.problem} />;
  const person = me.value;
  return person ? (
    <PersonPage key={person.id} id={person.id} />
  ) : (
    <Nobody onKnown={(known) => setFound({ ok: true, value: known })} />
  );
}

const Waiting = () => <div class="table-waiting" role="status" aria-label="Finding the profile" />;

const Unreachable = ({ problem }: { problem: ProblemCode }) => (
  <LonePage title={problem.code === 'unreachable' ? 'The server does not answer' : 'There is nobody at this address'}>
    {problem.code === 'unreachable'
      ? 'Profiles and online matches are kept by it. Games against bots, lessons and replays work without.'
      : 'The link may be cut off. Profiles are reached from the tables at which people play.'}
  </LonePage>
);

/** Whoever has no name has played online with nobody. */
const NONE: Profile['bots'] = [];

function Nobody({ onKnown }: { onKnown: (person: Person) => void }) {
  useTitle('You');
  const [problem, setProblem] = useState<string>();
  return (
    <div class="profile">
      <SiteBar here="/you" />
      <main>
        <h1>You have no name here yet</h1>
        <p class="profile-lead">
          To play with friends you need one; a link is enough for everything else. No account, no mail address: this
          browser remembers you.
        </p>
        {problem !== undefined && <Problem>{problem}</Problem>}
        <button
          type="button"
          class="button main"
          onClick={() => {
            void beSomebody().then((known) =>
              known.ok ? onKnown(known.value) : setProblem(problemWords(known.problem)),
            );
          }}
        >
          Give me a name
        </button>
        <AgainstBots bots={NONE} isOwn />
      </main>
    </div>
  );
}

export function PersonPage({ id }: { id: string }) {
  const [found, setFound] = useState<Reply<Profile>>();
  useEffect(() => {
    let wanted = true;
    void findMe();
    void askProfile(id).then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [id]);
  if (!found) return <Waiting />;
  if (!found.ok) return <Unreachable problem={found.problem} />;
  return me.value?.id === id ? <OwnProfile profile={found.value} /> : <ProfileOf profile={found.value} isOwn={false} />;
}

/** It waits for the matches that go on: they stand above the rest, and would move it when they come. */
function OwnProfile({ profile }: { profile: Profile }) {
  useLobby();
  return lobby.value === 'asking' ? <Waiting /> : <ProfileOf profile={profile} isOwn />;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function ProfileOf({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const person = isOwn ? (me.value ?? profile.person) : profile.person;
  useTitle(isOwn ? 'You' : person.name);
  const since = new Date(person.since);
  const month = `${MONTHS[since.getMonth()]}${since.getFullYear() === new Date().getFullYear() ? '' : ` ${since.getFullYear()}`}`;
  return (
    <div class="profile">
      <SiteBar here={isOwn ? '/you' : ''} />
      <main>
        <Head person={person} isOwn={isOwn} since={month} />
        {isOwn && <OwnMatches />}
        {isOwn && <Carry />}
        {isOwn && <Called />}
        {!isOwn && me.value && <Muting person={person} />}
        <Ratings ratings={profile.ratings} />
        <AgainstPeople people={profile.people} />
        <AgainstBots bots={profile.bots} isOwn={isOwn} />
        <Recent person={person} isOwn={isOwn} first={profile.recent} />
      </main>
    </div>
  );
}

function Head({ person, isOwn, since }: { person: Person; isOwn: boolean; since: string }) {
  const [naming, setNaming] = useState(false);
  return (
    <header class="profile-head">
      <PersonSign handle={person.id} size={56} />
      {naming ? (
        <RenameForm onRenamed={() => setNaming(false)} />
      ) : (
        <div>
          <h1>
            {person.name}
            {isOwn && (
              <button type="button" class="bare" aria-label="Change your name" onClick={() => setNaming(true)}>
                <Icon svg={pencil} />
              </button>
            )}
          </h1>
          <p>{isOwn ? `Guest in this browser since ${since}.` : `Here since ${since}.`}</p>
        </div>
      )}
    </header>
  );
}

function Called() {
  useEffect(() => void keepPush(), []);
  return (
    <div class="profile-call">
      <CallButton look="button quiet" />
    </div>
  );
}

/** Whether their words are shown to whoever looks here. */
function Muting({ person: { id, name } }: { person: Person }) {
  const muted = mutedPeople.value.has(id);
  useEffect(() => void learnMuted(), []);
  return (
    <p class="profile-call">
      <button type="button" class="button quiet" aria-pressed={muted} onClick={() => void mutePerson(id, !muted)}>
        {muted ? `Unmute ${name} in chats` : `Mute ${name} in chats`}
      </button>
    </p>
  );
}

/** One link, once, for ten minutes. */
function Carry() {
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [copied, setCopied] = useState(false);
  const make = async () => {
    const answer = await carryCode();
    if (answer.ok) setLink(`${location.origin}/carry/${answer.value.code}`);
    setProblem(answer.ok ? undefined : problemWords(answer.problem));
  };
  if (link === undefined)
    return (
      <>
        <button type="button" class="button profile-carry" onClick={() => void make()}>
          <Icon svg={phone} /> Carry this profile to another device
        </button>
        {problem !== undefined && <Problem>{problem}</Problem>}
      </>
    );
  return (
    <div class="carry-link" role="status">
      <p>
        Open this link on the other device. It works once, for ten minutes. Show it to nobody else: with it anybody can
        become you.
      </p>
      <div class="link-field">
        <output>{link.replace(/^https?:\/\//, '')}</output>
        <button type="button" class="button" onClick={() => void copyText(link).then(setCopied)}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  );
}

/** The scale of all ratings: from 1200 to 1800, or as far as one of them goes. */
function scaleOf(ratings: Profile['ratings']): (value: number) => number {
  const far = Math.max(300, ...ratings.map(({ value, plusMinus }) => Math.abs(value - 1500) + plusMinus));
  return (value) => 50 + ((value - 1500) / far) * 48;
}

function Ratings({ ratings }: { ratings: Profile['ratings'] }) {
  const at = scaleOf(ratings);
  return (
    <section aria-labelledby="ratings">
      <header>
        <h2 id="ratings">Ratings</h2>
        <span class="note">against people, 1500 is average</span>
      </header>
      {ratings.length === 0 && <p class="note">None yet: a rated match with people alone gives one.</p>}
      <ul>
        {ratings.map(({ game, value, plusMinus, matches }) => {
          const unsure = Math.abs(value - 1500) <= plusMinus;
          return (
            <li key={game} class="rating" style={{ '--accent': faceOf(game).accent }}>
              <div class="row-names">
                <b>{titleOf(game)}</b>
                <span>{matches === 1 ? '1 match' : `${matches} matches`}</span>
              </div>
              <svg class={unsure ? 'rating-line unsure' : 'rating-line'} viewBox="0 0 100 20" aria-hidden="true">
                <path class="rating-scale" d="M2 10H98" />
                <path class="rating-average" d="M50 1V19" />
                <path
                  class="rating-interval"
                  d={`M${at(value - plusMinus)} 6.5v7M${at(value - plusMinus)} 10H${at(value + plusMinus)}M${at(value + plusMinus)} 6.5v7`}
                />
                <circle cx={at(value)} cy="10" r="3.4" />
              </svg>
              <div class="rating-value">
                <b>{Math.round(value)}</b> <span>± {Math.round(plusMinus)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Those met most often, the first first. */
function AgainstPeople({ people }: { people: Profile['people'] }) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people">
      <header>
        <h2 id="people">Against people</h2>
      </header>
      <ul class="bot-rows">
        {people.map((row) => (
          <li key={row.id}>
            <span>
              <a class="link" href={`/people/${row.id}`}>
                {row.name}
              </a>
            </span>
            <span class="bot-bar" aria-hidden="true">
              <i style={{ width: `${((row.won + row.drawn / 2) / (row.won + row.lost + row.drawn)) * 100}%` }} />
            </span>
            <span>{countWords(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ person, isOwn, first }: { person: Person; isOwn: boolean; first: History }) {
  const [pages, setPages] = useState<readonly History[]>([first]);
  const matches = pages.flatMap((page) => page.matches);
  const before = pages.at(-1)?.before;
  return (
    <section aria-labelledby="recent">
      <header>
        <h2 id="recent">Recent matches</h2>
      </header>
      {matches.length === 0 && (
        <p class="note">{isOwn ? 'No finished online match yet.' : 'No listed match. Private ones are not shown.'}</p>
      )}
      <ul>
        {matches.map((match) => (
          <Played key={match.match} match={match} person={person} />
        ))}
      </ul>
      {before !== undefined && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void askResults(person.id, before).then((page) => page.ok && setPages([...pages, page.value]));
          }}
        >
          Earlier matches
        </button>
      )}
    </section>
  );
}

const SCORES = { won: 'Won', lost: 'Lost', drawn: 'Draw' } as const;

const GONE = { time: 'ran out of time', left: 'left', away: 'was away', resigned: 'resigned' } as const;

/** "Bob resigned": the first who did not play to the end. */
function goneNote({ seats }: PlayedMatch): string | undefined {
  for (const seat of seats) if (seat.kind === 'person' && seat.gone) return `${seat.name} ${GONE[seat.gone]}`;
  return undefined;
}

function Played({ match, person }: { match: PlayedMatch; person: Person }) {
  const own = match.seats.find((seat) => seat.kind === 'person' && seat.id === person.id);
  const change = own?.kind === 'person' ? own.change : undefined;
  const gone = goneNote(match);
  const others = match.seats.filter((seat) => seat !== own);
  return (
    <li style={{ '--accent': faceOf(match.game).accent }}>
      <a class="played" href={`/replay/${match.match}`}>
        <b class={match.score}>{SCORES[match.score]}</b>
        <span class="row-names">
          <b>{titleOf(match.game)}</b>
          <span>
            {others.map((seat) => (seat.kind === 'bot' ? `Bot, ${seat.level}` : seat.name)).join(', ')}
            {gone !== undefined && ` · ${gone}`}
          </span>
        </span>
        <span class="played-when">
          <b>
            {match.rated && change !== undefined
              ? `${change >= 0 ? '+' : '−'}${Math.abs(Math.round(change))}`
              : 'not rated'}
          </b>
          <span>{timeWords(match.at, Date.now())}</span>
        </span>
        <Icon svg={chevron} />
      </a>
    </li>
  );
}
