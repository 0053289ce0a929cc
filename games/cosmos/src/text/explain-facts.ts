/** What the numbers beside the names mean, by their labels. */
import type { Explanation } from '@orrery/kernel';
import type { CosmosView } from '../view.ts';

type Words = Omit<Explanation, 'name'>;

const FACTS: Readonly<Record<string, (view: CosmosView) => Words>> = {
  Points: ({ target }) => ({
    kind: `of ${target}`,
    what: 'All points that you can count for this player. Of others, hidden Victory Point cards are not in it.',
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
  tracked: () => ({ kind: 'points', what: 'Counted on the tracker at the end of turns.', rule: 'T6' }),
  'by its ability': () => ({
    kind: 'points',
    what: 'What the alien’s ability is worth now. It can be lost again.',
    rule: 'V1',
  }),
  'fewest ships lost': () => ({
    kind: 'bonus',
    what: 'For the emptiest graveyard. If several are tied nobody has it.',
    careful: 'the next lost battle may take it away.',
    rule: 'V3',
  }),
  'most cards': () => ({
    kind: 'bonus',
    what: 'For the fullest hand. If several are tied nobody has it.',
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
    what: 'Cards that this player holds. What they are only the owner knows.',
    rule: 'V2',
  }),
  Reserve: () => ({
    kind: 'ships',
    what: 'Ships that have never been on the board. They come when ships are bought.',
    rule: 'P2',
  }),
  Graveyard: () => ({
    kind: 'ships',
    what: 'Ships lost in battle. They are the first to come back when ships are bought. The emptiest graveyard gives a bonus.',
    rule: 'M5',
  }),
};

export function explainFact(label: string, view: CosmosView): Explanation | undefined {
  const words = FACTS[label]?.(view);
  return words && { name: label[0]?.toUpperCase() + label.slice(1), ...words };
}
