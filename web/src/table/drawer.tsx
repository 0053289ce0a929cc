/** The drawer beside the stage: pages under tabs. Closed it is a rail; on a phone it fills the sheet. */
import close from 'lucide-static/icons/panel-right-close.svg?raw';
import open from 'lucide-static/icons/panel-right-open.svg?raw';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import './drawer.css';

export interface DrawerTabWords<T extends string> {
  readonly id: T;
  readonly words: string;
  readonly svg: string;
  /** Something new waits there. */
  readonly count?: number;
}

interface DrawerProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly DrawerTabWords<T>[];
  readonly tab: T;
  readonly children: ComponentChildren;
  /** Stands above every page. */
  readonly head?: ComponentChildren;
  /** Stands below every page. */
  readonly foot?: ComponentChildren;
  onTab(this: void, tab: T): void;
  onToggle(this: void): void;
}

export function Drawer<T extends string>(props: DrawerProps<T>) {
  const { label, tab, children, head, foot } = props;
  return (
    <aside class="drawer" aria-label={label}>
      <Rail {...props} />
      <div class="drawer-body">
        <DrawerHead {...props} />
        {head}
        <div
          class="drawer-page"
          id="drawer-page"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          // A region that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {children}
        </div>
        {foot}
      </div>
    </aside>
  );
}

function DrawerHead<T extends string>({ tabs, tab, onTab, onToggle }: DrawerProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === tab);
    const next = tabs[(at + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length];
    if (!next) return;
    onTab(next.id);
    list.current?.querySelector<HTMLButtonElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="drawer-head">
      <div ref={list} role="tablist" aria-label="Drawer" onKeyDown={onKeyDown}>
        {tabs.map(({ id, words, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="drawer-page"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => onTab(id)}
          >
            {words}
            <NewCount count={count} />
          </button>
        ))}
      </div>
      <button type="button" class="bare" aria-label="Close the drawer" onClick={onToggle}>
        <Icon svg={close} />
      </button>
    </div>
  );
}

/** What is left of the drawer when it is closed. */
function Rail<T extends string>({ tabs, onTab, onToggle }: DrawerProps<T>) {
  return (
    <div class="rail">
      <button type="button" class="bare" aria-label="Open the drawer" onClick={onToggle}>
        <Icon svg={open} />
      </button>
      {tabs.map(({ id, words, svg, count }) => (
        <button key={id} type="button" class="bare rail-tab" onClick={() => onTab(id)}>
          <Icon svg={svg} />
          {words}
          <NewCount count={count} />
        </button>
      ))}
    </div>
  );
}

export const NewCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 ? (
    <span class="new-count">
      {count}
      <span class="unseen"> new</span>
    </span>
  ) : null;
