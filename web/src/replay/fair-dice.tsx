/** The proof that the dice were not chosen afterwards: the seed gives the hash that was shown before the first move. */
import { commitTo } from '@orrery/kernel';
import alert from 'lucide-static/icons/shield-alert.svg?raw';
import check from 'lucide-static/icons/shield-check.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import { Icon } from '../parts/icon.tsx';
import type { Playback } from './playback.ts';

const short = (text: string) => (text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);

export function FairDice({ playback }: { playback: Playback }) {
  const log = playback.log.value;
  return (
    <section class="fair-dice" aria-label="Fair dice">
      <h2 class="caption">Fair dice</h2>
      {log ? (
        <Verdict seed={log.seed} commitment={playback.facts.commitment} />
      ) : (
        <p>
          <Icon svg={lock} />
          <span>The seed stays secret until the match is over. Its hash was fixed before the first move.</span>
        </p>
      )}
      <details>
        <summary>Seed and hash</summary>
        {log && (
          <p>
            <code>{log.seed}</code>
          </p>
        )}
        <p>
          <code>{playback.facts.commitment}</code>
        </p>
      </details>
    </section>
  );
}

/** Computed here and now, not taken on trust. */
function Verdict({ seed, commitment }: { seed: string; commitment: string }) {
  const fair = commitTo(seed) === commitment;
  return (
    <p class={fair ? 'fair' : 'unfair'}>
      <Icon svg={fair ? check : alert} />
      <span>
        {fair
          ? `Verified: seed ${short(seed)} matches the hash shown before the first move.`
          : `Seed ${short(seed)} does not match the hash shown before the first move: do not trust these dice.`}
      </span>
    </p>
  );
}
