/** The steps of a lesson by their names: those done, the one that is shown, those to come. */
import check from 'lucide-static/icons/check.svg?raw';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Guide } from './guide.ts';

export function StepList({ guide }: { guide: Guide }) {
  const at = guide.at.value;
  const due = guide.due.value;
  const waiting = guide.waiting.value;
  const current = useRef<HTMLLIElement>(null);
  // Beside tall seats there is not room for all.
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [at, waiting]);
  return (
    <div class="lesson-steps">
      <h2 class="caption">In this lesson</h2>
      <ol>
        {guide.lesson.steps.map((step, number) => (
          <li
            key={step.title}
            {...(number === at && { ref: current })}
            aria-current={number === at ? 'step' : undefined}
            data-state={number < due ? 'done' : number === due ? 'now' : 'to-come'}
          >
            <span class="lesson-number" aria-hidden="true">
              {number < due ? <Icon svg={check} /> : number + 1}
            </span>
            {step.title}
            {number < due && <span class="unseen">, done</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
