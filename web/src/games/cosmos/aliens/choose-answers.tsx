/** Choosing an alien: both cards with all their words. */
import { ABILITY_DATA, ALIEN_DATA } from '@orrery/cosmos/client';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { choicesOf, type CosmosProps } from '../props.ts';
import { PlanetKey } from '../planet-key.tsx';
import './choose-answers.css';

export function ChooseAlien({ props }: { props: CosmosProps }) {
  return (
    <>
      <div class="first-words">
        <p>
          Your ships spread over the planets. Each one you hold is a point, and {props.view.target} points win. Stacks
          that meet may fight with cards: that is an invasion. Your alien bends a rule for you.
        </p>
        <PlanetKey />
      </div>
      <Aliens props={props} />
    </>
  );
}

function Aliens({ props }: { props: CosmosProps }) {
  return (
    <ChoiceBar props={props} label="Aliens to choose from" class="choose-alien">
      {choicesOf(props, 'choosePower').map((choice) => {
        const { alien } = choice.action;
        const { name, tagline, abilities } = ALIEN_DATA[alien];
        return (
          <ChoiceButton key={alien} props={props} choice={choice} class="alien-choice">
            <span class="alien-choice-head">
              <DigitRing digit={choice.digit} />
              <b>{name}</b>
              <i>{tagline}</i>
            </span>
            {abilities
              .filter((ability) => !ability.startsWith('dominoP'))
              .map((ability) => (
                <span key={ability} class="alien-choice-words">
                  <b>{ABILITY_DATA[ability].name}.</b> {ABILITY_DATA[ability].help}
                </span>
              ))}
            {abilities.includes('dominoP1') && (
              <span class="alien-choice-words">
                <b>The dominoes.</b> +2 defending, +2 attacking, +1 always, a move more, discard after a lost attack,
                draw after a won one.
              </span>
            )}
          </ChoiceButton>
        );
      })}
    </ChoiceBar>
  );
}
