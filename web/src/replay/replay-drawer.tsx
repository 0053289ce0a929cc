/** Beside a replay: all moves in words, the rulebook, the facts of the match; on a phone also where to look from. */
import type { Signal } from '@preact/signals';
import book from 'lucide-static/icons/book-open.svg?raw';
import chart from 'lucide-static/icons/chart-line.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import { Icon } from '../parts/icon.tsx';
import { Rulebook } from '../rules/rulebook.tsx';
import { Drawer, type DrawerTabWords } from '../table/drawer.tsx';
import { TableFactsList } from '../table/table-facts.tsx';
import { FairDice } from './fair-dice.tsx';
import { LookFrom } from './look-from.tsx';
import { MoveList } from './move-list.tsx';
import type { Playback } from './playback.ts';
import { Swings } from './swings.tsx';

type Tab = 'moves' | 'swings' | 'rules' | 'match' | 'look';
export type Panel = 'act' | Tab;

/** Of a match that is over. */
const SWINGS: DrawerTabWords<Tab> = { id: 'swings', words: 'Swings', svg: chart };
const TABS: readonly DrawerTabWords<Tab>[] = [
  SWINGS,
  { id: 'moves', words: 'Moves', svg: scroll },
  { id: 'rules', words: 'Rules', svg: book },
  { id: 'match', words: 'Match', svg: info },
];
/** On a wide screen the choice of a viewer stands under the seats. */
const PHONE_TABS: readonly DrawerTabWords<Panel>[] = [
  { id: 'act', words: 'Watch', svg: play },
  { id: 'look', words: 'Look from', svg: eye },
  ...TABS,
];

/** While a match runs nothing is judged. */
const tabsFor = <T extends Panel>(
  tabs: readonly DrawerTabWords<T>[],
  { over }: Playback,
): readonly DrawerTabWords<T>[] => (over ? tabs : tabs.filter(({ id }) => id !== SWINGS.id));

interface ReplayDrawerProps {
  readonly playback: Playback;
  readonly panel: Signal<Panel>;
  readonly open: Signal<boolean>;
  /** Plays on with what would have been better. */
  onPlayOn(this: void): void;
}

export function ReplayDrawer({ playback, panel, open, onPlayOn }: ReplayDrawerProps) {
  const tab: Tab = panel.value === 'act' ? 'moves' : panel.value;
  return (
    <Drawer
      label="Moves, rules and match"
      tabs={tabsFor(
        tab === 'look' ? PHONE_TABS.filter((each): each is DrawerTabWords<Tab> => each.id !== 'act') : TABS,
        playback,
      )}
      tab={tab}
      onTab={(next) => {
        panel.value = next;
        open.value = true;
      }}
      onToggle={() => (open.value = !open.value)}
    >
      {tab === 'swings' && <Swings playback={playback} onPlayOn={onPlayOn} />}
      {tab === 'moves' && <MoveList playback={playback} />}
      {tab === 'rules' && <Rulebook game={playback.facts.game} options={playback.facts.options} rule={undefined} />}
      {tab === 'match' && <TableFactsList scene={playback} />}
      {tab === 'look' && (
        <>
          <LookFrom playback={playback} name="look-from-sheet" />
          <FairDice playback={playback} />
        </>
      )}
    </Drawer>
  );
}

export function ReplayTabs({ playback, panel }: { playback: Playback; panel: Signal<Panel> }) {
  return (
    <nav class="phone-tabs" aria-label="Sheet">
      {tabsFor(PHONE_TABS, playback).map(({ id, words, svg }) => (
        <button
          key={id}
          type="button"
          aria-current={panel.value === id ? 'true' : undefined}
          onClick={() => (panel.value = id)}
        >
          <Icon svg={svg} />
          {words}
        </button>
      ))}
    </nav>
  );
}
