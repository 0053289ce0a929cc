/** What it takes to capture the bridge [W8]. */
import { plural } from '@orrery/kernel';
import { MAPS } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';

/** Turrets and traps on the bridge, face down or not: all of them have to go before it can be captured. */
export function bridgeGuards({ map, units, faceDown }: BreachView): number {
  const { bridge } = MAPS[map];
  return [...units, ...faceDown].filter(({ room }) => room === bridge).length;
}

/** The fewest who could break every guard and capture in one wave, as each acts once [W1]; nothing where so many do not fit [B3]. */
export function crewForBridge(view: BreachView): number | undefined {
  const wanted = bridgeGuards(view) + 1;
  return wanted <= view.settings.pirateCapacity ? wanted : undefined;
}

/** "Send at least 3 to the bridge: 2 for its guards, 1 to capture.": said to those who hire. */
export function hiringForBridge(view: BreachView): string | undefined {
  if (!isForMany(view)) return undefined;
  const [guards, crew] = [bridgeGuards(view), crewForBridge(view)];
  return crew === undefined
    ? `The bridge has ${plural(guards, 'guard')} and room for ${view.settings.pirateCapacity}: it takes more than one wave.`
    : `Send at least ${crew} to the bridge: ${guards} for its ${guards === 1 ? 'guard' : 'guards'}, 1 to capture.`;
}

/** "send at least 3 to capture": said to the first who goes there. */
export function moreForBridge(view: BreachView): string | undefined {
  const { bridge } = MAPS[view.map];
  if (!isForMany(view) || view.pirates.some(({ room }) => room === bridge)) return undefined;
  const crew = crewForBridge(view);
  return crew === undefined ? 'takes more than one wave' : `send at least ${crew} to capture`;
}

/** Where only one fits, nobody else can be sent. */
const isForMany = (view: BreachView): boolean => bridgeGuards(view) > 0 && view.settings.pirateCapacity > 1;

/** Doors from a room to the bridge. */
export function doorsToBridge(room: string, { map }: BreachView): number {
  const { roomNamed, toBridge } = SHIPS[map];
  return toBridge[roomNamed(room)] ?? Number.POSITIVE_INFINITY;
}

/** Waves of the whole game that are still to be played, this one included. */
const wavesLeft = ({ round, wave, settings }: BreachView): number =>
  (settings.rounds - round) * settings.waves + settings.waves - wave + 1;

export interface Hurry {
  readonly doors: number;
  readonly waves: number;
}

/** A wave more than it takes to walk there and capture: whoever starts later comes too late. */
const SPARE = 1;

/** Whether it is time to go to the bridge: how far the pirate who could be there first is from it, and the waves that are left. */
export function hurry(view: BreachView): Hurry | undefined {
  const waves = wavesLeft(view);
  const ways = view.pirates.map(({ room, acted }) => {
    const doors = doorsToBridge(room, view);
    return { doors, spare: waves - (acted ? 1 : 0) - doors - 1 };
  });
  const best = ways.toSorted((one, other) => other.spare - one.spare)[0];
  return best && best.spare >= 0 && best.spare <= SPARE ? { doors: best.doors, waves } : undefined;
}
