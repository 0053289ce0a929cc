/** Which parts of the shell are open. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';

export type DrawerTab = 'log' | 'chat' | 'rules' | 'table';
/** What the sheet of a phone shows. */
export type Panel = 'act' | 'tray' | DrawerTab;

const KEY = 'orrery.drawer';
/** Beside a second surface the drawer starts closed, so it is remembered apart. */
const KEY_BESIDE = 'orrery.drawer.beside';

export class Layout {
  readonly tab = signal<DrawerTab>('log');
  /** On a wide screen the drawer stands open until it is closed; on a tablet it lies over the stage, so it starts closed. */
  readonly open;
  readonly panel = signal<Panel>('act');
  /** On a phone: the menu with the pages that are folded away. */
  readonly menu = signal(false);
  /** The rule the rulebook is opened at. */
  readonly rule = signal<string | undefined>(undefined);
  private readonly key: string;

  private readonly applying: ReadonlySignal<string | undefined>;

  /** `applying`: the rule that applies now. */
  constructor(hasSide: boolean, applying: ReadonlySignal<string | undefined>) {
    this.applying = applying;
    this.key = hasSide ? KEY_BESIDE : KEY;
    const wanted = hasSide ? recall(this.key) === 'open' : recall(this.key) !== 'rail';
    this.open = signal(wanted && matchMedia(hasSide ? '(min-width: 1680px)' : '(min-width: 1100px)').matches);
  }

  toggle(): void {
    this.open.value = !this.open.value;
    remember(this.key, this.open.value ? 'open' : 'rail');
  }

  /** The rulebook opens at the rule that applies. */
  showTab(tab: DrawerTab): void {
    batch(() => {
      if (tab === 'rules') this.rule.value = this.applying.peek();
      this.tab.value = tab;
      this.open.value = true;
    });
  }

  showPanel(panel: Panel): void {
    batch(() => {
      if (panel === 'rules') this.rule.value = this.applying.peek();
      this.panel.value = panel;
      this.menu.value = false;
      if (panel !== 'act' && panel !== 'tray') this.tab.value = panel;
    });
  }

  showRule(rule: string): void {
    batch(() => {
      this.showTab('rules');
      this.panel.value = 'rules';
      this.rule.value = rule;
    });
  }
}
