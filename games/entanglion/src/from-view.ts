/** A state as a seat knows it, made from its view. */
import type { Random, Seat } from '@orrery/kernel';
import { type EngineCard, type EventId, PIRATES, type PirateId, type Token } from './data.ts';
import { eventCards } from './options.ts';
import { redeal } from './redeal.ts';
import { engineCards, tokensOf } from './rules/beginning.ts';
import { inEngineOrder, inEventOrder } from './rules/cards.ts';
import { silentAt } from './rules/resolve.ts';
import type { EntanglionView, SeenIdler, SeenPlayer } from './seen.ts';
import { emptyTable } from './setup.ts';
import { type Frame, type Idler, otherThan, type Player, slotWith, type State } from './state.ts';

/** What the seat does not know is dealt at once, so that the state fits the question that is open. */
export function fromView(view: EntanglionView, seat: Seat, random: Random): State {
  const s: State = {
    ...emptyTable(view.options),
    round: view.round,
    limit: view.limit,
    first: view.first,
    turn: view.turn,
    depot: view.depot,
    tokens: tokensIn(view),
    faceUp: view.ring.map(({ token }) => token !== null),
    orbit: { ...view.orbit },
    outposts: outpostsIn(view),
    supply: view.supply,
    engineDiscard: view.engineDiscard.slice(),
    eventDiscard: view.eventDiscard,
    removed: view.removed,
    topKnownTo: view.topKnownTo,
    players: [playerIn(view.players[0]), playerIn(view.players[1])],
    active: view.active,
    mined: view.mined,
    encounter: view.encounter,
    ending: view.ending,
    stack: stackIn(view),
  };
  dealEngine(s, view);
  dealEvents(s, view, seat);
  redeal(s, seat, random);
  return s;
}

/** What is left of a list when some are taken away. */
class Pool<T> {
  readonly left: T[];

  constructor(all: readonly T[]) {
    this.left = all.slice();
  }

  remove(some: readonly T[]): void {
    for (const one of some) {
      const at = this.left.indexOf(one);
      if (at >= 0) this.left.splice(at, 1);
    }
  }

  take(count: number): T[] {
    return this.left.splice(0, count);
  }
}

function tokensIn({ ring, options }: EntanglionView): Token[] {
  const pool = new Pool(tokensOf(options));
  pool.remove(ring.flatMap(({ token }) => (token ? [token] : [])));
  return ring.map(({ token }) => token ?? (pool.take(1)[0] as Token));
}

function outpostsIn({ outposts, players, pending }: EntanglionView): State['outposts'] {
  const pool = new Pool<PirateId>(PIRATES);
  const isUp = (idler: SeenIdler) => idler !== null;
  pool.remove([...outposts.A.filter(isUp), ...outposts.B.filter(isUp), ...players.flatMap(({ pirates }) => pirates)]);
  pool.remove(pending.flatMap((frame) => (frame.kind === 'desertion' ? [frame.pirate] : [])));
  const fill = (idler: SeenIdler): Idler =>
    idler ? { pirate: idler, up: true } : { pirate: pool.take(1)[0] as PirateId, up: false };
  return { A: outposts.A.map(fill), B: outposts.B.map(fill) };
}

/** Hands and face-down cards are dealt later. */
const playerIn = (seen: SeenPlayer): Player => ({
  position: seen.position,
  hand: [],
  events: seen.events,
  known: seen.known,
  probe: seen.probe,
  control: [],
  resolved: seen.resolved,
  out: seen.out,
  finished: seen.finished,
  cargo: seen.cargo,
  components: seen.components,
  pirates: seen.pirates,
  bonusQp: seen.power.bonus,
  beams: seen.beams,
  charmed: seen.charmed,
  spied: seen.spied,
  colorBlind: seen.colorBlind,
});

/** Nobody is seen to be asked: somebody else is, in silence. */
function stackIn({ pending, decisions, ending }: EntanglionView): Frame[] {
  const stack = pending.slice();
  const top = stack.at(-1);
  if (ending || decisions.length > 0 || !top) return stack;
  if (top.kind === 'window') stack.push({ kind: 'event', seat: top.floor, window: top.window });
  else if (top.kind === 'announced') stack.push({ kind: 'respond', seat: otherThan(top.seat) });
  else if (top.kind === 'flight') stack.push({ kind: silentAt(top.at), seat: top.seat });
  else if (top.kind === 'actions') stack.push({ kind: 'action', seat: top.seat });
  else if (top.kind === 'silence') stack.push(top.question);
  return stack;
}

function dealEngine(s: State, { players, engineDiscard, strategy, options }: EntanglionView): void {
  const pool = new Pool<EngineCard>(engineCards(options));
  pool.remove([...engineDiscard, ...(strategy?.used ?? []), ...(strategy?.cards ?? [])]);
  for (const { hand, control } of players)
    pool.remove([...(hand ?? []), ...control.flatMap(({ card }) => (card && card !== 'fleetProbe' ? [card] : []))]);
  for (const [i, { hand, cards, control }] of players.entries()) {
    const player = s.players[i] as Player;
    player.hand = hand?.slice() ?? inEngineOrder(pool.take(cards));
    player.control = control.map(({ card, up }) => slotWith(card ?? (pool.take(1)[0] as EngineCard), up));
  }
  if (strategy) {
    const { seat, used, count } = strategy;
    s.strategy = { seat, used, cards: strategy.cards ?? inEngineOrder(pool.take(count)) };
  }
  s.engineStack = pool.left;
}

function dealEvents(s: State, view: EntanglionView, seat: Seat): void {
  const pool = new Pool<EventId>(eventCards(view.options));
  pool.remove([...view.eventDiscard, ...view.removed, ...view.announced.map(({ event }) => event)]);
  pool.remove([...(view.tutoring?.events ?? []), ...(view.topEvent ? [view.topEvent] : [])]);
  for (const { events, beams } of view.players)
    pool.remove([...events, ...new Array<EventId>(beams).fill('tractorBeam')]);
  for (const [i, { events, eventCards: count }] of view.players.entries()) {
    const player = s.players[i] as Player;
    // Of the other hand the view shows what is known of it.
    if (i !== seat) player.known = events;
    player.events = inEventOrder([...events, ...pool.take(count - events.length)]);
  }
  if (view.tutoring) {
    const { seat: tutored, count } = view.tutoring;
    s.tutoring = { seat: tutored, events: view.tutoring.events ?? inEventOrder(pool.take(count)) };
  }
  s.eventStack = [...(view.topEvent ? [view.topEvent] : []), ...pool.left];
}
