/** For lists longer than the digits reach: a filter in words and pages to turn. */
import next from 'lucide-static/icons/chevron-right.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import type { RefObject } from 'preact';
import { Icon } from '../parts/icon.tsx';
import type { Item } from './choices.ts';
import type { Session } from './session.ts';

interface PagerProps {
  readonly session: Session;
  readonly filter: RefObject<HTMLInputElement | null>;
}

export function Pager({ session, filter, inSight }: PagerProps & { inSight: (item: Item) => boolean }) {
  const choices = session.choices.value;
  const { filters, turns } = choices.helps(inSight);
  if (!filters && !turns) return null;
  return (
    <div class={`pager${choices.asksForPiece ? ' of-pieces' : ''}${filters === 'called' ? ' on-call' : ''}`}>
      {filters && <Filter session={session} filter={filter} />}
      {turns && (
        <>
          <button type="button" class="bare" aria-label="Page before" onClick={() => choices.turnPage(-1)}>
            <Icon svg={previous} />
          </button>
          <span class="note">
            <span class="unseen">
              {choices.matching.value.length} {choices.asksForPiece ? 'pieces' : 'choices'}, page{' '}
            </span>
            {choices.page.value + 1}/{Math.max(choices.pages.value, 1)}
          </span>
          <button type="button" class="bare" aria-label="Page after" onClick={() => choices.turnPage(1)}>
            <Icon svg={next} />
          </button>
        </>
      )}
    </div>
  );
}

function Filter({ session, filter }: PagerProps) {
  const choices = session.choices.value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choices.move(1);
    else if (event.key === 'ArrowUp') choices.move(-1);
    else if (event.key === 'Enter' && choices.current) session.press(choices.current);
    else if (event.key === 'Escape') {
      choices.narrow('');
      filter.current?.blur();
    } else return;
    event.preventDefault();
  };
  return (
    <label class="filter">
      <Icon svg={search} />
      <span class="unseen">Filter the choices by words</span>
      <input
        ref={filter}
        type="text"
        placeholder="Filter"
        value={choices.filter.value}
        onInput={(event) => choices.narrow(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span class="key">/</span>
    </label>
  );
}
