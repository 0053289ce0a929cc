/** What is true after every action, whatever the options. */
import { assert, type Seat } from '@orrery/kernel';
import { flow } from './course.ts';
import {
  type Cargo,
  COLORS,
  COMPONENTS,
  DEPOTS,
  ENGINE_RANKS,
  type EngineCard,
  EVENT_RANKS,
  type EventId,
  GATES,
  INNER,
  moveTable,
  OUTPOSTS,
  type PirateId,
  PIRATES,
  PLANETS,
  POSITIONS,
  RESOURCES,
  totalOf,
} from './data.ts';
import { eventCards } from './options.ts';
import { engineCards, tokensOf } from './rules/beginning.ts';
import { handLimit } from './rules/cards.ts';
import { capacityOf, powerOf } from './rules/fleet.ts';
import { NAVIGATE } from './rules/round.ts';
import { type Frame, type FrameOf, isDiscovered, playerOf, type State } from './state.ts';

export function invariants(s: State): void {
  checkEngine(s);
  checkEvents(s);
  checkComponents(s);
  checkPirates(s);
  checkCargo(s);
  checkPlanets(s);
  checkHands(s);
  checkControls(s);
  checkCourse(s);
  checkAsked(s);
}

const SEATS: readonly Seat[] = [0, 1];
/** Whether a seat is asked one of these just now. */
function isAsked(s: State, seat: Seat, ...kinds: readonly Frame['kind'][]): boolean {
  const top = s.stack.at(-1);
  return top !== undefined && kinds.includes(top.kind) && 'seat' in top && top.seat === seat;
}

/** Counts the cards that lie in some piles: so many of each as there should be, and no others. */
function expectCards<T extends string>(piles: readonly (readonly T[])[], all: readonly T[], what: string): void {
  const missing = new Map<T, number>();
  for (const card of all) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const pile of piles) for (const card of pile) missing.set(card, (missing.get(card) ?? 0) - 1);
  for (const [card, count] of missing) assert(count === 0, `${what}: ${count} of ${card} are missing`);
}

/** All engine cards are there. */
function checkEngine(s: State): void {
  const [{ hand: one, control }, { hand: other, control: others }] = s.players;
  const queued: EngineCard[] = [];
  for (const slots of [control, others]) for (const { card } of slots) if (card !== 'fleetProbe') queued.push(card);
  const piles: (readonly EngineCard[])[] = [s.engineStack, s.engineDiscard, one, other, queued];
  if (s.strategy) piles.push(s.strategy.cards, s.strategy.used);
  expectCards(piles, engineCards(s.options), 'engine cards');
}

/** All event cards are there; what is known of a hand or a stack is so. */
function checkEvents(s: State): void {
  const [{ events: one, beams }, { events: other, beams: others }] = s.players;
  const aside: EventId[] = new Array<EventId>(beams + others).fill('tractorBeam');
  for (const frame of s.stack) if (frame.kind === 'announced' && !hasLeft(frame)) aside.push(frame.event);
  const piles: (readonly EventId[])[] = [s.eventStack, s.eventDiscard, s.removed, one, other, aside];
  if (s.tutoring) piles.push(s.tutoring.events);
  expectCards(piles, eventCards(s.options), 'event cards');
  for (const { events, known } of s.players) {
    const left = events.slice();
    for (const event of known) {
      assert(left.includes(event), `${event} is known in a hand and not there`);
      left.splice(left.indexOf(event), 1);
    }
  }
  const knowsTop = s.topKnownTo === null || (SEATS.includes(s.topKnownTo) && s.eventStack.length > 0);
  assert(knowsTop, `${s.topKnownTo} knows the top of ${s.eventStack.length} cards`);
  assert(
    s.removed.every((event) => event === 'timeDilation'),
    'a card has left the game that never does',
  );
}

/** A card that has taken effect and left lies where it belongs already, while its frame is still there. */
const hasLeft = ({ event, at, negated }: FrameOf<'announced'>): boolean =>
  at >= 2 && !negated && (event === 'timeDilation' || event === 'tractorBeam');

/** All components are there, and Quantum Power is the sum of its parts. */
function checkComponents(s: State): void {
  const [one, other] = s.players;
  expectCards([s.supply, one.components, other.components], COMPONENTS, 'components');
  for (const seat of SEATS) {
    const { components, pirates, bonus, total } = powerOf(s, seat);
    assert(total === components + pirates + bonus && Number.isInteger(total), `seat ${seat} has ${total} QP`);
  }
}

