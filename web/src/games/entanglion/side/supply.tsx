/** The Depot's prices against what the fleet holds. */
import {
  type Cargo,
  COMPONENT_NAMES,
  COMPONENTS,
  type ComponentId,
  type DepotAnswer,
  type EntanglionView,
  less,
  type Offer,
  PLANET_DATA,
  RESOURCE_DATA,
  RESOURCES,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import { Emblem } from '../../../parts/emblem.tsx';
import { useForecast } from '../../use-forecast.ts';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { explained } from '../physics/chosen.ts';
import { choicesOf, type EntanglionProps, seatOf } from '../props.ts';
import { Price, Tokens } from '../tokens.tsx';

const explain = (component: ComponentId) => (explained.value = { kind: 'component', component });

/** Prices as the rules have them; until they answer, and for those who watch, as they are printed in the options. */
function useOffers(props: EntanglionProps, bargain: Seat | undefined): readonly Offer[] {
  const { view } = props;
  const wanted = seatOf(props) !== undefined && props.beat === undefined;
  const question = { kind: 'depot', ...(bargain !== undefined && { bargain }) };
  const answer = useForecast<DepotAnswer>(props, wanted ? question : undefined);
  if (answer) return answer.offers;
  return view.supply.map((component) => {
    const [copper = 0, helium3 = 0, niodium = 0] = view.options.componentCost[component];
    return {
      component,
      qp: view.options.componentQp[component],
      cost: [copper, helium3, niodium],
      prices: [],
      missing: 0,
    };
  });
}

/** Whose Hard Bargain is on the table, if one is. */
const bargainIn = ({ announced: [first] }: EntanglionView): Seat | undefined =>
  first?.event === 'hardBargain' ? first.seat : undefined;

export function Supply({ props }: { props: EntanglionProps }) {
  const { view } = props;
  const bargain = bargainIn(view);
  const buyer = bargain ?? seatOf(props);
  const player = buyer === undefined ? undefined : view.players[buyer];
  const offers = useOffers(props, bargain);
  const held: Cargo = player?.cargo ?? [0, 0, 0];
  const sold = COMPONENTS.filter((component) => !view.supply.includes(component));
  return (
    <section class="supply">
      <header class="panel-head" data-explain="depot">
        <h3 class="panel-title">{bargain === undefined ? 'Quantum Depot' : 'What it could buy'}</h3>
        <span class="panel-note">
          {bargain === undefined ? `on ${PLANET_DATA[view.depot].name}, sells Quantum Power` : 'one resource less'}
        </span>
        {buyer !== undefined && (
          <span class="panel-note right">
            {buyer === props.viewer ? 'you hold' : `${props.seatName(buyer)} hold`}{' '}
            {held.some((count) => count > 0) ? <Tokens cargo={held} size={13} /> : 'nothing'}
          </span>
        )}
      </header>
      <ul class="offers">
        {offers.map((offer) => (
          <OfferRow key={offer.component} props={props} offer={offer} held={held} />
        ))}
      </ul>
      {sold.length > 0 && (
        <ul class="sold" aria-label="Sold">
          {sold.map((component) => (
            <li key={component}>
              <Emblem seat={ownerOf(props, component)} size={11} plain />
              <span class="numeral">{view.options.componentQp[component]}</span>
              <button
                type="button"
                class="plain"
                data-explain={`component ${component}`}
                onClick={() => explain(component)}
              >
                {COMPONENT_NAMES[component]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ownerOf = ({ view }: EntanglionProps, component: ComponentId): number =>
  Math.max(
    0,
    view.players.findIndex(({ components }) => components.includes(component)),
  );

function OfferRow({ props, offer, held }: { props: EntanglionProps; offer: Offer; held: Cargo }) {
  const { component, qp, cost, prices } = offer;
  const bargain = bargainIn(props.view);
  const before = bargain === undefined ? undefined : props.view.players[bargain]?.power.total;
  const rise = before === undefined ? undefined : `${before} → ${before + qp} power`;
  const choice = choicesOf(props, 'buy').find(({ action }) => action.component === component);
  const body = (
    <>
      <span class="numeral offer-qp">{qp}</span>
      <span class="offer-name">{COMPONENT_NAMES[component]}</span>
      <Price cost={cost} held={held} />
      <span class="offer-note">{rise && prices.length > 0 ? rise : noteOf(offer, held)}</span>
    </>
  );
  const state = prices.length > 0 ? ' payable' : '';
  return (
    <li>
      {choice ? (
        <ChoiceButton props={props} choice={choice} class={`offer legal${state}`} explain={`component ${component}`}>
          {body}
          <DigitRing digit={choice.digit} />
        </ChoiceButton>
      ) : (
        <button
          type="button"
          class={`offer${state}`}
          data-explain={`component ${component}`}
          onClick={() => explain(component)}
        >
          {body}
        </button>
      )}
    </li>
  );
}

/** What is left after buying, or what is missing. */
function noteOf({ prices, cost, missing }: Offer, held: Cargo) {
  const [price] = prices;
  if (price) {
    const left = less(held, price);
    return left.some((count) => count > 0) ? (
      <>
        leaves <Tokens cargo={left} size={12} />
      </>
    ) : (
      'leaves nothing'
    );
  }
  if (missing === 0) return '';
  const short = RESOURCES.filter((_, at) => (cost[at] ?? 0) > (held[at] ?? 0));
  const [only, ...more] = short;
  return only && more.length === 0 ? `${missing} ${RESOURCE_DATA[only].short} short` : `${missing} short`;
}
