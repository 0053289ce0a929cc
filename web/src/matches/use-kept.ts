/** The kept matches for a page. What lists them is loaded after the page itself, which does not wait for it. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { faultWords } from '../parts/fault-words.ts';
import type * as Kept from './kept.ts';

type KeptMatch = Kept.KeptMatch;

export interface KeptState {
  /** Nothing while they are being looked for. */
  readonly matches: readonly KeptMatch[] | undefined;
  readonly problem: string | undefined;
  onProblem(this: void, problem: string | undefined): void;
  onForget(this: void, match: KeptMatch): void;
  onSave(this: void, match: KeptMatch): void;
  /** Goes to the match, which is the server's from then on. */
  onOnline(this: void, match: KeptMatch): void;
}

export function useKept(): KeptState {
  const [matches, setMatches] = useState<readonly KeptMatch[]>();
  const [problem, setProblem] = useState<string>();
  const attempt = useCallback((deed: (kept: typeof Kept) => Promise<unknown>) => {
    import('./kept.ts').then(deed).catch((error: unknown) => setProblem(faultWords(error)));
  }, []);
  const load = useCallback(
    () =>
      attempt(async ({ keptMatches }) => {
        const kept = await keptMatches();
        if (typeof kept === 'string') setProblem(kept);
        else setMatches(kept);
      }),
    [attempt],
  );
  useEffect(() => {
    // The page itself comes first; an old browser has no idle time to ask for.
    const wait = 'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 300 }) : setTimeout(load, 50);
    return () => ('cancelIdleCallback' in window ? cancelIdleCallback(wait) : clearTimeout(wait));
  }, [load]);
  return {
    matches,
    problem,
    onProblem: setProblem,
    onForget: ({ match }) =>
      attempt(async ({ forgetMatch }) => {
        setProblem(await forgetMatch(match));
        load();
      }),
    onSave: (match) => attempt(async ({ saveKept }) => setProblem(await saveKept(match))),
    onOnline: ({ match }) =>
      attempt(async () => {
        const { takeToServer } = await import('../online/homeward.ts');
        const taken = await takeToServer(match);
        if ('match' in taken) location.assign(`/j/${taken.match}`);
        else setProblem(taken.problem);
      }),
  };
}
