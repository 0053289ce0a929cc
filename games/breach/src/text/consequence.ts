/** What would come of an action, in numbers: said once, beside the button or in brackets after its words. */
import { plural } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { aiDataOf, damageTo, MAPS, pirateDataOf, type PirateType, type RoomName } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { moreForBridge } from './bridge.ts';
import { rationsLeft } from './rations.ts';
import { change, isAiType } from './words.ts';

export function consequenceOf(action: Action, view: BreachView): string | undefined {
  switch (action.kind) {
    case 'generator':
      return `${view.settings.generatorCost} energy, ${view.activeGenerators} → ${view.activeGenerators + 1} running`;
    case 'place':
      // What installing costs is the same everywhere.
      return isAiType(action.type) ? undefined : ofHiring(action.type, action.room, view);
    case 'capture':
      return ofCapture(action, view);
    case 'attack':
      return ofAttack(action, view);
    case 'move':
      return ofMove(action, view);
    case 'use':
      return action.target === undefined ? ofTrap(action, view) : ofShot(action, view);
    case 'done':
      return view.phase === 'aiSetup' ? energyKept(view) : rationsLeft(view);
    default:
      return undefined;
  }
}

/** The price, and what it is bought for; where there are several ways aboard, how far each is from the bridge. */
function ofHiring(type: PirateType, room: RoomName, { rations, breaches, map }: BreachView): string {
  const { cost, health, endurance, security } = pirateDataOf(type);
  const price = `rations ${rations} → ${rations - cost}`;
  if (breaches.length === 1) return `${price}; health ${health}, damage ${endurance} to turrets, ${security} to traps`;
  const { toBridge, roomNamed } = SHIPS[map];
  return `${plural(toBridge[roomNamed(room)] ?? 0, 'door')} to the bridge, ${price}`;
}

/** A captured room is a breach [W8]: where pirates come aboard, and from the next set-up on more rations [P1]. */
function ofCapture({ unit }: ActionOfKind<'capture'>, { pirates, map, settings, round }: BreachView): string {
  if (pirates.find(({ id }) => id === unit)?.room === MAPS[map].bridge) return 'wins';
  const { rationsPerRoom: more, rounds } = settings;
  return `a new way aboard${more > 0 && round < rounds ? `, ${plural(more, 'ration')} more each round` : ''}`;
}

/** Said where something of the ship's waits; on the bridge also how many have to come. */
function ofMove({ room }: ActionOfKind<'move'>, view: BreachView): string | undefined {
  const { map, units, faceDown } = view;
  const hidden = faceDown.filter((unit) => unit.room === room).length;
  const waiting = [
    ...units.filter((unit) => unit.room === room).map(({ type }) => aiDataOf(type).name),
    ...(hidden > 0 ? [`${hidden} hidden`] : []),
  ];
  if (waiting.length === 0) return undefined;
  const crew = room === MAPS[map].bridge ? moreForBridge(view) : undefined;
  return `meets ${waiting.join(', ')}${crew === undefined ? '' : `; ${crew}`}`;
}

/** Energy that is not spent is not lost: turrets and traps are fired with it. */
function energyKept({ reactor, capacitor }: BreachView): string | undefined {
  const energy = reactor + capacitor;
  return energy > 0 ? `${energy} energy kept for firing` : undefined;
}

function ofAttack({ unit, target }: ActionOfKind<'attack'>, { pirates, units }: BreachView): string | undefined {
  const pirate = pirates.find(({ id }) => id === unit);
  const victim = units.find(({ id }) => id === target);
  if (!pirate || !victim) return undefined;
  const left = victim.durability - damageTo(pirateDataOf(pirate.type), aiDataOf(victim.type));
  return left > 0 ? change(victim.durability, left, '') : 'destroys it';
}

function ofShot({ unit, target }: ActionOfKind<'use'>, { pirates, units }: BreachView): string | undefined {
  const turret = units.find(({ id }) => id === unit);
  const victim = pirates.find(({ id }) => id === target);
  if (!turret || !victim) return undefined;
  const { damage, useCost } = aiDataOf(turret.type);
  return `${change(victim.health, victim.health - damage, 'dead')}, ${useCost} energy`;
}

function ofTrap({ unit }: ActionOfKind<'use'>, { pirates, units }: BreachView): string | undefined {
  const trap = units.find(({ id }) => id === unit);
  if (!trap) return undefined;
  const { damage, useCost } = aiDataOf(trap.type);
  const struck = pirates.filter(({ room }) => room === trap.room);
  const dead = struck.filter(({ health }) => health <= damage).length;
  return `hits ${struck.length}${dead > 0 ? `, kills ${dead}` : ''}, ${useCost} energy`;
}
