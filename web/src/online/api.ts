/** What the server answers over HTTP: who one is, matches to be joined, profiles. */
import type { History, Lobby, NewRoom, Person, Problem, Profile, PushAddress } from '@orrery/protocol';

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

const UNREACHABLE: Reply<never> = { ok: false, problem: { code: 'unreachable' } };

/** A page that stands on a server without online play gets its first page, or nothing, for an answer. */
async function call<T>(path: string, body?: object): Promise<Reply<T>> {
  // A browser that knows that it is offline need not ask.
  if (!navigator.onLine) return UNREACHABLE;
  try {
    const response = await fetch(path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      cache: 'no-store',
    });
    const answer: unknown = await response.json();
    // Our own server answers with what is asked for, or with a problem.
    if (response.ok) return { ok: true, value: answer as T };
    const { problem } = answer as { readonly problem?: Problem | string };
    return typeof problem === 'object' ? { ok: false, problem } : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

export const askMe = () => call<{ readonly me: Person | null }>('/api/me');
export const nameMe = (name: string) => call<{ readonly me: Person }>('/api/me', { name });
export const askMuted = () => call<{ readonly muted: readonly string[] }>('/api/me/muted');
export const setMuted = (person: string, muted: boolean) => call<object>('/api/me/muted', { person, muted });
export const carryCode = () => call<{ readonly code: string; readonly expires: number }>('/api/me/carry', {});
export const carryHere = (code: string) => call<{ readonly me: Person }>('/api/carry', { code });
export const askPushKey = () => call<{ readonly key: string | null }>('/api/push');
export const addPush = (address: PushAddress) => call<object>('/api/push', address);
export const dropPush = (endpoint: string) => call<object>('/api/push/off', { endpoint });
export const createRoom = (room: NewRoom) => call<{ readonly match: string }>('/api/matches', room);
export const takeOnline = (text: string) => call<{ readonly match: string }>('/api/matches/import', { text });
export const askLobby = () => call<Lobby>('/api/lobby');
export const askProfile = (id: string) => call<Profile>(`/api/people/${encodeURIComponent(id)}`);
export const askResults = (id: string, before: number) =>
  call<History>(`/api/people/${encodeURIComponent(id)}/matches?before=${before}`);