/** All pirates are there, fleets and outposts are not too full, and a discovered outpost hides nobody. */
function checkPirates(s: State): void {
  const [one, other] = s.players;
  const away: PirateId[] = [];
  for (const frame of s.stack) if (frame.kind === 'desertion' && frame.at === 1) away.push(frame.pirate);
  const idlers = [...s.outposts.A, ...s.outposts.B].map(({ pirate }) => pirate);
  expectCards([away, one.pirates, other.pirates, idlers], PIRATES, 'pirates');
  for (const { pirates } of s.players)
    assert(pirates.length <= s.options.pirateCapacity, 'a fleet has too many pirates');
  for (const outpost of OUTPOSTS) {
    assert(s.outposts[outpost].length <= s.options.outpostCapacity, `outpost ${outpost} is too full`);
    const isOpen = isDiscovered(s, outpost);
    assert(!isOpen || s.outposts[outpost].every(({ up }) => up), `outpost ${outpost} hides a pirate`);
  }
}

/** Nobody owes resources or holds more than fits. */
function checkCargo(s: State): void {
  for (const seat of SEATS) {
    const { cargo } = playerOf(s, seat);
    assert(isCargo(cargo), `seat ${seat} holds ${cargo.join()}`);
    const sum = totalOf(cargo);
    assert(sum <= capacityOf(s, seat) || isAsked(s, seat, 'forcedJettison'), `seat ${seat} holds ${sum}`);
  }
  for (const planet of PLANETS) assert(isCargo(s.orbit[planet]), `round ${planet} there is ${s.orbit[planet].join()}`);
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;
const isCargo = (cargo: Cargo): boolean => cargo.length === RESOURCES.length && cargo.every(isCount);

/** All tokens are there, and every move by a gate can be undone by it. */
function checkPlanets(s: State): void {
  expectCards([s.tokens], tokensOf(s.options), 'tokens');
  assert(s.faceUp.length === INNER.length, 'a planet is lost');
  assert(DEPOTS.includes(s.depot), `the Depot is on ${s.depot}`);
  for (const { position, colorBlind } of s.players) {
    assert(POSITIONS.includes(position), `nobody can be at ${position}`);
    assert(colorBlind === null || COLORS.includes(colorBlind), `nothing is ${colorBlind}`);
    const table = moveTable(s.options);
    for (const gate of GATES)
      for (const to of moveTable(s.options, colorBlind)[position][gate])
        assert(table[to][gate].includes(position), `${gate} from ${position} to ${to} cannot be undone`);
  }
}

/** Hands are in order and within their limits, but for whoever is discarding. */
function checkHands(s: State): void {
  for (const seat of SEATS) {
    const { hand, events } = playerOf(s, seat);
    const fits = hand.length <= handLimit(s, seat) || isAsked(s, seat, 'discardEngine');
    assert(fits, `seat ${seat} holds ${hand.length} engine cards`);
    const isWithin = events.length <= s.options.eventHandLimit || isAsked(s, seat, 'discardEvent', 'umbraDiscard');
    assert(isWithin, `seat ${seat} holds ${events.length} event cards`);
    assert(
      isInOrder(hand, ENGINE_RANKS) && isInOrder(events, EVENT_RANKS),
      `the hands of seat ${seat} are in disorder`,
    );
  }
}

const isInOrder = <T extends string>(list: readonly T[], ranks: Readonly<Record<T, number>>): boolean =>
  list.every((card, i) => i === 0 || ranks[list[i - 1] as T] <= ranks[card]);

/** Queues are no longer than allowed, and what is resolved lies face up. */
function checkControls(s: State): void {
  for (const { control, resolved, probe } of s.players) {
    const probes = control.filter(({ card }) => card === 'fleetProbe');
    assert(control.length <= s.options.engineSlots, 'too many cards are queued');
    assert(probes.length <= (probe ? 0 : 1) && probes.every(({ up }) => up), 'a fleet PROBE is odd');
    assert(resolved >= 0 && resolved <= control.length, 'more cards are resolved than queued');
    assert(
      control.slice(0, resolved).every(({ up }) => up),
      'a resolved card lies face down',
    );
  }
}

/** Rounds stay within their limit, and each starts with empty queues. */
function checkCourse(s: State): void {
  const most = s.options.roundLimit + s.removed.length;
  assert(s.limit === most && isCount(s.round) && s.round <= s.limit, `round ${s.round} of ${s.limit}`);
  assert(
    SEATS.includes(s.first) && SEATS.includes(s.turn),
    `seat ${s.first} is first, and it is the turn of ${s.turn}`,
  );
  assert((s.ending === null) === s.stack.length > 0, 'the game goes on after its end, or ends without one');
  if (!s.stack.some((frame) => frame.kind === 'round' && frame.at <= NAVIGATE)) return;
  for (const { control, probe } of s.players) assert(control.length === 0 && probe, 'a round starts with queued cards');
}

/** Whoever is asked has something to choose [T6]. */
function checkAsked(s: State): void {
  for (const { seat, kind } of flow.decisions(s)) {
    const count = flow.legal(s, seat).length;
    assert(count > 1, `${kind} is asked with ${count} answers`);
  }
}
