/** The end of a lesson: what the learner knows now, and a whole game. */
import type { GameEntry } from '@orrery/catalog';
import type { Lesson } from '@orrery/kernel';
import check from 'lucide-static/icons/check.svg?raw';
import { useLocation } from 'preact-iso';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { localLink } from '../local.ts';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { singly } from '../parts/singly.ts';
import type { Session } from '../table/session.ts';
import { ignoreTaps, isTooSoon } from '../table/too-soon.ts';
import { quickMatch, startMatch } from '../table/tables.ts';
import { rememberDone } from './memory.ts';

interface EndingProps {
  readonly entry: GameEntry;
  readonly session: Session;
  readonly lesson: Lesson;
  onAgain(this: void): void;
}

export function Ending({ entry, session, lesson, onAgain }: EndingProps) {
  const { route } = useLocation();
  const main = useRef<HTMLButtonElement>(null);
  const one = useMemo(singly, []);
  const opened = useMemo(() => performance.now(), []);
  useEffect(ignoreTaps, []); // a finger that is still busy with the last step would meet "All games"
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  // Before anything is shown, for whoever leaves at once.
  useLayoutEffect(() => rememberDone(entry.id), [entry]);
  // A lesson that is over has nothing to come back to.
  const forget = () => localLink().request({ type: 'forget', match: session.match });
  const attempt = (deed: () => Promise<void>) => () =>
    void one(deed).catch((error: unknown) => (session.trouble.refusal.value = { words: faultWords(error) }));
  const play = async () => {
    const started = await startMatch(quickMatch(entry));
    if (!started.ok) return session.trouble.refuse(started.problem);
    route(`/table/${started.value.match}`);
    await forget();
  };
  const leave = async () => {
    await forget();
    route('/');
  };
  const again = async () => {
    await forget();
    onAgain();
  };
  return (
    <section
      class="coach ending"
      aria-labelledby="lesson-over"
      onKeyDown={(event) => /^(Enter| )$/.test(event.key) && isTooSoon(event, opened) && event.preventDefault()}
    >
      <div class="coach-words">
        <h2 id="lesson-over">Well done. Now you know:</h2>
        <ul class="ending-learnt">
          {lesson.learnt.map((words) => (
            <li key={words}>
              <Icon svg={check} /> {words}
            </li>
          ))}
        </ul>
      </div>
      <div class="coach-buttons">
        <button ref={main} type="button" class="button main" onClick={attempt(play)}>
          Play a whole game?
        </button>
        <button type="button" class="button quiet" onClick={attempt(again)}>
          Once more
        </button>
        <button type="button" class="button quiet" onClick={attempt(leave)}>
          All games
        </button>
      </div>
    </section>
  );
}
