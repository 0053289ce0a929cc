/** What one may do at an online table besides answering: be called, ask to undo, leave. */
import flag from 'lucide-static/icons/flag.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import type { Room } from '@orrery/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useKeyLines } from '../parts/key-lines.ts';
import { CallButton } from './call-button.tsx';
import { toggleCall } from './calling.ts';
import { type CompanyProps, isAlone, nameOf, personAt } from './at-table.ts';

export function Ways({ table, session }: CompanyProps) {
  const [leaving, setLeaving] = useState(false);
  const room = table.room.value;
  const playing =
    room?.state === 'running' && table.seat !== undefined && personAt(table, table.seat)?.standIn === undefined;
  useEffect(() => {
    if (!playing) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      void toggleCall();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playing]);
  useKeyLines(() => ({
    title: 'With the others',
    lines: playing ? [{ keys: 'N', words: 'Be called when it is your turn' }] : [],
  }));
  if (!playing || !room) return null;
  const { canUndo, canAskUndo } = session.shown.value;
  const others = room.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.standIn === undefined && seat !== table.seat ? [nameOf(table, seat) ?? ''] : [],
  );
  const leave = leaveWords(room, isAlone(table));
  if (leaving)
    return (
      <div class="company-ways" role="group" aria-label={`${leave.words}?`}>
        <p>{leave.note}</p>
        <button
          type="button"
          class="choice quiet danger"
          onClick={() => {
            setLeaving(false);
            void table.deed({ type: 'leave' });
          }}
        >
          {leave.words}
        </button>
        <button type="button" class="choice quiet" onClick={() => setLeaving(false)}>
          Stay
        </button>
      </div>
    );
  return (
    <div class="company-ways">
      {/* Whoever is asked need not be called. */}
      {session.shown.value.decision === undefined && <CallButton look="choice quiet" shortcut="N" />}
      {!canUndo && canAskUndo && !room.proposal && (
        <button type="button" class="choice quiet" aria-keyshortcuts="U" onClick={() => void session.undo()}>
          <Icon svg={undo} /> Ask to undo <span class="key">U</span>
          <span class="consequence">{others.join(' and ')} must agree</span>
        </button>
      )}
      <button type="button" class="choice quiet give-up" onClick={() => setLeaving(true)}>
        <Icon svg={flag} /> {leave.words} …
      </button>
    </div>
  );
}

/** What it is to leave, said before. */
function leaveWords({ rated, atZero }: Room, isLast: boolean): { readonly words: string; readonly note: string } {
  if (!rated)
    return {
      words: 'Let a bot play',
      note: `A ${atZero} bot plays in your seat until you come back; if you do not, you rank last.`,
    };
  if (isLast)
    return { words: 'Let bots finish it', note: 'Bots play to the end. The match counts as won for you all the same.' };
  return {
    words: 'Resign',
    note: `You lose. A ${atZero} bot plays on in your seat, and you do not come back to it.`,
  };
}
