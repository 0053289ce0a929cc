/** A move: how many ships, and the six neighbours, those without room with the reason. */
import { BOARDS, type SiteId } from '@orrery/cosmos/client';
import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Icon } from '../../../parts/icon.tsx';
import type { KeyLine } from '../../../parts/key-lines.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { useOwnKeys } from '../own-keys.ts';
import { type CosmosProps, kindAt, labelOf, stackAt } from '../props.ts';
import { type MoveNow, moveNow, type MoveTarget } from './draft.ts';
import './move-answers.css';

const WAYS = { move: 'Move', chain: 'Chain', teleport: 'Teleport', chainStep: 'On' } as const;
/** More than the keys reach are chosen on the board. */
const MOST = 9;

export function MoveAnswers({ props }: { props: CosmosProps }) {
  const now = moveNow(props);
  useOwnKeys(now && LINES, (key, onButton) => (now ? onKey(key, onButton, now, props) : false));
  if (!now) return null;
  const { count, counts, stays, targets, ways, kind } = now;
  const at = counts.indexOf(count);
  const shown = targets.slice(0, MOST);
  return (
    <div class="moving">
      <div class="ship-stepper">
        <button
          type="button"
          class="count-button"
          aria-label="One ship fewer"
          aria-keyshortcuts="-"
          aria-disabled={at <= 0}
          onClick={() => at > 0 && now.setCount(counts[at - 1] ?? count)}
        >
          <Icon svg={minus} />
        </button>
        <span class="count-value" role="status">
          <span>
            <b>{count}</b> {count === 1 ? 'ship' : 'ships'}
          </span>
          <small>{stays > 0 ? `${stays} stay${stays === 1 ? 's' : ''}` : 'none stays'}</small>
        </span>
        <button
          type="button"
          class="count-button"
          aria-label="One ship more"
          aria-keyshortcuts="+"
          aria-disabled={at >= counts.length - 1}
          onClick={() => at < counts.length - 1 && now.setCount(counts[at + 1] ?? count)}
        >
          <Icon svg={plus} />
        </button>
        {ways.length > 1 && (
          <div class="ways" role="radiogroup" aria-label="How">
            {ways.map(({ subject, kind: one }) => (
              <button
                key={subject}
                type="button"
                role="radio"
                aria-checked={one === kind}
                class={one === kind ? 'way chosen' : 'way'}
                onClick={() => props.onSelect(subject)}
              >
                {WAYS[one]}
              </button>
            ))}
          </div>
        )}
      </div>
      <ChoiceBar
        props={props}
        label="Where to"
        class="move-targets"
        pointed={targets.find(({ choice }) => choice?.cursor)?.choice?.action}
      >
        {shown.map((target) => (
          <TargetButton key={target.to} props={props} now={now} target={target} />
        ))}
        {targets.length > MOST && <p class="note">or any other free site on the board</p>}
      </ChoiceBar>
    </div>
  );
}

const LINES: readonly KeyLine[] = [
  { keys: '+ −', words: 'More ships, fewer ships' },
  { keys: '1–9', words: 'Move there' },
  { keys: '← →', words: 'Another place' },
  { keys: 'Enter', words: 'Move to the place that is pointed at' },
];

function onKey(key: string, onButton: boolean, now: MoveNow, { onChoose }: CosmosProps): boolean {
  const { count, counts, targets, setCount, point } = now;
  const legal = targets.flatMap(({ choice }) => choice ?? []);
  const by = { '+': 1, '=': 1, '-': -1, ArrowUp: 1, ArrowDown: -1 }[key];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const pointed = legal.find(({ cursor }) => cursor);
  if (by !== undefined) {
    const next = counts[counts.indexOf(count) + by];
    if (next !== undefined) setCount(next);
  } else if (step !== undefined) {
    const next = legal[(legal.findIndex(({ cursor }) => cursor) + step + legal.length) % legal.length];
    if (next) point(next.action.to);
  } else if (/^[1-9]$/.test(key)) {
    const choice = legal.find(({ digit }) => digit === Number(key));
    if (choice) onChoose(choice.action);
  } else if (key === 'Enter' && !onButton && pointed) onChoose(pointed.action);
  else return false;
  return true;
}

function TargetButton({ props, now, target }: { props: CosmosProps; now: MoveNow; target: MoveTarget }) {
  const { to, choice, reason } = target;
  const label = labelOf(props.view, to);
  if (!choice)
    return (
      <span class="move-target none">
        <DigitRing digit={undefined} blank="–" />
        <span class="move-words">
          {label}
          <small>{reason}</small>
        </span>
      </span>
    );
  return (
    <ChoiceButton props={props} choice={choice} class="choice move-target" onPoint={() => now.point(to)}>
      <DigitRing digit={choice.digit} blank="" />
      <span class="move-words">
        {label}
        <small>{arrivalWords(props, now, to)}</small>
      </span>
    </ChoiceButton>
  );
}

/** What waits there. */
function arrivalWords(props: CosmosProps, { count, from }: MoveNow, to: SiteId): string {
  const { view, viewer } = props;
  const stack = stackAt(view, to);
  if (stack) return `joins, ${stack.ships} → ${stack.ships + count}`;
  const kind = kindAt(view, to);
  if (kind) {
    const points = view.fortresses.includes(to) ? '+2 points' : '+1 point';
    return kind === 'vp' ? points : `${points}, ${kind}`;
  }
  const beside = (BOARDS[view.board].neighbours[to] ?? []).filter((site) => site !== from);
  const rival = beside.find((site) => {
    const other = stackAt(view, site);
    return other && other.owner !== viewer;
  });
  if (rival !== undefined) return `reaches ${labelOf(view, rival)}`;
  const free = beside.filter((site) => kindAt(view, site) && !stackAt(view, site));
  return free.length > 0 ? `beside ${free.map((site) => labelOf(view, site)).join(', ')}` : 'empty';
}
