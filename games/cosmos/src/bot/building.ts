/** How the scripted player collects and spends. */
import type { Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, PASS } from '../actions.ts';
import type { Purchase, SiteId } from '../data.ts';
import type { Rival, Sight } from './sight.ts';
import { Sketch } from './sketch.ts';

/** With so many ships on the board one has enough. */
const ENOUGH_SHIPS = 12;

/** What a victory point costs decides what is lacking. */
export function chooseResource(view: Sight, seat: Seat): Action {
  const { mineral = 0, gas = 0 } = view.players[seat] ?? {};
  const { costVpMineral, costVpGas } = view.options;
  const wantsGas = view.round > 2 && gas < costVpGas && mineral >= costVpMineral - 1;
  const wanted = wantsGas ? 'gas' : 'mineral';
  return (
    view.legal.find((action) => action.kind === 'chooseResource' && action.resource === wanted) ??
    (view.legal[0] as Action)
  );
}

type Spend = ActionOfKind<'spend'>;

export function chooseSpending(view: Sight, seat: Seat): Action {
  const sketch = new Sketch(view, seat);
  const { mineral, gas } = sketch.player(seat);
  const { costVpMineral, costVpGas } = view.options;
  const offers = view.legal.filter(
    (action): action is Spend => action.kind === 'spend' && isWise(action.on, view, seat),
  );
  const find = (on: Purchase) => offers.find((action) => action.on === on);
  const missing = view.target - sketch.scoreOf(seat);
  const ships = view.stacks.reduce((sum, stack) => (stack?.owner === seat ? sum + stack.ships : sum), 0);
  const isEarly = ships < (view.round <= 3 ? ENOUGH_SHIPS : 8);
  const wanted = [
    missing <= 1 && (find('vp') ?? bestFortress(sketch, offers)),
    wantsHand(view, seat) && find('card'),
    isEarly && find('ships'),
    wantsGraves(view, seat) && find('ships'),
    bestFortress(sketch, offers),
    find('vp'),
    gas > costVpGas + 1 && find('card'),
    mineral > costVpMineral + 1 && find('ships'),
  ];
  return wanted.find((one) => one) || PASS;
}

/** A bonus is cheap if it takes no more tokens than this. */
const CHEAP = 2;

/** Whether a few cards would give the fullest hand. */
function wantsHand({ players }: Sight, seat: Seat): boolean {
  const others = players.filter((_, of) => of !== seat);
  const { cards, gas, points } = players[seat] as Rival;
  const missing = 1 + Math.max(...others.map((other) => other.cards)) - cards;
  return points.hand === 0 && missing <= Math.min(gas, CHEAP);
}

/** Whether a few ships would give the emptiest graveyard. */
function wantsGraves({ players, options }: Sight, seat: Seat): boolean {
  const others = players.filter((_, of) => of !== seat);
  const own = players[seat] as Rival;
  const { graveyard, mineral, points } = own;
  const weightOf = ({ abilities }: Rival) => (abilities.includes('forAiur') ? options.ascendedGraveWeight : 1);
  const fewest = Math.min(...others.map((other) => other.graveyard * weightOf(other)));
  const tooMany = graveyard + 1 - Math.ceil(fewest / weightOf(own));
  const isPossible = tooMany <= graveyard && tooMany <= options.shipsPerPurchase * Math.min(mineral, CHEAP);
  return points.graveyard === 0 && isPossible;
}

/** Hoarder does not spend tokens that are worth as many points as the purchase. */
function isWise(on: Purchase, { players, options }: Sight, seat: Seat): boolean {
  const { abilities, mineral, gas } = players[seat] as Rival;
  if (!abilities.includes('treasury')) return true;
  const cost = {
    ships: 1,
    card: 1,
    fortress: options.costFortressMineral + options.costFortressGas,
    vp: options.costVpMineral + options.costVpGas,
  }[on];
  const worth = (tokens: number) => Math.min(2, Math.floor(tokens / options.treasuryStep));
  const lost = worth(mineral + gas) - worth(mineral + gas - cost);
  return lost === 0;
}

/** On a planet that nobody threatens. */
function bestFortress(sketch: Sketch, offers: readonly Spend[]): Action | undefined {
  const riskOf = ({ site }: Spend) => sketch.risk(sketch.numberOf(site as SiteId)); // every fortress has a site
  const safe = offers.filter((offer) => offer.on === 'fortress' && riskOf(offer) < 0.25);
  return safe.sort((a, b) => riskOf(a) - riskOf(b))[0];
}
