/** What cargo is worth at the Depot, in words: prices come to where somebody chooses among resources. */
import { plural } from '@orrery/kernel';
import { type Cargo, type ComponentId, totalOf } from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import { cargoWords, componentName } from './words.ts';

interface Wish {
  readonly component: ComponentId;
  readonly power: number;
  /** What is still missing of its price, before a discount. */
  readonly lacking: Cargo;
  /** How many resources are still missing. */
  readonly missing: number;
}

/** Beyond this many a component is too far away to be spoken of. */
const FAR = 3;
/** What a missing resource takes from the worth of a component: a little more than a point of power. */
const MISSING_WEIGHT = 1.1;

function wishesFor(view: EntanglionView, own: SeenPlayer, cargo: Cargo): readonly Wish[] {
  const discount = own.pirates.includes('strangiatto') ? 1 : 0;
  return view.supply.map((component) => {
    const [copper = 0, helium3 = 0, niodium = 0] = view.options.componentCost[component];
    const lacking: Cargo = [
      Math.max(0, copper - cargo[0]),
      Math.max(0, helium3 - cargo[1]),
      Math.max(0, niodium - cargo[2]),
    ];
    const missing = Math.max(0, totalOf(lacking) - discount);
    return { component, power: view.options.componentQp[component], lacking, missing };
  });
}

/** The component of most power that the cargo can pay for; nothing where it buys no power. */
export function bestBuy(view: EntanglionView, own: SeenPlayer): ComponentId | undefined {
  const [best] = wishesFor(view, own, own.cargo)
    .filter(({ missing, power }) => missing === 0 && power > 0)
    .toSorted((a, b) => b.power - a.power);
  return best?.component;
}

/** "enough for Quantum Gates (+4)", "1 niodium short of Quantum Gates (+4)"; nothing where all is far away. */
export function worthWords(view: EntanglionView, own: SeenPlayer, cargo: Cargo): string | undefined {
  const weigh = ({ power, missing }: Wish): number => power - MISSING_WEIGHT * missing;
  const [wish] = wishesFor(view, own, cargo)
    .filter(({ missing, power }) => missing <= FAR && power > 0)
    .toSorted((a, b) => weigh(b) - weigh(a));
  if (!wish) return undefined;
  const { component, power, lacking, missing } = wish;
  const name = `${componentName(component)} (+${power})`;
  if (missing === 0) return `enough for ${name}`;
  const short = missing === totalOf(lacking) ? cargoWords(lacking) : plural(missing, 'resource');
  return `${short} short of ${name}`;
}
