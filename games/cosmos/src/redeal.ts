/** What a viewer cannot know, dealt anew [H3–H5]: others' cards, the deck, aliens not yet chosen, secret answers. */
import { type Random, replace, type Seat, type Viewer } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { flow } from './course.ts';
import { byRank, type CardId, isInvasion, isVp, MOST_REDRAWS, SIDES } from './data.ts';
import { cardsFor } from './options.ts';
import { alienPool, choosers } from './rules/beginning.ts';
import { reinforcementsOf, reinforcers } from './rules/clash.ts';
import { commitsOf, committers } from './rules/commit.ts';
import { openScores, targetOf } from './rules/score.ts';
import { type Frame, invasionIn, playerOf, type State } from './state.ts';
import { knownCards, knownKnowers } from './view.ts';

export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (viewer === 'above') return;
  redealAliens(s, viewer, random);
  redealCards(s, viewer, random);
  redealAnswers(s, viewer, random);
}

function redealAliens(s: State, viewer: Viewer, random: Random): void {
  if (s.offers.length === 0) return;
  const own = typeof viewer === 'number' ? (s.offers[viewer] ?? []) : [];
  const rest = random.shuffle(alienPool(s).filter((alien) => !own.includes(alien)));
  s.offers = s.offers.map((aliens, seat) => {
    if (seat === viewer) return aliens;
    const drawn = rest.splice(0, aliens.length);
    return alienPool(s).filter((alien) => drawn.includes(alien));
  });
}

/** What everybody knows of a hand by the course of the invasion [R45]. */
type Hint = 'some invasion card' | 'no invasion card' | 'nothing';

function hintOf(s: State, seat: Seat): Hint {
  if (!s.invasion || s.invasion.revealed || !isUnderWay(s)) return 'nothing';
  const side = SIDES.find((one) => invasionIn(s)[one].seat === seat);
  const checking = s.stack.findLast((frame) => frame.kind === 'cardCheck')?.side;
  if (!side || (checking === 'attacker' && side === 'defender')) return 'nothing';
  const { redraws, dry } = invasionIn(s)[side];
  if (dry || checking === side) return 'no invasion card';
  return redraws < MOST_REDRAWS ? 'some invasion card' : 'nothing';
}

/** In the picture of an invasion that was only declared nobody has looked into the hands yet. */
const isUnderWay = (s: State): boolean => s.stack.some(({ kind }) => kind === 'invasion');

/** A hand to be dealt: what is known of it stays. */
interface Place {
  readonly seat: Seat;
  readonly known: readonly CardId[];
  readonly unknown: number;
  readonly hint: Hint;
  /** With so many Victory Point cards this player would have won already. */
  readonly vpLimit: number;
}

/** How often to look for a deal in which nobody has won already, before Victory Points are left in the deck. */
const TRIES = 50;
/** After so many, any deal that fits will do. */
const LAST_TRIES = 100;

function redealCards(s: State, viewer: Viewer, random: Random): void {
  const scores = openScores(s);
  const places = s.players.flatMap(({ hand }, seat): Place[] => {
    if (seat === viewer) return [];
    const known = knownCards(s, viewer, seat);
    const vpLimit = targetOf(s) - (scores[seat] ?? 0);
    return [{ seat, known, unknown: hand.length - known.length, hint: hintOf(s, seat), vpLimit }];
  });
  const hidden = places.flatMap(({ seat, known }) => playerOf(s, seat).hand.filter((card) => !known.includes(card)));
  for (const card of hidden) delete s.seen[card];
  for (const { seat, known } of places) forgetKnowers(s, viewer, seat, known);
  const loose = new Set([...s.deck, ...hidden]);
  const pool = cardsFor(s.options).filter((card) => loose.has(card));
  for (let tries = 0; ; tries++) {
    deal(s, places, pool, random, tries >= TRIES);
    const fits = places.every((place) => fitsHint(s, place)) && somebodyIsAsked(s, viewer);
    if (fits && (tries >= LAST_TRIES || places.every((place) => isPlausible(s, place)))) return;
  }
}

/** Who else knows a card is kept as far as the viewer can tell. */
function forgetKnowers(s: State, viewer: Viewer, holder: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    const knowers = knownKnowers(s, viewer, holder, card);
    if (knowers.length > 0) s.seen[card] = knowers;
    else delete s.seen[card];
  }
}

/**
 * Those who are known to hold no invasion card draw first, from what they may hold. `areVpsLast`: Victory Points stay in the
 * deck, and where it has no room for all of them, each player gets no more than leave the game undecided.
 */
