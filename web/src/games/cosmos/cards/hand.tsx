/** The own hand: cards that answer the question lift, the others say what they are. */
import { type CardId, cardHelp, cardName, isReinforcement } from '@orrery/cosmos/client';
import { useState } from 'preact/hooks';
import { DigitRing } from '../../choice-button.tsx';
import { pointed } from '../../fresh.ts';
import type { Choice, CosmosProps } from '../props.ts';
import { playOf, supportOf } from '../invasion/support.ts';
import { CardFace } from './card.tsx';
import './hand.css';

export const handOf = ({ view, viewer }: CosmosProps): readonly CardId[] =>
  typeof viewer === 'number' ? (view.players[viewer]?.known ?? []) : [];

/** The choice that a card of the own hand stands for. */
function choiceOfCard(props: CosmosProps, card: CardId): Choice | undefined {
  const support = supportOf(props);
  if (support) return isReinforcement(card) ? playOf(support.plays, card) : undefined;
  return props.choices.find(
    ({ action }) => 'card' in action && action.card === card && action.kind !== 'compensationPick',
  );
}

interface HandProps {
  readonly props: CosmosProps;
  /** Only what answers the question. */
  readonly playable?: boolean;
  /** A tap only points: something else confirms. */
  readonly pointing?: boolean;
}

export function Hand({ props, playable, pointing }: HandProps) {
  const [looked, setLooked] = useState<CardId>();
  const hand = handOf(props).filter((card) => !playable || choiceOfCard(props, card));
  const cursor = hand.find((card) => choiceOfCard(props, card)?.cursor);
  const told = looked !== undefined && hand.includes(looked) ? looked : cursor;
  return (
    <div class="hand">
      <div class="hand-cards" role="group" aria-label="Your hand" onPointerLeave={() => setLooked(undefined)}>
        {hand.map((card) => (
          <HandCard key={card} props={props} card={card} pointing={pointing ?? false} onLook={() => setLooked(card)} />
        ))}
        {hand.length === 0 && <p class="note">No cards in hand.</p>}
      </div>
      {!pointing && (
        <p class="hand-words note">
          {told === undefined ? (
            hand.length > 0 && 'Point at a card to read what it does.'
          ) : (
            <>
              <b>{cardName(told)}.</b> {cardHelp(told)}
            </>
          )}
        </p>
      )}
    </div>
  );
}

interface HandCardProps {
  readonly props: CosmosProps;
  readonly card: CardId;
  readonly pointing: boolean;
  onLook(this: void): void;
}

function HandCard({ props, card, pointing, onLook }: HandCardProps) {
  const choice = choiceOfCard(props, card);
  const onPoint = () => {
    onLook();
    if (!choice) return;
    pointed();
    const support = supportOf(props);
    if (support) support.point(card);
    else props.onPoint(choice.action);
  };
  // One that a lesson sets aside is answered by the coach.
  const aside = props.aside?.find(({ action }) => 'card' in action && action.card === card);
  const onHeld = () => (aside ? props.onChoose(aside.action) : onLook());
  if (!choice)
    return (
      <button
        type="button"
        class="cosmos-card held"
        data-explain={`card ${card}`}
        onFocus={onLook}
        onPointerMove={onLook}
        onClick={onHeld}
      >
        <CardFace card={card} />
        <span class="unseen">. {cardHelp(card)}</span>
      </button>
    );
  return (
    <button
      type="button"
      class={`cosmos-card legal${choice.advised ? ' advised' : ''}${choice.cursor ? ' cursor' : ''}`}
      data-card={card}
      data-explain={`card ${card}`}
      data-place={pointing ? undefined : `card ${card}`}
      aria-pressed={pointing ? choice.cursor : undefined}
      aria-keyshortcuts={choice.digit === undefined ? undefined : String(choice.digit)}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPoint()}
      onFocus={onPoint}
      onClick={() => (pointing ? onPoint() : props.onChoose(choice.action))}
    >
      <DigitRing digit={choice.digit} />
      <CardFace card={card} />
      <span class="unseen">: {choice.words}</span>
    </button>
  );
}

/** With their words, one below the other: a phone has the room. Cards that say the same share a line. */
export function HandList({ props }: { props: CosmosProps }) {
  const hand = handOf(props);
  const names = [...new Set(hand.map(cardName))];
  return (
    <ul class="hand-list">
      {names.map((name) => {
        const same = hand.filter((card) => cardName(card) === name);
        const [card] = same;
        return (
          card !== undefined && (
            <li key={name}>
              <span class="cosmos-card" data-explain={`card ${card}`}>
                <CardFace card={card} />
              </span>
              <span>
                <b>
                  {name}
                  {same.length > 1 && ` × ${same.length}`}
                </b>{' '}
                {cardHelp(card)}
              </span>
            </li>
          )
        );
      })}
      {hand.length === 0 && <li class="note">No cards in hand.</li>}
    </ul>
  );
}
