/** A match watched again, at the move its address names. An address may carry the whole match in its fragment. */
import { hashText } from '@orrery/kernel';
import { useLocation } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { loadBoard } from '../games/registry.ts';
import { importText } from '../matches/kept.ts';
import { faultWords } from '../parts/fault-words.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { recall, remember } from '../settings/storage.ts';
import { keepPlace, parsePlace } from './address.ts';
import { Playback } from './playback.ts';
import { carriesLog, logFrom } from './share.ts';
import { ReplayShell } from './shell.tsx';
import '../styles/fonts-table.css';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'problem'; readonly title: string; readonly words: string }
  /** The match came with the address and lives here under another name. */
  | { readonly kind: 'moved'; readonly match: string }
  | { readonly kind: 'here'; readonly playback: Playback; readonly board: GameBoard | undefined };

export function ReplayPage({ match }: { match: string }) {
  const { query, route } = useLocation();
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  // It is another one with every address; whoever leaves this page must not find the match anew, and its address with it.
  const goTo = useRef(route);
  goTo.current = route;
  useEffect(() => {
    let wanted = true;
    setFound({ kind: 'looking' });
    find(match).then(
      (next) => {
        if (!wanted) return;
        if (next.kind === 'moved') goTo.current(`/replay/${next.match}${location.search}`, true);
        else setFound(next);
      },
      (error: unknown) =>
        wanted && setFound({ kind: 'problem', title: 'The replay could not be loaded', words: faultWords(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  if (found.kind === 'problem')
    return (
      <LonePage
        title={found.title}
        way={
          <a class="button main" href="/replays">
            All replays
          </a>
        }
      >
        {found.words}
      </LonePage>
    );
  if (found.kind !== 'here') return <div class="table-waiting" role="status" aria-label="Finding the match" />;
  const { playback, board } = found;
  return <ReplayShell key={match} playback={playback} board={query.board === 'plain' ? undefined : board} />;
}

async function find(match: string): Promise<Found> {
  const place = parsePlace(Object.fromEntries(new URLSearchParams(location.search)));
  const opened = await Playback.open(match, place);
  if (opened.ok) {
    const playback = opened.value;
    keepPlace(match, playback.at, playback.viewer);
    // A board that does not arrive is no reason not to watch: the moments are shown in words.
    const board = await loadBoard(playback.facts.game).catch(() => undefined);
    return { kind: 'here', playback, board };
  }
  if (carriesLog(location.hash)) return takeFromAddress(match, location.hash);
  const words = problemWords(opened.problem);
  return opened.problem.code === 'no-such-match'
    ? {
        kind: 'problem',
        title: 'This match is not here',
        words: `${words} Ask for the saved file, or for the address of a finished match.`,
      }
    : { kind: 'problem', title: 'This match cannot be replayed', words };
}

/** The same address opened twice does not make two matches; but a link sent later may carry more of the match. */
async function takeFromAddress(match: string, hash: string): Promise<Found> {
  const key = `orrery.shared.${match}.${hashText(hash).slice(0, 16)}`;
  const known = recall(key);
  if (known !== undefined && (await Playback.open(known, { at: 0, from: undefined })).ok)
    return { kind: 'moved', match: known };
  const unpacked = await logFrom(hash);
  const taken = 'problem' in unpacked ? unpacked : await importText(unpacked.text);
  if ('problem' in taken) return { kind: 'problem', title: 'This link cannot be opened', words: taken.problem };
  remember(key, taken.match);
  return { kind: 'moved', match: taken.match };
}
