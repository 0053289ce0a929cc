/** Every move in words; a click jumps there. */
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { PartButton } from '../parts/part-button.tsx';
import { usePart } from '../parts/use-part.ts';
import type { Events, Words } from '../table/scene.ts';
import { sectionsOf, unseenWords } from '../table/words.ts';
import type { Playback } from './playback.ts';

/** What was told with one move, as one text. */
export function wordsOfMove(text: Words, events: Events): string {
  return events.map((event) => (event === null ? 'Something hidden happens.' : text.event(event))).join(' ');
}

export function MoveList({ playback }: { playback: Playback }) {
  const list = useRef<HTMLOListElement>(null);
  const { at, text } = playback;
  const history = playback.history.value;
  const part = usePart(history.length, at, at);
  const sections = sectionsOf(text, history, part.from, part.to);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <PartButton words="Earlier moves" onTurn={part.earlier} />
      <ol ref={list} class="move-list">
        {history.slice(part.from, part.to).map(({ seat }, place) => {
          const moves = part.from + place;
          const [first, ...later] = sections[place] ?? [];
          return (
            <li key={moves}>
              {first?.heading !== undefined && <span class="caption move-round">{first.heading}</span>}
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
                  {moves === 0 ? 'The beginning.' : ''} {first?.words ?? (moves === 0 ? '' : unseenWords(text, seat))}
                  {later.map(({ heading, words }, n) => (
                    <Fragment key={n}>
                      {heading !== undefined && <span class="caption move-round inside">{heading}</span>}
                      {words}
                    </Fragment>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <PartButton words="Later moves" onTurn={part.later} />
    </>
  );
}
