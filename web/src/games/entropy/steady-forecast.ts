/**
 * Forecasts that do not flicker. A question changes with every card that is laid, and its answer comes a few milliseconds
 * later: until then the answer before stands, but only for as long as nobody notices.
 */
import type { Json } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { useForecast } from '../use-forecast.ts';

export interface Steady<T> {
  readonly answer: T | undefined;
  /** The answer is to this very question, not to the one before. */
  readonly isCurrent: boolean;
}

/** An answer that takes longer than this is missed: what was said before is not left standing. */
const LATE_MS = 100;

interface Answered<T> {
  readonly topic: string;
  readonly asked: string;
  readonly answer: T;
}

/** `topic`: only answers of the same one may stand for each other. */
export function useSteadyForecast<T>(props: BoardProps, topic: string, question: Json | undefined): Steady<T> {
  const answer = useForecast<T>(props, question);
  const asked = JSON.stringify(question) ?? '';
  const last = useRef<Answered<T> | undefined>(undefined);
  if (answer !== undefined) last.current = { topic, asked, answer };
  else if (question === undefined || last.current?.topic !== topic) last.current = undefined;
  const late = useLate(question !== undefined && answer === undefined);
  const shown = late ? undefined : last.current;
  return { answer: shown?.answer, isCurrent: shown?.asked === asked };
}

/** Whether something is waited for, and has been for too long. */
export function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return waits && late;
}
