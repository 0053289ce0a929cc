/**
 * What everything on the table is: "site 1,0", "card attack-7-2", "alien borg", "stone soul", "buy fortress", "token gas",
 * "fortress", "deck", "points", "progress", and "fact 0 Points": a number beside a name, by seat and label.
 */
import type { Explanation, Viewer } from '@orrery/kernel';
import { totalOf } from '../counts.ts';
import {
  ABILITY_DATA,
  ALIEN_DATA,
  ALIENS,
  type AlienId,
  CARD_KINDS,
  CARD_WORDS,
  type CardKind,
  cardOf,
  PURCHASES,
  type Purchase,
  RESOURCES,
  type Resource,
  STONE_DATA,
  STONES,
} from '../data.ts';
import type { CosmosView } from '../view.ts';
import { explainFact } from './explain-facts.ts';
import { explainSite } from './explain-sites.ts';
import { cardName, seatName, tokens } from './words.ts';

export function explain(subject: string, view: CosmosView, viewer: Viewer): Explanation | undefined {
  const [kind, name = ''] = subject.split(/ (.*)/);
  switch (kind) {
    case 'site':
      return explainSite(name, view, viewer);
    case 'card':
      return explainCard(name);
    case 'alien': {
      const alien = ALIENS.find((id) => id === name);
      return alien && explainAlien(alien);
    }
    case 'stone': {
      const stone = STONES.find((id) => id === name);
      return (
        stone && {
          name: `${STONE_DATA[stone].name} stone`,
          kind: 'stone',
          what: `What it does for Thanos: ${STONE_DATA[stone].help} For others it does nothing.`,
          rule: 'S5',
        }
      );
    }
    case 'buy': {
      const purchase = PURCHASES.find((id) => id === name);
      return purchase && explainPurchase(purchase, view);
    }
    case 'token': {
      const resource = RESOURCES.find((id) => id === name);
      return resource && explainToken(resource, view);
    }
    case 'fortress':
      return fortress(view);
    case 'deck':
      return deck(view);
    case 'points':
      return points(view);
    case 'progress':
      return course(view);
    case 'fact': {
      const [seat, label = ''] = name.split(/ (.*)/);
      const alien = label === 'Alien' ? view.players[Number(seat)]?.alien : undefined;
      return alien ? explainAlien(alien) : explainFact(label, Number(seat), view);
    }
    default:
      return undefined;
  }
}

const CARD_USES: Readonly<Record<CardKind, Pick<Explanation, 'use' | 'careful' | 'rule'>>> = {
  attack: { use: 'a high one where the planet matters, a low one where you expect no attack.', rule: 'I7' },
  sabotage: {
    use: 'when you expect to lose: the other stack loses ships, too.',
    careful: 'Quash takes it from you.',
    rule: 'I11',
  },
  retreat: {
    use: 'to save a stack from a stronger one.',
    careful: 'without a free site beside it, it fails.',
    rule: 'I10',
  },
  quash: {
    use: 'when you expect Sabotage or Retreat, or want the card that beats you.',
    careful: 'it never wins: an attack still takes your stack.',
    rule: 'I8',
  },
  negotiate: {
    use: 'to be paid for losing, or so that both draw cards.',
    careful: 'each lost ship brings only one card, and you do not choose it.',
    rule: 'I12',
  },
  reinforcement: {
    use: 'once both attacks are shown.',
    careful: 'the others may answer with theirs.',
    rule: 'I6',
  },
  vp: { use: 'by holding it: others cannot tell that you do.', rule: 'C3' },
};

/** A card by its id, or a kind of card. */
function explainCard(name: string): Explanation | undefined {
  const asKind = CARD_KINDS.find((kind) => kind === name);
  const isCard = /^[a-z]+(?:-\d+){1,2}$/.test(name) && CARD_KINDS.some((kind) => name.startsWith(`${kind}-`));
  if (!asKind && !isCard) return undefined;
  const kind = asKind ?? cardOf(name).kind;
  const value = asKind ? 0 : cardOf(name).value;
  return {
    name: asKind ? CARD_WORDS[kind].name : cardName(name),
    kind: kind === 'vp' ? 'card, never played' : kind === 'reinforcement' ? 'card for any fight' : 'invasion card',
    what: CARD_WORDS[kind].help,
    ...(value > 0 && { facts: [[kind === 'attack' ? 'Number' : 'Adds', String(value)]] as const }),
    ...CARD_USES[kind],
  };
}

