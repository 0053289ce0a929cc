/** Which parts of the shell are open. */
import { batch, signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';

export type DrawerTab = 'log' | 'rules' | 'table';
/** What the sheet of a phone shows. */
export type Panel = 'act' | 'tray' | DrawerTab;

const KEY = 'orrery.drawer';

export class Layout {
  readonly tab = signal<DrawerTab>('log');
  /** On a wide screen the drawer stands open until it is closed; on a tablet it lies over the stage, so it starts closed. */
  readonly open = signal(recall(KEY) !== 'rail' && matchMedia('(min-width: 1100px)').matches);
  readonly panel = signal<Panel>('act');
  /** The rule the rulebook is opened at. */
  readonly rule = signal<string | undefined>(undefined);

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
    if (panel !== 'act' && panel !== 'tray') this.tab.value = panel;
  }

  showRule(rule: string): void {
    batch(() => {
      this.rule.value = rule;
      this.showTab('rules');
      this.panel.value = 'rules';
    });
  }
}
