/** Which parts of the shell are open. */
import { signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';

export type DrawerTab = 'log' | 'table';
/** What the sheet of a phone shows. */
export type Panel = 'act' | DrawerTab;

const KEY = 'orrery.drawer';

export class Layout {
  readonly tab = signal<DrawerTab>('log');
  /** On a wide screen the drawer stands open until it is closed; on a tablet it lies over the stage, so it starts closed. */
  readonly open = signal(recall(KEY) !== 'rail' && matchMedia('(min-width: 1100px)').matches);
  readonly panel = signal<Panel>('act');

  toggle(): void {
    this.open.value = !this.open.value;
    remember(KEY, this.open.value ? 'open' : 'rail');
  }

  showTab(tab: DrawerTab): void {
    this.tab.value = tab;
    this.open.value = true;
  }

  showPanel(panel: Panel): void {
    this.panel.value = panel;
    if (panel !== 'act') this.tab.value = panel;
  }
}
