/** Beside the table: the log in words, newest first; the rulebook; the facts of this table. */
import book from 'lucide-static/icons/book-open.svg?raw';
import speech from 'lucide-static/icons/message-circle.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import { Emblem } from '../parts/emblem.tsx';
import { PartButton } from '../parts/part-button.tsx';
import { PHONE, useMedia } from '../parts/use-media.ts';
import { usePart } from '../parts/use-part.ts';
import { RuleFoot, Rulebook } from '../rules/rulebook.tsx';
import { Drawer, type DrawerTabWords } from './drawer.tsx';
import type { DrawerTab, Layout } from './layout.ts';
import type { Session } from './session.ts';
import { TableFactsList } from './table-facts.tsx';
import { logLines } from './words.ts';

const TABS: readonly DrawerTabWords<DrawerTab>[] = [
  { id: 'log', words: 'Log', svg: scroll },
  { id: 'rules', words: 'Rules', svg: book },
  { id: 'table', words: 'Table', svg: info },
];

const CHAT = { id: 'chat', words: 'Chat', svg: speech } as const;

export function TableDrawer({ session, layout, veiled }: { session: Session; layout: Layout; veiled: boolean }) {
  const tab = layout.tab.value;
  const { game, options } = session.facts;
  const rule = veiled ? undefined : session.rule.value;
  const Chat = session.company?.Chat;
  const Urgent = session.company?.Urgent;
  // There the drawer stands in place of the console, which has the notices.
  const onPhone = useMedia(PHONE);
  const count = session.company?.unread.value ?? 0;
  const tabs = Chat ? TABS.toSpliced(1, 0, { ...CHAT, count }) : TABS;
  return (
    <Drawer
      label="Log, rules and table"
      tabs={tabs}
      tab={tab}
      onTab={(next) => layout.showTab(next)}
      onToggle={() => layout.toggle()}
      head={Urgent && onPhone && layout.panel.value !== 'act' && layout.panel.value !== 'tray' && <Urgent />}
      foot={
        rule !== undefined &&
        tab !== 'rules' &&
        tab !== 'chat' && <RuleFoot game={game} options={options} rule={rule} onOpen={() => layout.showRule(rule)} />
      }
    >
      {tab === 'log' && <LogList session={session} veiled={veiled} />}
      {tab === 'chat' && Chat && <Chat />}
      {tab === 'rules' && <Rulebook game={game} options={options} rule={layout.rule.value} />}
      {tab === 'table' && session.company && <session.company.AtTable />}
      {tab === 'table' && <TableFactsList scene={session} company={session.company} />}
    </Drawer>
  );
}

function LogList({ session, veiled }: { session: Session; veiled: boolean }) {
  const history = session.history.value;
  const part = usePart(history.length, history.length - 1, session.shown.value.viewer);
  if (history.length === 0) return null; // on its way: see `recollect`
  // What one player was told is not for the next one who sits down.
  const lines = veiled ? [] : logLines(session.text, history, part.from, part.to);
  if (lines.length === 0)
    return <p class="note">{veiled ? 'Hidden until the screen is passed.' : 'Nothing has happened yet.'}</p>;
  return (
    <>
      <PartButton words="Later moves" onTurn={part.later} />
      <p class="log-head caption">
        <span>Newest first</span>
        <span>Move</span>
      </p>
      <ol class="log" reversed>
        {lines.map(({ move, heading, seat, words }, at) => (
          <li key={lines.length - at} class={move === session.shown.value.moves ? 'newest' : undefined}>
            {heading !== undefined && heading !== lines[at - 1]?.heading && (
              <span class="log-round caption">{heading}</span>
            )}
            {seat === undefined ? <span class="no-seat" /> : <Emblem seat={seat} size={11} plain />}
            <span>{words}</span>
            <span class="log-move">{move}</span>
          </li>
        ))}
      </ol>
      <PartButton words="Earlier moves" onTurn={part.earlier} />
    </>
  );
}
