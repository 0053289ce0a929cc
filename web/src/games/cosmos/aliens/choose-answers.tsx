/** Choosing an alien: both cards with all their words. */
import { ABILITY_DATA, ALIEN_DATA } from '@orrery/cosmos/client';
import { DigitRing } from '../../choice-button.tsx';
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
    <div class="choose-alien" role="group" aria-label="Aliens to choose from">
      {choicesOf(props, 'choosePower').map(({ action, digit, cursor, advised }) => {
        const { name, tagline, abilities } = ALIEN_DATA[action.alien];
        return (
          <button
            key={action.alien}
            type="button"
            class={`alien-choice${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}`}
            onPointerMove={(event) => event.pointerType === 'mouse' && props.onPoint(action)}
            onFocus={() => props.onPoint(action)}
            onClick={() => props.onChoose(action)}
          >
            <span class="alien-choice-head">
              <DigitRing digit={digit} />
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
          </button>
        );
      })}
    </div>
  );
}
