/** What lies in the middle: bank, fortresses, deck, and the discard pile to be opened. */
import { CARD_KINDS, CARD_WORDS, cardOf, type CardKind } from '@orrery/cosmos/client';
import { Icon } from '../../parts/icon.tsx';
import { CARDS, GAS, MINERAL, TOWER } from './icons.ts';
import type { CosmosProps } from './props.ts';
import './bank.css';

export function Bank({ props: { view } }: { props: CosmosProps }) {
  const { bank, options, fortresses, deck, discard } = view;
  return (
    <section class="bank" aria-label="Bank and deck">
      <h3 class="caption">Bank and deck</h3>
      <ul>
        <li data-explain="token mineral">
          <Icon svg={MINERAL} /> {bank.mineral} <span class="bank-words">minerals</span>
        </li>
        <li data-explain="token gas">
          <Icon svg={GAS} /> {bank.gas} <span class="bank-words">gas</span>
        </li>
        <li data-explain="fortress">
          <Icon svg={TOWER} /> {options.fortressTokens - fortresses.length} <span class="bank-words">fortresses</span>
        </li>
        <li data-explain="deck">
          <Icon svg={CARDS} /> {deck} <span class="bank-words">in the deck</span>
        </li>
      </ul>
      {discard.length > 0 && (
        <details>
          <summary>Discarded: {discard.length}</summary>
          <p>{discardWords(discard)}</p>
        </details>
      )}
    </section>
  );
}

function discardWords(discard: readonly string[]): string {
  const valuesOf = (kind: CardKind) =>
    discard.filter((card) => cardOf(card).kind === kind).map((card) => cardOf(card).value);
  return CARD_KINDS.flatMap((kind) => {
    const values = valuesOf(kind);
    if (values.length === 0) return [];
    const { name } = CARD_WORDS[kind];
    return [(values[0] ?? 0) > 0 ? `${name} ${values.join(', ')}` : `${name} × ${values.length}`];
  }).join('; ');
}
