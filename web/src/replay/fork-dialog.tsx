/** Play on from here: who sits where in the new match. */
import type { Sitter } from '@orrery/protocol';
import x from 'lucide-static/icons/x.svg?raw';
import type { RefObject } from 'preact';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { SitterChoice } from '../new/sitter-choice.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { forkMatch } from '../table/tables.ts';
import type { Playback } from './playback.ts';
import '../new/new.css';

export function ForkDialog({ playback, dialog }: { playback: Playback; dialog: RefObject<HTMLDialogElement | null> }) {
  const { route } = useLocation();
  const { facts, text } = playback;
  const [sitters, setSitters] = useState<readonly Sitter[]>(facts.sitters);
  const [problem, setProblem] = useState<string>();
  const fork = async () => {
    const { at: moves, viewer } = playback;
    const forked = await forkMatch(facts.game, { match: facts.match, moves, viewer, sitters });
    if (forked.ok) route(`/table/${forked.value.match}`);
    else setProblem(forked.problem);
  };
  return (
    <dialog
      ref={dialog}
      class="settings"
      aria-labelledby="fork-title"
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <form
        class="settings-body"
        onSubmit={(event) => {
          event.preventDefault();
          fork().catch((error: unknown) => setProblem(faultWords(error)));
        }}
      >
        <header>
          <h2 id="fork-title">Play on from move {playback.at}</h2>
          <button type="button" class="bare" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon svg={x} />
          </button>
        </header>
        <p class="setting-help">A new match begins here. This one stays as it is.</p>
        <div>
          {sitters.map((sitter, seat) => (
            <SitterChoice
              key={seat}
              seat={seat}
              name={text.seat(seat)}
              sitter={sitter}
              second={sitters.slice(0, seat).some(({ kind }) => kind === 'human')}
              onChange={(next) => setSitters(sitters.map((each, at) => (at === seat ? next : each)))}
            />
          ))}
        </div>
        {problem !== undefined && <Problem>{problem}</Problem>}
        <button type="submit" class="button main">
          Play on
        </button>
      </form>
    </dialog>
  );
}
