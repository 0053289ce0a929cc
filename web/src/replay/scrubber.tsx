/** The scrubber: to the first and last move, step, play, and the whole match as a track. */
import first from 'lucide-static/icons/chevron-first.svg?raw';
import last from 'lucide-static/icons/chevron-last.svg?raw';
import next from 'lucide-static/icons/chevron-right.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import { PHONE } from '../parts/use-media.ts';
import { RoundButton } from '../parts/round-button.tsx';
import { CurveTrack } from './curve-track.tsx';
import type { Playback } from './playback.ts';
import './scrubber.css';

export function Transport({ playback }: { playback: Playback }) {
  const { at, length } = playback;
  const jump = (moves: number) => () => {
    playback.pause();
    void playback.goTo(moves);
  };
  const playing = playback.playing.value;
  return (
    <div class="transport" role="group" aria-label="Watch">
      <RoundButton svg={first} label="First move" disabled={at === 0} onClick={jump(0)} />
      <RoundButton
        svg={previous}
        label="One step back"
        keys="ArrowLeft"
        disabled={playback.atStart}
        onClick={() => void playback.step(-1)}
      />
      <RoundButton
        svg={playing ? pause : play}
        label={playing ? 'Pause' : 'Play'}
        main
        disabled={length === 0}
        onClick={() => playback.toggle()}
      />
      <RoundButton
        svg={next}
        label="One step on"
        keys="ArrowRight"
        disabled={playback.atEnd}
        onClick={() => void playback.step(1)}
      />
      <RoundButton svg={last} label="Last move" disabled={playback.atEnd} onClick={jump(length)} />
    </div>
  );
}

/** A letter of a label needs about so much of the track, and so much stands around a label; more on a phone, whose track is shorter. */
const LETTER_SHARE = { wide: 0.006, phone: 0.019 };
const AROUND_SHARE = { wide: 0.014, phone: 0.05 };
/** Marks that stand closer than this would be one line. */
const MARK_SHARE = 0.004;

/** "Round 6 of 10, wave 2" begins with what the scale is about: "Round 6". */
const headOf = (words: string): string => (words.split(',')[0] ?? words).replace(/ of \d+$/, '');

export function Track({ playback, words }: { playback: Playback; words: string }) {
  const { at, length } = playback;
  const share = (moves: number) => (length === 0 ? 0 : moves / length);
  const track = matchMedia(PHONE).matches ? 'phone' : 'wide';
  /** Where the last label ends. */
  let free = 0;
  let last = '';
  let marked = Number.NEGATIVE_INFINITY;
  const marks = playback.rounds.value.flatMap((mark) => {
    const place = share(mark.at);
    const head = headOf(mark.words);
    const end = place + AROUND_SHARE[track] + head.length * LETTER_SHARE[track];
    const shows = head !== last && place >= free && end <= 1;
    if (shows) free = end;
    last = head;
    if (!shows && place - marked < MARK_SHARE) return [];
    marked = place;
    return [{ at: mark.at, words: head, place, shows }];
  });
  const isCurved = playback.analysis.judgements.value.length > 0;
  return (
    <div class={isCurved ? 'scrub curved' : 'scrub'} style={{ '--at': `${(share(at) * 100).toFixed(2)}%` }}>
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={at}
        aria-label="Move"
        aria-valuetext={`Move ${at} of ${length}. ${words}`}
        onInput={(event) => {
          playback.pause();
          void playback.goTo(event.currentTarget.valueAsNumber);
        }}
      />
      {isCurved && <CurveTrack playback={playback} />}
      <div class="scrub-marks" aria-hidden="true">
        {marks.map(({ at: moves, words: label, place, shows }) => (
          <span key={moves} class={shows ? 'scrub-mark' : 'scrub-mark bare-mark'} style={{ left: `${place * 100}%` }}>
            {shows && label}
          </span>
        ))}
      </div>
    </div>
  );
}
