/** What one may do at an online table besides answering: be called, ask to undo, leave. */
import flag from 'lucide-static/icons/flag.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useKeyLines } from '../parts/key-lines.ts';
import { CallButton } from './call-button.tsx';
import { toggleCall } from './calling.ts';
import { type CompanyProps, nameOf, personAt } from './at-table.ts';

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
  if (leaving)
    return (
      <div class="company-ways" role="group" aria-label="Give up?">
        <p>
          A {room.atZero} bot plays on in your seat.{' '}
          {room.rated ? 'In a rated match that counts as lost.' : 'You may come back while the match runs.'}
        </p>
        <button
          type="button"
          class="choice quiet danger"
          onClick={() => {
            setLeaving(false);
            void table.deed({ type: 'leave' });
          }}
        >
          Let the bot play
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
      {!canUndo && canAskUndo && (
        <button type="button" class="choice quiet" aria-keyshortcuts="U" onClick={() => void session.undo()}>
          <Icon svg={undo} /> Ask to undo <span class="key">U</span>
          <span class="consequence">{others.join(' and ')} must agree</span>
        </button>
      )}
      <button type="button" class="choice quiet give-up" onClick={() => setLeaving(true)}>
        <Icon svg={flag} /> Give up …
      </button>
    </div>
  );
}
