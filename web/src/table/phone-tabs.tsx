/**
 * On a phone the sheet shows one thing at a time. The way to its pages is a bar of tabs below it; where a player's answers stand
 * they need that room, and the same ways stand in a menu of the top bar: also while the others play, as tabs that come and go
 * would be where a finger looks for an answer, and the other way round.
 */
import act from 'lucide-static/icons/crosshair.svg?raw';
import book from 'lucide-static/icons/book-open.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import speech from 'lucide-static/icons/message-circle.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import shapes from 'lucide-static/icons/shapes.svg?raw';
import sliders from 'lucide-static/icons/settings-2.svg?raw';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { openSettings } from '../settings/dialog.tsx';
import type { Company } from './company.ts';
import { NewCount } from './drawer.tsx';
import type { Layout, Panel } from './layout.ts';

const PANELS: readonly { readonly id: Panel; readonly words: string; readonly svg: string }[] = [
  { id: 'act', words: 'Act', svg: act },
  { id: 'tray', words: 'Tray', svg: shapes },
  { id: 'log', words: 'Log', svg: scroll },
  { id: 'chat', words: 'Chat', svg: speech },
  { id: 'rules', words: 'Rules', svg: book },
  { id: 'table', words: 'Table', svg: info },
];

const MENU = 'phone-menu';

interface PhoneTabsProps {
  readonly layout: Layout;
  /** In the menu, not in a bar. */
  readonly folded: boolean;
  /** A question waits behind another tab. */
  readonly asked: boolean;
  /** What the tab of the tray is called; nothing: there is none. */
  readonly trayName: string | undefined;
  readonly company: Company | undefined;
}

export function PhoneTabs({ layout, folded, asked, trayName, company }: PhoneTabsProps) {
  const panels = PANELS.filter(({ id }) => {
    if (id === 'tray') return trayName !== undefined;
    return id === 'chat' ? company?.Chat !== undefined : id !== 'act' || !folded;
  });
  const list = useRef<HTMLElement>(null);
  const calls = company?.calls.value ?? false;
  const open = folded && layout.menu.value;
  useOpen(list, layout, open);
  return (
    <nav
      ref={list}
      id={MENU}
      class={folded ? 'phone-tabs folded' : 'phone-tabs'}
      aria-label="Sheet"
      hidden={folded && !open}
    >
      {panels.map(({ id, words, svg }) => {
        const here = layout.panel.value === id;
        return (
          <button key={id} type="button" aria-current={here ? 'true' : undefined} onClick={() => layout.showPanel(id)}>
            <Icon svg={svg} />
            {id === 'tray' ? trayName : words}
            {id === 'chat' && <NewCount count={company?.unread.value} />}
            {id === 'act' && !here && asked && <span class="unseen">, your turn</span>}
            {id === 'act' && !here && calls && <span class="unseen">, something to know</span>}
            {id === 'act' && !here && (asked || calls) && <span class="waiting-dot" />}
          </button>
        );
      })}
      {folded && (
        <button
          type="button"
          onClick={() => {
            close(layout);
            openSettings();
          }}
        >
          <Icon svg={sliders} />
          Settings
        </button>
      )}
      {folded && <p class="note">Hold anything on the table to read what it is.</p>}
    </nav>
  );
}

const BUTTON = 'phone-menu-button';

/** The focus goes back to where it came from. */
function close(layout: Layout): void {
  layout.menu.value = false;
  document.getElementById(BUTTON)?.focus();
}

/** An open menu has the focus, and closes by Escape and by a tap elsewhere. */
function useOpen(list: RefObject<HTMLElement | null>, layout: Layout, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    list.current?.querySelector('button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(layout);
    };
    const onPointerDown = ({ target }: Event) => {
      const within = target instanceof Element && target.closest(`#${MENU}, #${BUTTON}`) !== null;
      if (!within) layout.menu.value = false;
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [list, layout, open]);
}

/** Opens what is folded. */
export function MenuButton({ layout, company }: { layout: Layout; company: Company | undefined }) {
  const open = layout.menu.value;
  const unread = company?.unread.value ?? 0;
  return (
    <button
      id={BUTTON}
      type="button"
      class="tool menu-button"
      aria-label={unread > 0 ? `Menu, ${unread} new in the chat` : 'Menu'}
      aria-expanded={open}
      aria-controls={MENU}
      onClick={() => (layout.menu.value = !open)}
    >
      <Icon svg={menu} />
      <NewCount count={unread} />
    </button>
  );
}
