/** Every move in words; a click jumps there. */
import type { Seat } from '@orrery/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import type { Told, Words } from '../table/scene.ts';
import type { Playback } from './playback.ts';

/** What was told with one action, as one text. */
export function wordsOfMove(text: Words, told: Told): string {
  return told.map((event) => (event === null ? 'Something hidden happens.' : text.event(event))).join(' ');
}

function seatOf(told: Told): Seat | undefined {
  const named = told.find((event) => event !== null && 'seat' in event && typeof event.seat === 'number');
  return named && 'seat' in named && typeof named.seat === 'number' ? named.seat : undefined;
}

export function MoveList({ playback }: { playback: Playback }) {
  const list = useRef<HTMLOListElement>(null);
  const { at, text } = playback;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} class="move-list">
      {playback.history.value.map((told, moves) => {
        const seat = seatOf(told);
        // The action that ends a round still belongs to it.
        const round = playback.rounds.value.find((mark) => mark.at > 0 && mark.at === moves - 1);
        return (
          <li key={moves}>
            {round && <span class="caption move-round">{round.words}</span>}
            <button
              type="button"
              aria-current={moves === at ? 'step' : undefined}
              onClick={() => {
                playback.pause();
                void playback.goTo(moves);
              }}
            >
              <span class="log-move">{moves}</span>
              {seat === undefined ? <span class="no-seat" /> : <Emblem seat={seat} size={11} plain />}
              <span>
                {moves === 0 ? 'The beginning.' : ''} {wordsOfMove(text, told)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
