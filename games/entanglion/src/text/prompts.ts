/** Every question in a sentence, for the one who is asked and for all others, and the rule behind it. */
import type { Decision, Viewer } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import type { Frame } from '../state.ts';
import {
  cardName,
  cargoWords,
  componentName,
  eventName,
  pirateName,
  planetName,
  plural,
  resourceName,
  seatName,
} from './words.ts';

type Words = (view: EntanglionView, name: string, seat: number) => readonly [own: string, others: string, rule: string];

const playerIn = (view: EntanglionView, seat: number): SeenPlayer => view.players[seat] as SeenPlayer;
const topOf = <K extends Frame['kind']>({ pending }: EntanglionView, kind: K) => {
  const top = pending.at(-1);
  return top?.kind === kind ? (top as Extract<Frame, { kind: K }>) : undefined;
};

/** While a plan begins, what it is for; in two lines of a phone. */
function queueWords(view: EntanglionView, seat: number): string {
  const { control, cargo } = playerIn(view, seat);
  const card = `Queue card ${control.length + 1} of ${view.options.engineSlots}`;
  if (control.length > 0) return `${card}, or pass for this round.`;
  const depot = planetName(view.depot);
  return totalOf(cargo) > 0
    ? `${card}. Your cargo buys power at the Depot on ${depot}.`
    : `${card}. Load up in Entanglion, then buy power on ${depot}.`;
}

const QUESTIONS: Readonly<Record<string, Words>> = {
  placeFleet: (view, name) => [
    `Start on ZERO or ONE? The other fleet gets the other planet. The Depot is on ${planetName(view.depot)}.`,
    `${name} chooses where the fleets start.`,
    'S8',
  ],
  mulligan: (_, name) => [
    'Keep these engine cards, or discard all of them and draw a new hand?',
    `${name} may draw a new hand.`,
    'T2',
  ],
  umbraDiscard: (_, name) => ['Umbra: which event card do you discard?', `${name} discards an event card.`, 'P8'],
  event: (view, name) => [windowWords(view), `${name} may play an event card.`, 'E3'],
  respond: (view, name) => [
    `${announcedIn(view)} Sabotage it, or let it happen?`,
    `${name} may answer the card.`,
    'E4',
  ],
  navigate: (view, name, seat) => [queueWords(view, seat), `${name} queues a card.`, 'N1'],
  charmDiscard: (_, name) => [
    'Charming: discard engine cards one by one, then fill your hand again.',
    `${name} uses Charming to change engine cards.`,
    'P3',
  ],
  discardEvent: (view, name) => [
    `You hold more than ${plural(view.options.eventHandLimit, 'event card')}. Discard one.`,
    `${name} discards an event card.`,
    'C9',
  ],
  clarenceSlot: (_, name) => [
    'Clarence: which face-down card of the other fleet will you guess?',
    `${name} uses Clarence to guess a card.`,
    'P11',
  ],
  clarenceGuess: (view, name) => [
    `What lies in slot ${topOf(view, 'clarenceGuess')?.slot ?? '?'}?`,
    `${name} makes a guess.`,
    'P11',
  ],
  resolve: (_, name) => [
    'Reveal your next card, or play an event card first.',
    `${name} is about to reveal a card.`,
    'M1',
  ],
  interfere: (view, name) => [
    `You revealed ${activeIn(view)}. Change it with Quantum Interference?`,
    `${name} is about to fly.`,
    'E9',
  ],
  interfereValue: (view, name) => [`Which gate does ${activeIn(view)} count as?`, `${name} changes the gate.`, 'E9'],
  move: (view, name) => [
    `${cardName(topOf(view, 'move')?.gate ?? 'x')} can take you to different places. Where do you fly?`,
    `${name} chooses a path.`,
    'M3',
  ],
  reroll: (view, name, seat) => [`${rollsIn(view, seat)} Roll again with Uppity?`, `${name} may roll again.`, 'P1'],
  loot: (view, name, seat) =>
    view.encounter?.winner === seat
      ? ['You won. Which resource do you take?', `${name} takes a resource.`, 'X5']
      : ['You lost. Harry lets you choose: which resource do you give up?', `${name} chooses the loot.`, 'P12'],
  probeAction: (_, name) => ['Your PROBE: one action here, or none.', `${name} uses a PROBE.`, 'A6'],
  shop: (view, name, seat) => [
    `At the Depot with ${cargoWords(playerIn(view, seat).cargo)}: buy, or leave.`,
    `${name} is at the Depot.`,
    'A5',
  ],
  dump: (_, name) => ['Which resource do you jettison?', `${name} jettisons cargo.`, 'A7'],
  action: (view, name, seat) => [
    `You have landed with ${cargoWords(playerIn(view, seat).cargo)} aboard. ${actionWords(view)}`,
    `${name} acts.`,
    'A1',
  ],
  mineAmount: (view, name) => {
    const frame = topOf(view, 'mineAmount');
    const what = frame ? `${resourceName(frame.resource)} from ${planetName(frame.planet)}` : 'of it';
    return [`How much ${what} do you load?`, `${name} loads cargo.`, 'A3'];
  },
  recruit: (_, name) => ['Which pirate joins your fleet?', `${name} takes on a pirate.`, 'A4'],
  pay: (view, name) => [`How do you pay${purchaseIn(view)}?`, `${name} pays.`, 'A8'],
  gainResource: (view, name) => {
    const left = topOf(view, 'gainResource')?.left ?? 1;
    return [left > 1 ? 'Choose the first resource.' : 'Choose a resource.', `${name} chooses a resource.`, 'A9'];
  },
  neva: (_, name) => [
    'Neva: give up 1 Quantum Power for two resources of your choice?',
    `${name} may bargain with Neva.`,
    'P9',
  ],
  refresh: (view, name, seat) => [
    `Discard what you do not need, then fill your hand up to ${playerIn(view, seat).handLimit}.`,
    `${name} refreshes the engine hand.`,
    'T5',
  ],
  defectionTake: (_, name) => ['Defection! Take a resource as your pay.', `${name} takes a resource as pay.`, 'E11'],
  defectionPirate: (_, name) => ['Which pirate changes sides to you?', `${name} chooses a pirate.`, 'E11'],
  bargainBuy: (_, name) => ['Hard Bargain: what do you buy for one resource less?', `${name} bargains.`, 'E15'],
  shuttleFrom: (_, name) => ['From which outpost does a pirate leave?', `${name} chooses an outpost.`, 'E14'],
  shuttlePirate: (_, name) => ['Who takes the shuttle?', `${name} chooses a pirate.`, 'E14'],
  alchemistFrom: (_, name) => ['Which resource do you transmute?', `${name} transmutes resources.`, 'E19'],
  alchemistAmount: (_, name) => ['How many of them?', `${name} transmutes resources.`, 'E19'],
  alchemistTo: (_, name) => ['What do they become?', `${name} transmutes resources.`, 'E19'],
  warpTarget: (_, name) => ['Which rival ship do you jump to?', `${name} jumps.`, 'E20'],
  tutorKeep: (_, name) => ['Which card do you keep?', `${name} looks at event cards.`, 'E21'],
  tutorGive: (_, name) => [
    'Which card do you give away? The other goes back on top.',
    `${name} looks at event cards.`,
    'E21',
  ],
  stratUse: (view, name) => {
    const left = view.options.strategicUse - (view.strategy?.used.length ?? 0);
    return [`Use one of these engine cards now (${left} more), or stop.`, `${name} navigates strategically.`, 'E12'];
  },
  colorBlindColor: (_, name) => [
    'Which paths may the other fleet still use this round?',
    `${name} names a colour.`,
    'E26',
  ],
  discardEngine: (_, name) => ['Without Nova your hand is too full. Discard a card.', `${name} discards a card.`, 'P6'],
  forcedJettison: (_, name) => [
    'Too much cargo for your holds. What do you jettison?',
    `${name} must jettison cargo.`,
    'A10',
  ],
};

