/** When a question is fresh: see `fresh`. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fresh, pointed } from '../games/fresh.ts';
import type { Session } from './session.ts';

/** Keys that press nothing by themselves. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Whoever plays by keys sees where Enter goes from the first. So does who learns: there the coach wants this answer. */
export function useFresh(session: Session): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (MODIFIERS.has(key)) return;
      byKeys.current = true;
      pointed();
    };
    const onPointer = () => (byKeys.current = false);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('pointermove', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('pointermove', onPointer, true);
    };
  }, []);
  useSignalEffect(() => {
    const choices = session.choices.value;
    // The only way forward is no advice.
    const several = choices.matching.value.length + choices.quiet.length > 1;
    fresh.value = several && !byKeys.current && session.gate === undefined;
  });
}
