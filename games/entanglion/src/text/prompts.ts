/** Every question in a sentence, for the one who is asked and for all others, and the rule behind it. */
import { type Decision, plural, type Viewer } from '@orrery/kernel';
import { FLEETS } from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import type { Frame } from '../state.ts';
import {
  cardName,
  cargoWords,
  componentName,
  encounterTotals,
  eventName,
  flightsWords,
  loneFlight,
  pirateName,
  planetName,
  resourceName,
  seatName,
} from './words.ts';
import { worthWords } from './shopping.ts';
import { gatesWords, nextGoal, wayIn } from './ways.ts';

type Words = (view: EntanglionView, name: string, seat: number) => readonly [own: string, others: string, rule: string];

const playerIn = (view: EntanglionView, seat: number): SeenPlayer => view.players[seat] as SeenPlayer;
const topOf = <K extends Frame['kind']>({ pending }: EntanglionView, kind: K) => {
  const top = pending.at(-1);
  return top?.kind === kind ? (top as Extract<Frame, { kind: K }>) : undefined;
};

/** Which card, and which ones lead to where there is something to gain; in two lines of a phone. */
function queueWords(view: EntanglionView, seat: number): string {
  const own = playerIn(view, seat);
  const card = `Queue card ${own.control.length + 1} of ${view.options.engineSlots}`;
  const goal = nextGoal(view, own);
  if (own.control.length === 0)
    return `${card}. ${goal ?? `Load up in Entanglion, then buy power on ${planetName(view.depot)}.`}`;
  // Filling the last slot draws an event card, which is worth a word.
  if (own.control.length + 1 === view.options.engineSlots)
    return `Card ${own.control.length + 1} also brings an event card. ${goal ?? ''}`.trimEnd();
  return goal === undefined ? `${card}, or pass.` : `Card ${own.control.length + 1}. ${goal}`;
}

/** What a first hand is for. */
function inWords(view: EntanglionView, seat: number): string {
  const way = wayIn(view, playerIn(view, seat)) ?? [];
  return way.length > 1 ? ` ${gatesWords(way)} lead into Entanglion.` : '';
}

/** Which flight: often it is only a matter of which ship. */
function moveWords(view: EntanglionView, seat: number): string {
  const gate = cardName(topOf(view, 'move')?.gate ?? 'x');
  const { position } = playerIn(view, seat);
  const flights = view.legal.flatMap((action) => (action.kind === 'move' ? [action.to] : []));
  const words = flightsWords(position, flights, seat);
  if (words.startsWith('out to ')) return `${gate} leads ${words}. Which ship goes where?`;
  const goals = flights.map((to) => loneFlight(position, to, seat)?.[1]);
  const [first, ...others] = goals;
  if (first !== undefined && others.every((goal) => goal === first))
    return `${gate} takes one of your ships to ${first}. Which one?`;
  if (goals.length > 0 && goals.every((goal) => goal !== undefined))
    return `${gate} moves one of your ships. Which one?`;
  const { red, blue } = (FLEETS[seat] ?? FLEETS[0]).ships;
  return `${gate} on ${red.name} flies the red path, on ${blue.name} the blue one. Where to?`;
}

