import type { BreachView } from '@orrery/breach/client';
import { useRef } from 'preact/hooks';
import type { Events } from './props.ts';

/** Which units have fired in this wave, as far as it was seen here; an undo takes back what it took. */
export function useFired({ phase }: BreachView, moves: number, events: Events): ReadonlySet<string> {
  const seen = useRef<readonly { readonly move: number; readonly unit: string }[]>([]);
  if (phase !== 'aiWave') {
    seen.current = [];
    return new Set();
  }
  if (events.some((event) => event?.kind === 'waveStarted')) seen.current = [];
  const used = events.flatMap((event) => (event?.kind === 'unitUsed' ? [{ move: moves, unit: event.unit }] : []));
  seen.current = [...seen.current.filter(({ move }) => move < moves), ...used];
  return new Set(seen.current.map(({ unit }) => unit));
}
