/** How a ship was lost, with the numbers. */
import { sentence, type PlacedEvent, toldOf, unreachable, type Voice } from '@orrery/kernel';
import type { Event, EventOf, ShipRef } from '../events.ts';
import { eraAt } from './end-when.ts';
import { hexWords, shipWords } from './words.ts';

type Lost = PlacedEvent<EventOf<'shipDestroyed'>>;

const isSame = (a: ShipRef, b: ShipRef): boolean => a.seat === b.seat && a.nr === b.nr;

/** What the same move told last of a kind before the ship was lost. */
function before<K extends Event['kind']>(told: readonly PlacedEvent<Event>[], { move, at }: Lost, kind: K) {
  return toldOf(told, kind).findLast((one) => one.move === move && one.at < at)?.event;
}

/** "17 energy against 155": what the ship and all others brought to the battle. */
export function battleWords(told: readonly PlacedEvent<Event>[], lost: Lost): string | undefined {
  const battle = before(told, lost, 'battle');
  const fighter = battle?.ships.find((ship) => isSame(ship, lost.event));
  return fighter && `${fighter.before} energy against ${fighter.loss}`;
}

/** `last`: the player was out with it. */
export function lossSentence(told: readonly PlacedEvent<Event>[], lost: Lost, { whose }: Voice, last: boolean): string {
  const { seat, titanium } = lost.event;
  const name = shipWords(lost.event);
  const ship = sentence(last ? `${whose(seat)} last ship, ${name},` : `${whose(seat)} ${name}`);
  const cargo = titanium > 0 ? `, and ${titanium} titanium went down with it` : '';
  return `${ship} ${howLost(told, lost)}${cargo}.`;
}

function howLost(told: readonly PlacedEvent<Event>[], lost: Lost): string {
  const { cause, at } = lost.event;
  const where = `at ${hexWords(at)} in era ${eraAt(told, lost)}`;
  switch (cause) {
    case 'battleStanding':
      return `was rammed ${where}: ${battleWords(told, lost) ?? 'the stronger ship stayed'}`;
    case 'battleArriving':
      return `flew into a battle ${where}: ${battleWords(told, lost) ?? 'the stronger ship stayed'}`;
    case 'laser': {
      const shot = before(told, lost, 'laserHit');
      const hit = shot?.ships.find((ship) => isSame(ship, lost.event));
      return `was hit by a laser ${where}${shot && hit ? `: ${shot.damage} damage against ${hit.before} energy` : ''}`;
    }
    case 'pushedOff':
      return `was pushed off the tiles ${where}`;
    case 'flewOff':
      return `flew off the tiles ${where}`;
    default:
      return unreachable(cause);
  }
}