const QUESTIONS: Readonly<Record<string, Words>> = {
  placeFleet: (view, name) => [
    `Start on ZERO or ONE? The other fleet gets the other planet. The Depot stays on ${planetName(view.depot)} all game.`,
    `${name} choose where the fleets start.`,
    'S8',
  ],
  mulligan: (view, name, seat) => [
    `Keep this hand, or draw a new one?${inWords(view, seat)}`,
    `${name} may draw a new hand.`,
    'T2',
  ],
  umbraDiscard: (_, name) => ['Umbra: which event card do you discard?', `${name} discard an event card.`, 'P8'],
  event: (view, name) => [windowWords(view), `${name} may play an event card.`, 'E3'],
  respond: (view, name) => [`${announcedIn(view)} Cancel it, or let it happen?`, `${name} may answer the card.`, 'E4'],
  navigate: (view, name, seat) => [queueWords(view, seat), `${name} queue a card.`, 'N1'],
  charmDiscard: (_, name) => [
    'Charming: discard engine cards one by one, then fill your hand again.',
    `${name} use Charming to change engine cards.`,
    'P3',
  ],
  discardEvent: (view, name) => [
    `You hold more than ${plural(view.options.eventHandLimit, 'event card')}. Discard one.`,
    `${name} discard an event card.`,
    'C9',
  ],
  clarenceSlot: (_, name) => [
    'Clarence: which face-down card of the other fleet will you guess?',
    `${name} use Clarence to guess a card.`,
    'P11',
  ],
  clarenceGuess: (view, name) => [
    `What lies in slot ${topOf(view, 'clarenceGuess')?.slot ?? '?'}?`,
    `${name} make a guess.`,
    'P11',
  ],
  resolve: (_, name) => [
    'Reveal your next card, or play an event card first.',
    `${name} are about to reveal a card.`,
    'M1',
  ],
  interfere: (view, name) => [
    `You revealed ${activeIn(view)}. Use up Quantum Interference to make it another gate?`,
    `${name} are about to fly.`,
    'E9',
  ],
  interfereValue: (view, name) => [`Which gate does ${activeIn(view)} count as?`, `${name} change the gate.`, 'E9'],
  move: (view, name, seat) => [moveWords(view, seat), `${name} choose a path.`, 'M3'],
  reroll: (view, name, seat) => [`${rollsIn(view, seat)} Roll again with Uppity?`, `${name} may roll again.`, 'P1'],
  loot: (view, name, seat) =>
    view.encounter?.winner === seat
      ? [`You won${scoreIn(view, seat)}. What do you take from the other fleet?`, `${name} take a resource.`, 'X5']
      : [`You lost${scoreIn(view, seat)}. Harry lets you choose what you give up.`, `${name} choose the loot.`, 'P12'],
  probeAction: (_, name) => ['Your PROBE lets you do one thing here, or nothing.', `${name} use a PROBE.`, 'A6'],
  shop: (view, name, seat) => [
    `At the Depot with ${cargoWords(playerIn(view, seat).cargo)}. ${ONLY_POWER}`,
    `${name} are at the Depot.`,
    'A5',
  ],
  dump: (_, name) => ['Which resource do you jettison? It stays in orbit.', `${name} jettison cargo.`, 'A7'],
  action: (view, name, seat) => [
    `You have landed with ${cargoWords(playerIn(view, seat).cargo)} aboard. ${actionWords(view, playerIn(view, seat))}`,
    `${name} act.`,
    'A1',
  ],
  mineAmount: (view, name) => {
    const frame = topOf(view, 'mineAmount');
    const what = frame ? `${resourceName(frame.resource)} from ${planetName(frame.planet)}` : 'of it';
    return [`How much ${what} do you load?`, `${name} load cargo.`, 'A3'];
  },
  recruit: (_, name) => ['Which pirate joins your fleet?', `${name} take on a pirate.`, 'A4'],
  pay: (view, name) => [`How do you pay${purchaseIn(view)}?`, `${name} pay.`, 'A8'],
  gainResource: (view, name) => {
    const left = topOf(view, 'gainResource')?.left ?? 1;
    return [left > 1 ? 'Choose the first resource.' : 'Choose a resource.', `${name} choose a resource.`, 'A9'];
  },
  neva: (_, name) => [
    'Neva: give up 1 Quantum Power for two resources of your choice?',
    `${name} may bargain with Neva.`,
    'P9',
  ],
  refresh: (view, name, seat) => [
    `Discard what you do not need: your hand fills up to ${playerIn(view, seat).handLimit}. ${nextGoal(view, playerIn(view, seat)) ?? ''}`.trimEnd(),
    `${name} refresh the engine hand.`,
    'T5',
  ],
  defectionTake: (_, name) => ['Defection! Take a resource as your pay.', `${name} take a resource as pay.`, 'E11'],
  defectionPirate: (_, name) => ['Which pirate changes sides to you?', `${name} choose a pirate.`, 'E11'],
  bargainBuy: (_, name) => [
    'Hard Bargain: which component do you buy for one resource less?',
    `${name} bargain.`,
    'E15',
  ],
  shuttleFrom: (_, name) => ['From which outpost does a pirate leave?', `${name} choose an outpost.`, 'E14'],
  shuttlePirate: (_, name) => ['Who takes the shuttle?', `${name} choose a pirate.`, 'E14'],
  alchemistFrom: (_, name) => ['Alchemist: which resource do you change?', `${name} change resources.`, 'E19'],
  alchemistAmount: (_, name) => ['How many of them?', `${name} change resources.`, 'E19'],
  alchemistTo: (_, name) => ['What do they become?', `${name} change resources.`, 'E19'],
  warpTarget: (_, name) => ['Which rival ship do you jump to?', `${name} jump.`, 'E20'],
  tutorKeep: (_, name) => ['Which card do you keep?', `${name} look at event cards.`, 'E21'],
  tutorGive: (_, name) => [
    'Which card do you give away? The other goes back on top.',
    `${name} look at event cards.`,
    'E21',
  ],
  stratUse: (view, name) => {
    const left = view.options.strategicUse - (view.strategy?.used.length ?? 0);
    return [`Use one of these engine cards now (${left} more), or stop.`, `${name} navigate strategically.`, 'E12'];
  },
  colorBlindColor: (_, name) => [
    'Which paths may the other fleet still use this round?',
    `${name} name a colour.`,
    'E26',
  ],
  discardEngine: (_, name) => ['Without Nova your hand is too full. Discard a card.', `${name} discard a card.`, 'P6'],
  forcedJettison: (_, name) => [
    'Too much cargo for your holds. What do you jettison?',
    `${name} must jettison cargo.`,
    'A10',
  ],
};

