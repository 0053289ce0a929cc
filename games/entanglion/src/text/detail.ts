/** What a choice is about, what comes of it, and what it would give up. */
import { type ActionDetail, plural } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import {
  added,
  type Cargo,
  COLORS,
  type EngineCard,
  type Gate,
  isGate,
  moveTable,
  pathOf,
  PIRATE_DATA,
  POSITION_DATA,
  type PositionId,
  totalOf,
} from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import { askedIn, givesUp } from './actions.ts';
import { eventHelp, pirateHelp } from './card-words.ts';
import { worthWords } from './shopping.ts';
import { plannedFrom } from './ways.ts';
import {
  cargoWords,
  FLIGHT_WORDS,
  flightsWords,
  noPathWords,
  pirateShort,
  planetName,
  resourceName,
  shipsAt,
  tokenName,
} from './words.ts';

export function actionDetail(action: Action, view: EntanglionView): ActionDetail {
  const consequence = consequenceOf(action, view);
  const warning = warningOf(action, view);
  return {
    ...subjectOf(action, view),
    ...(consequence !== undefined && { consequence }),
    ...(warning !== undefined && { warning }),
  };
}

/** Either, or: here passing is an answer like the other, and not set apart from it. */
const EITHER_OR = ['mulligan', 'respond', 'interfere', 'reroll', 'neva'];

function subjectOf(action: Action, view: EntanglionView): ActionDetail {
  switch (action.kind) {
    case 'jettison':
      return {
        subject: { id: `jettison ${action.planet}`, words: `Jettison at ${planetName(action.planet)}` },
        verb: resourceName(action.resource),
      };
    case 'pass':
      return EITHER_OR.includes(askedIn(view)?.kind ?? '') ? {} : { quiet: 'E' };
    default:
      return {};
  }
}

const ownIn = (view: EntanglionView): SeenPlayer | undefined => view.players[askedIn(view)?.seat ?? -1];

function consequenceOf(action: Action, view: EntanglionView): string | undefined {
  switch (action.kind) {
    case 'play':
    case 'chooseEvent':
      return eventHelp(action.event, view.options);
    case 'place':
    case 'use':
      return cardConsequence(action.card, view);
    case 'placeProbe':
      return 'lies face up; lets you do one thing where your fleet is by then';
    case 'sabotage':
      return 'costs you your Disruptive Sabotage, and nothing else';
    case 'pass':
      return passing(view);
    case 'move':
      return arrivalAt(action.to, view);
    case 'gate':
      return leadsTo(action.gate, view);
    case 'hire':
      return `${powerFirst(view.options.pirateQp, ' ')}for ${hireWords(view)}. ${pirateHelp(action.pirate, view.options)}`;
    case 'pirate': {
      const joins = askedIn(view)?.kind === 'recruit';
      return `${joins ? powerFirst(view.options.pirateQp, '. ') : ''}${pirateHelp(action.pirate, view.options)}`;
    }
    case 'buy':
      return `${powerFirst(view.options.componentQp[action.component], ' ')}for ${costWords(action.component, view)}${withPirates('buying', view)}`;
    case 'mine':
      return loading(view.orbit[action.planet], view);
    case 'discover':
      return `a mine brings you ${view.options.discoverYield} at once, an outpost a pirate; or there is nothing`;
    case 'resource':
    case 'amount':
      return thenWorth(action, view);
    case 'pay':
      return leavesYou(action.price as unknown as Cargo, view);
    default:
      return undefined;
  }
}

/** What stays by doing nothing, where that is not plain. */
function passing(view: EntanglionView): string | undefined {
  return askedIn(view)?.kind === 'respond' ? 'your event cards stay with you' : undefined;
}

/** By option there may be none, and then there is nothing to say of it. */
const powerFirst = (power: number, then: string): string => (power > 0 ? `+${power} power${then}` : '');

const hireWords = ({ options }: EntanglionView): string =>
  options.hireCost > 0 ? plural(options.hireCost, 'resource') : 'nothing';

const costWords = (component: keyof EntanglionView['options']['componentCost'], view: EntanglionView): string =>
  cargoWords(view.options.componentCost[component] as unknown as Cargo);

/** ", one resource less (Strangiatto)": what own pirates change in it. */
function withPirates(when: 'buying' | 'mining', view: EntanglionView): string {
  const changes = (ownIn(view)?.pirates ?? []).map((pirate) => {
    const words = PIRATE_DATA[pirate][when];
    return words === undefined ? '' : `, ${words} (${pirateShort(pirate)})`;
  });
  return changes.join('');
}

/** Mining loads what lies in orbit, as far as there is room. */
function loading(cargo: Cargo, view: EntanglionView): string {
  const own = ownIn(view);
  const free = own ? own.capacity - totalOf(own.cargo) : Number.POSITIVE_INFINITY;
  const most = free < totalOf(cargo) ? ` (room for ${free})` : '';
  // How much of it is asked next, where there is a choice.
  const choice = Math.min(free, totalOf(cargo)) > 1 ? 'up to ' : '';
  return `loads ${choice}${cargoWords(cargo)} from orbit${most}${withPirates('mining', view)}`;
}

