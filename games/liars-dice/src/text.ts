/** The words of Liar's Dice. */
import { type GameText, unreachable } from '@orrery/kernel';
import { advice } from './advice-words.ts';
import { end, turn } from './end-words.ts';
import { explain } from './explain-words.ts';
import type { Act, Challenged, Event, Table } from './state.ts';
import { bidWords, dice, FACES, faces, name } from './words.ts';

const list = (thrown: readonly number[]) => thrown.join(' ');

function challengeWords({ seat, bid, count, loser }: Challenged): string {
  const found = `${count === 1 ? 'There is' : 'There are'} ${faces(count, bid.face)}`;
  const judged = count >= bid.quantity ? 'the bid was true' : 'the bid was a lie';
  return `${name(seat)} challenges ${name(bid.seat)}’s bid of ${bidWords(bid)}. ${found}: ${judged}. ${name(loser)} loses a die.`;
}

function eventWords(event: Event): string {
  switch (event.kind) {
    case 'round':
      return `A new round: everybody rolls, ${dice(event.total)} in all.`;
    case 'rolled':
      return `Under your cup: ${list(event.dice)}.`;
    case 'decided':
      return `${name(event.seat)} has decided.`;
    case 'kept':
      return `${name(event.seat)} keeps every die hidden.`;
    case 'showed':
      return `${name(event.seat)} shows ${faces(event.quantity, event.face)} and rolls the other ${dice(event.rolls)} again.`;
    case 'bid':
      return `${name(event.seat)} bids ${bidWords(event)}.`;
    case 'challenged':
      return challengeWords(event);
    case 'out':
      return `${name(event.seat)} has no dice left and is out.`;
    default:
      return unreachable(event);
  }
}

function actionWords(action: Act): string {
  switch (action.kind) {
    case 'keep':
      return 'Keep every die hidden';
    case 'show':
      return `Show your ${FACES[action.face - 1]}${action.face === 6 ? 'es' : 's'} and roll the rest again`;
    case 'bid':
      return `Bid ${bidWords(action)}`;
    case 'challenge':
      return 'Challenge: it is a lie';
    default:
      return unreachable(action);
  }
}

/** One seat's dice: those that everybody sees, then those under the cup. */
function diceWords({ hidden, shown }: Table['dice'][number]): string {
  const open = shown.length > 0 ? [`${list(shown)} shown`] : [];
  const cup = typeof hidden === 'number' ? dice(hidden) : list(hidden);
  const covered = hidden === 0 || cup === '' ? [] : [`${cup} under the cup`];
  return [...open, ...covered].join(', ') || 'out';
}

export const text: GameText<Act, Table, Event> = {
  seat: name,
  prompt({ kind, seat }, { bid }, viewer) {
    if (kind === 'show')
      return viewer === seat
        ? 'Keep all your dice hidden, or show those of one face and roll the rest again?'
        : `${name(seat)} decides in secret what to show.`;
    if (viewer !== seat) return bid ? `${name(seat)} bids higher or challenges.` : `${name(seat)} makes the first bid.`;
    return bid
      ? `${name(bid.seat)} bids ${bidWords(bid)}. Bid higher, or challenge?`
      : 'You begin. Bid how many dice of one face are in play, at least.';
  },
  action: actionWords,
  // Many bids: first how many dice, then which face.
  detail: (action) =>
    action.kind === 'bid'
      ? {
          subject: { id: String(action.quantity), words: dice(action.quantity) },
          verb: `Bid ${bidWords(action)}`,
        }
      : action.kind === 'challenge'
        ? { consequence: 'whoever is wrong loses a die' }
        : {},
  event: eventWords,
  refusal({ code, face, total }) {
    switch (code) {
      case 'not-rolled':
        return `You have no ${FACES[Number(face) - 1]} to show: choose a face that you have.`;
      case 'nothing-left':
        return 'All your dice show this face: none would be left to roll.';
      case 'too-many':
        return `There are only ${dice(Number(total))} in play.`;
      case 'ones-are-wild':
        return 'Ones are wild: bid on another face.';
      case 'not-higher':
        return 'A bid must be higher: more dice, or as many of a higher face.';
      default:
        return 'There is no bid to challenge yet: make the first one.';
    }
  },
  outcome: ({ ranks }) => `${name(ranks.indexOf(1))} is the last with dice and wins.`,
  end,
  turn,
  milestone: ({ kind }) => kind === 'round',
  goal: (view, viewer) => {
    const held = view.dice.map(
      ({ hidden, shown }) => (typeof hidden === 'number' ? hidden : hidden.length) + shown.length,
    );
    const left = held.filter((count) => count > 0).length;
    if (typeof viewer !== 'number') return { words: 'The last one with dice wins', near: `${left} players left` };
    const own = held[viewer] ?? 0;
    const total = held.reduce((sum, count) => sum + count, 0);
    return { words: 'Be the last one with dice', near: own === 0 ? 'you are out' : `you have ${own} of ${total}` };
  },
  explain,
  advice,
  options: {
    groups: [{ name: 'Dice', options: { dice: 'Dice each', wild: 'Ones are wild', showing: 'Dice can be shown' } }],
  },
  outline: (view) => [
    ['Bid', view.bid ? `${bidWords(view.bid)}, by ${name(view.bid.seat)}` : 'none yet'],
    ...view.dice.map((one, seat) => [name(seat), diceWords(one)] as const),
    ...(view.options.wild ? [['Wild', 'ones count as every face'] as const] : []),
    ...(view.last ? [['Last challenge', lastWords(view.last)] as const] : []),
  ],
  rule: ({ kind }) => (kind === 'show' ? '4' : '7'),
};

function lastWords(last: Challenged): string {
  const hands = last.dice.flatMap((thrown, seat) => (thrown.length > 0 ? [`${name(seat)}: ${list(thrown)}`] : []));
  return [challengeWords(last), ...hands].join('\n');
}
