/** The strip under a film: play and step, and a cell per thing that happens. */
import again from 'lucide-static/icons/rotate-ccw.svg?raw';
import next from 'lucide-static/icons/chevron-right.svg?raw';
import nextChapter from 'lucide-static/icons/chevron-last.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import previousChapter from 'lucide-static/icons/chevron-first.svg?raw';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { RoundButton } from '../parts/round-button.tsx';
import type { Film } from './film.ts';
import type { Shown } from './scene.ts';
import type { Cell, Chapter } from './strip.ts';
import './film-strip.css';

/** Play, step, jump; with the keys that do the same at a table. */
export function FilmTransport<T extends Shown>({ film }: { film: Film<T> }) {
  const playing = film.playing.value;
  const hasChapters = film.chapters.length > 1;
  const atStart = film.at.value <= 0;
  return (
    <div class="film-transport" role="group" aria-label="Film">
      {hasChapters && (
        <RoundButton
          svg={previousChapter}
          label="Chapter back"
          keys="Shift+ArrowLeft"
          disabled={atStart}
          onClick={() => film.stepChapter(-1)}
        />
      )}
      <RoundButton
        svg={previous}
        label="One picture back"
        keys="ArrowLeft"
        disabled={atStart}
        onClick={() => film.step(-1)}
      />
      <RoundButton
        svg={playing ? pause : play}
        label={playing ? 'Pause' : 'Play'}
        keys="Space"
        main
        onClick={() => film.toggle()}
      />
      <RoundButton
        svg={next}
        label="One picture on"
        keys="ArrowRight"
        disabled={film.isOver}
        onClick={() => film.step(1)}
      />
      {hasChapters && (
        <RoundButton
          svg={nextChapter}
          label="Chapter on"
          keys="Shift+ArrowRight"
          disabled={film.isOver}
          onClick={() => film.stepChapter(1)}
        />
      )}
    </div>
  );
}

/** The words of the picture that is shown. */
export function filmWords<T extends Shown>({ chapters, at }: Film<T>): string {
  const cells = chapters.flatMap((chapter) => chapter.cells);
  return cells.findLast(({ from }) => from <= Math.max(0, at.value))?.words ?? '';
}

/** At a table it stands in place of the question. */
export function FilmConsole<T extends Shown>(props: { film: Film<T>; watched?: boolean; onSkip: () => void }) {
  const { film, watched, onSkip } = props;
  const words = filmWords(film);
  return (
    <>
      <div class="film-head">
        {!watched && <FilmTransport film={film} />}
        <h2 class="prompt film-words">{film.playing.value || words === '' ? words : `Paused: ${words}`}</h2>
        <div class="quiet-row" hidden={watched}>
          <button type="button" class="choice quiet" aria-keyshortcuts="R" onClick={() => film.again()}>
            <Icon svg={again} /> Again <span class="key">R</span>
          </button>
          <button type="button" class="choice quiet" aria-keyshortcuts="Escape" onClick={onSkip}>
            Skip <span class="key">Esc</span>
          </button>
        </div>
      </div>
      <FilmStrip film={film} />
    </>
  );
}

export function FilmStrip<T extends Shown>({ film }: { film: Film<T> }) {
  const strip = useRef<HTMLDivElement>(null);
  const at = film.at.value;
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2;
  }, [at]);
  return (
    // A region that scrolls must be reachable by keyboard: its cells are.
    <div ref={strip} class="film-strip" role="group" aria-label="What happens">
      {film.chapters.map((chapter) => (
        <ChapterCells key={chapter.from} film={film} chapter={chapter} />
      ))}
    </div>
  );
}

function ChapterCells<T extends Shown>({ film, chapter }: { film: Film<T>; chapter: Chapter }) {
  const at = film.at.value;
  const { words, cells, from, to } = chapter;
  const here = at >= from && at < to;
  const folded = at >= to && film.chapters.length > 1 && !film.isOver;
  return (
    <div class={here ? 'film-chapter here' : 'film-chapter'}>
      {words !== undefined && <span class="caption">{words}</span>}
      {folded ? (
        <button type="button" class="film-cell film-folded" onClick={() => film.goTo(from)}>
          <span class="film-ticks" aria-hidden="true">
            {cells.map((cell) => (
              <span key={cell.from} />
            ))}
          </span>
          {cells.length} {cells.length === 1 ? 'event' : 'events'}
        </button>
      ) : (
        <div class="film-cells">
          {cells.map((cell) => (
            <CellButton key={cell.from} film={film} cell={cell} />
          ))}
        </div>
      )}
    </div>
  );
}

function CellButton<T extends Shown>({ film, cell }: { film: Film<T>; cell: Cell }) {
  const at = film.at.value;
  const { words, seat, from, to } = cell;
  const here = at >= from && at < to;
  const known = film.seen.value >= from;
  return (
    <button
      type="button"
      class={`film-cell${known ? '' : ' face-down'}${at < from ? ' ahead' : ''}`}
      aria-current={here ? 'step' : undefined}
      aria-label={known ? undefined : 'What comes later'}
      onClick={() => film.goTo(from)}
    >
      {seat === undefined ? <span class="no-seat" /> : <Emblem seat={seat} size={11} plain />}
      {known && <span class="film-cell-words">{words}</span>}
      {here && to - from > 1 && (
        <span class="film-bar" style={{ '--part': (at - from + 1) / (to - from) }} aria-hidden="true" />
      )}
    </button>
  );
}
