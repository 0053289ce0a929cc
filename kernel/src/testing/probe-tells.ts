/**
 * Secrets over time. Two states that a viewer cannot tell apart are played on alike; what the viewer gets must go on being
 * alike until something hidden is shown: events, pictures and pauses, in the same order. Single views cannot show a tell of
 * this kind: that somebody was asked in silence, say, which a later number gives away.
 */
import { type Action, type Game, type Seat, type View, type Viewer, viewersOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { heardBy } from '../match.ts';
import type { Random } from '../random.ts';
import { isSame } from './json.ts';
import { difference, drawSeed, Found, isOpen, type Probe, redealtCopy, tryAction } from './probe.ts';

/** How many questions that the viewer can see it goes on for. */
const HORIZON = 6;
/** How many ways through hidden questions are tried. */
const WAYS_MOST = 24;
/** A way through more of them than this is given up: some cards can be played over and over. */
const LONGEST_WAY = 40;
/** So many redeals are looked through for one in which silence means something else. */
const REDEALS_MOST = 4;

/** What a viewer gets, in order: an event or a blank, a picture of a film, a pause. */
type Item = { readonly event: unknown } | { readonly picture: unknown } | 'pause';

/** A state, and what the viewer got on the way there. */
interface Place {
  readonly state: unknown;
  readonly got: readonly Item[];
  /** Something hidden was shown on the way, to anybody. */
  readonly revealed: boolean;
}

/** A place where the viewer sees who is asked, or that the game is over. */
interface SeenPlace extends Place {
  readonly view: View;
}

/** The places to which one can come, and at the end a word if there are more of them. */
type Places = Iterable<SeenPlace | 'more'>;

const isPlace = (place: SeenPlace | 'more'): place is SeenPlace => place !== 'more';

type Pair = readonly [SeenPlace, SeenPlace];

/** What somebody does, and everybody sees. */
interface Deed {
  readonly seat: Seat;
  readonly action: Action;
}

export function probeTells(probe: Probe): void {
  const { game, state, seats, random } = probe;
  const viewer = random.pick(viewersOf(seats));
  const { state: redealt } = probe.redealt(viewer);
  const seed = drawSeed(random);
  const [ones, others] = [state, redealt].map((each) =>
    seenPlaces(game, viewer, { state: each, got: [], revealed: false }, seed),
  ) as [Places, Places];
  const found = [...ones].filter(isPlace);
  if (found.length > 0) goOn(game, viewer, alike(viewer, quietest(found, random), others), random);
}

/**
 * The same where it matters most: right after a deed upon which somebody is asked in silence, or would be. The other state
 * is one in which the silence means something else, if there is any.
 */
export function probeSilence({ game, state, seats, random }: Probe, deed: Deed): void {
  const viewer = random.pick(viewersOf(seats));
  const silence = silenceAfter(game, state, deed);
  let redealt: unknown;
  for (let deals = 0; deals < REDEALS_MOST; deals++) {
    redealt = redealtCopy(game, state, viewer, drawSeed(random));
    if (isOpen(game, redealt, deed.seat, deed.action) && !isSame(silence, silenceAfter(game, redealt, deed))) break;
  }
  const place = (each: unknown) => ({ state: each, got: [], revealed: false, view: game.view(each, viewer) });
  goOn(game, viewer, answered(game, viewer, [place(state), place(redealt)], deed, random), random);
}

/** Who is asked in silence after a deed, and what they may answer. */
function silenceAfter(game: Game, state: unknown, { seat, action }: Deed): unknown {
  const { state: after } = tryAction(game, state, seat, action, '');
  const hidden = game.decisions(after).filter((decision) => decision.hidden);
  return hidden.map((decision) => [decision, game.legal(after, decision.seat)]);
}

/** Plays both states on, alike, for some questions. */
function goOn(game: Game, viewer: Viewer, from: Pair | undefined, random: Random): void {
  let pair = from;
  for (let asked = 0; pair && asked < HORIZON; asked++) {
    const [{ state, view }] = pair;
    if (view.decisions.length === 0) return;
    const { seat } = random.pick(view.decisions);
    pair = answered(game, viewer, pair, { seat, action: random.pick(game.legal(state, seat)) }, random);
  }
}

/** Somebody answers a question that the viewer can see, in both states alike. */
function answered(
  game: Game,
  viewer: Viewer,
  [one, two]: Pair,
  { seat, action }: Deed,
  random: Random,
): Pair | undefined {
  const seed = drawSeed(random);
  const found = [...played(game, viewer, one.state, seat, action, seed)].filter(isPlace);
  if (found.length === 0) return undefined;
  const shown = quietest(found, random);
  const isSameOpen = isOpen(game, two.state, seat, action);
  const same = isSameOpen ? played(game, viewer, two.state, seat, action, seed) : [];
  const others = seat === viewer ? [] : placesAfterOthers(game, viewer, two.state, seat, action, seed);
  // Whoever does openly what could not be done in the other state shows by right that it can.
  return alike(viewer, shown, same, others, seat !== viewer && !isSameOpen);
}

/** One of them, if possible one on whose way nothing hidden was shown: the others may differ by right. */
function quietest(places: readonly SeenPlace[], random: Random): SeenPlace {
  const quiet = places.filter(({ revealed }) => !revealed);
  return random.pick(quiet.length > 0 ? quiet : places);
}

/** Where other answers of the seat lead, those of the same kind first: the viewer may not see which one was given. */
function* placesAfterOthers(game: Game, viewer: Viewer, state: unknown, seat: Seat, action: Action, seed: string) {
  const others = game.legal(state, seat).filter((one) => !isSame(one, action));
  const isLike = ({ kind }: Action) => kind === action.kind;
  for (const other of [...others.filter(isLike), ...others.filter((one) => !isLike(one))])
    yield* played(game, viewer, state, seat, other, seed);
}

/** Every place to which an answer may lead. */
function played(game: Game, viewer: Viewer, from: unknown, seat: Seat, action: Action, seed: string): Places {
  const got: Item[] = [];
  const { state, revealed } = film(game, viewer, from, seat, action, seed, got);
  return seenPlaces(game, viewer, { state, got, revealed }, seed);
}

/**
 * Goes through hidden questions, answer by answer, until the viewer can see who is asked. One place after the other: of
 * the other state's the first will do most often.
 */
function* seenPlaces(game: Game, viewer: Viewer, place: Place, seed: string): Places {
  let found = 0;
  for (const seen of allSeenPlaces(game, viewer, place, seed)) {
    yield found === WAYS_MOST ? 'more' : seen;
    if (found++ === WAYS_MOST) return;
  }
}

function* allSeenPlaces(game: Game, viewer: Viewer, place: Place, seed: string, answers = 0): Places {
  const first = game.decisions(place.state)[0];
  const view = game.view(place.state, viewer);
  if (!first || view.decisions.length > 0) {
    yield { ...place, view };
    return;
  }
  if (answers === LONGEST_WAY) {
    yield 'more';
    return;
  }
  for (const action of game.legal(place.state, first.seat)) {
    const got = place.got.slice();
    if (first.hidden) pause(got); // somebody was asked, and for all that others know nobody was
    const { state, revealed } = film(game, viewer, place.state, first.seat, action, seed, got);
    yield* allSeenPlaces(game, viewer, { state, got, revealed: place.revealed || revealed }, seed, answers + 1);
  }
}

/** Tries an action and adds what the viewer gets of it. */
function film(game: Game, viewer: Viewer, from: unknown, seat: Seat, action: Action, seed: string, got: Item[]) {
  const { state, recorder } = tryAction(game, from, seat, action, seed, (now) => game.view(now, viewer));
  const { told, beats, revealed } = recorder;
  let at = 0;
  const tellUpTo = (end: number) => {
    for (const event of heardBy(told.slice(at, end), viewer)) got.push({ event });
    at = end;
  };
  for (const beat of beats) {
    tellUpTo(beat.told);
    if (beat.pause) pause(got);
    else got.push({ picture: beat.state });
  }
  tellUpTo(told.length);
  return { state, revealed };
}

/** Pauses with nothing told between them are one. */
function pause(got: Item[]): void {
  const last = got.findLast((item) => item === 'pause' || 'event' in item);
  if (last !== 'pause') got.push('pause');
}

/**
 * A place and one of the other state's that looks the same to the viewer; nothing if they differ by right because something
 * hidden was shown: in this one, or after the same answer in every one of the other state. `same`: where the same answer leads
 * there; `others`: where other answers do.
 */
function alike(viewer: Viewer, one: SeenPlace, same: Places, others: Places = [], mayDiffer = false): Pair | undefined {
  const looksAlike = (two: SeenPlace) => isSame(one.got, two.got) && isSame(one.view, two.view);
  const found: SeenPlace[] = [];
  let isCut = false;
  for (const two of same) {
    if (!isPlace(two)) isCut = true;
    else if (looksAlike(two)) return [one, two];
    else found.push(two);
  }
  for (const two of others) if (isPlace(two) && looksAlike(two)) return [one, two];
  const quiet = found.find(({ revealed }) => !revealed);
  if (one.revealed || mayDiffer || isCut || (found.length > 0 && !quiet)) return undefined;
  const how = quiet ? difference(lookOf(one), lookOf(quiet)) : 'there is no answer like it';
  throw new Found('tells', `viewer ${viewer} can tell what it cannot know: ${how}`);
}

const lookOf = ({ got, view }: SeenPlace): string => canonicalJson({ got, view });