function explainAlien(alien: AlienId): Explanation {
  const { name, tagline, abilities } = ALIEN_DATA[alien];
  const own = abilities.filter((ability) => !ability.startsWith('dominoP'));
  return {
    name,
    kind: 'alien',
    what: `${tagline} ${own.map((ability) => `${ABILITY_DATA[ability].name}: ${ABILITY_DATA[ability].help}`).join(' ')}`,
    rule: 'S3',
  };
}

/** As printed a fortress is worth points and nothing else. */
const fortressFight = ({ fortressMultiplier }: CosmosView['options']): string =>
  fortressMultiplier > 1
    ? `In a fight each ship that defends it counts ${fortressMultiplier}.`
    : 'In a fight it does nothing.';

/** What the tricks do has to be known before one holds them: the other side may. */
const IN_THE_DECK =
  'Attacks, and four tricks for fights that you would lose: Sabotage destroys ships of the other side, Retreat saves yours, Quash takes the other card, Negotiate is paid in cards. Also Reinforcements and hidden Victory Points.';

const PURCHASE_WORDS: Readonly<Record<Purchase, (view: CosmosView) => Omit<Explanation, 'kind'>>> = {
  ships: ({ options }) => ({
    name: 'Ships',
    what: `Up to ${options.shipsPerPurchase} ships join your stacks, from your graveyard first, then from your reserve.`,
    facts: [['Price', '1 mineral']],
    use: 'before you move: a planet counts only with a ship on it.',
    rule: 'P2',
  }),
  card: () => ({
    name: 'A card',
    what: `Draw a card from the deck. ${IN_THE_DECK}`,
    facts: [['Price', '1 gas']],
    use: 'when you have no good attack, or want the bonus for the most cards.',
    rule: 'P3',
  }),
  fortress: ({ options }) => ({
    name: 'Fortress',
    what: `Built for good on a planet that you hold. From then on it is worth two points to the player who holds it. ${fortressFight(options)}`,
    facts: [['Price', `${tokens(options.costFortressMineral, 'mineral')}, ${options.costFortressGas} gas`]],
    careful: 'a rival who takes the planet has the fortress, too.',
    rule: 'P4',
  }),
  vp: ({ options }) => ({
    name: 'Victory point',
    what: 'A point that nobody can take away.',
    facts: [['Price', `${tokens(options.costVpMineral, 'mineral')}, ${options.costVpGas} gas`]],
    use: 'for the last points, when planets are contested.',
    rule: 'P5',
  }),
};

const explainPurchase = (purchase: Purchase, view: CosmosView): Explanation => ({
  kind: 'to buy',
  ...PURCHASE_WORDS[purchase](view),
});

function explainToken(resource: Resource, { bank }: CosmosView): Explanation {
  return {
    name: resource === 'gas' ? 'Gas' : 'Mineral',
    kind: 'token',
    what:
      resource === 'gas'
        ? 'Buys cards, and with minerals fortresses and points. Each gas planet with a ship of yours brings one each turn.'
        : 'Buys ships, and with gas fortresses and points. Each mineral planet with a ship of yours brings one each turn.',
    facts: [['In the bank', String(bank[resource])]],
    careful: 'what the bank cannot pay is lost.',
    rule: 'P1',
  };
}

const fortress = (view: CosmosView): Explanation => ({
  ...PURCHASE_WORDS.fortress(view),
  kind: `${view.options.fortressTokens - view.fortresses.length} left to build`,
});

const deck = ({ deck: left, discard }: CosmosView): Explanation => ({
  name: 'The deck',
  kind: 'cards to draw',
  what: IN_THE_DECK,
  facts: [
    ['Left', String(left)],
    ['Discarded', String(discard.length)],
  ],
  rule: 'C1',
});

function points({ target, players }: CosmosView): Explanation {
  const best = Math.max(...players.map((player) => totalOf(player.points)));
  const leaders = players.flatMap((player, seat) => (totalOf(player.points) === best ? [seatName(seat)] : []));
  return {
    name: 'Points',
    kind: `first to ${target} wins`,
    what: 'Planets with your ships, fortresses on them, Victory Point cards, bought points, and bonuses for the fewest ships in the graveyard and the most cards in hand.',
    now: `${leaders.join(' and ')} ${leaders.length > 1 ? 'lead' : 'leads'} with ${best}, as far as can be seen.`,
    careful: 'Victory Point cards are hidden: somebody may be closer than it looks.',
    rule: 'V1',
  };
}

const course = ({ round, active }: CosmosView): Explanation => ({
  name: round === 0 ? 'Set-up' : `Round ${round}`,
  kind: round === 0 ? 'how far the game is' : `${seatName(active)}’s turn`,
  what: 'A turn: collect tokens, spend them, move one stack, invade a stack beside one of yours, and end.',
  rule: 'T2',
});
