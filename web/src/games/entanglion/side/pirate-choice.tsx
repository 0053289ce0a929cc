/** Pirates to choose among, each with what it does. */
import { PIRATE_DATA, pirateHelp } from '@orrery/entanglion/client';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { askedOf, type Choice, type EntanglionProps } from '../props.ts';

export function PirateChoice({ props }: { props: EntanglionProps }) {
  const offered = props.choices.flatMap((choice): (readonly [Choice, keyof typeof PIRATE_DATA])[] =>
    choice.action.kind === 'pirate' || choice.action.kind === 'hire' ? [[choice, choice.action.pirate]] : [],
  );
  if (offered.length === 0) return null;
  const power = props.view.options.pirateQp;
  const joins = askedOf(props) !== 'shuttlePirate';
  return (
    <section class="pirate-choice panel">
      <h3 class="panel-title">
        {joins ? 'Who joins?' : 'Who goes?'}{' '}
        {joins && power > 0 && <span class="panel-note">each +{power} Quantum Power</span>}
      </h3>
      <ul>
        {offered.map(([choice, pirate]) => (
          <li key={pirate}>
            <ChoiceButton props={props} choice={choice} class="pirate-card legal" explain={`pirate ${pirate}`}>
              <DigitRing digit={choice.digit} />
              <span>
                <b>{PIRATE_DATA[pirate].name}</b>
                <span>{pirateHelp(pirate, props.view.options)}</span>
              </span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
