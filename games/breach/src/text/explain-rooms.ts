/** What a room is good for, to whom. */
import { type Explanation, plural } from '@orrery/kernel';
import { aiDataOf, type MapData, MAPS, type RoomName } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { crewForBridge } from './bridge.ts';
import { energyOf } from './energy.ts';

export function explainRoom(name: string, view: BreachView): Explanation | undefined {
  const ship = SHIPS[view.map];
  const place = ship.roomNamed(name);
  const room = ship.rooms[place];
  if (room === undefined) return undefined;
  const { bridge, start } = ship.data;
  const isBreach = view.breaches.includes(room);
  const edge = ship.isEdge[place] ?? false;
  const capturable = edge || room === bridge || view.settings.captureInterior;
  const guards = view.units.filter((unit) => unit.room === room).length;
  const hidden = view.faceDown.filter((unit) => unit.room === room).length;
  const crew = view.pirates.filter((pirate) => pirate.room === room).length;
  const who = [
    ...(guards > 0 ? [`${plural(guards, 'unit')} of the ship`] : []),
    ...(hidden > 0 ? [`${hidden} face down`] : []),
    ...(crew > 0 ? [plural(crew, 'pirate')] : []),
  ];
  const title = room === bridge ? 'The bridge' : `Room ${room}`;
  const kind = room === bridge ? `room ${room}` : isBreach ? 'breach' : edge ? 'edge room' : 'room inside the ship';
  return {
    name: title,
    kind,
    what: whatOf(room === bridge, room === start, isBreach, capturable, view),
    ...(room === bridge && { facts: guardFacts(room, view) }),
    now: [
      who.length === 0 ? 'Nobody is here.' : `Here: ${who.join(', ')}.`,
      spaceIn(view),
      ...wallsOf(room, view),
    ].join(' '),
    ...(room === bridge && {
      use: `${goingIn(view)} Best when the ship has little energy: it has ${energyOf(view)}.`,
    }),
    ...(!isBreach &&
      capturable && {
        careful: `${guarded(guards, hidden)}.${room === bridge ? ' Whoever has moved in may break or capture only in the next wave.' : ''}`,
      }),
    rule: room === bridge ? 'G2' : isBreach ? 'B5' : edge ? 'W8' : 'B4',
  };
}

/** How many have to come, and how. */
function goingIn(view: BreachView): string {
  const crew = crewForBridge(view);
  const fit = view.settings.pirateCapacity;
  if (crew === 1) return 'go in while nothing guards it: one pirate is enough.';
  if (crew !== undefined)
    return `gather beside it and go in together, at least ${crew}: one for each guard and one to capture.`;
  const first = fit === 1 ? 'go in one after the other' : `gather beside it and go in together, ${fit} of you`;
  return `${first}: no more fit, so breaking its guards and capturing it takes more than one wave.`;
}

/** How many fit in a room [B3]. */
const spaceIn = ({ settings: { pirateCapacity, aiCapacity } }: BreachView): string =>
  `At most ${plural(pirateCapacity, 'pirate')} and ${plural(aiCapacity, 'unit')} of the ship fit in a room.`;

/** "A wall, drawn striped, closes the way to C3." */
function wallsOf(room: RoomName, { map }: BreachView): readonly string[] {
  const beyond = wallsIn(map).flatMap(([one, other]) => (one === room ? [other] : other === room ? [one] : []));
  return beyond.length === 0 ? [] : [`A wall, drawn striped, closes the way to ${beyond.join(' and ')}.`];
}

/** A gap between two rooms. */
export const DOOR: Explanation = {
  name: 'Door',
  kind: 'part of the ship',
  what: 'Pirates walk from room to room through doors, one door for each move. Doors never close; units of the ship stay where they are.',
  rule: 'B2',
};

/** A striped line on the deck. */
export function explainWall({ map }: BreachView): Explanation {
  const walls = wallsIn(map).map((rooms) => rooms.join(' and '));
  return {
    name: 'Wall',
    kind: 'part of the ship',
    what: `There is no door here: nobody can walk through. ${walls.length === 1 ? 'A wall stands' : 'Walls stand'} between ${walls.join(', ')}.`,
    rule: 'B2',
  };
}

const wallsIn = (map: BreachView['map']): MapData['walls'] => MAPS[map].walls;

/** How much has to be broken, as far as it is known. */
function guardFacts(room: RoomName, { units, faceDown }: BreachView): [string, string][] {
  const strength = (kind: 'turret' | 'trap') =>
    units.reduce(
      (sum, unit) => (unit.room === room && aiDataOf(unit.type).kind === kind ? sum + unit.durability : sum),
      0,
    );
  const hidden = faceDown.filter((unit) => unit.room === room).length;
  return [
    ['Turrets to break', String(strength('turret'))],
    ['Traps to break', String(strength('trap'))],
    ...(hidden > 0 ? [['Unknown', plural(hidden, 'unit')] as [string, string]] : []),
  ];
}

/** "a room can be captured only while no unit of the ship stands in it, and 1 hidden unit stands there". */
function guarded(known: number, hidden: number): string {
  const rule = 'a room can be captured only while no unit of the ship stands in it';
  if (known + hidden === 0) return rule;
  const who = [
    ...(known > 0 ? [plural(known, 'unit')] : []),
    ...(hidden > 0 ? [plural(hidden, 'hidden unit')] : []),
  ].join(' and ');
  return `${rule}, and ${who} ${known + hidden === 1 ? 'stands' : 'stand'} there`;
}

function whatOf(
  isBridge: boolean,
  isStart: boolean,
  isBreach: boolean,
  capturable: boolean,
  { settings: { rationsPerRoom: more } }: BreachView,
): string {
  if (isBridge)
    return 'One pirate is enough: whoever captures this room wins the game at once. But first every turret and trap in it has to be destroyed.';
  if (isStart)
    return 'The hole in the hull where the pirates begin. They come aboard here; the ship installs nothing here.';
  if (isBreach)
    return `Captured: pirates come aboard here${more > 0 ? `, and it feeds them ${plural(more, 'ration')} more each round` : ''}. The ship installs nothing here.`;
  if (capturable)
    return `A pirate who captures it makes it a breach: a way aboard${more > 0 ? ', and more rations from the next round on' : ''}.`;
  return 'Pirates pass through here but cannot capture it, even when it is empty: only edge rooms, at the hull, can be captured. The ship may put units here.';
}
