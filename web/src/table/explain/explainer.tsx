/** The one explanation of whatever is pointed at, beside it and on as little else as can be. */
import type { Explanation, Json } from '@orrery/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, GameBoard } from '../../games/board.ts';
import { useForecast } from '../../games/use-forecast.ts';
import { middleOf, placeCard, type Rect } from '../../parts/placing.ts';
import type { Scene } from '../scene.ts';
import { type Asked, Asking } from './asking.ts';
import { explainShell } from './shell-words.ts';
import './explain.css';

interface ExplainerProps {
  readonly scene: Scene;
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
  /** `?` was pressed where there is nothing to explain. */
  onNothing(this: void): void;
  /** Opens the rulebook at a rule; without it the rule is only named. */
  readonly onRule?: (rule: string) => void;
}

export function Explainer({ scene, board, props, onNothing, onRule }: ExplainerProps) {
  const explain = (subject: string): Explanation | undefined => {
    const { view, viewer } = scene.shown.peek();
    return scene.text.explain?.(subject, view, viewer) ?? explainShell(subject, scene);
  };
  const latest = useRef({ explain, onNothing });
  latest.current = { explain, onNothing };
  const asking = useMemo(
    () =>
      new Asking(
        (subject) => latest.current.explain(subject) !== undefined,
        () => latest.current.onNothing(),
      ),
    [scene],
  );
  useEffect(() => asking.listen(), [asking]);
  // What is told of a thing follows the table.
  void scene.shown.value;
  const asked = asking.asked.value;
  const explanation = asked?.element.isConnected ? explain(asked.subject) : undefined;
  useEffect(() => {
    if (asked && !explanation) asking.close();
  });
  return (
    <>
      {asked && explanation && (
        <Card
          asked={asked}
          explanation={explanation}
          board={board}
          props={props}
          onClose={() => asking.close()}
          {...(onRule && {
            onRule: (rule: string) => {
              asking.close();
              onRule(rule);
            },
          })}
        />
      )}
      <p class="unseen" aria-live="polite">
        {asked?.aloud && explanation ? spoken(explanation) : ''}
      </p>
    </>
  );
}

/** All of it in sentences. */
function spoken({ name, kind, what, facts = [], now, use, careful }: Explanation): string {
  const numbers = facts.map(([label, value]) => `${label}: ${value}.`);
  const good = use === undefined ? [] : [`Use it: ${use}`];
  const bad = careful === undefined ? [] : [`Careful: ${careful}`];
  return [`${name}, ${kind}.`, what, ...numbers, ...(now === undefined ? [] : [now]), ...good, ...bad].join(' ');
}

interface CardProps {
  readonly asked: Asked;
  readonly explanation: Explanation;
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
  readonly onRule?: (rule: string) => void;
  onClose(this: void): void;
}

const ID = 'explanation';

function Card({ asked, explanation, board, props, onRule, onClose }: CardProps) {
  const { name, kind, what, facts = [], use, careful, rule } = explanation;
  const outlook = board?.outlook?.(props, asked.subject);
  const answer = useForecast<Json>(props, outlook?.question);
  const foreseen = answer === undefined ? undefined : outlook?.words(answer);
  const now = foreseen ?? explanation.now;
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  usePlace(card, ring, asked.element);
  useEffect(() => {
    const { element } = asked;
    element.setAttribute('aria-describedby', ID);
    return () => element.removeAttribute('aria-describedby');
  }, [asked]);
  return (
    <>
      <div ref={ring} class="explained" aria-hidden="true" />
      <aside ref={card} id={ID} class="explanation" aria-label={`About ${name}`}>
        <header>
          <h3>{name}</h3>
          <span class="caption">{kind}</span>
          <button type="button" class="explanation-close" onClick={onClose}>
            Close <span class="key wide-only">Esc</span>
          </button>
        </header>
        <p class="explanation-what">{what}</p>
        {(facts.length > 0 || now !== undefined) && (
          <dl class="explanation-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt class="caption">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {now !== undefined && (
              <div class="explanation-now">
                <dt class="caption">{foreseen === undefined ? 'Now' : (outlook?.label ?? 'Now')}</dt>
                <dd>{now}</dd>
              </div>
            )}
          </dl>
        )}
        {(use !== undefined || careful !== undefined || rule !== undefined) && (
          <dl class="explanation-advice">
            {use !== undefined && (
              <div>
                <dt>Use it</dt>
                <dd>{use}</dd>
              </div>
            )}
            {careful !== undefined && (
              <div>
                <dt>Careful</dt>
                <dd>{careful}</dd>
              </div>
            )}
            {rule !== undefined && (
              <div>
                <dt>Rule</dt>
                <dd>
                  {onRule ? (
                    <button type="button" class="link" onClick={() => onRule(rule)}>
                      {rule}
                    </button>
                  ) : (
                    rule
                  )}
                </dd>
              </div>
            )}
          </dl>
        )}
      </aside>
    </>
  );
}

/** Close to the thing, and it rather covers something than being far away. */
const MANNERS = { clear: 12, hiding: 260 };
/** What it should not lie on: other things to ask about and to press, and whoever teaches. */
const OTHERS = '.shell :is([data-explain], [data-clear], .choice), .coach, .prompt';
/** From farther away the tip says nothing: the ring around the thing does. */
const TIP_MOST = 40;

const rectOf = (element: Element): Rect => element.getBoundingClientRect();

const inPixels = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** On which side of the card the thing lies, and how far away it is. */
function sideOf(card: Rect, { x, y, width, height }: Rect): { readonly side: string; readonly gap: number } {
  const gaps = [
    { side: 'below', gap: y - (card.y + card.height) },
    { side: 'above', gap: card.y - (y + height) },
    { side: 'left', gap: card.x - (x + width) },
    { side: 'right', gap: x - (card.x + card.width) },
  ];
  return gaps.reduce((best, one) => (one.gap > best.gap ? one : best));
}

/** In pixels of the window, anew after each drawing: its height depends on its words, and things move. */
function usePlace(card: RefObject<HTMLElement | null>, ring: RefObject<HTMLElement | null>, element: Element): void {
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    const target = rectOf(element);
    const size = { width: current.offsetWidth, height: current.offsetHeight };
    const others = [...document.querySelectorAll(OTHERS)]
      .filter((other) => !other.contains(element) && !element.contains(other))
      .map(rectOf);
    const screen = { x: -8, y: -8, width: innerWidth + 16, height: innerHeight + 16 };
    const { x, y } = placeCard(size, screen, target, others, MANNERS);
    const { side, gap } = sideOf({ x, y, ...size }, target);
    Object.assign(current.style, { left: `${x}px`, top: `${y}px` });
    if (ring.current) Object.assign(ring.current.style, inPixels(target));
    current.dataset['tip'] = gap <= TIP_MOST ? side : 'none';
    const middle = middleOf(target);
    const within = (at: number, length: number) => `${Math.min(Math.max(at, 22), length - 22)}px`;
    current.style.setProperty('--tip-x', within(middle.x - x, size.width));
    current.style.setProperty('--tip-y', within(middle.y - y, size.height));
  });
}
