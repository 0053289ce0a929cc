/** Beside a replay: the decisions that cost most, what would have been better as far as its seat knew, and the way to play it. */
import eye from 'lucide-static/icons/eye.svg?raw';
import fork from 'lucide-static/icons/git-fork.svg?raw';
import { type Action, unreachable, type View } from '@orrery/kernel';
import type { BetterMove } from '@orrery/protocol';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { counted } from '../table/advice.tsx';
import { aloneWords } from '../table/choices.ts';
import { headingOf } from '../table/history.ts';
import type { Words } from '../table/scene.ts';
import type { Swing } from './analysis.ts';
import type { Playback } from './playback.ts';
import './swings.css';

interface SwingsProps {
  readonly playback: Playback;
  onPlayOn(this: void): void;
}

export function Swings({ playback, onPlayOn }: SwingsProps) {
  const { analysis } = playback;
  const stage = analysis.stage.value;
  switch (stage.kind) {
    case 'not-begun':
      return (
        <div class="swings-begin">
          <p>
            Which moves decided this match? The bot looks at every decision, each from what its seat knew then, and says
            what would have been better.
          </p>
          <p class="swings-note">It takes a little while. You can watch meanwhile.</p>
          <button type="button" class="button" onClick={() => void analysis.begin()}>
            Find the swings
          </button>
        </div>
      );
    case 'running':
      return (
        <div class="swings-begin">
          <p id="swings-progress" role="status">
            The bot looks at every decision …
          </p>
          <progress aria-labelledby="swings-progress" {...(stage.of > 0 && { max: stage.of, value: stage.done })} />
          <button type="button" class="button quiet" onClick={() => analysis.stop()}>
            Stop
          </button>
        </div>
      );
    case 'failed':
      return <Problem>{problemWords(stage.problem)}</Problem>;
    case 'done':
      return <Found playback={playback} onPlayOn={onPlayOn} />;
    default:
      return unreachable(stage);
  }
}

function Found({ playback, onPlayOn }: SwingsProps) {
  const swings = playback.analysis.swings.value;
  return (
    <>
      <p class="unseen" role="status">
        The bot is done.
      </p>
      {swings.length === 0 && (
        <p class="swings-note">No decision cost more than a few percent, as far as the bot can tell.</p>
      )}
      {swings.length > 0 && (
        <p class="swings-note">
          Decisions after which another would have been worth most more, and how many wins in 100 they cost. The turning
          points of the page about the end are others: what moved the chances most, good or bad.
        </p>
      )}
      <ol class="swings">
        {swings.map((swing) => (
          <li key={swing.number}>
            <SwingCard playback={playback} swing={swing} onPlayOn={onPlayOn} />
          </li>
        ))}
      </ol>
      <p class="swings-note">
        Chances are the bot’s own estimate; the mark beside one shows it from 0 to 100 %, its ends how sure the bot is,
        the dots an even match. What was hidden counts only as its seat could know it then. Where the line{' '}
        <span class="phone-only">on the page Watch</span> moves without a number, others or chance moved it.
      </p>
    </>
  );
}

const percent = (chance: number): number => Math.round(chance * 100);

const wordsFor = (text: Words, view: View, action: Action): string =>
  aloneWords({ action, words: text.action(action, view), detail: text.detail?.(action, view) ?? {} });

function SwingCard({ playback, swing, onPlayOn }: SwingsProps & { readonly swing: Swing }) {
  const { text, analysis } = playback;
  const { judgement, best, view, number, loss } = swing;
  const isOpen = analysis.chosen.value === number;
  const seatName = text.seat(judgement.seat);
  const when = headingOf(playback.roundsAbove, best.moves + 1);
  return (
    <div class={isOpen ? 'swing open' : 'swing'}>
      <button
        type="button"
        class="swing-head"
        aria-expanded={isOpen}
        aria-keyshortcuts={`${number}`}
        onClick={() => (isOpen ? (analysis.chosen.value = undefined) : void playback.showSwing(number))}
      >
        <span class="ring">{number}</span>
        <span class="swing-words">
          <span class="swing-when">
            {when === undefined ? seatName : when.includes(seatName) ? when : `${when}, ${seatName}`}
          </span>
          <b>{wordsFor(text, view, best.instead)}</b>
        </span>
        <Emblem seat={judgement.seat} size={12} plain />
        <span class="swing-loss">−{percent(loss)} %</span>
      </button>
      {isOpen && <Compared playback={playback} swing={swing} onPlayOn={onPlayOn} />}
    </div>
  );
}

function Compared({ playback, swing, onPlayOn }: SwingsProps & { readonly swing: Swing }) {
  const { text } = playback;
  const { judgement, best, view } = swing;
  const own = judgement.seat === playback.reader;
  // What differs at another place was another decision, and what would have gained less than half as much is not as good.
  const enough = (best.chance + judgement.chance) / 2;
  const also = judgement.others.filter(
    (other) => other !== best && other.moves === best.moves && other.chance >= enough,
  );
  const reason = text.advice?.(best.action, view);
  const line = (caption: string, move: BetterMove, why?: string) => (
    <Line caption={caption} words={planWords(text, view, move)} why={why} seat={judgement.seat} {...move} />
  );
  return (
    <div class="swing-body">
      <dl>
        {line('Better was', best, reason)}
        {also.map((other) => line('Also good', other))}
        <Line
          caption={own ? 'You played' : 'Played'}
          words={wordsFor(text, view, best.instead)}
          seat={judgement.seat}
          chance={judgement.chance}
          margin={judgement.margin}
        />
      </dl>
      <div class="swing-ways">
        <button type="button" class="choice" onClick={() => void playback.showSwing(swing.number)}>
          <Icon svg={eye} /> Show <span class="key">S</span>
        </button>
        <button type="button" class="choice" onClick={onPlayOn}>
          <Icon svg={fork} /> Play on with this <span class="key">B</span>
        </button>
      </div>
    </div>
  );
}

/** So many actions of a plan are put into words: nobody reads a longer list. */
const WORDS_MOST = 4;

function planWords(text: Words, view: View, { action, next }: BetterMove): string {
  const all = counted([action, ...next].map((each) => wordsFor(text, view, each)));
  const words = all.slice(0, WORDS_MOST).join(', then ');
  return all.length > WORDS_MOST ? `${words} …` : words;
}

interface LineProps {
  readonly caption: string;
  readonly words: string;
  readonly why?: string | undefined;
  readonly seat: number;
  readonly chance: number;
  readonly margin: number;
}

function Line({ caption, words, why, seat, chance, margin }: LineProps) {
  const [low, high] = [Math.max(0, chance - margin), Math.min(1, chance + margin)];
  return (
    <div class="swing-line">
      <dt>
        <span class="caption">{caption}</span>
        {words}
        {why !== undefined && (
          <span class="swing-why">
            <b>Why it is better:</b> {why}
          </span>
        )}
      </dt>
      <dd>
        <svg class="swing-scale" width="76" height="14" aria-hidden="true">
          <line class="swing-even" x1="38" x2="38" y1="0" y2="14" />
          <path class="swing-margin" d={`M${2 + 72 * low} 1v12m0-6H${2 + 72 * high}m0-6v12`} />
          <svg x={2 + 72 * chance - 4} y="3" width="8" height="8" viewBox="0 0 24 24">
            <Emblem seat={seat} size={24} plain />
          </svg>
        </svg>
        <span class="numeral">{percent(chance)} %</span>
        <span class="unseen">, give or take {percent(margin)}</span>
      </dd>
    </div>
  );
}
