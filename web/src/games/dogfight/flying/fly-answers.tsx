/** The maneuvers as buttons, by manner, with the speed there is and what the one under the cursor would spend. */
import {
  type DogfightView,
  type Manner,
  MANNER_NAMES,
  MANNERS,
  missingWords,
  storingWords,
} from '@orrery/dogfight/client';
import { useMemo } from 'preact/hooks';
import { ChoiceBar } from '../../choice-button.tsx';
import { AnswerButton } from '../answers/answer-button.tsx';
import { CostIcon } from './cost-bars.tsx';
import { DeadEndIcon } from './dead-end.tsx';
import { firstOf, ghostsOf, keyOf, type OfferedGhost, offeredGhosts, shownManner } from './ghosts.ts';
import { costWords, prospectWords, templateName, whyNot } from '../names.ts';
import { useOutlook } from '../outlook.ts';
import { pointAt } from '../space/pointing.ts';
import type { DogfightProps } from '../props.ts';
import { SpeedGauge } from './speed-gauge.tsx';
import './fly-answers.css';

export function FlyAnswers({ props }: { props: DogfightProps }) {
  const { view, choices, aside = [] } = props;
  const outlook = useOutlook(props);
  const all = useMemo(() => ghostsOf(view, outlook), [view, outlook]);
  const offered = offeredGhosts(all, choices, aside).toSorted(byDigit);
  const manner = shownManner(choices);
  const pointed = offered.find(({ choice }) => choice.cursor);
  return (
    <div class="fly-answers">
      <div class="fly-head">
        <SpeedGauge view={view} spends={pointed?.prospect} />
        <MannerSwitch props={props} manner={manner} />
        <p class="fly-words">{pointed && prospectWords(view, pointed)}</p>
      </div>
      <ChoiceBar props={props} label="Maneuvers" class="choices maneuvers">
        {offered
          .filter(({ prospect }) => prospect.action.manner === manner)
          .map((ghost) => (
            <ManeuverButton key={keyOf(ghost.prospect.action)} props={props} ghost={ghost} />
          ))}
      </ChoiceBar>
      <FlyNote view={view} manner={manner} />
    </div>
  );
}

/** What is missing from the list and why, and what storing is for. */
function FlyNote({ view, manner }: { view: DogfightView; manner: Manner }) {
  const words = [missingWords(manner, view), storingWords(view)].filter((one) => one !== undefined).join(' ');
  return words === '' ? null : <p class="note fly-note">{words}</p>;
}

/** As the rules have them: in a lesson what is wanted stands among the others. */
const byDigit = (a: OfferedGhost, b: OfferedGhost): number => (a.choice.digit ?? 0) - (b.choice.digit ?? 0);

function ManeuverButton({ props, ghost }: { props: DogfightProps; ghost: OfferedGhost }) {
  const { prospect, choice, isDeadEnd, isAside } = ghost;
  const isLost = prospect.result === 'offBoard';
  return (
    <AnswerButton
      props={props}
      choice={choice}
      words={templateName(prospect.action)}
      danger={isLost}
      aside={isAside}
      spoken={`${costWords(prospect)}. ${prospectWords(props.view, ghost)}`}
      explain={`fly ${keyOf(prospect.action)}`}
    >
      {isLost ? (
        <span class="consequence">off the board</span>
      ) : (
        <>
          {isDeadEnd && <DeadEndIcon />}
          <CostIcon speed={prospect.cost} tokens={prospect.tokens} />
          <span class="cost-words" aria-hidden="true">
            {costWords(prospect)}
          </span>
        </>
      )}
    </AnswerButton>
  );
}

/** Which manners a player would look for. */
function mannersOf({ settings }: DogfightView): readonly Manner[] {
  return MANNERS.filter(
    (manner) =>
      (manner !== 'splitS' || settings.enableSplitS) && (manner !== 'barrelRoll' || settings.enableBarrelRoll),
  );
}

function MannerSwitch({ props, manner }: { props: DogfightProps; manner: Manner }) {
  const manners = mannersOf(props.view);
  if (manners.length < 2) return null;
  return (
    <div class="manners" role="group" aria-label="Manner of flying">
      {manners.map((one) => {
        const wanted = firstOf(props.choices, one);
        const first = wanted ?? firstOf(props.aside ?? [], one);
        return (
          <button
            key={one}
            type="button"
            class={wanted || !first ? 'manner' : 'manner aside'}
            aria-pressed={one === manner}
            disabled={first === undefined}
            data-explain={`manner ${one}`}
            onClick={() => first && (wanted ? pointAt(props, first) : props.onChoose(first))}
          >
            {MANNER_NAMES[one]}
            {first === undefined && (
              <>
                <span class="unseen">: </span>
                <span class="manner-why">{whyNot(props.view, one)}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
