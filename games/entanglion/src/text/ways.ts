/** Ways by the printed map: which gates lead into Entanglion, out of it, or to the Depot. */
import {
  ENGINE_NAMES,
  type Gate,
  GATES,
  isGate,
  moveTable,
  POSITION_DATA,
  type PositionId,
  POSITIONS,
  type SlotCard,
  totalOf,
} from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import { bestBuy } from './shopping.ts';
import { componentName, planetName } from './words.ts';

type Table = ReturnType<typeof moveTable>;

export const tableFor = (view: EntanglionView, { colorBlind }: SeenPlayer): Table =>
  moveTable(view.options, colorBlind);

/** The fewest gates that lead from a position to one that is wanted; nothing where none do. */
function wayTo(table: Table, from: PositionId, isGoal: (position: PositionId) => boolean): readonly Gate[] | undefined {
  const seen = new Set([from]);
  let front: (readonly [PositionId, readonly Gate[]])[] = [[from, []]];
  while (front.length > 0) {
    const found = front.find(([position]) => isGoal(position));
    if (found) return found[1];
    front = front.flatMap(([position, way]) =>
      GATES.flatMap((gate) =>
        table[position][gate].flatMap((to) => {
          if (seen.has(to)) return [];
          seen.add(to);
          return [[to, [...way, gate]] as const];
        }),
      ),
    );
  }
  return undefined;
}

const isInside = (position: PositionId): boolean => POSITION_DATA[position].joint !== null;

/** "H, then CNOT". */
export function gatesWords(gates: readonly Gate[]): string {
  const names = gates.map((gate) => ENGINE_NAMES[gate]);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}, then ${names.at(-1)}` : (names[0] ?? '');
}

/** The gates that lead a fleet into Entanglion, none where it is inside. */
export const wayIn = (view: EntanglionView, own: SeenPlayer, from = own.position): readonly Gate[] | undefined =>
  wayTo(tableFor(view, own), from, isInside);

export const wayOut = (view: EntanglionView, own: SeenPlayer): readonly Gate[] | undefined =>
  wayTo(tableFor(view, own), own.position, (position) => !isInside(position));

const wayToDepot = (view: EntanglionView, own: SeenPlayer, from: PositionId): readonly Gate[] | undefined =>
  wayTo(tableFor(view, own), from, (position) => POSITION_DATA[position].planets.includes(view.depot));

/** One card of a plan: the flights among which it may be flown, and where the fleet may be after it. */
export interface PlannedCard {
  readonly card: SlotCard;
  readonly flights: readonly (readonly [from: PositionId, to: PositionId])[];
  /** Nowhere: the flight has ended before, for certain. */
  readonly to: readonly PositionId[];
}

/** What a row of cards would do. A PROBE leaves the fleet where it is; a gate without a path ends the flight, or is only wasted. */
export function planOf(view: EntanglionView, own: SeenPlayer, cards: readonly SlotCard[]): PlannedCard[] {
  const table = tableFor(view, own);
  let from: readonly PositionId[] = [own.position];
  return cards.map((card) => {
    if (!isGate(card)) return { card, flights: [], to: from };
    const flights = from.flatMap((position) => table[position][card].map((to) => [position, to] as const));
    const wasted =
      view.options.failedNavigation === 'noEffect' ? from.filter((at) => table[at][card].length === 0) : [];
    const reached = new Set([...flights.map(([, to]) => to), ...wasted]);
    from = POSITIONS.filter((position) => reached.has(position));
    return { card, flights, to: from };
  });
}

/** The cards that are still to be flown; nothing where the screen does not show them. */
export function queueOf({ control, resolved }: SeenPlayer): readonly SlotCard[] | undefined {
  const queued = control.slice(resolved).flatMap(({ card, memoryOnly }) => (card === null || memoryOnly ? [] : [card]));
  return queued.length === control.length - resolved ? queued : undefined;
}

/** Where the fleet may be when the next card that is queued is flown; nothing where the screen does not show the queue. */
export function plannedFrom(view: EntanglionView, own: SeenPlayer): readonly PositionId[] | undefined {
  const queue = queueOf(own);
  return queue && (planOf(view, own, queue).at(-1)?.to ?? [own.position]);
}

/** Whether a PROBE would find something to do there: a planet that nobody knows, or something in orbit. */
const isWorthProbe = (view: EntanglionView, position: PositionId): boolean =>
  POSITION_DATA[position].planets.some(
    (planet) =>
      totalOf(view.orbit[planet]) > 0 || view.ring.some((seen) => seen.planet === planet && seen.token === null),
  );

/**
 * Where to fly next: "Into Entanglion, to load up: H, then CNOT." Nothing where that cannot be said in a few words; later in the
 * plan there is one line of a phone for it.
 */
export function nextGoal(view: EntanglionView, own: SeenPlayer): string | undefined {
  const plan = planOf(view, own, queueOf(own) ?? []);
  const from = plannedFrom(view, own);
  if (!from || from.length === 0) return undefined;
  const inside = from.every(isInside);
  if (!inside && from.some(isInside)) return undefined;
  const buy = bestBuy(view, own);
  const selling = inside || buy !== undefined || plan.some(({ to }) => to.some(isInside));
  const ways = from.map((position) => (selling ? wayToDepot(view, own, position) : wayIn(view, own, position)));
  const [way] = ways;
  if (!way || ways.some((other) => other?.join() !== way.join())) return undefined;
  const brief = own.control.length > 0;
  // Later in the plan a way that no longer fits into it is no help.
  if (brief && way.length > view.options.engineSlots - own.control.length) return undefined;
  const gates = brief ? way.map((gate) => ENGINE_NAMES[gate]).join(', ') : gatesWords(way);
  if (!selling) return `Into Entanglion${brief ? '' : ', to load up'}: ${gates}.`;
  const depot = planetName(view.depot);
  const what = buy && `${componentName(buy)} (+${view.options.componentQp[buy]})`;
  if (way.length === 0)
    return brief ? 'Your plan ends at the Depot.' : `Your cargo buys ${what ?? 'nothing'} here at the Depot.`;
  const fits = way.length < view.options.engineSlots - own.control.length;
  const probe = fits && inside && own.probe && from.some((position) => isWorthProbe(view, position));
  const act = probe ? `PROBE acts ${brief ? 'there' : 'here'}. ` : '';
  if (inside) return `${act}Out to the Depot${brief ? '' : ` on ${depot}`}: ${gates}.`;
  return brief || !what ? `To the Depot: ${gates}.` : `Buy ${what} on ${depot}: ${gates}.`;
}
