/**
 * An attack and the beginning of a match, beat by beat: dice are rolled before it is known what they did. What a beat
 * shows beside the table goes along with its view.
 */
import { type DogfightView, type Event, type EventOfKind, type SeenShip, shipName } from '@orrery/dogfight/client';
import type { Beat } from '../board.ts';
import type { Told } from './props.ts';

/** Attack dice, then defense dice, then what they did. */
export const ROLL_STEPS = ['attack', 'defense', 'result'] as const;
export type RollStep = (typeof ROLL_STEPS)[number];

/** What stands over the board for a moment. */
export type Showing =
  | { readonly kind: 'roll'; readonly event: EventOfKind<'attacked'>; readonly step: RollStep }
  | { readonly kind: 'lines' }
  | {
      readonly kind: 'highRoll';
      readonly throws: readonly EventOfKind<'highRoll'>[];
      readonly first?: number;
    };

export interface FilmView extends DogfightView {
  readonly showing?: Showing;
}

/** Bolts fly and dice tumble; dodges are thrown; hits and dodges are paired off; a ship breaks up. */
const ATTACK_MS = 620;
const DEFENSE_MS = 520;
const RESULT_MS = 720;
const LOSS_MS = 900;
const LINES_MS = 1500;
const THROW_MS = 900;

const isKind = <K extends Event['kind']>(event: Event | null, kind: K): event is EventOfKind<K> => event?.kind === kind;

/** What the last action left to be read, where no film runs. */
export function showingAfter(events: Told): Showing | undefined {
  const attacked = events.find((event) => isKind(event, 'attacked'));
  if (attacked) return { kind: 'roll', event: attacked, step: 'result' };
  const throws = events.filter((event) => isKind(event, 'highRoll'));
  const first = events.find((event) => isKind(event, 'firstPlayerFound'));
  return throws.length > 0 ? { kind: 'highRoll', throws, ...(first && { first: first.seat }) } : undefined;
}

export function film(before: DogfightView, events: Told, after: DogfightView): readonly Beat[] {
  const attacked = events.find((event) => isKind(event, 'attacked'));
  if (attacked) return attackBeats(before, attacked, events, after);
  return events.some((event) => isKind(event, 'highRoll')) ? startBeats(events, after) : [];
}

function attackBeats(
  before: DogfightView,
  event: EventOfKind<'attacked'>,
  events: Told,
  after: DogfightView,
): readonly Beat[] {
  const { seat, ship, target, hits, dodges, before: had, left } = event;
  const at = (step: RollStep, view: DogfightView): FilmView => ({ ...view, showing: { kind: 'roll', event, step } });
  const struck = { ...before, ships: before.ships.map((one) => afterShot(one, event)) };
  const losses = events.filter((one) => isKind(one, 'shipLost') || isKind(one, 'pilotEliminated'));
  const unhurt = hits > 0 ? 'dodges' : 'is not hit';
  const words = left < had ? `${shipName(target)}: health ${had} → ${left}` : `${shipName(target)} ${unhurt}`;
  const beats: Beat[] = [
    {
      view: at('attack', before),
      events: [],
      ms: ATTACK_MS,
      seat,
      words: `${shipName(ship)} fires at ${shipName(target)}`,
    },
    { view: at('defense', before), events: [], ms: DEFENSE_MS, seat, words: `${hits} hit, ${dodges} dodged` },
    { view: at('result', struck), events: [event], ms: RESULT_MS, seat, words },
  ];
  if (losses.length > 0)
    beats.push({
      // Other ships stand as they stood: the next round begins when the film is over.
      view: at('result', { ...struck, ships: struck.ships.map((one) => asLost(one, after)) }),
      events: losses,
      ms: LOSS_MS,
      words: `${losses.flatMap((one) => (isKind(one, 'shipLost') ? [shipName(one.ship)] : [])).join(', ')} lost`,
    });
  return beats;
}

function afterShot(ship: SeenShip, { ship: shooter, target, before, left }: EventOfKind<'attacked'>): SeenShip {
  if (ship.id === target) return { ...ship, health: left };
  return ship.id === shooter ? { ...ship, acted: true, damageDealt: ship.damageDealt + before - left } : ship;
}

function asLost(ship: SeenShip, after: DogfightView): SeenShip {
  const now = after.ships.find(({ id }) => id === ship.id);
  return now && !now.flying ? now : ship;
}

/** The lines are turned up, every throw of the high roll, and who begins. */
function startBeats(events: Told, after: DogfightView): readonly Beat[] {
  const base: DogfightView = { ...after, stage: 'stats', firstPlayer: null, order: [], turn: null, active: null };
  const show = (showing: Showing): FilmView => ({ ...base, showing });
  const throws = events.filter((event) => isKind(event, 'highRoll'));
  const first = events.find((event) => isKind(event, 'firstPlayerFound'));
  const told = events.filter((event) => event?.kind !== 'highRoll' && event?.kind !== 'firstPlayerFound');
  const beats: Beat[] = [
    { view: show({ kind: 'lines' }), events: told, ms: LINES_MS, words: 'All lines are turned up' },
    ...throws.map((event, at): Beat => {
      const showing: Showing = { kind: 'highRoll', throws: throws.slice(0, at + 1) };
      return { view: show(showing), events: [event], ms: THROW_MS, words: at === 0 ? 'The high roll' : 'A tie: again' };
    }),
  ];
  if (first)
    beats.push({
      view: show({ kind: 'highRoll', throws, first: first.seat }),
      events: [first],
      ms: THROW_MS,
      seat: first.seat,
      words: `${shipName(`p${first.seat}s0`)} is first player`,
    });
  return beats;
}
