/**
 * "Don't ask me for events until …": windows for event cards are let pass without a question. It is only about this page: the
 * rules know nothing of it, and others see no difference, as the table waits its neutral second in any case.
 */
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Seat } from '@orrery/kernel';
import { askedOf, type EntanglionProps, frameOf, seatOf } from '../props.ts';

/** `flown`: only on the own turns, until all own cards have been revealed. */
export type MuteUntil = 'turn' | 'round' | 'flown';

interface Mute {
  readonly seat: Seat;
  readonly until: MuteUntil;
  readonly round: number;
  /** The turn in which it was wished for is over, so that the next one ends it. */
  readonly waited: boolean;
}

const mute = signal<Mute | undefined>(undefined);

export function muteNow(props: EntanglionProps, until: MuteUntil | undefined): void {
  const seat = seatOf(props);
  mute.value =
    until && seat !== undefined ? { seat, until, round: props.view.round, waited: !isOwnTurn(props) } : undefined;
}

export const muteOf = (props: EntanglionProps): MuteUntil | undefined =>
  mute.value?.seat === seatOf(props) ? mute.value?.until : undefined;

/** Questions that can be let pass: windows that others have opened. */
export function isWindow(props: EntanglionProps): boolean {
  const asked = askedOf(props);
  if (asked === 'respond') return true;
  // At the final call there is no later: it is always asked.
  return asked === 'event' && frameOf(props.view, 'event')?.window !== 'finalCall';
}

/** Questions of one's own turn, which end the silence. */
const OWN = ['navigate', 'resolve', 'action', 'probeAction', 'move', 'interfere'];

function isOwnTurn(props: EntanglionProps): boolean {
  const asked = askedOf(props);
  return (asked !== undefined && OWN.includes(asked)) || props.view.active?.seat === seatOf(props);
}

function isOver(props: EntanglionProps, { until, round, waited }: Mute): boolean {
  if (props.view.round !== round) return true;
  if (until === 'flown') return props.view.phase !== 'resolve';
  return until === 'turn' && waited && isOwnTurn(props);
}

/** How soon a window is let pass, and how soon once more if the table was still showing something. */
const SOON_MS = 60;

export function useMute(props: EntanglionProps): void {
  const now = mute.value;
  const mine = now?.seat === seatOf(props) ? now : undefined;
  const over = mine !== undefined && isOver(props, mine);
  const answer = mine?.until === 'flown' ? 'reveal' : 'pass';
  const isAsked = answer === 'reveal' ? askedOf(props) === 'resolve' : isWindow(props);
  const passes = mine !== undefined && !over && isAsked;
  const waits = mine !== undefined && !mine.waited && !isOwnTurn(props);
  useEffect(() => {
    if (over) mute.value = undefined;
    else if (waits && mine) mute.value = { ...mine, waited: true };
  }, [over, waits]);
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setInterval(() => props.onChoose({ kind: answer }), SOON_MS);
    return () => clearInterval(timer);
  }, [passes, props.view]);
  // It belongs to this table.
  useEffect(
    () => () => {
      mute.value = undefined;
    },
    [],
  );
}
