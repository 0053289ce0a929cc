/** What the numbers beside the names mean, by their labels. */
import type { Explanation } from '@orrery/kernel';
import type { Points } from '../counts.ts';
import type { CosmosView } from '../view.ts';

type Words = Omit<Explanation, 'name'>;

/** Where points come from, in the order of the plates. */
const PARTS: readonly (readonly [keyof Points, string])[] = [
  ['colonies', 'Planets'],
  ['fortresses', 'Fortresses'],
  ['bought', 'Bought'],
  ['tracker', 'Tracker'],
  ['ability', 'Ability'],
  ['graveyard', 'Fewest ships lost'],
  ['hand', 'Most cards'],
  ['vpCards', 'Victory Point cards'],
];

/** Who has a bonus for which several are tied. */
const tied = ({ options }: CosmosView): string =>
  options.bonusTies === 'all' ? 'If several are tied, all of them have it.' : 'If several are tied, nobody has it.';

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
  'fewest ships lost': (view) => ({
    kind: 'bonus',
    what: `For the fewest ships in the graveyard. ${tied(view)}`,
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
  Cards: () => ({
    kind: 'in hand',
    what: 'Cards that this player holds. Only the owner knows which.',
    rule: 'V2',
  }),
  Reserve: () => ({
    kind: 'ships',
    what: 'Ships that are not on the board yet. Buying ships brings them there.',
    rule: 'P2',
  }),
  Lost: () => ({
    kind: 'ships',
    what: 'Ships lost in fights. Buying ships brings them back first. The fewest ships here give a bonus.',
    rule: 'M5',
  }),
};

export function explainFact(label: string, seat: number, view: CosmosView): Explanation | undefined {
  const words = FACTS[label]?.(view, seat);
  return words && { name: label[0]?.toUpperCase() + label.slice(1), ...words };
}
