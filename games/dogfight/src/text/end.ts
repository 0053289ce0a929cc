/** The page about the end: who won by what, what decided it, and what lies behind it in numbers. */
import {
  type EndFact,
  type Ending,
  type EndWords,
  listed,
  type PlacedEvent,
  plural,
  type Seat,
  seatWithMost,
  sentence,
  type Stretch,
  toldIn,
  toldOf,
  type TurnWords,
  unreachable,
  type Viewer,
  type Voice,
  voiceOf,
  winnersOf,
} from '@orrery/kernel';
import type { EndReason } from '../data.ts';
import type { Event, EventOfKind } from '../events.ts';
import type { DogfightView } from '../seen.ts';
import { pilotOf, type ShipId, shipName } from '../ships.ts';
import { aManeuver, pilotName } from './words.ts';

type End = Ending<DogfightView, Event>;
type Lost = PlacedEvent<EventOfKind<'shipLost'>>;

export function end(ending: End, viewer: Viewer): EndWords {
  const speaker = speakerOf(ending, viewer);
  return { by: byWhat(ending, speaker), ...decided(ending, speaker, viewer), facts: factsOf(ending) };
}

interface Speaker extends Voice {
  /** A ship in the middle of a sentence: whoever flies only one is the ship. */
  ship(this: void, id: ShipId): string;
  /** "your", "Raider’s", "your Raider II’s". */
  shipsOwn(this: void, id: ShipId): string;
  /** The word for what it does: `verb(id, 'hit', 'hits')`. */
  verb(this: void, id: ShipId, you: string, it: string): string;
}

function speakerOf({ view }: End, viewer: Viewer): Speaker {
  const voice = voiceOf(pilotName, viewer);
  if (view.settings.shipsPerPilot === 1)
    return {
      ...voice,
      ship: (id) => voice.who(pilotOf(id)),
      shipsOwn: (id) => voice.whose(pilotOf(id)),
      verb: (id, you, it) => voice.does(pilotOf(id), you, it),
    };
  const ship = (id: ShipId) => (pilotOf(id) === viewer ? `your ${shipName(id)}` : shipName(id));
  return { ...voice, ship, shipsOwn: (id) => `${ship(id)}’s`, verb: (_id, _you, it) => it };
}

function healthLeft({ ships }: DogfightView, seat: Seat): string {
  const flying = own(ships, seat).filter((ship) => ship.flying);
  const [only, ...more] = flying;
  if (only && more.length === 0) return `${only.health} of ${only.stats?.health ?? only.health} health left`;
  return `${flying.length} ships left`;
}

function byWhat({ outcome, view }: End, { who }: Speaker): string {
  const winners = winnersOf(outcome);
  const [winner = 0] = winners;
  const after = `after ${plural(view.round, 'round')}`;
  const place = winners.length > 1 ? 'Level' : 'Ahead';
  // The game ends for no other reasons.
  const reason = outcome.reason as EndReason;
  switch (reason) {
    case 'lastFlying':
      return `Last one flying, with ${healthLeft(view, winner)}, ${after}`;
    case 'allDestroyed':
      return winners.length > 1
        ? `${sentence(listed(winners.map(who)))} fell together ${after}`
        : `Nobody is left flying ${after}: the last to fall wins`;
    case 'roundLimit':
      return `${place} when round ${view.round}, the last, was over`;
    case 'quietLimit':
      return `${place} when nobody had attacked for ${plural(view.settings.quietLimit, 'round')}`;
    default:
      return unreachable(reason);
  }
}

function decided(ending: End, speaker: Speaker, viewer: Viewer): Pick<EndWords, 'decided' | 'place'> {
  const told = toldIn(ending.moves);
  const losses = toldOf(told, 'shipLost');
  const isWinner = typeof viewer === 'number' && ending.outcome.ranks[viewer] === 1;
  // Whoever lost wants to know about the own ship, everybody else about the last one.
  const own = isWinner ? undefined : losses.findLast(({ event }) => event.seat === viewer);
  const lost = own ?? losses.at(-1);
  const isCounted = ending.outcome.reason === 'roundLimit' || ending.outcome.reason === 'quietLimit';
  const counted = isCounted ? countSentence(ending, speaker) : damageSentence(ending, speaker);
  if (!lost || (isCounted && !own)) return { decided: counted };
  const { move, at } = lost;
  return { decided: `${lossSentence(told, lost, speaker)} ${counted}`, place: { move, at } };
}

/** The shot that brought a ship down. */
const lastShot = (told: readonly PlacedEvent<Event>[], { event: { ship }, move, at }: Lost) =>
  toldOf(told, 'attacked').findLast(
    (shot) => shot.event.target === ship && (shot.move < move || (shot.move === move && shot.at < at)),
  );

function lossSentence(
  told: readonly PlacedEvent<Event>[],
  lost: Lost,
  { ship, shipsOwn, verb, whose }: Speaker,
): string {
  const { event, move } = lost;
  const gone = sentence(ship(event.ship));
  if (event.by === 'offBoard') {
    const flown = toldOf(told, 'maneuverFlown').findLast((one) => one.move === move && one.event.ship === event.ship);
    const how = flown ? `: ${aManeuver(flown.event.manner, flown.event.template)} led beyond the edge` : '';
    return `${gone} flew off the board in round ${event.round}${how}.`;
  }
  const shot = lastShot(told, lost)?.event;
  if (!shot) return `${gone} ${verb(event.ship, 'were', 'was')} shot down in round ${event.round}.`;
  const dice = `${shot.attackDice.length} dice${shot.linedUp ? ', lined up,' : ''} against ${whose(event.seat)} ${shot.defenseDice.length}`;
  const health = `${shipsOwn(event.ship)} health went from ${shot.before} to 0`;
  return `In round ${event.round} ${ship(shot.ship)} fired ${dice}: ${hits(shot)}, and ${health}.`;
}

