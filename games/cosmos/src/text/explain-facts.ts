/** What the numbers beside the names mean, by their labels. */
import { type Explanation, listed, plural, sentence } from '@orrery/kernel';
import type { Points } from '../counts.ts';
import type { Bonus } from '../events.ts';
import type { CosmosView } from '../view.ts';
import { BONUS_NAMES, seatName } from './words.ts';

type Words = Omit<Explanation, 'name'>;

/** Where points come from, in the order of the plates. */
const PARTS: readonly (readonly [keyof Points, string])[] = [
  ['colonies', 'Planets'],
  ['fortresses', 'Fortresses'],
  ['bought', 'Bought'],
  ['tracker', 'Tracker'],
  ['ability', 'Ability'],
  ['graveyard', 'Fewest ships in the graveyard'],
  ['hand', 'Most cards'],
  ['vpCards', 'Victory Point cards'],
];

/** Who has a bonus for which several are tied. */
const tied = ({ options }: CosmosView): string =>
  options.bonusTies === 'all' ? 'If several are tied, all of them have it.' : 'If several are tied, nobody has it.';

/** Who has a bonus now, beside the number that it is for. */
function bonusNow(view: CosmosView, seat: number, part: 'hand' | 'graveyard', bonus: Bonus): Pick<Explanation, 'now'> {
  const { bonusVp } = view.options;
  if (bonusVp === 0) return {};
  const worth = `The ${BONUS_NAMES[bonus]} ${bonus === 'mostCards' ? 'in hand ' : ''}give ${plural(bonusVp, 'point')}`;
  const holders = view.players.flatMap(({ points }, one) => (points[part] > 0 ? [one] : []));
  if (holders.length === 0) return { now: `${worth}. Several are tied, so nobody has them.` };
  const others = holders.filter((one) => one !== seat);
  const names = listed([...(holders.includes(seat) ? ['this player'] : []), ...others.map(seatName)]);
  return { now: `${worth}: ${names} ${holders.length > 1 ? 'have' : 'has'} them now.` };
}

const FACTS: Readonly<Record<string, (view: CosmosView, seat: number) => Words>> = {
  Points: ({ target, players }, seat) => ({
    kind: `of ${target}`,
    facts: PARTS.flatMap(([part, name]) => {
      const count = players[seat]?.points[part] ?? 0;
      return count > 0 ? [[name, String(count)] as const] : [];
    }),
    what: 'All points of this player that you can see. Victory Point cards in other hands are hidden, and not in it.',
    rule: 'V1',
  }),
  'Points from planets': () => ({
    kind: 'points',
    what: 'One for each planet with a ship of this player.',
    rule: 'V1',
  }),
  'from fortresses': () => ({
    kind: 'points',
    what: 'One more for each of these planets with a fortress.',
    rule: 'P4',
  }),
  bought: () => ({ kind: 'points', what: 'Bought with tokens, and never lost again.', rule: 'P5' }),
  tracked: () => ({ kind: 'points', what: 'Counted on the tracker at the end of each turn.', rule: 'T6' }),
  'by its ability': () => ({
    kind: 'points',
    what: 'What the alien’s ability is worth now. It can be lost again.',
    rule: 'V1',
  }),
  'fewest in the graveyard': (view) => ({
    kind: 'bonus',
    what: `For the fewest ships in the graveyard: lost, and not bought back. ${tied(view)}`,
    careful: 'the next lost fight may take it away.',
    rule: 'V3',
  }),
  'most cards': (view) => ({
    kind: 'bonus',
    what: `For the most cards in hand. ${tied(view)}`,
    careful: 'every card that is played makes the hand smaller.',
    rule: 'V3',
  }),
  'Victory Point cards': () => ({
    kind: 'secret points',
    what: 'One for each Victory Point card in hand. Others do not see it.',
    rule: 'C3',
  }),
  Minerals: () => ({ kind: 'tokens', what: 'They buy ships, and with gas fortresses and points.', rule: 'P3' }),
  Gas: () => ({ kind: 'tokens', what: 'It buys cards, and with minerals fortresses and points.', rule: 'P3' }),
  Cards: (view, seat) => ({
    kind: 'in hand',
    what: 'Cards that this player holds. Only the owner knows which.',
    ...bonusNow(view, seat, 'hand', 'mostCards'),
    rule: 'V2',
  }),
  Reserve: () => ({
    kind: 'ships',
    what: 'Ships that are not on the board yet. Buying ships brings them there.',
    rule: 'P2',
  }),
  Lost: (view, seat) => ({
    kind: 'ships in the graveyard',
    what: 'Ships that were lost and have not been bought back. Buying ships brings these back first.',
    ...bonusNow(view, seat, 'graveyard', 'fewestLost'),
    rule: 'M5',
  }),
};

/** A count that gives its owner a bonus says so after its label: "Cards +2". */
export function explainFact(labelled: string, seat: number, view: CosmosView): Explanation | undefined {
  const label = labelled.replace(/ \+\d+$/, '');
  const words = FACTS[label]?.(view, seat);
  return words && { name: sentence(label), ...words };
}
