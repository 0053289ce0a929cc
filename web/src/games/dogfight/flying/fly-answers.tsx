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
import { useMedia } from '../../../parts/use-media.ts';
import { ChoiceBar, ChoiceButton } from '../../choice-button.tsx';
import { fresh } from '../../fresh.ts';
import { AnswerButton } from '../answers/answer-button.tsx';
import { CostIcon } from './cost-bars.tsx';
import { DeadEndIcon } from './dead-end.tsx';
import { FINGER_ONLY, isEnd } from './ending.ts';
import { firstOf, ghostsOf, keyOf, type OfferedGhost, offeredGhosts } from './ghosts.ts';
import { costWords, endingWords, maneuverName, prospectWords, templateName, whyNot } from '../names.ts';
import { useOutlook } from '../outlook.ts';
import { pointAt } from '../space/pointing.ts';
import type { DogfightProps } from '../props.ts';
import { SpeedGauge } from './speed-gauge.tsx';
import './fly-answers.css';

export function FlyAnswers({ props, manner }: { props: DogfightProps; manner: Manner }) {
  const { view, choices, aside = [] } = props;
  const outlook = useOutlook(props);
  const all = useMemo(() => ghostsOf(view, outlook), [view, outlook]);
  const offered = offeredGhosts(all, choices, aside).toSorted(byDigit);
  const pointed = fresh.value ? undefined : offered.find(({ choice }) => choice.cursor);
  const ending = choices.some((choice) => isEnd(choice) && choice.cursor);
  const words = pointed ? prospectWords(view, pointed) : ending && endingWords(view, outlook?.shots ?? []);
  return (
    <div class="fly-answers">
      <div class="fly-head">
        <SpeedGauge view={view} spends={pointed?.prospect} />
        <MannerSwitch props={props} manner={manner} />
        <p class="fly-words">{words}</p>
      </div>
      <ChoiceBar props={props} label="Maneuvers" class="choices maneuvers">
        {offered
          .filter(({ prospect }) => prospect.action.manner === manner)
          .map((ghost) => (
            <ManeuverButton key={keyOf(ghost.prospect.action)} props={props} ghost={ghost} />
          ))}
      </ChoiceBar>
      <FlyNote view={view} manner={manner} />
      <Ends props={props} />
    </div>
  );
}

/** For a finger: its first touch shows the ship where it stays, as with every maneuver. A lesson has the shell's. */
function Ends({ props }: { props: DogfightProps }) {
  const byFinger = useMedia(FINGER_ONLY);
  const ends = props.choices.filter(isEnd);
  if (!byFinger || props.aside || ends.length === 0) return null;
  return (
    <div class="fly-ends" role="group" aria-label="End the move" data-foot="">
      {ends.map((choice) => (
        <ChoiceButton
          key={choice.words}
          props={props}
          choice={choice}
          class={choice.cursor ? 'choice' : 'choice quiet'}
          previews
          onPoint={(action) => pointAt(props, action)}
        >
          <span class="choice-words">{choice.words}</span>
          <TapAgain words="Tap to end" />
        </ChoiceButton>
      ))}
    </div>
  );
}

/** Under a finger, on what is marked but not done yet. */
const TapAgain = ({ words }: { words: string }) => (
  <span class="tap-again" aria-hidden="true">
    {words}
  </span>
);

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
      // A lesson has no switch of manners beside it.
      words={props.aside ? maneuverName(prospect.action) : templateName(prospect.action)}
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
          <TapAgain words="Tap to fly" />
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
    <div class="manners" role="group" aria-label="Way of flying">
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
