/** What one may do at an online table besides answering: be called, ask to undo, leave, resign. */
import bot from 'lucide-static/icons/bot.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useKeyLines } from '../parts/key-lines.ts';
import { CallButton } from './call-button.tsx';
import { toggleCall } from './calling.ts';
import { type CompanyProps, nameOf, othersLeft, personAt } from './at-table.ts';

export function Ways({ table, session }: CompanyProps) {
  const [going, setGoing] = useState<Going>();
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
  const ways = goingWays({ table, session });
  if (going)
    return (
      <div class="company-ways" role="group" aria-label={`${going.words}?`}>
        <p>{going.note}</p>
        <button
          type="button"
          class="choice quiet danger"
          onClick={() => {
            setGoing(undefined);
            void table.deed({ type: going.type });
          }}
        >
          {going.words}
        </button>
        <button type="button" class="choice quiet" onClick={() => setGoing(undefined)}>
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
      {ways.map((way) => (
        <button key={way.type} type="button" class="choice quiet give-up" onClick={() => setGoing(way)}>
          <Icon svg={way.type === 'leave' ? bot : flag} /> {way.words} …
        </button>
      ))}
    </div>
  );
}

/** A way out of a running match, and what it leads to, said before. */
interface Going {
  readonly type: 'leave' | 'resign';
  readonly words: string;
  readonly note: string;
}

function goingWays(props: CompanyProps): readonly Going[] {
  const { rated, atZero } = props.table.room.value ?? {};
  const leave: Going = {
    type: 'leave',
    words: 'Let a bot play',
    note: `A ${atZero} bot plays in your seat until you come back; if you do not, you rank last.`,
  };
  const resign = resigning(props);
  // In a rated match nobody lets a bot play the hard part.
  return [...(rated ? [] : [leave]), ...(resign ? [resign] : [])];
}

/** Nothing if nobody else is left: then a notice offers to end the match. */
function resigning({ table, session }: CompanyProps): Going | undefined {
  const room = table.room.value;
  const left = othersLeft(table);
  const isBot = (seat: number) => room?.seats[seat]?.kind === 'bot';
  const [winner, ...more] = left;
  const type = 'resign';
  if (winner === undefined) return undefined;
  const words = 'Resign';
  const counts = room?.rated ? ' It counts for the ratings.' : '';
  if (more.length === 0)
    return {
      type,
      words,
      note: `The match ends at once: you lose, and ${nameOf(table, winner) ?? session.text.seat(winner)} wins.${counts}`,
    };
  if (left.every(isBot)) return { type, words, note: 'The match ends at once, and you lose.' };
  return {
    type,
    words,
    note: `You are out for good, and behind all who stay. A ${room?.atZero} bot plays on in your seat, so that the others can finish.${counts}`,
  };
}