type Loading = Extract<Action, { kind: 'resource' | 'amount' }>;

/** What the cargo is worth with what is chosen: the prices of the Depot, where one chooses among resources. */
function thenWorth(action: Loading, view: EntanglionView): string | undefined {
  const own = ownIn(view);
  const cargo = own && !givesUp(view) ? cargoAfter(action, own.cargo, view.pending.at(-1)) : undefined;
  if (!own || !cargo || totalOf(cargo) > own.capacity) return undefined;
  const words = worthWords(view, own, cargo);
  return words && `then ${words}`;
}

/** The cargo with what is chosen; nothing where more is asked before that is settled. */
function cargoAfter(action: Loading, cargo: Cargo, asked: EntanglionView['pending'][number] | undefined) {
  if (action.kind === 'amount')
    return asked?.kind === 'mineAmount' ? added(cargo, asked.resource, action.amount) : undefined;
  switch (asked?.kind) {
    case 'loot':
    case 'gainResource':
    case 'defectionTake':
      return added(cargo, action.resource, 1);
    case 'alchemistTo':
      return added(added(cargo, asked.from, -asked.amount), action.resource, asked.amount);
    default:
      return undefined;
  }
}

function leavesYou(price: Cargo, view: EntanglionView): string | undefined {
  const own = ownIn(view);
  if (!own) return undefined;
  const left = own.cargo.map((held, i) => held - (price[i] ?? 0)) as unknown as Cargo;
  return `leaves you ${cargoWords(left)}`;
}

/** Where a gate leads from where the fleet is now, or from where it will be. */
function leadsTo(card: EngineCard, view: EntanglionView, from?: PositionId): string {
  const own = ownIn(view);
  if (!own || !isGate(card)) return FLIGHT_WORDS[card];
  const start = from ?? own.position;
  const moves = moveTable(view.options, own.colorBlind)[start][card];
  const seat = askedIn(view)?.seat ?? 0;
  if (moves.length === 0) return noPathWords(start, card, own.colorBlind);
  return `from ${from === undefined ? 'here' : 'there'} ${flightsWords(start, moves, seat)}`;
}

/** A card that is queued meets another place than this one, unless it is the first: that place, if it is sure and shown. */
function cardConsequence(card: EngineCard, view: EntanglionView): string {
  const own = ownIn(view);
  const isNext = own && own.control.length === own.resolved;
  if (isNext || askedIn(view)?.kind === 'stratUse') return leadsTo(card, view);
  const planned = own && plannedFrom(view, own);
  const [from] = planned ?? [];
  return planned?.length === 1 && from ? leadsTo(card, view, from) : FLIGHT_WORDS[card];
}

function arrivalAt(to: PositionId, view: EntanglionView): string {
  const { joint, red } = POSITION_DATA[to];
  const seat = askedIn(view)?.seat ?? 0;
  if (!joint) return shipsAt(to, seat);
  const token = view.ring.find(({ planet }) => planet === joint)?.token;
  const what = token ? tokenName(token) : 'undiscovered';
  const cargo = totalOf(view.orbit[red]) > 0 ? `, ${cargoWords(view.orbit[red])} in orbit` : '';
  return `${pathWords(to, view)}${what}${cargo}`;
}

/** "red path: ", where a gate leads along one path or another. */
function pathWords(to: PositionId, view: EntanglionView): string {
  const own = ownIn(view);
  const asked = view.pending.at(-1);
  if (!own || asked?.kind !== 'move' || POSITION_DATA[own.position].joint === null) return '';
  const { gate } = asked;
  const [color, other] = COLORS.filter((ship) => pathOf(own.position, gate, ship, view.options) === to);
  return color && !other ? `${color} path: ` : '';
}

function warningOf(action: Action, view: EntanglionView): string | undefined {
  const own = ownIn(view);
  if (!own) return undefined;
  const rival = view.players.find((player) => player !== own);
  if (action.kind === 'move' && rival?.position === action.to && POSITION_DATA[action.to].joint)
    return 'the other fleet is there: both roll, and the higher roll robs the other';
  // Whoever has nothing better to do is not to throw cargo away by the first key.
  if (action.kind === 'jettison' && askedIn(view)?.kind === 'action') return 'left in orbit, for anybody to take';
  if (action.kind === 'placeProbe' || action.kind !== 'place' || !isGate(action.card)) return undefined;
  return pathless(action.card, view, own);
}

/** A gate that leads nowhere from any place where it may be flown, as far as the queue is shown. */
function pathless(gate: Gate, view: EntanglionView, own: SeenPlayer): string | undefined {
  const table = moveTable(view.options, own.colorBlind);
  const planned = plannedFrom(view, own);
  const [from] = planned ?? [];
  if (!planned || from === undefined || planned.some((position) => table[position][gate].length > 0)) return undefined;
  return noPathWords(planned.length === 1 ? from : undefined, gate, own.colorBlind);
}
