/** What would have been better, on the board and as a match of its own. */
import type { Sitter } from '@orrery/protocol';
import { useLocation } from 'preact-iso';
import { useCallback, useMemo } from 'preact/hooks';
import type { BoardChoice, BoardProps } from '../games/board.ts';
import { faultWords } from '../parts/fault-words.ts';
import { problemWords } from '../parts/problem-words.ts';
import { singly } from '../parts/singly.ts';
import { onlyLooking } from '../table/board-props.ts';
import { forkMatch } from '../table/tables.ts';
import type { Playback } from './playback.ts';

/** Against people one plays on by oneself: a bot takes their place. */
const IN_THEIR_PLACE: Sitter = { kind: 'bot', level: 'medium' };

/** Where a swing is shown, the board marks what would have been better; who takes it there plays on with it. */
export function propsWithBetter(playback: Playback, onPlayOn: () => void): BoardProps {
  const looking = onlyLooking(playback);
  const swing = playback.analysis.swing.value;
  const { view, viewer, moves, beat } = looking;
  const isThere = swing && beat === undefined && moves === swing.moves && viewer === swing.judgement.seat;
  if (!isThere || playback.playing.value) return looking;
  const { text } = playback;
  const { action } = swing.best;
  const { subject, consequence } = text.detail?.(action, view) ?? {};
  const better: BoardChoice = {
    action,
    words: text.action(action, view),
    cursor: false,
    advised: true,
    ...(subject && { subject: subject.id }),
    ...(consequence !== undefined && { consequence }),
  };
  return { ...looking, choices: [better], selected: subject?.id, onChoose: onPlayOn, onChooseAll: onPlayOn };
}

/** A new match that begins where the swing was decided, and does what would have been better. */
export function usePlayOn(playback: Playback): () => void {
  const { route } = useLocation();
  const one = useMemo(singly, []);
  return useCallback(() => {
    const swing = playback.analysis.swing.peek();
    if (!swing) return;
    const { facts } = playback;
    const { best, judgement } = swing;
    const sitters = facts.sitters.map((sitter, seat): Sitter => {
      if (seat === judgement.seat) return { kind: 'human' };
      return sitter.kind === 'bot' ? sitter : IN_THEIR_PLACE;
    });
    const fork = async () => {
      const place = { match: facts.match, moves: best.moves, viewer: 'above' as const, sitters };
      const forked = await forkMatch(facts.game, place);
      if (!forked.ok) {
        playback.problem.value = problemWords(forked.problem);
        return;
      }
      void forked.value.chooseAll([best.action, ...best.next]);
      route(`/table/${forked.value.match}`);
    };
    one(fork).catch((error: unknown) => {
      playback.problem.value = faultWords(error);
    });
  }, [playback, route, one]);
}
