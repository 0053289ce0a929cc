/** Whom to invade: each target with what it holds, and what both sides would have before any card. */
import { DigitRing } from '../../choice-button.tsx';
import { useForecast } from '../../use-forecast.ts';
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
  return (
    <div class="invade">
      <div class="choices" role="toolbar" aria-label="Choices">
        {choices.map(({ action, words, consequence, digit, cursor, advised }) => (
          <button
            key={words}
            type="button"
            class={`choice${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}`}
            data-kind="choice"
            data-target={action.target}
            aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
            onPointerMove={(event) => event.pointerType === 'mouse' && props.onPoint(action)}
            onFocus={() => props.onPoint(action)}
            onClick={() => props.onChoose(action)}
          >
            <DigitRing digit={digit} blank="" />
            <span class="choice-words">
              {words}
              <span class="consequence">{consequence}</span>
            </span>
          </button>
        ))}
      </div>
      <p class="invade-base">
        {pointed && strengths && rival !== undefined && (
          <>
            Before cards: you <b>{strengths.attacker.total}</b> from {labelOf(view, pointed.action.from)},{' '}
            {seatName(rival)} <b>{strengths.defender.total}</b> on {labelOf(view, pointed.action.target)}
          </>
        )}
      </p>
    </div>
  );
}
