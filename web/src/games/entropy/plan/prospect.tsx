/** What a program comes to, in a sentence: energy and entropy, titanium, and what goes wrong. */
import { type Loss, type SeenShip } from '@orrery/entropy/client';
import { energyOf, signed } from '../cards.ts';
import { cardsOf } from './draft.ts';
import type { Plan } from './plan.ts';
import { ramsOf, ramWords } from './rams.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const LOST: Readonly<Record<Loss, string>> = {
  flewOff: 'flies off the tiles',
  pushedOff: 'is pushed off the tiles',
  laser: 'is destroyed by a laser',
  battleArriving: 'loses the battle it flies into',
  battleStanding: 'loses a battle',
};

export function Prospect({ plan, ship }: { plan: Plan; ship: SeenShip }) {
  const { nr } = ship;
  const sight = plan.sights.get(nr);
  const cards = cardsOf(plan.programs, nr);
  if (cards.length === 0) return <p class="prospect empty">No card yet: it stays where it is.</p>;
  // Keeps its line.
  if (!sight) return <p class="prospect empty">…</p>;
  const ignored = cards.flatMap((card, at) => (sight.cards[at]?.ignored ? [{ card, nr: at + 1 }] : []));
  const [first] = ignored;
  return (
    <p class="prospect" role={nr === plan.ship ? 'status' : undefined}>
      {sight.lost === null ? (
        <>
          Ends with <b>{sight.energy}</b> energy.{' '}
        </>
      ) : (
        <>
          <b class="bad">
            Card {Math.max(1, sight.cards.length)} {LOST[sight.lost]}.
          </b>{' '}
        </>
      )}
      {ramsOf(plan.view, sight).map((ram) => (
        <b key={ram.whom} class="bad">
          {capital(ramWords(ram))}.{' '}
        </b>
      ))}
      Entropy <b>{signed(sight.entropy)}</b>.{' '}
      {sight.sent > 0 && (
        <>
          Sends <b>{sight.sent}</b> titanium.{' '}
        </>
      )}
      {sight.titanium > ship.titanium - sight.sent && sight.lost === null && (
        <>
          Takes <b>{sight.titanium - ship.titanium + sight.sent}</b> titanium.{' '}
        </>
      )}
      {first && ignored.length === 1 && (
        <>
          Card {first.nr} costs {energyOf(plan.view.settings, first.card)} and is <b class="bad">ignored</b>.
        </>
      )}
      {ignored.length > 1 && (
        <>
          {ignored.length} cards are <b class="bad">ignored</b>: too little energy.
        </>
      )}
    </p>
  );
}
