/** What a viewer may know [H1–H5], built up from nothing. */
import { assert, type Seat, type Viewer } from '@orrery/kernel';
import { flow } from './course.ts';
import { POSITION_DATA, RING } from './data.ts';
import { handLimit } from './rules/cards.ts';
import { capacityOf, powerOf } from './rules/fleet.ts';
import { NAVIGATE } from './rules/round.ts';
import type { Announcement, EntanglionView, Phase, SeenPlayer, SeenSlot } from './seen.ts';
import { type Frame, otherThan, playerOf, shownAt, type Slot, type State } from './state.ts';

/** Others must not know that one of these is open [H5], nor that another one is that was put in silence [R46]. */
type Silent = Extract<Frame, { kind: 'event' | 'respond' | 'resolve' | 'interfere' | 'action' } | { hidden?: true }>;
const SILENT: ReadonlySet<string> = new Set(['event', 'respond', 'resolve', 'interfere', 'action']);
const isSilent = (frame: Frame): frame is Silent => SILENT.has(frame.kind) || 'hidden' in frame;

const sees = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'above';

function seenSlot(s: State, { card, up }: Slot, seat: Seat, viewer: Viewer): SeenSlot {
  const isKnown = up || sees(viewer, seat);
  return { card: isKnown ? card : null, up, memoryOnly: !up && viewer === seat && !s.options.showOwnPlaced };
}

function seenPlayer(s: State, seat: Seat, viewer: Viewer): SeenPlayer {
  const player = playerOf(s, seat);
  const isOwn = sees(viewer, seat);
  return {
    position: player.position,
    planets: POSITION_DATA[player.position].planets,
    cards: player.hand.length,
    hand: isOwn ? player.hand.slice() : null,
    handLimit: handLimit(s, seat),
    eventCards: player.events.length,
    events: isOwn ? player.events : viewer === 'watcher' ? [] : player.known,
    known: isOwn ? player.known : [],
    probe: player.probe,
    control: player.control.map((slot) => seenSlot(s, slot, seat, viewer)),
    resolved: player.resolved,
    out: player.out,
    finished: player.finished,
    cargo: player.cargo,
    capacity: capacityOf(s, seat),
    components: player.components,
    pirates: player.pirates,
    power: powerOf(s, seat),
    beams: player.beams,
    charmed: player.charmed,
    spied: player.spied,
    colorBlind: player.colorBlind,
  };
}

function phaseOf(s: State): Phase {
  if (s.ending) return 'over';
  const isUnder = (kind: Frame['kind']) => s.stack.some((frame) => frame.kind === kind);
  if (isUnder('navigation')) return 'navigate';
  if (isUnder('resolution')) return 'resolve';
  const round = s.stack.find((frame) => frame.kind === 'round');
  if (!round) return 'setup';
  return round.at <= NAVIGATE ? 'roundStart' : 'cleanup';
}

/** Whom the game waits for, told alike whether somebody is asked in silence or passed over [H5]. */
function waitingFor(pending: readonly Frame[]): Seat | null {
  const top = pending.at(-1);
  switch (top?.kind) {
    case 'window':
      return top.floor;
    case 'announced':
      return otherThan(top.seat);
    default:
      return top && 'seat' in top ? top.seat : null;
  }
}

function announcements(s: State): Announcement[] {
  const open: Announcement[] = [];
  for (const frame of s.stack)
    if (frame.kind === 'announced') open.push({ seat: frame.seat, event: frame.event, negated: frame.negated });
  return open;
}

function seenTutoring({ tutoring }: State, viewer: Viewer): EntanglionView['tutoring'] {
  if (!tutoring) return null;
  const { seat, events } = tutoring;
  return { seat, count: events.length, events: sees(viewer, seat) ? events : null };
}

function seenStrategy({ strategy }: State, viewer: Viewer): EntanglionView['strategy'] {
  if (!strategy) return null;
  const { seat, cards, used } = strategy;
  return { seat, count: cards.length, cards: sees(viewer, seat) ? cards : null, used };
}

export function view(s: State, viewer: Viewer): EntanglionView {
  const pending = s.stack.filter((frame) => !isSilent(frame) || sees(viewer, frame.seat));
  return {
    options: s.options,
    round: s.round,
    limit: s.limit,
    phase: phaseOf(s),
    first: s.first,
    turn: s.turn,
    waitingFor: waitingFor(s.stack.filter((frame) => !isSilent(frame))),
    depot: s.depot,
    ring: RING.map((planet) => ({ planet, token: shownAt(s, planet) ?? null })),
    orbit: { ...s.orbit },
    outposts: {
      A: s.outposts.A.map(({ pirate, up }) => (up ? pirate : null)),
      B: s.outposts.B.map(({ pirate, up }) => (up ? pirate : null)),
    },
    supply: s.supply,
    engineStack: s.engineStack.length,
    engineDiscard: s.engineDiscard.slice(),
    eventStack: s.eventStack.length,
    eventDiscard: s.eventDiscard,
    removed: s.removed,
    topKnownTo: s.topKnownTo,
    topEvent: s.topKnownTo !== null && sees(viewer, s.topKnownTo) ? topOf(s) : null,
    players: [seenPlayer(s, 0, viewer), seenPlayer(s, 1, viewer)],
    active: s.active,
    mined: s.mined,
    encounter: s.encounter,
    announced: announcements(s),
    tutoring: seenTutoring(s, viewer),
    strategy: seenStrategy(s, viewer),
    pending,
    ending: s.ending,
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

function topOf(s: State) {
  const top = s.eventStack[0];
  assert(top, 'a known card lies on the stack');
  return top;
}
