/** The answers to each kind of question, where a list of words is not the best one. */
import { type Action, type SeenShip, shipName, STATS } from '@orrery/dogfight/client';
import { Icon } from '../../../parts/icon.tsx';
import { ChoiceBar } from '../../choice-button.tsx';
import { AnswerButton } from './answer-button.tsx';
import { withEnding } from '../flying/ending.ts';
import { FlyAnswers } from '../flying/fly-answers.tsx';
import { shownManner } from '../flying/ghosts.ts';
import { STAT_ICONS, STAT_NAMES } from '../icons.ts';
import { cellWords } from '../names.ts';
import type { ChoiceOf, DogfightProps } from '../props.ts';
import { diceWords, inHundred } from '../sight/sightings.ts';
import { lineGiven } from '../start/stat-slots.ts';
import './answers.css';

function choicesOf<K extends Action['kind']>({ choices }: DogfightProps, kind: K): readonly ChoiceOf<K>[] {
  return choices.filter((choice): choice is ChoiceOf<K> => choice.action.kind === kind);
}

export function Answers(given: DogfightProps) {
  const props = withEnding(given);
  const kinds = new Set([...props.choices, ...(props.aside ?? [])].map(({ action }) => action.kind));
  if (kinds.has('assignStats')) return <LineAnswers props={props} />;
  if (kinds.has('placePosition')) return <CellAnswer props={props} />;
  if (kinds.has('fly')) return <FlyAnswers props={props} manner={shownManner(given.choices)} />;
  if (kinds.has('attack')) return <AttackAnswers props={props} />;
  return null;
}

/** All lines there are; those who like slots better have them on the board. */
function LineAnswers({ props }: { props: DogfightProps }) {
  return (
    <div class="line-answers">
      <p class="line-head" aria-hidden="true">
        {STATS.map((stat) => (
          <span key={stat} data-explain={`stat ${stat}`}>
            <Icon svg={STAT_ICONS[stat]} /> {STAT_NAMES[stat]}
          </span>
        ))}
      </p>
      <ChoiceBar props={props} label="Stat lines" class="choices lines">
        {choicesOf(props, 'assignStats').map((choice) => {
          const line = lineGiven(choice.action, props.view.settings.statValues);
          const spoken = line && STATS.map((stat) => `${STAT_NAMES[stat]} ${line[stat]}`).join(', ');
          return (
            <AnswerButton
              key={choice.action.line}
              props={props}
              choice={choice}
              words={choice.action.line}
              {...(spoken !== undefined && { spoken })}
            />
          );
        })}
      </ChoiceBar>
    </div>
  );
}

/** There are hundreds of cells: the board shows them, the console the one under the cursor and the one that is advised. */
function CellAnswer({ props }: { props: DogfightProps }) {
  const cells = choicesOf(props, 'placePosition');
  return (
    <div class="cell-answer">
      <ChoiceBar props={props} label="Place">
        {cells
          .filter(({ cursor, advised }) => cursor || advised)
          .map((choice) => (
            <AnswerButton
              key={cellWords(choice.action)}
              props={props}
              choice={choice}
              words={`Place it at ${cellWords(choice.action)}`}
              shown={choice.cursor}
            />
          ))}
      </ChoiceBar>
      <p class="note by-mouse">
        {cells.length} lit cells. Click one on the board; arrow keys go from one to the next. Then comes the heading.
      </p>
      <p class="note by-finger">
        Touch a lit cell: the board comes nearer. Touch the cell that you want, and again to place the ship.
      </p>
    </div>
  );
}

function AttackAnswers({ props }: { props: DogfightProps }) {
  return (
    <ChoiceBar props={props} label="Targets" class="choices targets">
      {choicesOf(props, 'attack').map((choice) => (
        <TargetButton key={choice.action.target} props={props} choice={choice} />
      ))}
    </ChoiceBar>
  );
}

function TargetButton({ props, choice }: { props: DogfightProps; choice: ChoiceOf<'attack'> }) {
  const { view } = props;
  const { target } = choice.action;
  const ship = view.ships.find(({ id }) => id === target);
  const shot = view.aims.find((aim) => aim.target === target);
  const words = `Attack ${shipName(target)}`;
  if (!shot || !ship) return <AnswerButton props={props} choice={choice} words={words} />;
  const dice = diceWords(view.settings, shot);
  const chances = `hits ${inHundred(shot.hits)} in 100${killWords(ship, inHundred(shot.kills))}`;
  return (
    <AnswerButton props={props} choice={choice} words={words} explain={`ship ${target}`}>
      <span class="consequence">
        {dice}, {chances}
      </span>
    </AnswerButton>
  );
}

/** With one health left every hit destroys. */
const killWords = ({ health }: SeenShip, kills: number): string =>
  health > 1 ? `, destroys it ${kills} in 100` : ', and destroys it';
