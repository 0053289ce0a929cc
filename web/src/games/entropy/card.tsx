/** A card, laid or face down. */
import type { CardId } from '@orrery/entropy/client';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { useMedia } from '../../parts/use-media.ts';
import { faceOf } from './cards.ts';
import { IN_SHEET } from './media.ts';
import './card.css';

/** What stands on a laid card: its place, its sign, its name, and a line below. */
export function CardFront({ card, nr, children }: { card: CardId; nr?: number; children?: ComponentChildren }) {
  const { name, brief = name, sign } = faceOf(card);
  const small = useMedia(IN_SHEET);
  return (
    <>
      {nr !== undefined && <span class="card-nr">{nr}</span>}
      <Icon svg={sign} />
      <b class="card-name">{small ? brief : name}</b>
      {children !== undefined && <span class="card-line">{children}</span>}
    </>
  );
}

/** So many cards face down. */
export function CardBacks({ count }: { count: number }) {
  return (
    <span class="card-backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, 12) }, (_, at) => (
        <span key={at} class="card-back" />
      ))}
    </span>
  );
}