/** Where there is nothing to do, that is said. */
const actionWords = ({ legal }: EntanglionView): string =>
  legal.every(({ kind }) => kind === 'play' || kind === 'pass')
    ? 'There is nothing to do here but to play an event card.'
    : 'Act as often as you like.';

/** What the table knows of a window. */
function windowWords(view: EntanglionView): string {
  if (view.encounter) return `${totalsIn(view)} Boost your roll, or let it stand.`;
  return view.phase === 'cleanup'
    ? 'The game is about to end: the last chance for an event card.'
    : 'The round begins. Play an event card, or keep it and pass.';
}

function totalsIn({ encounter }: EntanglionView): string {
  if (!encounter) return '';
  const [first, second] = encounter.rolls.map((roll, i) => roll + (encounter.boosts[i] ?? 0));
  return `It stands ${first} (${seatName(encounter.initiator)}) to ${second} (${seatName(encounter.defender)}).`;
}

function rollsIn(view: EntanglionView, seat: number): string {
  const { encounter } = view;
  if (!encounter) return '';
  const [own, other] = encounter.initiator === seat ? encounter.rolls : [encounter.rolls[1], encounter.rolls[0]];
  return `You rolled ${own}, the other fleet ${other}.`;
}

function announcedIn({ announced }: EntanglionView): string {
  const last = announced.at(-1);
  return last ? `${seatName(last.seat)} plays ${eventName(last.event)}.` : '';
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

/** While somebody is asked in silence, or passed over: whom the game waits for, and for what where that is open [H5]. */
export function waiting(view: EntanglionView, viewer: Viewer): string | undefined {
  const { waitingFor: seat, pending } = view;
  if (seat === null || seat === viewer) return undefined;
  const top = pending.at(-1);
  const question = top?.kind === 'silence' ? wordsOf(top.question, view)?.[1] : undefined;
  return question ?? `Waiting for ${seatName(seat)}.`;
}

export const ruleOf = (decision: Decision, view: EntanglionView): string | undefined => wordsOf(decision, view)?.[2];
