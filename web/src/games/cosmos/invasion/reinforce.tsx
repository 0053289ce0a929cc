/** Reinforcing: a side for whoever is not involved, the cards for it, and what each would bring. */
import { cardOf, otherSide, SIDES } from '@orrery/cosmos/client';
import { useEffect, useState } from 'preact/hooks';
import { Emblem } from '../../../parts/emblem.tsx';
import { recall, remember } from '../../../settings/storage.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import type { CosmosProps } from '../props.ts';
import type { KeyLine } from '../../../parts/key-lines.ts';
import { useOwnKeys } from '../own-keys.ts';
import { type Play, type Support, supportOf } from './support.ts';
import './reinforce.css';

const ALWAYS = 'orrery.cosmos.pass';

export function ReinforceAnswers({ props }: { props: CosmosProps }) {
  const support = supportOf(props);
  const [always, setAlways] = useState(() => recall(ALWAYS) === 'yes');
  const passing = always && support?.free === true;
  const { onChoose } = props;
  useEffect(() => {
    if (passing) onChoose({ kind: 'pass' });
  }, [passing, props.moves]);
  useOwnKeys(support && LINES, (key, onButton) => (support ? onKey(key, onButton, support, props) : false));
  if (!support) return null;
  return (
    <div class="reinforce">
      {support.free && <Sides props={props} support={support} />}
      <ChoiceBar props={props} label="Reinforcements" class="reinforce-plays" pointed={support.pointed?.action}>
        {support.plays.map((play) => (
          <PlayButton key={play.action.card} props={props} support={support} play={play} />
        ))}
      </ChoiceBar>
      {support.free && (
        <label class="reinforce-always">
          <input
            type="checkbox"
            checked={always}
            onChange={({ currentTarget: { checked } }) => {
              remember(ALWAYS, checked ? 'yes' : 'no');
              setAlways(checked);
            }}
          />
          Always pass when uninvolved
        </label>
      )}
    </div>
  );
}

const LINES: readonly KeyLine[] = [
  { keys: '1–9', words: 'Play a card' },
  { keys: '← →', words: 'Another card' },
  { keys: 'S', words: 'The other side' },
  { keys: 'Enter', words: 'Play the card that is pointed at' },
];

function onKey(key: string, onButton: boolean, support: Support, { onChoose }: CosmosProps): boolean {
  const { plays, pointed, side, free, setSide, point } = support;
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  if (/^[1-9]$/.test(key)) {
    const play = plays[Number(key) - 1];
    if (play) onChoose(play.action);
  } else if (key.toLowerCase() === 's' && free) setSide(otherSide(side));
  else if (step !== undefined) {
    const next = plays[(plays.findIndex((one) => one === pointed) + step + plays.length) % plays.length];
    if (next) point(next.action.card);
  } else if (key === 'Enter' && !onButton && pointed) onChoose(pointed.action);
  else return false;
  return true;
}

function Sides({ props, support }: { props: CosmosProps; support: Support }) {
  const { invasion, strengths } = props.view;
  if (!invasion) return null;
  return (
    <div class="sides" role="radiogroup" aria-label="Side">
      {SIDES.map((side) => {
        const { seat } = invasion[side];
        const chosen = support.side === side;
        return (
          <button
            key={side}
            type="button"
            role="radio"
            aria-checked={chosen}
            class={chosen ? 'side-choice chosen' : 'side-choice'}
            onClick={() => support.setSide(side)}
          >
            <Emblem seat={seat} size={20} plain />
            <span>
              For {props.seatName(seat)}
              <small>
                {side === 'attacker' ? 'attacks' : 'defends'} with {strengths?.[side].total}
              </small>
            </span>
            {!chosen && <span class="key">S</span>}
          </button>
        );
      })}
    </div>
  );
}

interface PlayButtonProps {
  readonly props: CosmosProps;
  readonly support: Support;
  readonly play: Play;
}

function PlayButton({ props, support, play }: PlayButtonProps) {
  const { card, side } = play.action;
  const { value } = cardOf(card);
  const { strengths } = props.view;
  const now = strengths?.[side].total ?? 0;
  const other = strengths?.[otherSide(side)].total ?? 0;
  const after = now + value;
  const result = after > other ? 'ahead' : after === other ? 'level' : 'behind';
  return (
    <ChoiceButton props={props} choice={play} onPoint={() => support.point(card)}>
      <DigitRing digit={play.digit} />
      <span class="choice-words">
        Play +{value}
        {play.copies > 1 && ` (you hold ${play.copies})`}
        <span class="consequence">
          {now} → {after}, {result} {after === other ? 'with' : 'of'} {other}
        </span>
      </span>
    </ChoiceButton>
  );
}
