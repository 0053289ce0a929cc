/** Ships, maneuvers and shots in words: what plates say, and what those hear who listen. */
import {
  type Cell,
  type DogfightView,
  firingWords,
  type Fly,
  HEADINGS,
  type Manner,
  MANNER_NAMES,
  type Prospect,
  seenShip,
  type SeenShip,
  shipName,
  type Shot,
  TEMPLATES,
  unseenWords,
} from '@orrery/dogfight/client';
import type { Ghost } from './flying/ghosts.ts';
import { diceWords, inHundred, type Sighting, sightingsOf } from './sight/sightings.ts';

export const headingName = (heading: number): string => HEADINGS[heading]?.name ?? '';

export const templateName = ({ template }: Pick<Fly, 'template'>): string =>
  TEMPLATES.find(({ id }) => id === template)?.name ?? template;

/** "Bank left", "Split S, bank left". */
export function maneuverName({ manner, template }: Fly): string {
  const name = templateName({ template });
  return manner === 'normal' ? name : `${MANNER_NAMES[manner]}, ${name.toLowerCase()}`;
}

/** "2 speed", "4 speed and 3 altitude". */
export function costWords({ cost, tokens }: Pick<Prospect, 'cost' | 'tokens'>): string {
  return tokens > 0 ? `${cost} speed and ${tokens} altitude` : `${cost} speed`;
}

/** "3 + 1 dice against 2, hits 50 in 100". */
const shotWords = ({ settings }: DogfightView, shot: Shot): string =>
  `${diceWords(settings, shot)}, hits ${inHundred(shot.hits)} in 100`;

/** "Raider shoots first, hits you 34 in 100."; without an own shot nobody shoots back. */
function dangerWords({ ship, shot, threat, isYetToMove }: Sighting): string[] {
  if (!threat) return [];
  const does = shot && threat.when ? firingWords({ when: threat.when }, isYetToMove) : 'could shoot at you';
  return [`${shipName(ship.id)} ${does}, hits you ${inHundred(threat.hits)} in 100.`];
}

/** "You have Raider (yet to move) in your arc: 3 dice against 2, hits 50 in 100." */
function chanceWords(view: DogfightView, { ship, shot, isYetToMove }: Sighting): string[] {
  const later = isYetToMove ? ' (yet to move)' : '';
  return shot ? [`You have ${shipName(ship.id)}${later} in your arc: ${shotWords(view, shot)}.`] : [];
}

/** Of a pose of the moving ship. The danger comes first: on a phone the end of it may be cut. */
function sightWords(view: DogfightView, sightings: readonly Sighting[]): string[] {
  const dangers = sightings.flatMap(dangerWords);
  const chances = sightings.flatMap((sighting) => chanceWords(view, sighting));
  return [
    ...(dangers.length > 0 ? dangers : [unseenWords(view)]),
    ...(chances.length > 0 ? chances : ['You have nobody in your arc.']),
  ];
}

/** What would come of ending the move here. */
export function endingWords(view: DogfightView, shots: readonly Shot[]): string {
  const ship = view.move && seenShip(view, view.move.ship);
  const own = shots.filter((shot) => shot.ship === ship?.id);
  const sightings = sightingsOf(view, { shots: own, threats: view.threats });
  return ['Ends here.', ...sightWords(view, sightings)].join(' ');
}

/** What would come of a maneuver: "Raider shoots first, hits you 34 in 100. You have … Ends facing north-east." */
export function prospectWords(view: DogfightView, { prospect, isDeadEnd }: Ghost): string {
  const { result, end, overlapped } = prospect;
  if (result === 'offBoard') return 'Leaves the board: the ship is lost.';
  const names = overlapped.map(shipName).join(', ');
  if (result === 'bumped') return `Bumps into ${names}: the ship stays where it is and its move is over.`;
  return [
    ...(isDeadEnd ? ['From there every maneuver of the next move leaves the board.'] : []),
    ...sightWords(view, sightingsOf(view, prospect)),
    `Ends facing ${headingName(end.h)}${names === '' ? '' : `, on ${names}`}.`,
  ].join(' ');
}

/** "Bank left, 2 speed. … Ends facing north-east.". */
export const ghostWords = (view: DogfightView, ghost: Ghost): string =>
  `${maneuverName(ghost.prospect.action)}, ${costWords(ghost.prospect)}. ${prospectWords(view, ghost)}`;

/** What is left of a ship: "health 2 of 3, altitude 1". */
export function conditionWords({ stats, health, altitude, flying, lostBy }: SeenShip): string {
  if (!flying) return lostBy === 'offBoard' ? 'lost beyond the edge' : 'shot down';
  if (!stats) return 'stats not known yet';
  return `health ${health} of ${stats.health}, altitude ${altitude}`;
}

/** Whether it has done its part of the stage. */
export function dueWords({ stage }: DogfightView, { moved, acted, flying }: SeenShip): string | undefined {
  if (!flying) return undefined;
  if (stage === 'moveStage') return moved ? 'has moved' : 'has yet to move';
  return stage === 'attackStage' && acted ? 'has acted' : undefined;
}

/** "Raider, facing west, health 2 of 3, altitude 0, has moved". */
export function shipWords(view: DogfightView, ship: SeenShip): string {
  const due = dueWords(view, ship);
  return [
    shipName(ship.id),
    ...(ship.pose ? [`facing ${headingName(ship.pose.h)}`] : []),
    conditionWords(ship),
    ...(due === undefined ? [] : [due]),
  ].join(', ');
}

/** People count from one. */
export const cellWords = ({ col, row }: Cell): string => `column ${col + 1}, row ${row + 1}`;

/** Why no maneuver of this manner is offered now: mostly what the cheapest of them takes. */
export function whyNot(view: DogfightView, manner: Manner): string {
  const { settings, move } = view;
  const ship = move && seenShip(view, move.ship);
  const altitude = manner === 'splitS' ? settings.splitSAltitude : 0;
  const templates = [settings.bankCost, settings.turnCost, ...(manner === 'splitS' ? [settings.straightCost] : [])];
  const speed = Math.min(...templates) * settings.specialMultiplier;
  // Altitude that is left pays for speed, too.
  const canPay = ship && ship.altitude >= altitude && move.baseLeft + ship.altitude >= speed + altitude;
  if (canPay) return 'a ship is in the way';
  // Short, where it alone is missing.
  if (ship && ship.altitude < altitude) return `needs ${altitude} altitude`;
  return `needs ${costWords({ cost: speed, tokens: altitude })}`;
}
