/** What a viewer cannot know, dealt anew: cards in others' hands, queues and stacks, face-down pirates and tokens. */
import type { Random, Seat, Viewer } from '@orrery/kernel';
import { flow } from './course.ts';
import { type EngineCard, type EventId, OUTPOSTS, PIRATES, sorterOf, TOKENS } from './data.ts';
import { inEngineOrder, inEventOrder } from './rules/cards.ts';
import { playerOf, slotWith, type State } from './state.ts';

const SEATS: readonly Seat[] = [0, 1];
const inTokenOrder = sorterOf(TOKENS);
const inPirateOrder = sorterOf(PIRATES);

export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (viewer === 'above') return;
  redealTokens(s, random);
  redealPirates(s, random);
  redealEngine(s, viewer, random);
  redealEvents(s, viewer, random);
}

/** Face-down tokens lie anywhere among themselves. */
function redealTokens(s: State, random: Random): void {
  const hidden = random.shuffle(inTokenOrder(s.tokens.filter((_, i) => !s.faceUp[i])));
  s.tokens = s.tokens.map((token, i) => (s.faceUp[i] ? token : (hidden.shift() ?? token)));
}

function redealPirates(s: State, random: Random): void {
  const faceDown = OUTPOSTS.flatMap((outpost) => s.outposts[outpost].flatMap(({ pirate, up }) => (up ? [] : [pirate])));
  const hidden = random.shuffle(inPirateOrder(faceDown));
  for (const outpost of OUTPOSTS)
    s.outposts[outpost] = s.outposts[outpost].map((idler) =>
      idler.up ? idler : { pirate: hidden.shift() ?? idler.pirate, up: false },
    );
}

/** The game waits for somebody who has something to choose: other deals are thrown away. */
function somebodyIsAsked(s: State, viewer: Viewer): boolean {
  const top = s.stack.at(-1);
  if (!top || !('seat' in top) || top.seat === viewer) return true;
  const { kind, seat } = top;
  const isSilent = flow.decisions(s)[0]?.hidden ?? false;
  return !(isSilent || kind === 'stratUse') || flow.legal(s, seat).length > 1;
}

const ABOUT_ENGINE_CARDS: ReadonlySet<string> = new Set(['stratUse', 'charmDiscard', 'discardEngine']);

/** Others' hands, their face-down cards, their strategy, and the stack. */
function redealEngine(s: State, viewer: Viewer, random: Random): void {
  const others = SEATS.filter((seat) => seat !== viewer);
  const strategy = s.strategy && s.strategy.seat !== viewer ? s.strategy : null;
  const pool: EngineCard[] = [...s.engineStack, ...(strategy?.cards ?? [])];
  for (const seat of others) {
    const { hand, control } = playerOf(s, seat);
    pool.push(...hand, ...control.flatMap(({ card, up }) => (up || card === 'fleetProbe' ? [] : [card])));
  }
  const known = inEngineOrder(pool);
  do {
    const left = random.shuffle(known.slice());
    for (const seat of others) dealEngine(s, seat, left);
    if (strategy) s.strategy = { ...strategy, cards: inEngineOrder(left.splice(0, strategy.cards.length)) };
    s.engineStack = left;
  } while (ABOUT_ENGINE_CARDS.has(s.stack.at(-1)?.kind ?? '') && !somebodyIsAsked(s, viewer));
}

function dealEngine(s: State, seat: Seat, left: EngineCard[]): void {
  const player = playerOf(s, seat);
  player.hand = inEngineOrder(left.splice(0, player.hand.length));
  player.control = player.control.map((slot) => (slot.up ? slot : slotWith(left.shift() ?? slot.card, false)));
}

/** Event cards that the viewer knows in a hand. A watcher knows none. */
const knownIn = (s: State, seat: Seat, viewer: Viewer): readonly EventId[] =>
  viewer === 'watcher' ? [] : playerOf(s, seat).known;

function without(events: readonly EventId[], some: readonly EventId[]): EventId[] {
  const left = events.slice();
  for (const event of some) left.splice(left.indexOf(event), 1);
  return left;
}

/** Others' hands but for what is known of them, a Tutor's cards, and the stack but for a known top card. */
function redealEvents(s: State, viewer: Viewer, random: Random): void {
  const others = SEATS.filter((seat) => seat !== viewer);
  const tutoring = s.tutoring && s.tutoring.seat !== viewer ? s.tutoring : null;
  const top = s.topKnownTo === viewer ? s.eventStack.slice(0, 1) : [];
  const pool = [...s.eventStack.slice(top.length), ...(tutoring?.events ?? [])];
  const hands = others.map((seat) => {
    const { events } = playerOf(s, seat);
    const known = knownIn(s, seat, viewer);
    pool.push(...without(events, known));
    return { seat, known, unknown: events.length - known.length };
  });
  const sorted = inEventOrder(pool);
  do {
    const left = random.shuffle(sorted.slice());
    for (const { seat, known, unknown } of hands)
      playerOf(s, seat).events = inEventOrder([...known, ...left.splice(0, unknown)]);
    if (tutoring) s.tutoring = { ...tutoring, events: inEventOrder(left.splice(0, tutoring.events.length)) };
    s.eventStack = [...top, ...left];
  } while (!somebodyIsAsked(s, viewer));
  if (viewer === 'watcher') redealKnowledge(s, random);
}

/** Two players know what they know of each other. A watcher does not: it may be any cards of those hands. */
function redealKnowledge(s: State, random: Random): void {
  for (const player of s.players)
    player.known = inEventOrder(random.shuffle(player.events.slice()).slice(0, player.known.length));
}
