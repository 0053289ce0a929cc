/** The answers as buttons: a page of at most nine, with a filter and page turner where there are more. */
import next from 'lucide-static/icons/chevron-right.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { FILTER_FROM, PAGE } from './choices.ts';
import type { Session } from './session.ts';

export function ChoiceList({ session }: { session: Session }) {
  const choices = session.choices.value;
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const cursor = choices.cursor.value;

  // The focus stays with the choices from one question to the next, and goes along with the cursor.
  useEffect(() => {
    const inside = group.current?.contains(document.activeElement) ?? false;
    const lost = hadFocus.current && document.activeElement === document.body;
    if (inside || lost) group.current?.querySelector<HTMLButtonElement>('[data-cursor]')?.focus();
  }, [choices, cursor]);

  return (
    <div
      ref={group}
      class="choices"
      role="toolbar"
      aria-label="Choices"
      onFocusIn={() => (hadFocus.current = true)}
      onFocusOut={(event) => (hadFocus.current = event.relatedTarget === null)}
    >
      {choices.shown.value.map(({ action, words }, at) => {
        const index = choices.page.value * PAGE + at;
        const isCursor = index === cursor;
        return (
          <button
            key={index}
            type="button"
            class={isCursor ? 'choice cursor' : 'choice'}
            data-cursor={isCursor ? '' : undefined}
            tabIndex={isCursor ? 0 : -1}
            aria-keyshortcuts={String(at + 1)}
            onPointerMove={(event) => event.pointerType === 'mouse' && choices.pointAt(action)}
            onFocus={() => choices.pointAt(action)}
            onClick={() => void session.act(action)}
          >
            <span class="ring" aria-hidden="true">
              {at + 1}
            </span>
            {words}
          </button>
        );
      })}
      {choices.all.length > 0 && choices.matching.value.length === 0 && <p class="note">No choice has these words.</p>}
    </div>
  );
}

interface PagerProps {
  readonly session: Session;
  readonly filter: RefObject<HTMLInputElement | null>;
}

/** For lists longer than the digits reach. */
export function Pager({ session, filter }: PagerProps) {
  const choices = session.choices.value;
  if (choices.all.length <= PAGE) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choices.move(1);
    else if (event.key === 'ArrowUp') choices.move(-1);
    else if (event.key === 'Enter' && choices.current) void session.act(choices.current.action);
    else if (event.key === 'Escape') filter.current?.blur();
    else return;
    event.preventDefault();
  };
  return (
    <div class="pager">
      {choices.all.length >= FILTER_FROM && (
        <label class="filter">
          <Icon svg={search} />
          <span class="unseen">Filter the choices by words</span>
          <input
            ref={filter}
            type="text"
            placeholder="Filter by words"
            value={choices.filter.value}
            onInput={(event) => choices.narrow(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span class="key">/</span>
        </label>
      )}
      <button type="button" class="bare" aria-label="Page before" onClick={() => choices.turnPage(-1)}>
        <Icon svg={previous} />
      </button>
      <span class="note">
        {choices.matching.value.length} choices, page {choices.page.value + 1} of {Math.max(choices.pages.value, 1)}
      </span>
      <button type="button" class="bare" aria-label="Page after" onClick={() => choices.turnPage(1)}>
        <Icon svg={next} />
      </button>
    </div>
  );
}
