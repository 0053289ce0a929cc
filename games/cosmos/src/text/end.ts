/** The page about the end: who won by what, what decided it, and the score with what lies behind it. */
import {
  assert,
  type EndFact,
  type Ending,
  type EndPlace,
  type EndWords,
  type PlacedEvent,
  plural,
  type ScoreWords,
  type Seat,
  seatWithMost,
  sentence,
  toldIn,
  toldOf,
  type Viewer,
  type Voice,
  voiceOf,
  winnersOf,
} from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import type { Event, EventOf } from '../events.ts';
import type { CosmosView } from '../view.ts';
import { type Fight, fightSentence, fightsIn } from './end-fights.ts';
import { changeOf, changeWords } from './end-points.ts';
import { type WinningAct, winningAct } from './end-act.ts';
import { BONUS_NAMES, POINT_NAMES, POINT_WORDS, seatName } from './words.ts';

export type End = Ending<CosmosView, Event>;

export function end(ending: End, viewer: Viewer): EndWords {
  const told = toldIn(ending.moves);
  const fights = fightsIn(told);
  return {
    by: byWhat(ending),
    ...decided(ending, told, fights, viewer),
    score: scoreOf(ending),
    facts: factsOf(ending, told, fights),
  };
}

const winnerOf = ({ outcome }: End): Seat => winnersOf(outcome)[0] ?? 0;

function byWhat({ outcome, view }: End): string {
  return outcome.reason === 'target'
    ? `First to ${plural(view.target, 'point')}, in round ${view.round}`
    : `Most points after round ${view.round}, the last`;
}

function decided(
  ending: End,
  told: readonly PlacedEvent<Event>[],
  fights: readonly Fight[],
  viewer: Viewer,
): Pick<EndWords, 'decided' | 'place'> {
  const voice = voiceOf(seatName, viewer);
  const winner = winnerOf(ending);
  const last = lastTurnSentence(ending, told, voice);
  const isLoser = typeof viewer === 'number' && viewer !== winner;
  // Whoever lost wants to know of the own ships first, then of what the winner fought for; of equal fights the later counts.
  const own = isLoser ? fights.filter(({ loser }) => loser === viewer) : [];
  const won = fights.filter((fight) => fight.winner === winner);
  const [fight] = [own, won].flatMap((some) =>
    some
      .toReversed()
      .sort((a, b) => b.lost - a.lost)
      .slice(0, 1),
  );
  const first = fight ? fightSentence(fight, voice) : leadSentence(ending, winner);
  const act = actIn(ending, told);
  const place = act?.told ?? (ending.outcome.reason === 'target' || !fight ? endOf(told) : fight.place);
  return {
    decided: [first, last, act ? act.words(voice) : []].flat().join(' '),
    ...(place && { place: { move: place.move, at: place.at } }),
  };
}

/** By which act the target was reached, where it was. */
function actIn(ending: End, told: readonly PlacedEvent<Event>[]): WinningAct | undefined {
  const began = toldOf(told, 'turnStarted').at(-1);
  if (ending.outcome.reason !== 'target' || !began) return undefined;
  return winningAct(told, winnerOf(ending), lastTurnChange(ending, began.event));
}

const endOf = (told: readonly PlacedEvent<Event>[]): EndPlace | undefined => toldOf(told, 'gameEnded').at(-1);

/** What gave the winner most of the lead over the best of the others. */
function leadSentence(ending: End, winner: Seat): string {
  const points = pointsOf(ending);
  const rivals = points.filter((_, seat) => seat !== winner).toSorted((a, b) => totalOf(b) - totalOf(a));
  const [own, other] = [points[winner], rivals[0]];
  const lead = (name: keyof Points) => (own?.[name] ?? 0) - (other?.[name] ?? 0);
  const [most = 'colonies'] = POINT_NAMES.toSorted((a, b) => lead(b) - lead(a));
  return `Most of the lead: ${plural(own?.[most] ?? 0, 'point')} ${POINT_WORDS[most]}, against ${other?.[most] ?? 0}.`;
}

/** How near everybody was when the last turn began, and what came on top of it. */
function lastTurnSentence(ending: End, told: readonly PlacedEvent<Event>[], { who }: Voice): string {
  const winner = winnerOf(ending);
  const began = toldOf(told, 'turnStarted').at(-1);
  if (!began) return `${sentence(who(winner))} had ${ending.outcome.scores?.[winner] ?? 0} points at the end.`;
  const scores = began.event.points.map(totalOf);
  const rival = seatWithMost(scores.map((score, seat) => (seat === winner ? Number.NEGATIVE_INFINITY : score)));
  const own = plural(scores[winner] ?? 0, 'point');
  const change = changeWords(lastTurnChange(ending, began.event));
  return `When the last turn began, ${who(winner)} had ${own} on the table and ${who(rival)} ${scores[rival]}.${change && ` ${change}`}`;
}

/** What the winner has at the end and not on the table when the last turn began, and the other way round. */
export function lastTurnChange(ending: End, began: EventOf<'turnStarted'>): Points {
  const winner = winnerOf(ending);
  const [before, after] = [began.points[winner], pointsOf(ending)[winner]];
  assert(before && after, `seat ${winner} has no points`);
  return changeOf(before, after);
}

/** The breakdown of this game's outcome. */
const pointsOf = ({ outcome }: End): readonly Points[] =>
  (outcome.breakdown as unknown as { readonly points: readonly Points[] }).points;

const LABELS: Readonly<Record<keyof Points, string>> = {
  colonies: 'planets',
  fortresses: 'fortresses',
  vpCards: 'Victory Point cards',
  bought: 'bought',
  graveyard: BONUS_NAMES.fewestLost,
  hand: BONUS_NAMES.mostCards,
  ability: 'ability',
  tracker: 'tracker',
};

function scoreOf(ending: End): ScoreWords {
  return {
    note: 'Points at the end, one block for each thing that gives them',
    parts: pointsOf(ending).map((points) =>
      POINT_NAMES.flatMap((name) => (points[name] > 0 ? [{ label: LABELS[name], amount: points[name] }] : [])),
    ),
  };
}

function factsOf({ outcome, view }: End, told: readonly PlacedEvent<Event>[], fights: readonly Fight[]): EndFact[] {
  const bySeat = (count: (seat: Seat) => number) => outcome.ranks.map((_, seat) => count(seat));
  const invasions = toldOf(told, 'invaded').map(({ event }) => event);
  const bought = toldOf(told, 'bought').map(({ event }) => event);
  const buys = (seat: Seat, what: (typeof bought)[number]['what']) =>
    bought.filter((event) => event.seat === seat && event.what === what).length;
  const lost = (seat: Seat) => fights.reduce((sum, fight) => (fight.loser === seat ? sum + fight.lost : sum), 0);
  return [
    { label: 'Invasions', values: bySeat((seat) => invasions.filter((event) => event.seat === seat).length) },
    { label: 'Fights won', values: bySeat((seat) => fights.filter(({ winner }) => winner === seat).length) },
    { label: 'Ships lost in fights', values: bySeat(lost) },
    { label: 'Ships in the graveyard at the end', values: bySeat((seat) => view.players[seat]?.graveyard ?? 0) },
    { label: 'Cards bought', values: bySeat((seat) => buys(seat, 'card')) },
    { label: 'Fortresses bought', values: bySeat((seat) => buys(seat, 'fortress')) },
  ];
}
