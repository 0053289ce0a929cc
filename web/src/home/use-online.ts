/** What the first page shows of online play comes after the page itself, which does not wait for it. */
import { useEffect, useState } from 'preact/hooks';
import type * as Lobby from '../online/lobby.tsx';

export function useOnline(): typeof Lobby | undefined {
  const [lobby, setLobby] = useState<typeof Lobby>();
  useEffect(() => {
    const load = () => {
      import('../online/lobby.tsx').then(
        (module) => setLobby(() => module),
        () => undefined, // without a network there is nothing to show
      );
    };
    // An old browser has no idle time to ask for.
    const wait = 'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 500 }) : setTimeout(load, 100);
    return () => ('cancelIdleCallback' in window ? cancelIdleCallback(wait) : clearTimeout(wait));
  }, []);
  return lobby;
}
