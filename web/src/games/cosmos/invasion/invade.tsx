/** Whom to invade: each target with what it holds, and what both sides would have before any card. */
import { cardName } from '@orrery/cosmos/client';
import { PHONE, useMedia } from '../../../parts/use-media.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { useForecast } from '../../use-forecast.ts';
import { handOf } from '../cards/hand.tsx';
import { choicesOf, type CosmosProps, labelOf, stackAt } from '../props.ts';
import type { Strengths } from './scene.tsx';
import './invade.css';

export function InvadeAnswers({ props }: { props: CosmosProps }) {
  const { view, selected, seatName } = props;
  const choices = choicesOf(props, 'invade').filter(({ subject }) => selected === undefined || subject === selected);
  const pointed = choices.find(({ cursor }) => cursor);
  const strengths = useForecast<Strengths>(
    props,
    pointed && { from: pointed.action.from, target: pointed.action.target },
  );
  const rival = pointed && stackAt(view, pointed.action.target)?.owner;
  const phone = useMedia(PHONE);
  return (
    <div class="invade">
      <ChoiceBar props={props} label="Choices">
        {choices.map((choice) => (
          <ChoiceButton key={choice.words} props={props} choice={choice}>
            <DigitRing digit={choice.digit} blank="" />
            <span class="choice-words">
              {choice.words}
              <span class="consequence">{choice.consequence}</span>
            </span>
          </ChoiceButton>
        ))}
      </ChoiceBar>
      <p class="invade-base">
        {pointed && strengths && rival !== undefined && (
          <>
            Before cards: you <b>{strengths.attacker.total}</b> from {labelOf(view, pointed.action.from)},{' '}
            {seatName(rival)} <b>{strengths.defender.total}</b> on {labelOf(view, pointed.action.target)}
          </>
        )}
      </p>
      {phone && <p class="invade-hand note">{handWords(props)}</p>}
    </div>
  );
}

/** A phone has no room for the hand beside the question whether to fight at all. */
function handWords(props: CosmosProps): string {
  const names = handOf(props).map((card) => cardName(card));
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return counted.length === 0 ? 'You hold no cards.' : `You hold ${counted.join(', ')}.`;
}
