/** From the coach to what it speaks of: a dotted ring, a line from the card, on a phone a finger's "Tap here". */
import { isActing } from '@orrery/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import type { Guide } from './guide.ts';
import { PHONE } from '../parts/use-media.ts';
import { leastHiding, middleOf, nearestIn, placeCard, type Rect } from '../parts/placing.ts';

/** Round where its target is about as high as wide, and a piece rather than a part of the table. */
const ROUND_TO = 1.7;
const ROUND_MOST = 140;
/** Around the target. */
const ROOM = 10;
/** A shorter line says nothing. */
const LINE_LEAST = 14;
const TAP = { width: 104, height: 36, gap: 16 };
/** What has stood still for so many pictures is looked for less often: every look costs the battery something. */
const STILL_PICTURES = 30;
const STILL_LOOK_MS = 100;

/** The button of what is wanted. */
const BUTTON = '.console .choice:not(.aside):is([data-kind], [data-quiet])';

/** What stands under that name, if it can be seen. */
function targetOf(shell: Element, selector: string | undefined): Element | undefined {
  if (selector === undefined) return undefined;
  return [...shell.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

/** In whole pixels: what did not move is not drawn anew. */
function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The ring around a target: as large as it must be. */
function ringAround(target: Rect): Rect & { readonly round: boolean } {
  const ratio = Math.max(target.width, target.height) / Math.max(1, Math.min(target.width, target.height));
  const round = ratio < ROUND_TO && target.width < ROUND_MOST;
  const { x, y } = middleOf(target);
  const side = Math.max(target.width, target.height);
  const width = (round ? side : target.width) + 2 * ROOM;
  // Around a line of words there is less room: the ring would cross the line above.
  const height = round ? side + 2 * ROOM : target.height + 2 * Math.min(ROOM, target.height / 5);
  if (round) return { x: x - width / 2, y: y - height / 2, width, height, round };
  // What reaches to the side of the screen is ringed within it.
  const [left, right] = [Math.max(2, x - width / 2), Math.min(innerWidth - 2, x + width / 2)];
  return { x: left, y: y - height / 2, width: right - left, height, round };
}

function lay(element: HTMLElement | null | undefined, { x, y, width, height }: Rect): void {
  if (!element) return;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** A finger's label points at the ring, from the side where it hides least. */
function layTap(tap: HTMLElement | null | undefined, ring: Rect, stage: Rect, others: readonly Rect[]): void {
  if (!tap) return;
  const { x, y } = middleOf(ring);
  const [across, along] = [x - TAP.width / 2, y - TAP.height / 2];
  const place = leastHiding(
    [
      { side: 'left', ...TAP, x: ring.x - TAP.gap - TAP.width, y: along },
      { side: 'right', ...TAP, x: ring.x + ring.width + TAP.gap, y: along },
      { side: 'above', ...TAP, x: across, y: ring.y - TAP.gap - TAP.height },
      { side: 'below', ...TAP, x: across, y: ring.y + ring.height + TAP.gap },
    ],
    stage,
    others,
  );
  tap.dataset.side = place.side;
  lay(tap, place);
}

function layLine(line: SVGLineElement | null | undefined, card: Rect, ring: Rect): void {
  if (!line) return;
  const middle = middleOf(ring);
  const from = nearestIn(card, middle);
  const [dx, dy] = [middle.x - from.x, middle.y - from.y];
  const away = Math.hypot(dx, dy);
  const reach = Math.min(ring.width, ring.height) / 2;
  const isShort = away - reach < LINE_LEAST;
  line.style.visibility = isShort ? 'hidden' : 'visible';
  if (isShort) return;
  const share = (away - reach) / away;
  const ends = { x1: from.x, y1: from.y, x2: from.x + dx * share, y2: from.y + dy * share };
  for (const [name, value] of Object.entries(ends)) line.setAttribute(name, String(value));
}

/** Draws what points, and puts the card beside it. */
function draw(layer: HTMLElement, shell: Element, target: Element | undefined): void {
  const stage = shell.querySelector('.stage');
  const card = shell.querySelector<HTMLElement>('.coach');
  if (!stage) return;
  const ring = target && ringAround(rectOf(target));
  layer.dataset.shown = ring ? 'yes' : 'no';
  const mark = layer.querySelector<HTMLElement>('.lesson-ring');
  if (ring) lay(mark, ring);
  mark?.classList.toggle('round', ring?.round === true);
  const others = [...stage.querySelectorAll('[data-stop], [data-clear], button')]
    .filter((element) => element !== target)
    .map(rectOf);
  if (ring) layTap(layer.querySelector<HTMLElement>('.lesson-tap'), ring, rectOf(stage), others);
  if (!card || matchMedia(PHONE).matches) return;
  const place = placeCard(rectOf(card), rectOf(stage), ring, others);
  card.style.left = `${place.x}px`;
  card.style.top = `${place.y}px`;
  const line = layer.querySelector<SVGLineElement>('line');
  // A button lies below the card, and the line would lead across the question.
  if (target?.closest('.console')) line?.style.setProperty('visibility', 'hidden');
  else if (ring) layLine(line, { ...rectOf(card), ...place }, ring);
}

/** Finds what the step points at now: where a piece has to be taken in hand first, that piece. */
function selectorIn(session: Session, guide: Guide): string | undefined {
  const { step } = guide;
  if (!step || guide.waiting.value || guide.isOver) return undefined;
  const acts = isActing(step) && !guide.isBack;
  const place = acts && asksForPiece(session, guide) ? step.piece : step.at;
  if (place !== undefined) return `[data-stop="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`;
  return acts && !matchMedia(PHONE).matches ? BUTTON : undefined;
}

/** Whether a piece has to be taken in hand before what is wanted can be done. */
function asksForPiece({ choices }: Session, guide: Guide): boolean {
  const wanted = choices.value.all.find(({ action }) => guide.wants(action));
  return choices.value.asksForPiece && wanted?.detail.subject !== undefined;
}

export function Pointer({ session, guide }: { session: Session; guide: Guide }) {
  const layer = useRef<HTMLDivElement>(null);
  const selector = selectorIn(session, guide);
  const { step } = guide;
  const acts = step !== undefined && isActing(step) && !guide.isBack;
  useEffect(() => {
    const element = layer.current;
    const shell = element?.closest('.shell');
    if (!element || !shell) return undefined;
    let drawn = '';
    let pointed: Element | undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let still = 0;
    const nextPicture = () => {
      frame = requestAnimationFrame(follow);
    };
    // Boards move under a camera and pieces fly: while they do, what is pointed at is looked for in every picture.
    const follow = () => {
      still++;
      if (still < STILL_PICTURES) nextPicture();
      else timer = setTimeout(nextPicture, STILL_LOOK_MS);
      const target = targetOf(shell, selector);
      const parts = [target, shell.querySelector('.stage'), shell.querySelector('.coach')];
      // A label grows when the rules have answered, and is not to be hidden then either.
      const clear = [...shell.querySelectorAll('.stage [data-clear]')].map(sizeOf);
      const now = JSON.stringify([clear, parts.map((part, at) => part && (at < 2 ? rectOf(part) : sizeOf(part)))]);
      if (now === drawn && target === pointed) return;
      still = 0;
      pointed?.removeAttribute('data-pointed');
      target?.setAttribute('data-pointed', '');
      // What is pointed at is in sight; whoever then scrolls on is not pulled back.
      if (target !== pointed && target?.closest('.console')) target.scrollIntoView({ block: 'nearest' });
      pointed = target;
      drawn = now;
      draw(element, shell, target);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      pointed?.removeAttribute('data-pointed');
    };
  }, [selector, guide]);
  return (
    <div ref={layer} class="lesson-pointer" aria-hidden="true" data-acts={acts ? '' : undefined}>
      <svg>
        <line />
      </svg>
      <span class="lesson-ring" />
      <span class="lesson-tap">Tap here</span>
    </div>
  );
}

function sizeOf(element: Element): string {
  const { width, height } = rectOf(element);
  return `${width} ${height}`;
}