const ONLY_POWER = 'A component gives power, and nothing else.';

/** Where there is nothing to gain, that is said. */
function actionWords(view: EntanglionView, own: SeenPlayer): string {
  const { legal } = view;
  const kinds = new Set(legal.map(({ kind }) => kind));
  kinds.delete('pass');
  const jettisons = kinds.delete('jettison');
  const plays = kinds.delete('play');
  if (kinds.has('buy')) return ONLY_POWER;
  if (kinds.size > 0) return 'Act as often as you like.';
  if (plays) return 'There is nothing to do here but to play an event card.';
  const short = own.planets.includes(view.depot) ? worthWords(view, own, own.cargo) : undefined;
  if (jettisons && short) return `Too little for the Depot: ${short}.`;
  return jettisons ? 'There is nothing to gain here.' : 'There is nothing to do here.';
}

/** What the table knows of a window. */
function windowWords(view: EntanglionView): string {
  if (view.encounter) return `${totalsIn(view)} Boost your roll, or let it stand.`;
  return view.phase === 'cleanup'
    ? 'The game is about to end: your last chance to play an event card.'
    : 'The round begins. An event card is a trick that works once: play it now, or keep it.';
}

function totalsIn({ encounter }: EntanglionView): string {
  if (!encounter) return '';
  const [first, second] = encounterTotals(encounter);
  return `It stands ${first} (${seatName(encounter.initiator)}) to ${second} (${seatName(encounter.defender)}).`;
}

/** " 6 to 2", the own total first; nothing before it is decided. */
function scoreIn({ encounter }: EntanglionView, seat: number): string {
  if (!encounter || encounter.winner === null) return '';
  const totals = encounterTotals(encounter);
  return ` ${(encounter.initiator === seat ? totals : totals.toReversed()).join(' to ')}`;
}

function rollsIn(view: EntanglionView, seat: number): string {
  const { encounter } = view;
  if (!encounter) return '';
  const [own, other] = encounter.initiator === seat ? encounter.rolls : [encounter.rolls[1], encounter.rolls[0]];
  return `You rolled ${own}, the other fleet ${other}.`;
}

function announcedIn({ announced }: EntanglionView): string {
  const last = announced.at(-1);
  return last ? `${seatName(last.seat)} play ${eventName(last.event).replace(/!$/, '')}.` : '';
}

const activeIn = ({ active }: EntanglionView): string => (active?.gate ? cardName(active.gate) : 'your card');

function purchaseIn(view: EntanglionView): string {
  const purchase = topOf(view, 'pay')?.purchase;
  if (!purchase) return '';
  if ('component' in purchase) return ` for ${componentName(purchase.component)}`;
  return 'pirate' in purchase ? ` for ${pirateName(purchase.pirate)}` : ' for the trade';
}

const wordsOf = ({ kind, seat }: Decision, view: EntanglionView) => QUESTIONS[kind]?.(view, seatName(seat), seat);

export function prompt(decision: Decision, view: EntanglionView, viewer: Viewer): string {
  return wordsOf(decision, view)?.[viewer === decision.seat ? 0 : 1] ?? decision.kind;
}

/** While cards are flown, which one it is about. */
function cardIn({ phase, active, players }: EntanglionView, seat: number): string {
  const player = players[seat];
  if (phase !== 'resolve' || !player || player.resolved >= player.control.length) return '';
  const slot = active?.seat === seat ? active.slot : player.resolved + 1;
  return `: card ${slot} of ${player.control.length}`;
}

/** While somebody is asked in silence, or passed over: whom the game waits for, and for what where that is open [H5]. */
export function waiting(view: EntanglionView, viewer: Viewer): string {
  const { waitingFor: seat, pending } = view;
  if (seat === null || seat === viewer) return 'One moment, so that nobody learns who holds an event card.';
  const top = pending.at(-1);
  const question = top?.kind === 'silence' ? wordsOf(top.question, view)?.[1] : undefined;
  return question ?? `Waiting for ${seatName(seat)}${cardIn(view, seat)}.`;
}

export const ruleOf = (decision: Decision, view: EntanglionView): string | undefined => wordsOf(decision, view)?.[2];
