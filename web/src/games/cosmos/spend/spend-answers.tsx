/** Four purchases with their prices against what one holds; a fortress has a key for each colony. */
import { PURCHASES, type Purchase } from '@orrery/cosmos/client';
import { Icon } from '../../../parts/icon.tsx';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { GAS, MINERAL, PURCHASE_SIGNS } from '../icons.ts';
import { type ActionOf, type Choice, choicesOf, type CosmosProps, labelOf } from '../props.ts';
import { type Price, priceOf, resultOf, shipsBought } from './price.ts';
import './spend-answers.css';

type Buy = Choice & { readonly action: ActionOf<'spend'> };

export function SpendAnswers({ props }: { props: CosmosProps }) {
  const { view, viewer } = props;
  const seat = typeof viewer === 'number' ? viewer : 0;
  const buys = choicesOf(props, 'spend');
  const offers = choicesOf(props, 'tradeOffer');
  const pointed = buys.find(({ cursor }) => cursor);
  const spent = pointed && priceOf(view, pointed.action.on);
  return (
    <ChoiceBar props={props} label="What to buy" class="spending">
      <div class="purchases" role="group" aria-label="Purchases">
        <Pool props={props} seat={seat} spent={spent} />
        {PURCHASES.filter((on) => on !== 'vp' || view.options.sellVp).map((on) => (
          <PurchaseCard
            key={on}
            props={props}
            seat={seat}
            on={on}
            buys={buys.filter(({ action }) => action.on === on)}
            aside={props.aside?.find(({ action }) => action.kind === 'spend' && action.on === on)}
          />
        ))}
      </div>
      {offers.length > 0 && (
        <div class="offers" role="group" aria-label="Trades">
          {offers.map((offer) => (
            <ChoiceButton key={offer.words} props={props} choice={offer}>
              <DigitRing digit={offer.digit} /> {offer.words}
            </ChoiceButton>
          ))}
        </div>
      )}
    </ChoiceBar>
  );
}

/** The tokens held; what the cursor would spend is hatched. */
function Pool({ props, seat, spent }: { props: CosmosProps; seat: number; spent: Price | undefined }) {
  const player = props.view.players[seat];
  if (!player) return null;
  const cells = (kind: 'mineral' | 'gas') =>
    Array.from({ length: player[kind] }, (_, at) => (
      <span
        key={`${kind} ${at}`}
        data-explain={`token ${kind}`}
        class={`token ${kind}${at < (spent?.[kind] ?? 0) ? ' spent' : ''}`}
      >
        <Icon svg={kind === 'gas' ? GAS : MINERAL} />
      </span>
    ));
  return (
    <p class="pool">
      <span class="unseen">
        You hold {player.mineral} minerals and {player.gas} gas.
      </span>
      <span class="pool-words" aria-hidden="true">
        You hold
      </span>
      <span class="pool-tokens" aria-hidden="true">
        {cells('mineral')}
        {cells('gas')}
        {player.mineral + player.gas === 0 && 'nothing'}
      </span>
    </p>
  );
}

const Cost = ({ mineral, gas }: Price) => (
  <span class="cost">
    <span class="unseen">
      costs {mineral} minerals, {gas} gas
    </span>
    {Array.from({ length: mineral }, (_, at) => (
      <Icon key={`m${at}`} svg={MINERAL} />
    ))}
    {Array.from({ length: gas }, (_, at) => (
      <Icon key={`g${at}`} svg={GAS} />
    ))}
  </span>
);

interface PurchaseCardProps {
  readonly props: CosmosProps;
  readonly seat: number;
  readonly on: Purchase;
  readonly buys: readonly Buy[];
  /** In a lesson: it could be bought, but not now. */
  readonly aside: Choice | undefined;
}

function nameOf({ view }: CosmosProps, seat: number, on: Purchase): string {
  if (on === 'ships') return `${shipsBought(view, seat)} ships`;
  return { card: 'Card', fortress: 'Fortress', vp: 'Point' }[on];
}

/** Why it cannot be bought. */
function lackOf({ view }: CosmosProps, seat: number, on: Purchase): string {
  const player = view.players[seat];
  const price = priceOf(view, on);
  if (!player) return '';
  const lacks = (['mineral', 'gas'] as const).flatMap((kind) => {
    const missing = price[kind] - player[kind];
    return missing > 0 ? [`${missing} more ${kind === 'mineral' && missing > 1 ? 'minerals' : kind}`] : [];
  });
  if (lacks.length > 0) return `needs ${lacks.join(' and ')}`;
  if (on === 'ships' && player.reserve + player.graveyard > 0)
    return player.abilities.includes('forAiur')
      ? `at most ${view.options.ascendedMax} on the board`
      : 'no room for more';
  return { ships: 'no ship left', card: 'no card left', fortress: 'no planet for it', vp: 'not now' }[on];
}

function PurchaseCard({ props, seat, on, buys, aside }: PurchaseCardProps) {
  const { view } = props;
  const [buy] = buys;
  const name = nameOf(props, seat, on);
  const head = (
    <>
      <Icon svg={PURCHASE_SIGNS[on]} />
      <b>{name}</b>
      <Cost {...priceOf(view, on)} />
    </>
  );
  if (!buy && aside)
    return (
      <button
        type="button"
        class="purchase aside"
        data-explain={`buy ${on}`}
        onClick={() => props.onChoose(aside.action)}
      >
        <span class="purchase-head">{head}</span>
        <small>{resultOf(view, seat, on)}</small>
      </button>
    );
  if (!buy)
    return (
      <div class="purchase none" data-explain={`buy ${on}`}>
        <span class="purchase-head">{head}</span>
        <small>{lackOf(props, seat, on)}</small>
      </div>
    );
  if (on === 'fortress')
    return (
      <div class="purchase several" data-explain={`buy ${on}`}>
        <span class="purchase-head">{head}</span>
        <span class="purchase-sites">
          <small>{resultOf(view, seat, on)}, on</small>
          {buys.map((one) => (
            <ChoiceButton key={one.action.site} props={props} choice={one} class="site-key">
              <DigitRing digit={one.digit} />
              <span class="unseen">{one.words}</span>
              <span aria-hidden="true">{labelOf(view, one.action.site ?? '')}</span>
            </ChoiceButton>
          ))}
        </span>
      </div>
    );
  return (
    <ChoiceButton props={props} choice={buy} class="purchase" explain={`buy ${on}`}>
      <span class="purchase-head">
        <DigitRing digit={buy.digit} />
        {head}
      </span>
      <small>{resultOf(view, seat, on)}</small>
    </ChoiceButton>
  );
}
