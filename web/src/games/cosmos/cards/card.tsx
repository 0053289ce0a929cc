/** A playing card: its number or sign, and its name. */
import { CARD_WORDS, type CardId, cardOf } from '@orrery/cosmos/client';
import { Icon } from '../../../parts/icon.tsx';
import { CARD_SIGNS } from '../icons.ts';
import './card.css';

export function CardFace({ card }: { card: CardId }) {
  const { kind, value } = cardOf(card);
  const sign = CARD_SIGNS[kind];
  const name = kind === 'reinforcement' ? 'Reinforce' : CARD_WORDS[kind].name;
  return (
    <>
      {sign === undefined ? (
        <span class="card-number">{kind === 'reinforcement' ? `+${value}` : value}</span>
      ) : (
        <span class="card-sign">
          <Icon svg={sign} />
        </span>
      )}
      <span class="card-name">{name}</span>
    </>
  );
}

/** Face down: it says nothing. */
export const CardBack = () => (
  <span class="cosmos-card back" aria-hidden="true">
    <svg viewBox="-20 -20 40 40" width="30" height="30">
      <ellipse rx="16" ry="8" transform="rotate(-28)" />
      <circle r="3.5" />
    </svg>
  </span>
);
