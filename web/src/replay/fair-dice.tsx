/** The proof that the dice were not chosen afterwards: the seed gives the hash that was shown before the first move. */
import { findGame } from '@orrery/catalog';
import alert from 'lucide-static/icons/shield-alert.svg?raw';
import check from 'lucide-static/icons/shield-check.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import question from 'lucide-static/icons/shield-question-mark.svg?raw';
import { isOnline } from '../links.ts';
import { Icon } from '../parts/icon.tsx';
import { chanceHeading, type DiceVerdict, diceVerdict } from './dice-verdict.ts';
import type { Playback } from './playback.ts';
import { seenHash } from './seen-hash.ts';

const SIGNS: Readonly<Record<DiceVerdict['kind'], string>> = {
  secret: lock,
  fair: check,
  told: question,
  unfair: alert,
  unknown: question,
};

export function FairDice({ playback }: { playback: Playback }) {
  const { facts, seed } = playback;
  const online = isOnline(facts.match) ? { hash: seenHash(facts.match) } : undefined;
  const { kind, words } = diceVerdict(facts, seed, online);
  const heading = chanceHeading(findGame(facts.game)?.chance);
  return (
    <section class="fair-dice" aria-label={heading}>
      <h2 class="caption">{heading}</h2>
      <p class={kind}>
        <Icon svg={SIGNS[kind]} />
        <span>{words}</span>
      </p>
      <details>
        <summary>Seed and proof</summary>
        {seed !== undefined && (
          <p>
            <code>{seed}</code>
          </p>
        )}
        <p>{facts.commitment === undefined ? 'There is no proof.' : <code>{facts.commitment}</code>}</p>
      </details>
    </section>
  );
}
