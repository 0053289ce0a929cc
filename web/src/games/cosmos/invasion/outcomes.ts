/** What a card would come to against each kind of card that the other side may play. */
import { type CardId, type CardKind, cardOf, INVASION_KINDS, type Strength } from '@orrery/cosmos/client';

export interface Outcome {
  readonly against: CardKind;
  readonly result: string;
  readonly effect: string;
}

interface Facts {
  readonly card: CardId;
  /** Before any card. */
  readonly own: Pick<Strength, 'total' | 'ships'>;
  readonly other: Pick<Strength, 'total' | 'ships'>;
  /** Cards in hand without this one. */
  readonly hand: number;
  readonly sabotage: number;
}

const ships = (count: number): string => `${count} ${count === 1 ? 'ship' : 'ships'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

function attackAgainst(against: CardKind, { card, own, other, hand, sabotage }: Facts): readonly [string, string] {
  const { value } = cardOf(card);
  switch (against) {
    case 'attack': {
      const level = own.total + value - other.total;
      if (level > 15) return ['you win', 'whatever it is'];
      if (level < 1) return ['you lose', 'without help'];
      if (level === 1) return ['level with 1', 'else you lose'];
      return [level === 2 ? 'beats 1' : `beats 1–${level - 1}`, `level with ${level}`];
    }
    case 'negotiate':
      return ['you win', hand > 0 ? `lose ${cards(Math.min(other.ships, hand))}` : 'nothing to take'];
    case 'sabotage':
      return ['you win', `lose ${ships(Math.min(sabotage, own.ships))}`];
    case 'quash':
      return ['you win', `lose the ${value}`];
    default:
      return ['you win', 'it withdraws'];
  }
}

function otherAgainst(kind: CardKind, against: CardKind, { own, other, sabotage }: Facts): readonly [string, string] {
  const blast = `−${Math.min(sabotage, other.ships)} for them`;
  const loss = `lose ${ships(Math.min(sabotage, own.ships))}`;
  if (against === 'attack') {
    const effects: Partial<Record<CardKind, string>> = {
      negotiate: `take ${cards(own.ships)}`,
      sabotage: blast,
      retreat: 'withdraw',
      quash: 'take the card',
    };
    return ['you lose', effects[kind] ?? ''];
  }
  if (kind === 'quash') return ['no one wins', against === 'quash' ? 'nothing' : 'take the card'];
  if (against === 'quash') return ['no one wins', 'lose this card'];
  if (kind === 'negotiate' && against === 'negotiate') return ['no one wins', 'both draw'];
  if (kind === 'sabotage' && against === 'sabotage') return ['no one wins', 'both lose ships'];
  if (kind === 'retreat') return ['no one wins', 'may withdraw'];
  if (kind === 'sabotage') return ['no one wins', against === 'retreat' ? 'nothing' : blast];
  return ['no one wins', against === 'sabotage' ? loss : 'they may go'];
}

export function outcomesOf(facts: Facts): Outcome[] {
  const { kind } = cardOf(facts.card);
  return INVASION_KINDS.map((against) => {
    const [result, effect] = kind === 'attack' ? attackAgainst(against, facts) : otherAgainst(kind, against, facts);
    return { against, result, effect };
  });
}
