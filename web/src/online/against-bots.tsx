/** Results against bots, by level: of online matches, and for oneself of those in this browser. */
import { sentence } from '@orrery/kernel';
import { findGame } from '@orrery/catalog';
import type { Profile } from '@orrery/protocol';
import { useEffect, useState } from 'preact/hooks';

export const titleOf = (game: string): string => findGame(game)?.shortTitle ?? findGame(game)?.title ?? game;

export const countWords = ({ won, lost, drawn }: { won: number; lost: number; drawn: number }): string =>
  `${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`;

const LEVELS = ['random', 'scripted', 'easy', 'medium', 'hard', 'expert'];

interface AgainstBotsProps {
  /** Of online matches. */
  readonly bots: Profile['bots'];
  /** Whoever looks at their own page sees what this browser knows, too. */
  readonly isOwn: boolean;
}

export function AgainstBots({ bots: online, isOwn }: AgainstBotsProps) {
  const [game, setGame] = useState('');
  const here = useKeptRecord(isOwn);
  const bots = [...online, ...here];
  const games = [...new Set(bots.map((each) => each.game))];
  const rows = LEVELS.flatMap((level) => {
    const some = bots.filter((each) => each.level === level && (game === '' || each.game === game));
    if (some.length === 0) return [];
    const sum = (of: 'won' | 'lost' | 'drawn') => some.reduce((total, each) => total + each[of], 0);
    return [{ level, won: sum('won'), lost: sum('lost'), drawn: sum('drawn') }];
  });
  const share = ({ won, lost, drawn }: (typeof rows)[number]) => (won + drawn / 2) / (won + lost + drawn);
  const even = rows
    .filter(({ won, lost, drawn }) => won + lost + drawn >= 5)
    .toSorted((a, b) => Math.abs(share(a) - 0.5) - Math.abs(share(b) - 0.5))[0];
  return (
    <section aria-labelledby="bots">
      <header>
        <h2 id="bots">Against bots</h2>
        {games.length > 1 && (
          <select
            class="select plain"
            aria-label="Game"
            value={game}
            onChange={({ currentTarget: { value } }) => setGame(value)}
          >
            <option value="">All games</option>
            {games.map((each) => (
              <option key={each} value={each}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        )}
      </header>
      {rows.length === 0 && (
        <p class="note">
          {isOwn ? 'Every match against bots that you play to its end is counted here.' : 'No match against bots yet.'}
        </p>
      )}
      {even && (
        <p class="profile-lead">
          {sentence(even.level)} is about the right strength: {even.won} of {even.won + even.lost + even.drawn} won.
        </p>
      )}
      <ul class="bot-rows">
        {rows.map((row) => (
          <li key={row.level}>
            <span>{sentence(row.level)}</span>
            <span class={row === even ? 'bot-bar even' : 'bot-bar'} aria-hidden="true">
              <i style={{ width: `${share(row) * 100}%` }} />
            </span>
            <span>{countWords(row)}</span>
          </li>
        ))}
      </ul>
      {here.length > 0 && (
        <p class="note">
          Matches kept in this browser are counted too, and only you see them. They stand under{' '}
          <a class="link" href="/replays">
            Replays
          </a>
          .
        </p>
      )}
    </section>
  );
}

function useKeptRecord(wanted: boolean): Profile['bots'] {
  const [record, setRecord] = useState<Profile['bots']>([]);
  useEffect(() => {
    if (!wanted) return;
    import('../matches/bot-record.ts').then(({ keptBotRecord }) => keptBotRecord()).then(setRecord, () => undefined); // what is online can be seen without it
  }, [wanted]);
  return record;
}
