/** The drawer: the log, newest first, and the facts of this table. */
import close from 'lucide-static/icons/panel-right-close.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import open from 'lucide-static/icons/panel-right-open.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import { useRef } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import type { DrawerTab, Layout } from './layout.ts';
import type { Session } from './session.ts';
import { TableFactsList } from './table-facts.tsx';
import { logLines } from './words.ts';
import './drawer.css';

const TABS: readonly { readonly id: DrawerTab; readonly words: string; readonly svg: string }[] = [
  { id: 'log', words: 'Log', svg: scroll },
  { id: 'table', words: 'Table', svg: info },
];

export function Drawer({ session, layout, veiled }: { session: Session; layout: Layout; veiled: boolean }) {
  const tab = layout.tab.value;
  return (
    <aside class="drawer" aria-label="Log and table">
      <Rail layout={layout} />
      <div class="drawer-body">
        <DrawerHead layout={layout} />
        <div
          class="drawer-page"
          id="drawer-page"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          // A region that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {tab === 'log' ? <LogList session={session} veiled={veiled} /> : <TableFactsList session={session} />}
        </div>
      </div>
    </aside>
  );
}

function DrawerHead({ layout }: { layout: Layout }) {
  const list = useRef<HTMLDivElement>(null);
  const tab = layout.tab.value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const at = TABS.findIndex(({ id }) => id === tab);
    const next = TABS[(at + (event.key === 'ArrowRight' ? 1 : TABS.length - 1)) % TABS.length];
    if (!next) return;
    layout.showTab(next.id);
    list.current?.querySelector<HTMLButtonElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="drawer-head">
      <div ref={list} role="tablist" aria-label="Drawer" onKeyDown={onKeyDown}>
        {TABS.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="drawer-page"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => layout.showTab(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <button type="button" class="bare" aria-label="Close the drawer" onClick={() => layout.toggle()}>
        <Icon svg={close} />
      </button>
    </div>
  );
}

/** What is left of the drawer when it is closed. */
function Rail({ layout }: { layout: Layout }) {
  return (
    <div class="rail">
      <button type="button" class="bare" aria-label="Open the drawer" onClick={() => layout.toggle()}>
        <Icon svg={open} />
      </button>
      {TABS.map(({ id, words, svg }) => (
        <button key={id} type="button" class="bare rail-tab" onClick={() => layout.showTab(id)}>
          <Icon svg={svg} />
          {words}
        </button>
      ))}
    </div>
  );
}

function LogList({ session, veiled }: { session: Session; veiled: boolean }) {
  // What one player was told is not for the next one who sits down.
  const lines = veiled ? [] : logLines(session.text, session.history.value);
  if (lines.length === 0)
    return <p class="note">{veiled ? 'Hidden until the screen is passed.' : 'Nothing has happened yet.'}</p>;
  return (
    <ol class="log" reversed>
      {lines.map(({ move, seat, words }, at) => (
        <li key={lines.length - at} class={move === session.shown.value.moves ? 'newest' : undefined}>
          {seat === undefined ? <span class="no-seat" /> : <Emblem seat={seat} size={11} plain />}
          <span>{words}</span>
          <span class="log-move">{move}</span>
        </li>
      ))}
    </ol>
  );
}
