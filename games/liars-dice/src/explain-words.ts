/** What can be pointed at: a number of dice to bid ("3"), and the parts of the table in words ("outline Bid", "outline Blue"). */
import type { Explanation } from '@orrery/kernel';
import type { Table } from './state.ts';
import { bidWords, dice, name } from './words.ts';

const inPlay = ({ dice: all }: Table): number =>
  all.reduce((sum, { hidden, shown }) => sum + (typeof hidden === 'number' ? hidden : hidden.length) + shown.length, 0);

const bidding = (view: Table): Explanation => ({
  name: 'The bid',
  kind: view.bid ? `${bidWords(view.bid)}, by ${name(view.bid.seat)}` : 'none yet',
  what: 'It says that of all dice in play, hidden ones included, at least so many show this face. The next player bids higher or calls it a lie.',
  facts: [['Dice in play', String(inPlay(view))]],
  ...(view.options.wild && { now: 'Ones count as every face.' }),
  careful: 'the player who is wrong loses a die: the bidder if it was a lie, the challenger if it was not.',
  rule: '6',
});

function explainDice(seat: number, view: Table): Explanation | undefined {
  const own = view.dice[seat];
  if (!own) return undefined;
  const hidden = typeof own.hidden === 'number' ? own.hidden : own.hidden.length;
  return {
    name: name(seat),
    kind: 'dice of a player',
    what: 'Dice under the cup are seen by their owner only; dice that were shown lie open for everybody. A player with none left is out.',
    facts: [
      ['Hidden', String(hidden)],
      ['Shown', String(own.shown.length)],
    ],
    use: `count what you see. Of the dice that you do not see, about one in ${view.options.wild ? 'three' : 'six'} counts for a face.`,
    rule: '9',
  };
}

export function explain(subject: string, view: Table): Explanation | undefined {
  const label = subject.replace(/^outline /, '');
  if (label === 'Bid' || label === 'progress') return bidding(view);
  if (label === 'Wild')
    return {
      name: 'Wild ones',
      kind: 'rule of this match',
      what: 'A one counts as whatever face a bid names, so nobody bids on ones.',
      rule: '2',
    };
  if (label === 'Last challenge')
    return {
      name: 'Last challenge',
      kind: 'what happened',
      what: 'The bid that was called a lie, what all dice showed, and who lost a die by it.',
      rule: '8',
    };
  const seat = view.dice.findIndex((_, at) => name(at) === label);
  if (seat >= 0) return explainDice(seat, view);
  const quantity = Number(label);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= inPlay(view)
    ? {
        name: dice(quantity),
        kind: `to bid, of ${inPlay(view)} in play`,
        what: 'First how many dice, then which face. A bid must name more dice than the last one, or as many of a higher face.',
        rule: '7',
      }
    : undefined;
}
