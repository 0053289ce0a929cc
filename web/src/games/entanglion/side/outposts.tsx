/** Both outposts with their pirates; where one is to be chosen each says what it does. */
import {
  OUTPOSTS,
  type Outpost,
  OUTPOST_TOKEN,
  PIRATE_DATA,
  type PirateId,
  PLANET_DATA,
  type SeenIdler,
} from '@orrery/entanglion/client';
import { Icon } from '../../../parts/icon.tsx';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { SKULL_ICON } from '../icons.ts';
import { explained } from '../physics/chosen.ts';
import type { Choice, EntanglionProps } from '../props.ts';

export const pirateShort = (pirate: PirateId): string => PIRATE_DATA[pirate].name.split(' ')[0] ?? '';

function choiceFor({ choices }: EntanglionProps, pirate: PirateId): Choice | undefined {
  return choices.find(({ action }) => (action.kind === 'hire' || action.kind === 'pirate') && action.pirate === pirate);
}

export function Outposts({ props }: { props: EntanglionProps }) {
  return (
    <section class="outposts">
      {OUTPOSTS.map((outpost) => (
        <OutpostRow key={outpost} props={props} outpost={outpost} />
      ))}
    </section>
  );
}

function OutpostRow({ props, outpost }: { props: EntanglionProps; outpost: Outpost }) {
  const { view } = props;
  const place = view.ring.find(({ token }) => token === OUTPOST_TOKEN[outpost])?.planet;
  const idlers = view.outposts[outpost];
  const hidden = idlers.filter((idler) => idler === null).length;
  const known = idlers.filter((idler): idler is Exclude<SeenIdler, null> => idler !== null);
  return (
    <div class="outpost">
      <h3 class="caption" data-explain={`outpost ${outpost}`}>
        <Icon svg={SKULL_ICON} /> Outpost {outpost}
        <span class="caption-note">{place ? `on ${PLANET_DATA[place].name}` : 'not found yet'}</span>
      </h3>
      <div class="pirates">
        {known.map((pirate) => {
          const choice = choiceFor(props, pirate);
          return choice ? (
            <ChoiceButton key={pirate} props={props} choice={choice} class="pirate legal" explain={`pirate ${pirate}`}>
              <DigitRing digit={choice.digit} />
              {pirateShort(pirate)}
            </ChoiceButton>
          ) : (
            <button
              key={pirate}
              type="button"
              class="pirate"
              data-explain={`pirate ${pirate}`}
              onClick={() => (explained.value = { kind: 'pirate', pirate })}
            >
              {pirateShort(pirate)}
            </button>
          );
        })}
        {hidden > 0 && <span class="pirate hidden">{hidden} face down</span>}
        {idlers.length === 0 && <span class="note">nobody left</span>}
      </div>
    </div>
  );
}
