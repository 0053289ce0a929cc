/** The lists of the lobby as the server told them last, for every page that shows some of them. */
import type { Lobby, RoomLine } from '@orrery/protocol';
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rememberOnline } from '../home/online-places.ts';
import { askLobby } from './api.ts';
import { goingOn } from './line-words.ts';
import { findMe, me } from './me.ts';

const FRESH_MS = 15_000;
/** Nobody has asked yet, or nobody answers. */
export const lobby = signal<Lobby | 'asking' | 'unreachable'>('asking');
/** What the clocks of this machine and of the server differ by. */
let skew = 0;

/** The server's time. */
export const serverNow = (): number => Date.now() + skew;

/** One's own that go on. */
export const mine = computed((): readonly RoomLine[] =>
  typeof lobby.value === 'string' ? [] : goingOn(lobby.value.mine, me.value?.id),
);

async function refresh(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const answer = await askLobby();
  lobby.value = answer.ok ? answer.value : 'unreachable';
  if (!answer.ok) return;
  skew = answer.value.now - Date.now();
  rememberOnline(mine.value.length);
}

/** Keeps the lists fresh while they are looked at. */
export function useLobby(): void {
  useEffect(() => {
    void findMe();
    void refresh();
    const timer = setInterval(() => void refresh(), FRESH_MS);
    const onShow = () => void refresh();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);
}
