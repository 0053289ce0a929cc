/** The log: one line for each event. A fleet is two ships, so it takes the plural. */
import { plural, unreachable } from '@orrery/kernel';
import { ENGINE_NAMES, PLANET_DATA } from '../data.ts';
import type { EngineWhy, Event, Gain } from '../events.ts';
import { endWords } from './end.ts';
import {
  cardName,
  cardNames,
  cargoWords,
  componentName,
  eventName,
  loneFlight,
  pirateName,
  pirateShort,
  planetName,
  positionName,
  resourceName,
  seatName,
  tokenName,
} from './words.ts';

type Lines = { readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>) => string };

const DRAWN: Readonly<Record<EngineWhy, string>> = {
  replacement: '',
  mulligan: ' for a new hand',
  charming: ' with Charming',
  nova: ' with Nova',
  blackHole: ' out of the Black Hole',
  refresh: ' to fill the hand',
  failure: '',
  lostNova: '',
};
const THROWN: Readonly<Record<EngineWhy, string>> = {
  ...DRAWN,
  mulligan: ' for a new hand',
  blackHole: ' into the Black Hole',
  refresh: '',
  lostNova: ' without Nova',
};
const GAINED: Readonly<Record<Gain, string>> = {
  discovery: ' for the discovery',
  downdown: ' with Downdown',
  prosperity: ' by Prosperity',
  abundance: ' by Abundance',
  neva: ' from Neva',
  trade: ' by the trade',
  defection: ' as pay',
};
const BY: Readonly<Record<string, string>> = {
  wormhole: ' through a Wormhole',
  noise: ' by Quantum Noise',
  warp: ' by Homing Warp',
  rival: ' by Rival Transmogrification',
};

/** A sentence that may end with the name of Defection! */
const stopped = (words: string): string => (words.endsWith('!') ? words : `${words}.`);

