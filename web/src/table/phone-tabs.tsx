/** On a phone the sheet shows one thing at a time. */
import act from 'lucide-static/icons/crosshair.svg?raw';
import book from 'lucide-static/icons/book-open.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import shapes from 'lucide-static/icons/shapes.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import { Icon } from '../parts/icon.tsx';
import type { Layout, Panel } from './layout.ts';

const PANELS: readonly { readonly id: Panel; readonly words: string; readonly svg: string }[] = [
  { id: 'act', words: 'Act', svg: act },
  { id: 'tray', words: 'Tray', svg: shapes },
  { id: 'log', words: 'Log', svg: scroll },
  { id: 'rules', words: 'Rules', svg: book },
  { id: 'table', words: 'Table', svg: info },
];

interface PhoneTabsProps {
  readonly layout: Layout;
  /** A question waits behind another tab. */
  readonly asked: boolean;
  /** What the tab of the tray is called; nothing: there is none. */
  readonly trayName: string | undefined;
}

export function PhoneTabs({ layout, asked, trayName }: PhoneTabsProps) {
  return (
    <nav class="phone-tabs" aria-label="Sheet">
      {PANELS.filter(({ id }) => id !== 'tray' || trayName !== undefined).map(({ id, words, svg }) => {
        const here = layout.panel.value === id;
        return (
          <button key={id} type="button" aria-current={here ? 'true' : undefined} onClick={() => layout.showPanel(id)}>
            <Icon svg={svg} />
            {id === 'tray' ? trayName : words}
            {id === 'act' && asked && !here && <span class="unseen">, your turn</span>}
            {id === 'act' && asked && !here && <span class="waiting-dot" />}
          </button>
        );
      })}
    </nav>
  );
}