/** Dodges beyond the hits change nothing. */
const dodged = ({ hits: rolled, damage }: EventOfKind<'attacked'>): number => rolled - damage;

const hits = (shot: EventOfKind<'attacked'>): string => `${plural(shot.hits, 'hit')}, ${dodged(shot) || 'none'} dodged`;

/** What a pilot has when it is counted. */
const COUNTS = {
  ships: ({ ships }: DogfightView, seat: Seat) => own(ships, seat).filter(({ flying }) => flying).length,
  damage: ({ ships }: DogfightView, seat: Seat) => sum(own(ships, seat).map(({ damageDealt }) => damageDealt)),
  health: ({ ships }: DogfightView, seat: Seat) => sum(own(ships, seat).map((ship) => (ship.flying ? ship.health : 0))),
} as const;

const own = (ships: DogfightView['ships'], seat: Seat) => ships.filter(({ pilot }) => pilot === seat);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** "Raider 2, you 0": the winners first. */
function listOf({ outcome, view }: End, { who }: Speaker, count: keyof typeof COUNTS): string {
  const seats = [...outcome.ranks.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  return seats.map((seat) => `${who(seat)} ${COUNTS[count](view, seat)}`).join(', ');
}

function damageSentence(ending: End, speaker: Speaker): string {
  const { view } = ending;
  if (view.ships.every(({ damageDealt }) => damageDealt === 0)) return 'Nobody had hit anybody.';
  return `Damage dealt: ${listOf(ending, speaker, 'damage')}.`;
}

/** At a limit ships in flight count first, then damage dealt and health in the order of the option. */
function countSentence(ending: End, speaker: Speaker): string {
  const { outcome, view } = ending;
  const winners = winnersOf(outcome);
  if (winners.length > 1)
    return `${sentence(listed(winners.map(speaker.who)))} were equal in ships in flight, damage dealt and health left.`;
  const flying = [...outcome.ranks.keys()].filter((seat) => COUNTS.ships(view, seat) > 0);
  const order =
    view.settings.tieBreak === 'damageFirst' ? (['damage', 'health'] as const) : (['health', 'damage'] as const);
  const decisive = (['ships', ...order] as const).find((count) => {
    const best = COUNTS[count](view, winners[0] ?? 0);
    return flying.some((seat) => COUNTS[count](view, seat) < best);
  });
  const words = { ships: 'ships in flight', damage: 'damage dealt', health: 'health left' };
  const count = decisive ?? 'ships';
  return `What counts then is ${words[count]}: ${listOf(ending, speaker, count)}.`;
}

function factsOf({ moves, view, outcome }: End): EndFact[] {
  const shots = toldOf(toldIn(moves), 'attacked').map(({ event }) => event);
  const bySeat = (count: (seat: Seat) => number) => outcome.ranks.map((_, seat) => count(seat));
  const fired = (seat: Seat) => shots.filter((shot) => shot.seat === seat);
  return [
    { label: 'Damage dealt', values: bySeat((seat) => COUNTS.damage(view, seat)) },
    { label: 'Shots', values: bySeat((seat) => fired(seat).length) },
    { label: 'lined up', part: true, values: bySeat((seat) => fired(seat).filter(({ linedUp }) => linedUp).length) },
    { label: 'Hits rolled', values: bySeat((seat) => sum(fired(seat).map((shot) => shot.hits))) },
    { label: 'dodged', part: true, values: bySeat((seat) => sum(fired(seat).map(dodged))) },
    { label: 'Health left', values: bySeat((seat) => COUNTS.health(view, seat)) },
  ];
}

/** A round: a ship lost in it, else the shot that hurt most, else how the ships stand to each other. */
export function turn({ told, change }: Stretch<Event>, ending: End, viewer: Viewer): TurnWords | undefined {
  const speaker = speakerOf(ending, viewer);
  const lost = toldOf(told, 'shipLost').sort((a, b) => (change[a.event.seat] ?? 0) - (change[b.event.seat] ?? 0))[0];
  const shot = lost
    ? lost.event.by === 'shotDown' && lastShot(told, lost)
    : toldOf(told, 'attacked')
        .filter(({ event }) => event.damage > 0)
        .sort((a, b) => b.event.damage - a.event.damage)[0];
  if (shot) return shotTurn(shot, speaker);
  if (lost)
    return {
      words: `${sentence(speaker.ship(lost.event.ship))} ${speaker.verb(lost.event.ship, 'fly', 'flies')} off the board`,
      place: { move: lost.move, at: lost.at },
    };
  const gainer = seatWithMost(change);
  const moved = toldOf(told, 'moveEnded').at(-1);
  if (!moved) return undefined;
  const words = `${sentence(speaker.who(gainer))} ${speaker.does(gainer, 'have', 'has')} the better position`;
  return { words, more: 'nobody was hit', place: { move: moved.move, at: moved.at } };
}

function shotTurn({ event, move, at }: PlacedEvent<EventOfKind<'attacked'>>, { ship, verb }: Speaker): TurnWords {
  const { left, before, target, attackDice, linedUp } = event;
  const shooter = sentence(ship(event.ship));
  const words =
    left > 0
      ? `${shooter} ${verb(event.ship, 'hit', 'hits')} ${ship(target)}`
      : `${shooter} ${verb(event.ship, 'shoot', 'shoots')} ${ship(target)} down`;
  const dice = `${attackDice.length} dice${linedUp ? ', lined up' : ''}`;
  return { words, more: `${dice}: ${hits(event)}, health ${before} → ${left}`, place: { move, at } };
}