const LINES: Lines = {
  depotPlaced: ({ depot }) => `The Quantum Depot is on ${planetName(depot)}.`,
  firstRolled: ({ rolls, first }) =>
    `The fleets roll ${rolls.map(([a, b]) => `${a} to ${b}`).join(', then ')}: ${seatName(first)} begin.`,
  fleetsPlaced: ({ seat, planet }) => `${seatName(seat)} start on ${planetName(planet)}.`,
  roundStarted: ({ round, limit, first }) => `Round ${round} of ${limit}. ${seatName(first)} go first.`,
  mulliganed: ({ seat, redrew }) => `${seatName(seat)} ${redrew ? 'draw a new hand' : 'keep the first hand'}.`,
  drewEngine: ({ seat, count, cards, why }) =>
    `${seatName(seat)} draw ${cards.length > 0 ? cardNames(cards) : plural(count, 'engine card')}${DRAWN[why]}.`,
  discardedEngine: ({ seat, cards, why }) => `${seatName(seat)} discard ${cardNames(cards)}${THROWN[why]}.`,
  reshuffled: ({ pile, cards }) => `The ${pile} discard pile is shuffled into a new stack of ${cards}.`,
  placed: ({ seat, slot, card }) => `${seatName(seat)} queue ${card ? ENGINE_NAMES[card] : 'a card'} in slot ${slot}.`,
  filled: ({ seat }) => `${seatName(seat)} have filled all slots.`,
  passed: ({ seat }) => `${seatName(seat)} pass and queue no more this round.`,
  guessed: ({ seat, slot, guess, card }) =>
    `${seatName(seat)} guess ${cardName(guess)} in slot ${slot}: ${guess === card ? 'right' : `wrong, it is ${cardName(card)}`}.`,
  revealed: ({ seat, slot, card }) => `${seatName(seat)} reveal slot ${slot}: ${cardName(card)}.`,
  moved: ({ seat, from, to, gate, by }) => {
    const [ship, goal] = loneFlight(from, to, seat) ?? [];
    const how = gate ? ` with ${cardName(gate)}` : (BY[by] ?? '');
    return ship ? `${ship} flies${how} to ${goal}.` : `${seatName(seat)} fly${how} to ${positionName(to)}.`;
  },
  stayed: ({ seat, gate }) => `${cardName(gate)} changes nothing for ${seatName(seat)}.`,
  failed: ({ seat, gate, lost }) =>
    `${cardName(gate)} has no path for ${seatName(seat)}.${lost.length > 0 ? ` Lost: ${cardNames(lost)}.` : ''}`,
  actionsBegun: ({ seat }) => `${seatName(seat)} have arrived and act.`,
  finished: ({ seat }) => `${seatName(seat)} are done for this round.`,
  discovered: ({ seat, planet, token }) => `${seatName(seat)} discover ${planetName(planet)}: ${tokenName(token)}.`,
  gained: (event) => gained(event),
  mined: ({ seat, planet, cargo, left }) =>
    `${seatName(seat)} load ${cargoWords(cargo)} from ${planetName(planet)}${left > 0 ? `. The holds are full: ${left} more ${left === 1 ? 'stays' : 'stay'} in orbit` : ''}.`,
  jettisoned: ({ seat, planet, resource, forced }) =>
    `${seatName(seat)} ${forced ? 'must jettison' : 'jettison'} ${resourceName(resource)} in orbit of ${PLANET_DATA[planet].name}.`,
  joined: ({ seat, pirate, price, qp }) =>
    `${pirateName(pirate)} joins ${seatName(seat)}${price ? ` for ${cargoWords(price)}` : ''}${qp > 0 ? `: +${qp} Quantum Power` : ''}.`,
  left: ({ seat, pirate }) => `${pirateShort(pirate)} leaves ${seatName(seat)}.`,
  bought: ({ seat, component, price, qp }) =>
    `${seatName(seat)} buy ${componentName(component)} for ${cargoWords(price)}${qp > 0 ? `: +${qp} Quantum Power` : ''}.`,
  traded: ({ seat, price }) => `${seatName(seat)} trade ${cargoWords(price)}.`,
  met: ({ seat, defender, planet }) =>
    `${seatName(seat)} meet ${seatName(defender)} at ${planetName(planet)}: both roll, and the higher roll robs the other.`,
  rolled: ({ seat, face, again }) => `${seatName(seat)} roll ${again ? 'again: ' : ''}${face}.`,
  decided: ({ winner, totals }) =>
    winner === null
      ? `${totals.join(' to ')}: a stalemate, nobody is robbed.`
      : `${totals.join(' to ')}: ${seatName(winner)} win the encounter.`,
  looted: ({ seat, loser, resource, orbit, extra }) =>
    `${seatName(seat)} take ${resourceName(resource)} from ${seatName(loser)}${extra ? ' with Tiptop' : ''}${orbit ? '; without room for it, it stays in orbit' : ''}.`,
  drewEvent: ({ seat, count, events }) =>
    `${seatName(seat)} draw ${events.length > 0 ? events.map(eventName).join(', ') : plural(count, 'event card')}.`,
  discardedEvent: ({ seat, event }) => stopped(`${seatName(seat)} discard ${eventName(event)}`),
  announced: ({ seat, event, answers }) =>
    stopped(`${seatName(seat)} ${answers ? `answer ${eventName(answers)} with` : 'play'} ${eventName(event)}`),
  negated: ({ seat, event }) => `${eventName(event)} of ${seatName(seat)} is cancelled.`,
  interfered: ({ seat, from, to }) => `For ${seatName(seat)}, ${cardName(from)} counts as ${cardName(to)}.`,
  centarious: ({ seat, face }) => `${seatName(seat)} roll ${face} on the Centarious die.`,
  noise: ({ seat, face, planet }) => `${seatName(seat)} roll ${face}: ${planetName(planet)}.`,
  spied: ({ seat }) => `${seatName(seat)} must queue face up this round.`,
  colorBlinded: ({ seat, color }) => `${seatName(seat)} can fly on ${color} paths only this round.`,
  hyperdrive: ({ seat }) => `${seatName(seat)} take the first-player token and go first.`,
  extended: ({ limit }) => `The game now lasts ${limit} rounds.`,
  beamed: ({ seat, capacity }) => `${seatName(seat)} now have ${capacity} holds.`,
  transmuted: ({ seat, from, to, amount }) =>
    `${seatName(seat)} turn ${amount} ${resourceName(from)} into ${resourceName(to)}.`,
  defectionPaid: ({ victim, resource, lost }) =>
    `${seatName(victim)} get ${resourceName(resource)}${lost ? ', but have no room for it' : ''}.`,
  shuttled: ({ from, to, pirate }) =>
    `${pirate ? pirateName(pirate) : 'An unknown pirate'} moves from outpost ${from} to outpost ${to}.`,
  stole: ({ seat, victim, event, nothing }) =>
    nothing
      ? `${seatName(victim)} have no event card left to steal.`
      : `${seatName(seat)} steal ${event ? eventName(event) : 'an event card'} from ${seatName(victim)}.`,
  tutored: ({ seat, count, events }) =>
    `${seatName(seat)} look at ${events.length > 0 ? events.map(eventName).join(', ') : plural(count, 'event card')}.`,
  keptEvent: ({ seat, event }) => `${seatName(seat)} keep ${event ? eventName(event) : 'one of them'}.`,
  gaveEvent: ({ seat, to, event }) =>
    `${seatName(seat)} give ${event ? eventName(event) : 'one of them'} to ${seatName(to)}.`,
  strategy: ({ seat, count, cards }) =>
    `${seatName(seat)} lay out ${cards.length > 0 ? cardNames(cards) : plural(count, 'engine card')}.`,
  strategyUsed: ({ seat, card }) => `${seatName(seat)} use ${cardName(card)} at once.`,
  strategyOver: ({ cards }) => `Strategic Navigation is over; discarded: ${cardNames(cards) || 'nothing'}.`,
  replenished: ({ planets }) =>
    `Mines yield: ${planets.map(({ planet, resource, amount }) => `${amount} ${resourceName(resource)} at ${planetName(planet)}`).join(', ')}.`,
  bonus: ({ seat, amount, pirate }) =>
    `${pirateShort(pirate)}: ${amount > 0 ? '+' : '−'}${Math.abs(amount)} Quantum Power for ${seatName(seat)}.`,
  roundEnded: ({ round, scores }) => `Round ${round} is over: ${scores.join(' to ')} Quantum Power.`,
  tokenPassed: ({ seat }) => `The first-player token goes to ${seatName(seat)}.`,
  gameEnded: ({ winner, reason, power }) =>
    endWords(
      reason,
      winner,
      power.map(({ total }) => total),
    ),
};

function gained({ seat, resource, count, overflow, to, why }: Extract<Event, { kind: 'gained' }>): string {
  const one = overflow === 1;
  const lost = to === 'orbit' ? `${one ? 'stays' : 'stay'} in orbit` : `${one ? 'is' : 'are'} lost`;
  if (count === 0 && overflow > 0)
    return `${seatName(seat)} have no room: ${overflow} ${resourceName(resource)} ${lost}.`;
  const more = overflow > 0 ? `; ${overflow} more ${lost}` : '';
  return `${seatName(seat)} get ${count} ${resourceName(resource)}${GAINED[why]}${more}.`;
}

export function eventText(event: Event): string {
  const line = LINES[event.kind] as ((one: Event) => string) | undefined;
  return line ? line(event) : unreachable(event as never);
}
