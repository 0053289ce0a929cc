/** Laying a card: what the one under the cursor would come to against each that may lie opposite. */
import { CARD_WORDS, cardHelp, cardName, cardOf } from '@orrery/cosmos/client';
import type { VNode } from 'preact';
import { PHONE, useMedia } from '../../../parts/use-media.ts';
import { ChoiceButton } from '../../choice-button.tsx';
import { Hand, handOf } from '../cards/hand.tsx';
import { askedOf, choicesOf, type CosmosProps } from '../props.ts';
import { isClash, sideOf } from './now.ts';
import { outcomesOf } from './outcomes.ts';
import { useBase } from './scene.tsx';
import './commit.css';

export function CommitAnswers({ props }: { props: CosmosProps }) {
  const phone = useMedia(PHONE);
  // There a lesson's coach needs the room, and knows the card.
  const brief = phone && props.aside !== undefined;
  const { view } = props;
  const invasion = view.invasion ?? undefined;
  const base = useBase(props, invasion);
  const pointed = choicesOf(props, 'commitCard').find(({ cursor }) => cursor);
  if (!invasion || isClash(invasion)) return null;
  const side = sideOf(props, invasion) ?? 'attacker';
  const card = pointed?.action.card;
  const hand = handOf(props);
  const outcomes =
    base &&
    card !== undefined &&
    outcomesOf({
      card,
      own: base[side],
      other: base[side === 'attacker' ? 'defender' : 'attacker'],
      hand: hand.length - 1,
      sabotage: view.options.sabotageShips,
    });
  const rival = props.seatName(invasion[side === 'attacker' ? 'defender' : 'attacker'].seat);
  return (
    <div class="commit">
      {phone && !brief && <Hand props={props} playable pointing />}
      {card !== undefined && !brief && !(phone && cardOf(card).kind === 'attack') && (
        <p class="commit-title">
          {phone ? (
            <>
              <b>{cardName(card)}.</b> <span class="note">{cardHelp(card)}</span>
            </>
          ) : (
            <>
              <b>
                {cardName(card)} against {rival}’s card
              </b>{' '}
              <span class="note">before powers and reinforcements</span>
            </>
          )}
        </p>
      )}
      {outcomes && !brief && (
        <dl class="outcomes">
          {outcomes.map(({ against, result, effect }) => (
            <div key={against}>
              <dt>{CARD_WORDS[against].name}</dt>
              <dd>
                <b>{result}</b> <span>{effect}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** On a phone a touch of a card only points at it. */
export function Main(props: CosmosProps): VNode | null {
  const pointed = choicesOf(props, 'commitCard').find(({ cursor }) => cursor);
  if (!pointed || askedOf(props) !== 'commitCard') return null;
  const { card } = pointed.action;
  return (
    <ChoiceButton props={props} choice={pointed} class="choice main commit-button" place={`card ${card}`}>
      Lay {cardName(card)} face down <span class="consequence">final</span>
    </ChoiceButton>
  );
}