function deal(s: State, places: readonly Place[], pool: readonly CardId[], random: Random, areVpsLast: boolean): void {
  let left = random.shuffle(pool.slice());
  if (areVpsLast) left.sort((a, b) => Number(isVp(a)) - Number(isVp(b)));
  const isOpen = s.options.vpCards === 'open';
  const take = (count: number, mayHold: (card: CardId) => boolean): CardId[] => {
    const taken: CardId[] = [];
    const rest: CardId[] = [];
    let at = 0;
    for (; at < left.length && taken.length < count; at++) {
      const card = left[at] as CardId;
      (mayHold(card) && !(isOpen && isVp(card)) ? taken : rest).push(card);
    }
    left = rest.concat(left.slice(at));
    return taken;
  };
  const bare = places.filter(({ hint }) => hint === 'no invasion card');
  const others = places.filter(({ hint }) => hint !== 'no invasion card');
  let spread = areVpsLast && !isOpen ? vpsInHands(places, left) : 0;
  for (const place of [...bare, ...others]) {
    const { seat, known, unknown, hint } = place;
    const free = hint === 'some invasion card' && !known.some(isInvasion) ? unknown - 1 : unknown;
    const vps = take(Math.min(spread, free, allowanceOf(place) - known.filter(isVp).length), isVp);
    spread -= vps.length;
    const mayHold = hint === 'no invasion card' ? (card: CardId) => !isInvasion(card) : () => true;
    const drawn = [...vps, ...take(unknown - vps.length, mayHold)];
    playerOf(s, seat).hand = [...known, ...drawn].sort(byRank);
  }
  s.deck = areVpsLast ? random.shuffle(left) : left;
}

/** So many Victory Points are in hands at the least, because there are too few other cards. */
function vpsInHands(places: readonly Place[], pool: readonly CardId[]): number {
  const unknown = places.reduce((sum, place) => sum + place.unknown, 0);
  return Math.max(0, unknown - pool.filter((card) => !isVp(card)).length);
}

const fitsHint = (s: State, { seat, hint }: Place): boolean =>
  hint !== 'some invasion card' || playerOf(s, seat).hand.some(isInvasion);

/** Whoever has enough points without any such card may hold as many as there are: nobody has counted yet. */
const allowanceOf = ({ vpLimit }: Place): number => (vpLimit <= 0 ? Number.MAX_SAFE_INTEGER : vpLimit - 1);

const isPlausible = (s: State, place: Place): boolean =>
  playerOf(s, place.seat).hand.filter(isVp).length <= allowanceOf(place);

/** The secret question on top: who answers it, and how they could. */
function secretOnTop(s: State): { takers: readonly Seat[]; legal(seat: Seat): readonly Action[] } | undefined {
  if (flow.top(s, 'choosePower'))
    return {
      takers: choosers(s),
      legal: (seat) => (s.offers[seat] ?? []).map((alien) => ({ kind: 'choosePower', alien })),
    };
  if (flow.top(s, 'commitCard')) return { takers: committers(s), legal: (seat) => commitsOf(s, seat) };
  if (flow.top(s, 'reinforce')) return { takers: reinforcers(s), legal: (seat) => reinforcementsOf(s, seat) };
  return undefined;
}

const answersIn = (s: State): readonly (Action | null)[] => {
  const frame = s.stack.at(-1);
  return frame && 'answers' in frame ? frame.answers : [];
};

/** The game waits: if not for the viewer, then for one of the others. */
function somebodyIsAsked(s: State, viewer: Viewer): boolean {
  const secret = secretOnTop(s);
  if (!secret) return true;
  return secret.takers.some((seat) => seat !== viewer || answersIn(s)[seat] === null);
}

/** Any other who is asked may have answered already, and anything. */
function redealAnswers(s: State, viewer: Viewer, random: Random): void {
  const secret = secretOnTop(s);
  const frame = s.stack.at(-1);
  if (!secret || !frame || !('answers' in frame) || frame.isFresh) return;
  for (;;) {
    const answers = s.players.map((_, seat) => {
      if (seat === viewer) return frame.answers[seat] ?? null;
      return secret.takers.includes(seat) ? random.pick([null, ...secret.legal(seat)]) : null;
    });
    if (!secret.takers.some((seat) => answers[seat] === null)) continue;
    // Answers of the kind that the frame keeps.
    replace<Frame>(s, frame, { ...frame, answers } as Frame);
    return;
  }
}
