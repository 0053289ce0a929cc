/** "What would the bot do?": what it would, and why, in ivory; it is never done for the player. */
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { Action } from '@orrery/kernel';
import type { AdvisedMove } from '@orrery/protocol';
import { Icon } from '../parts/icon.tsx';
import { aloneWords } from './choices.ts';
import type { Session } from './session.ts';
import './advice.css';

/** Asked for when somebody wants to know more than the scripted player does. */
const SEARCHES = 'hard';

/** In the bar where there is room for words; on a phone beside the question. */
export function AdviceButton({ session, at }: { session: Session; at: 'bar' | 'question' }) {
  return (
    <button
      type="button"
      class={at === 'bar' ? 'tool wide-only' : 'bare advice-tool phone-only'}
      aria-keyshortcuts="H"
      disabled={!session.canBeAdvised}
      onClick={() => void session.advise()}
    >
      <Icon svg={lightbulb} />
      <span class={at === 'bar' ? 'advice-words' : 'unseen'}>What would the bot do?</span>
      {at === 'bar' && <span class="key">H</span>}
    </button>
  );
}

export function AdviceNotice({ session }: { session: Session }) {
  const advice = session.advice.value;
  if (!advice) return null;
  if (advice === 'thinking')
    return (
      <div class="advice" role="status">
        <Icon svg={lightbulb} />
        <p>The bot thinks about it …</p>
      </div>
    );
  const { moves, level, searches } = advice;
  const canThink = searches && level === 'scripted' && session.choices.value.all.length > 1;
  return (
    <div class="advice">
      <Icon svg={lightbulb} />
      <div role="status">
        {moves.length === 1 ? (
          moves.map((move) => <OneMove key="only" session={session} move={move} />)
        ) : (
          <>
            <p>
              The bot thought it over. <span class="advice-note">Chances are its own estimate.</span>
            </p>
            <ol>
              {moves.map((move) => (
                <li key={JSON.stringify(move.action)}>
                  <OneMove session={session} move={move} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <span class="advice-ways">
        {canThink && (
          <button type="button" class="link" onClick={() => void session.advise(SEARCHES)}>
            Think it over
          </button>
        )}
        <button type="button" class="bare" aria-label="Close the advice" onClick={() => session.forgetAdvice()}>
          <Icon svg={x} />
        </button>
      </span>
    </div>
  );
}

/** So many actions of a plan are put into words: nobody reads a longer list. */
const THEN_MOST = 3;

/** "Start a generator × 4": what is done again and again is said once. */
export function counted(words: readonly string[]): string[] {
  const runs: { readonly words: string; count: number }[] = [];
  for (const one of words) {
    const last = runs.at(-1);
    if (last?.words === one) last.count++;
    else runs.push({ words: one, count: 1 });
  }
  return runs.map(({ words: one, count }) => (count > 1 ? `${one} × ${count}` : one));
}

function OneMove({ session, move }: { session: Session; move: AdvisedMove }) {
  const { view } = session.shown.value;
  const { text } = session;
  const words = (action: Action) => {
    const choice = { action, words: text.action(action, view), detail: text.detail?.(action, view) ?? {} };
    return aloneWords(choice);
  };
  const [first, ...all] = counted([move.action, ...(move.next ?? [])].map(words));
  const then = all.slice(0, THEN_MOST);
  const end = all.length > THEN_MOST ? ' …' : '.';
  const reason = text.advice?.(move.action, view);
  return (
    <p>
      {move.chance === undefined ? 'The bot would choose: ' : <b class="numeral">{Math.round(move.chance * 100)} % </b>}
      <b>{first}</b>
      {then.length > 0 && `, then ${then.join(', ')}`}
      {end} {reason}
    </p>
  );
}
