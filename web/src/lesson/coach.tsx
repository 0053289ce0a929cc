/** The coach: one or two sentences, how to do it, and the way back. On a wide screen a card over the stage, on a phone the sheet. */
import { isActing } from '@orrery/kernel';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import pointer from 'lucide-static/icons/mouse-pointer-click.svg?raw';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Session } from '../table/session.ts';
import { lastWords } from '../table/words.ts';
import type { Guide } from './guide.ts';
import { keyOf } from './keys.ts';
import { Marked, plain } from './words.tsx';

interface CoachProps {
  readonly session: Session;
  readonly guide: Guide;
}

export function Coach({ session, guide }: CoachProps) {
  const { step } = guide;
  const card = useRef<HTMLElement>(null);
  useFocus(card, guide);
  const waiting = guide.waiting.value || !step;
  const word = guide.word.value;
  const last = lastWords(session.text, session.history.value);
  return (
    <>
      <section ref={card} class="coach" aria-label="Coach" tabIndex={-1}>
        <div class="coach-head">
          <p class="caption">
            Step {Math.min(guide.at.value + 1, guide.lesson.steps.length)} of {guide.lesson.steps.length}
          </p>
          <Ticks guide={guide} />
        </div>
        <div class="coach-words">
          {waiting ? <p class="coach-sentences">{last}</p> : <Words guide={guide} session={session} />}
          {word !== undefined && !waiting && <p class="coach-word">{word}</p>}
        </div>
        <Buttons session={session} guide={guide} />
      </section>
      <p class="unseen" role="status">
        {waiting ? last : spoken(session, guide)}
      </p>
    </>
  );
}

/** What a screen reader is told of a step; of a choice that does not go on, only the word. */
function spoken(session: Session, guide: Guide): string {
  const { step } = guide;
  const word = guide.word.value;
  if (word !== undefined || !step) return word ?? '';
  const how =
    isActing(step) && !guide.isBack
      ? `${howWords(guide, 'mouse')} ${keySpoken(session, guide)}`
      : 'Press Enter to go on.';
  return `Step ${guide.at.value + 1} of ${guide.lesson.steps.length}. ${plain(step.words)} ${how}`;
}

function keySpoken(session: Session, guide: Guide): string {
  const key = keyOf(session, guide);
  return key === undefined ? '' : `Or press ${key}.`;
}

const PLAIN_HOW = { mouse: 'Click what is ringed', touch: 'Tap what is ringed' };

function howWords({ step }: Guide, by: keyof typeof PLAIN_HOW): string {
  return (step && isActing(step) && step.how?.[by]) || PLAIN_HOW[by];
}

function Words({ guide, session }: CoachProps) {
  const { step } = guide;
  if (!step) return null;
  const acts = isActing(step) && !guide.isBack;
  const key = acts ? keyOf(session, guide) : undefined;
  return (
    <>
      <p class="coach-sentences">
        <Marked text={step.words} />
      </p>
      {acts && (
        <p class="coach-how" data-own={step.how?.touch === undefined ? undefined : ''}>
          <Icon svg={pointer} />
          <span class="by-mouse">
            {howWords(guide, 'mouse')}
            {key !== undefined && (
              <>
                , or press <span class="key">{key}</span>
              </>
            )}
          </span>
          <span class="by-finger">{howWords(guide, 'touch')}</span>
        </p>
      )}
    </>
  );
}

/** One tick per step: done, now, to come. */
function Ticks({ guide }: { guide: Guide }) {
  return (
    <span class="coach-ticks" aria-hidden="true">
      {guide.lesson.steps.map((step, at) => (
        <span key={step.title} data-state={at === guide.at.value ? 'now' : at < guide.due.value ? 'done' : 'to-come'} />
      ))}
    </span>
  );
}

function Buttons({ session, guide }: CoachProps) {
  const { step } = guide;
  const acts = step !== undefined && isActing(step) && !guide.isBack;
  const choices = session.choices.value;
  const isFree = (letter: string) => choices.byLetter(letter) === undefined;
  return (
    <div class="coach-buttons">
      <button
        type="button"
        class="button quiet"
        disabled={guide.at.value === 0 || guide.waiting.value}
        onClick={() => guide.back()}
      >
        <Icon svg={arrowLeft} /> Back {isFree('b') && <span class="key">B</span>}
      </button>
      {acts || guide.waiting.value ? (
        // Each is an element of its own: the focus on “Next” must not come to mean the other one.
        <button key="skip" type="button" class="button quiet coach-skip" onClick={() => guide.skip()}>
          {guide.waiting.value ? 'Skip' : 'Skip this step'} {isFree('s') && <span class="key">S</span>}
        </button>
      ) : (
        <button key="next" type="button" class="button coach-next" onClick={() => guide.next()}>
          Next <Icon svg={arrowRight} /> <span class="key">Enter</span>
        </button>
      )}
    </div>
  );
}

/** The focus goes along: to "Next" where a step is read, else to the coach, unless the learner is elsewhere. */
function useFocus(card: { readonly current: HTMLElement | null }, guide: Guide): void {
  const at = guide.at.value;
  const due = guide.due.value;
  const waiting = guide.waiting.value;
  useLayoutEffect(() => {
    const coach = card.current;
    const here = document.activeElement;
    if (!coach || waiting || (here !== document.body && !coach.contains(here))) return;
    const next = coach.querySelector<HTMLElement>('.coach-next');
    if (here !== next) (next ?? coach).focus({ preventScroll: true });
  }, [card, at, due, waiting]);
}
