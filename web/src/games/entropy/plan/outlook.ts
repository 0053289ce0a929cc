/** What a card would do if it were laid next on the ship in hand: for its explanation. */
import {
  CARD_IDS,
  type CardId,
  type ForeseenCard,
  type PlanForecast,
  sameHex,
  type SeenShip,
  shipName,
} from '@orrery/entropy/client';
import type { Outlook } from '../../board.ts';
import { minus } from '../cards.ts';
import type { EntropyProps } from '../props.ts';
import { add, cardsOf, ownShips } from './draft.ts';
import { draftOf, questionOf } from './plan.ts';
import { LOST } from './prospect.tsx';
import { ramsOf, ramWords } from './rams.ts';

export function outlook(props: EntropyProps, subject: string): Outlook | undefined {
  const draft = draftOf(props);
  const card = CARD_IDS.find((id) => subject === `card ${id}`);
  const ship = ownShips(props.view).find(({ nr }) => nr === draft?.ship);
  if (!draft || !ship || card === undefined) return undefined;
  const programs = add(props.view, draft.programs, ship.nr, card);
  if (programs === draft.programs) return undefined;
  const question = questionOf({ programs });
  if (!question) return undefined;
  return {
    label: `Laid next on ${shipName(ship.seat, ship.nr)}`,
    question,
    // The game's own answer to the game's own question.
    words: (answer) =>
      foreseenWords(answer as unknown as PlanForecast, props, ship, card, cardsOf(programs, ship.nr).length - 1),
  };
}

/** `at`: the card's place in the program. */
function foreseenWords({ ships }: PlanForecast, { view }: EntropyProps, ship: SeenShip, card: CardId, at: number) {
  const sight = ships.find(({ nr }) => nr === ship.nr);
  if (!sight) return undefined;
  const seen = sight.cards[at];
  if (sight.lost !== null && sight.cards.length <= at + 1)
    return seen ? `The ship ${LOST[sight.lost]}.` : 'Not reached: the ship is lost before.';
  if (!seen || seen.card !== card) return undefined;
  const before = sight.cards[at - 1] ?? ship;
  if (seen.ignored) return `Ignored: only ${before.energy} energy is left by then.`;
  const points = view.players[ship.seat]?.points ?? 0;
  const sentBefore = sight.cards.slice(0, at).reduce((sum, one) => sum + one.sent, 0);
  if (card === 'titanium-portal')
    return seen.sent > 0
      ? `${seen.sent} ${seen.sent === 1 ? 'point' : 'points'} from ${placeOf(seen)}: ${points + sentBefore} → ${points + sentBefore + seen.sent}`
      : 'Nothing aboard by then: no points.';
  const rams = ramsOf(view, sight).filter(({ at: hex }) => seen.path.some((one) => sameHex(one, hex)));
  const parts = [
    ...(sameHex(seen.at, sight.cards[at - 1]?.at ?? ship) ? [] : [`To ${placeOf(seen)}`]),
    ...(seen.titanium > before.titanium ? [`${seen.titanium - before.titanium} titanium more`] : []),
    ...rams.map(ramWords),
    `${seen.energy} energy left`,
  ];
  return parts.join(', ');
}

const placeOf = ({ at: { q, r } }: ForeseenCard): string => `(${minus(q)}, ${minus(r)})`;
