/** Play on from here: who sits where in the new match. */
import type { Sitter } from '@orrery/protocol';
import x from 'lucide-static/icons/x.svg?raw';
import type { RefObject } from 'preact';
import { useLocation } from 'preact-iso';
import { useMemo, useState } from 'preact/hooks';
import { SitterChoice } from '../new/sitter-choice.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { singly } from '../parts/singly.ts';
import { forkMatch } from '../table/tables.ts';
import type { Playback } from './playback.ts';
import '../new/new.css';

export function ForkDialog({ playback, dialog }: { playback: Playback; dialog: RefObject<HTMLDialogElement | null> }) {
  const { route } = useLocation();
  const { facts, text } = playback;
  const [sitters, setSitters] = useState<readonly Sitter[]>(facts.sitters);
  const [problem, setProblem] = useState<string>();
  const one = useMemo(singly, []);
  const fork = async () => {
    const { at: moves, viewer } = playback;
    const forked = await forkMatch(facts.game, { match: facts.match, moves, viewer, sitters });
    if (forked.ok) route(`/table/${forked.value.match}`);
    else setProblem(problemWords(forked.problem));
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
          one(fork).catch((error: unknown) => setProblem(faultWords(error)));
        }}
      >
        <header>
          <h2 id="fork-title">Play on from move {playback.at}</h2>
          <button type="button" class="bare" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon svg={x} />
          </button>
        </header>
        <p class="setting-help">
          {playback.over || typeof playback.viewer !== 'number'
            ? 'A new match begins here. This one stays as it is.'
            : `A new match begins here, from what ${text.seat(playback.viewer)} knows at this move. What that seat cannot see is dealt again, and chance falls differently: the new match tells nothing about this one, which stays as it is.`}
        </p>
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
