/** The cards of one program: a click takes one back, a drag moves it, arrows with Shift as well. */
import { type CardId, type ForeseenCard, type SeenShip, shipName } from '@orrery/entropy/client';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { CardFront } from '../card.tsx';
import { fullName } from '../cards.ts';
import { cardsOf } from './draft.ts';
import { dragged, startDrag } from './drag.ts';
import { laidIn, type Plan } from './plan.ts';

interface ProgramProps {
  readonly plan: Plan;
  readonly ship: SeenShip;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function ProgramCards({ plan, ship }: ProgramProps) {
  const { nr } = ship;
  const group = useRef<HTMLDivElement>(null);
  /** The place that keeps the focus when cards move. */
  const wanted = useRef<number | undefined>(undefined);
  const cards = cardsOf(plan.programs, nr);
  const sight = plan.sights.get(nr);
  const buttons = () => [...(group.current?.querySelectorAll<HTMLButtonElement>('button.laid-card') ?? [])];

  useLayoutEffect(() => {
    const at = wanted.current;
    wanted.current = undefined;
    if (at !== undefined) (buttons()[Math.min(at, cards.length - 1)] ?? group.current)?.focus();
  });

  // Where a long program scrolls, the place of the next card is in sight, also when what is said of it takes more room.
  useLayoutEffect(() => group.current?.scrollTo({ left: group.current.scrollWidth }), [cards.length, sight]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = buttons().indexOf(document.activeElement as HTMLButtonElement);
    const by = ARROWS[event.key];
    if (at < 0) return;
    if (by !== undefined && event.shiftKey) {
      wanted.current = Math.min(Math.max(at + by, laidIn(plan.view, nr)), cards.length - 1);
      plan.move({ nr, at }, { nr, at: by > 0 ? at + 2 : Math.max(0, at - 1) });
    } else if (by !== undefined) buttons()[at + by]?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      wanted.current = at;
      plan.takeBack({ nr, at });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const over = dragged.value?.over;
  const target = over?.nr === nr ? Math.min(over.at, cards.length) : undefined;
  return (
    <div
      ref={group}
      class="program-cards"
      role="toolbar"
      tabIndex={-1}
      aria-label={`Cards of ${shipName(ship.seat, nr)}`}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, at) => (
        <LaidCard
          // Cards of one kind are alike: their place is all that tells them apart.
          key={at}
          plan={plan}
          nr={nr}
          at={at}
          card={card}
          fate={fateOf(plan, card, sight?.cards[at])}
          isTarget={target === at}
        />
      ))}
      <NextSlot plan={plan} ship={ship} at={cards.length} isTarget={target === cards.length} />
    </div>
  );
}

interface LaidCardProps {
  readonly plan: Plan;
  readonly nr: number;
  readonly at: number;
  readonly card: CardId;
  readonly fate: Fate;
  readonly isTarget: boolean;
}

/** What becomes of a card. */
interface Fate {
  readonly words: string;
  /** The same for those who listen. */
  readonly spoken: string;
  /** It would do nothing. */
  readonly vain?: true;
}

const UNKNOWN: Fate = { words: '…', spoken: 'not known yet' };
const IGNORED: Fate = { words: 'ignored', spoken: 'ignored', vain: true };
/** The ship is lost before it gets there. */
const NOT_REACHED: Fate = { words: 'not reached', spoken: 'not reached', vain: true };

/** `seen` may still be of the draft before: it counts for the same card only, and that there is none says nothing. */
function fateOf({ isForeseen }: Plan, card: CardId, seen: ForeseenCard | undefined): Fate {
  if (!seen) return isForeseen ? NOT_REACHED : UNKNOWN;
  if (seen.card !== card) return UNKNOWN;
  return seen.ignored ? IGNORED : { words: `${seen.energy} left`, spoken: `${seen.energy} energy left` };
}

function LaidCard({ plan, nr, at, card, fate, isTarget }: LaidCardProps) {
  const fixed = at < laidIn(plan.view, nr);
  const words = `${at + 1}: ${fullName(card)}, ${fate.spoken}`;
  return (
    <button
      type="button"
      class={`laid-card${fate.vain ? ' ignored' : ''}${isTarget ? ' drop-here' : ''}`}
      data-slot={at}
      data-explain={`card ${card}`}
      tabIndex={at === 0 ? 0 : -1}
      aria-disabled={fixed || plan.sent}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => plan.takeBack({ nr, at })}
      onPointerDown={(event) =>
        !fixed &&
        startDrag(event, {
          card,
          onDrop: (slot) => (slot ? plan.move({ nr, at }, slot) : plan.takeBack({ nr, at })),
        })
      }
    >
      <span class="unseen">{fixed ? words : `${words}; take back`}</span>
      <span class="card-face" aria-hidden="true">
        <CardFront card={card} nr={at + 1}>
          {fate.words}
        </CardFront>
      </span>
    </button>
  );
}

/** Where the next card goes. Pressing it makes this the ship that cards are added to. */
function NextSlot({ plan, ship, at, isTarget }: ProgramProps & { at: number; isTarget: boolean }) {
  const inHand = plan.ship === ship.nr;
  return (
    <button
      type="button"
      class={`next-slot${inHand && !plan.wanted ? ' brass' : ''}${isTarget ? ' drop-here' : ''}`}
      data-slot={at}
      tabIndex={-1}
      aria-label={
        inHand ? `The next card of ${shipName(ship.seat, ship.nr)} goes here` : `Add to ${shipName(ship.seat, ship.nr)}`
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => plan.choose(ship.nr)}
    >
      <Icon svg={plus} />
    </button>
  );
}
