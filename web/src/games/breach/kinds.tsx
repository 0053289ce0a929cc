/**
 * How many of each kind the ship has left: what the A.I. has yet to place, and for all others, who may not know that,
 * what nobody has seen so far. To be read at any time, never to be touched.
 */
import { type AiType, AI_TYPES, aiDataOf, type BreachView } from '@orrery/breach/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { useMedia } from '../../parts/use-media.ts';
import { energyText } from './energy.ts';
import { markupOf, UNIT_ICONS } from './icons.ts';
import { subjectOfKind } from './subjects.ts';
import './kinds.css';

/** The kind under the mouse, as a subject: the board says what it does. */
export const lookedKind = signal<string | undefined>(undefined);

interface Stock {
  readonly caption: string;
  /** How one kind's number is said: "3 unseen". */
  readonly word: string;
  /** What is counted. */
  readonly meaning: string;
  readonly counts: Readonly<Record<AiType, number>>;
}

function stockOf({ supply, unseen }: BreachView): Stock {
  return supply
    ? { caption: 'Supply', word: 'left', meaning: 'not yet placed', counts: supply }
    : { caption: 'Unseen', word: 'unseen', meaning: 'face down or not yet placed', counts: unseen };
}

const PHONE = '(max-width: 719px)';

interface KindsProps {
  readonly view: BreachView;
  /** On a phone it is opened by a tap: something else is asked for above it. */
  readonly folds: boolean;
}

export function Kinds({ view, folds }: KindsProps) {
  const stock = stockOf(view);
  const phone = useMedia(PHONE);
  // A kind that vanishes under the mouse is not left by it.
  useEffect(() => () => void (lookedKind.value = undefined), []);
  if (folds && phone)
    return (
      <details class="kinds" onToggle={showWhole}>
        <summary class="kinds-head" data-explain="stock">
          <Total stock={stock} />
        </summary>
        <Counts view={view} stock={stock} />
      </details>
    );
  return (
    <section class="kinds" aria-label={`${stock.caption}: units of the ship, ${stock.meaning}`}>
      <p class="kinds-head" data-explain="stock">
        <Total stock={stock} />
      </p>
      <Counts view={view} stock={stock} />
    </section>
  );
}

/** What is opened at the foot of a sheet would open below its edge. */
function showWhole({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

function Total({ stock: { caption, meaning, counts } }: { stock: Stock }) {
  const total = AI_TYPES.reduce((sum, type) => sum + counts[type], 0);
  return (
    <>
      <span class="caption">{caption}</span>{' '}
      <span class="note">
        {total === 1 ? '1 unit' : `${total} units`}
        <span class="kinds-meaning">, {meaning}</span>
      </span>
    </>
  );
}

function Counts({ view, stock: { counts, word } }: { view: BreachView; stock: Stock }) {
  return (
    <>
      <ul class="kinds-list">
        {AI_TYPES.map((type) => (
          <KindCount key={type} type={type} count={counts[type]} word={word} />
        ))}
      </ul>
      <EnergyNote view={view} />
    </>
  );
}

/** For a phone, whose plates have no room for what the next wave brings. */
export function EnergyNote({ view }: { view: BreachView }) {
  return <p class="note energy-note">{energyText(view)}.</p>;
}

function KindCount({ type, count, word }: { type: AiType; count: number; word: string }) {
  const { name } = aiDataOf(type);
  const subject = subjectOfKind(type);
  return (
    <li
      class={count > 0 ? 'kind' : 'kind none'}
      data-explain={subject}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && (lookedKind.value = subject)}
      onPointerLeave={() => lookedKind.value === subject && (lookedKind.value = undefined)}
    >
      <span class="unseen">{kindWords(type, `${count} ${word}`)}</span>
      <span class="kind-face" aria-hidden="true">
        <Icon svg={markupOf(UNIT_ICONS[type])} />
        <b>×{count}</b>
        <span class="kind-name">{name}</span>
      </span>
    </li>
  );
}

/** "Sentry, turret: 3 left, strength 6, 5 to one, 2 energy per use". */
export function kindWords(type: AiType, number: string): string {
  const { name, kind, durability, damage, useCost } = aiDataOf(type);
  const reach = kind === 'turret' ? 'one' : 'all';
  return `${name}, ${kind}: ${number}, strength ${durability}, ${damage} to ${reach}, ${useCost} energy per use`;
}
