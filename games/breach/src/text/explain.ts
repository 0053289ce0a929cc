/**
 * What everything on the table is: a unit by its id ("a3", "p1"), a kind to place ("install:nailer", "hire:grunt",
 * "generator"), "room C3", "wall", "door", "stock", "progress", and "fact 0 Reactor": a number beside a name, by seat and label.
 */
import { type Explanation, plural, type Viewer } from '@orrery/kernel';
import { AI, AI_TYPES, type AiType, aiDataOf, MAPS, PIRATE_TYPES, type PirateType, pirateDataOf } from '../data.ts';
import type { SeenPirate, SeenUnit } from '../state.ts';
import type { BreachView } from '../view.ts';
import { couldBe } from './could-be.ts';
import { explainFact } from './explain-facts.ts';
import { DOOR, explainRoom, explainWall } from './explain-rooms.ts';
import { preyOf, useOf } from './roles.ts';

export function explain(subject: string, view: BreachView, viewer: Viewer): Explanation | undefined {
  const [kind = '', name = ''] = subject.split(/[: ](.*)/);
  switch (kind) {
    case 'install': {
      const type = AI_TYPES.find((id) => id === name);
      return type && explainAiType(type, view);
    }
    case 'hire': {
      const type = PIRATE_TYPES.find((id) => id === name);
      return type && explainPirateType(type);
    }
    case 'generator':
      return generator(view);
    case 'room':
      return explainRoom(name, view);
    case 'wall':
      return explainWall(view);
    case 'door':
      return DOOR;
    case 'stock':
      return stock(view);
    case 'progress':
      return course(view);
    case 'fact':
      return explainFact(name.replace(/^\d+ /, ''), view);
    default:
      return explainPiece(subject, view, viewer);
  }
}

/** What the ship could still bring: for the pirates, all that they have never seen. */
function stock({ supply, unseen }: BreachView): Explanation {
  const counts = supply ?? unseen;
  const left = AI_TYPES.filter((type) => counts[type] > 0);
  return {
    name: supply ? 'Supply' : 'Unseen units',
    kind: 'of the ship',
    what: supply
      ? 'What the ship has not placed yet.'
      : 'What the pirates have never seen of the ship: it lies face down on board, or was not placed yet.',
    facts: [['Units', String(left.reduce((sum, type) => sum + counts[type], 0))]],
    now:
      left.length > 0 ? `${left.map((type) => `${aiDataOf(type).name} ${counts[type]}`).join(', ')}.` : 'None is left.',
    rule: supply ? 'A2' : 'H3',
  };
}

function explainPiece(id: string, view: BreachView, viewer: Viewer): Explanation | undefined {
  const unit = view.units.find((one) => one.id === id);
  if (unit) return explainUnit(unit, view, viewer);
  const pirate = view.pirates.find((one) => one.id === id);
  if (pirate) return explainPirate(pirate, view);
  const hidden = view.faceDown.find((one) => one.id === id);
  return hidden && explainHidden(hidden.room, view);
}

const NAMES = { turret: 'Endurance', trap: 'Security' } as const;

/** A kind of the ship's units. */
function explainAiType(type: AiType, { settings, supply, unseen }: BreachView): Explanation {
  const { name, kind, durability, damage, useCost } = aiDataOf(type);
  const left = supply ? `${supply[type]} left to install` : `${unseen[type]} not seen yet`;
  return {
    name,
    kind: `${kind} of the ship, ${left}`,
    what:
      kind === 'turret'
        ? `Fires at one pirate in its room and takes ${damage} Health.`
        : `Goes off and takes ${damage} Health from every pirate in its room.`,
    facts: [
      ['To install', `${settings.placeCost} energy`],
      ['Each use', `${useCost} energy`],
      [NAMES[kind], String(durability)],
      ['Damage', `${damage} to ${kind === 'turret' ? 'one' : 'all'}`],
    ],
    use:
      kind === 'turret'
        ? 'as often as you can pay for it, once the pirates have acted in a wave.'
        : 'where many pirates come: one use hits them all.',
    careful:
      kind === 'turret'
        ? 'it never fires by itself, and units never move once they are installed.'
        : 'it needs a pirate in its room, and units never move once they are installed.',
    rule: kind === 'turret' ? 'D2' : 'D3',
  };
}

function explainUnit({ type, room, durability, revealed }: SeenUnit, view: BreachView, viewer: Viewer): Explanation {
  const base = explainAiType(type, view);
  const { kind, durability: full, damage, useCost } = aiDataOf(type);
  const near = view.pirates.filter((pirate) => pirate.room === room);
  const kills = near.filter(({ health }) => health <= damage).length;
  const own = viewer === AI;
  return {
    ...base,
    kind: `${kind} in ${room}${revealed ? '' : ', still face down'}`,
    facts: [
      [NAMES[kind], `${durability} of ${full}`],
      ['Damage', `${damage} to ${kind === 'turret' ? 'one' : 'all'}`],
      ['Each use', `${useCost} energy`],
    ],
    now:
      near.length === 0
        ? 'No pirate is in its room: it can do nothing.'
        : `${plural(near.length, 'pirate')} in its room; ${kills === 0 ? 'one use kills nobody' : `one use could kill ${kind === 'turret' ? 'one' : kills}`}.`,
    ...(own
      ? {}
      : {
          use: `${best(kind)} hurt ${kind}s most: send those against it.`,
          careful: `the ship may use it again and again in one wave, for ${useCost} energy each time.`,
        }),
  };
}

const best = (kind: 'turret' | 'trap'): string => (kind === 'turret' ? 'Reavers and Sappers' : 'Wraiths and Splicers');

/** The likeliest kinds are enough. */
const GUESSES = 4;

function explainHidden(room: string, view: BreachView): Explanation {
  const guesses = couldBe(view).slice(0, GUESSES);
  return {
    name: 'Hidden unit',
    kind: `unit of the ship in ${room}`,
    what: 'A turret, which hits one pirate, or a trap, which hits everybody in its room. It lies face down and cannot strike until a pirate enters its room; then it is shown.',
    now: `It could be ${guesses.map(({ type, share }) => `${aiDataOf(type).name} ${Math.round(share * 100)} %`).join(', ')}.`,
    use: 'send one scout in before the others follow, or go around through another door.',
    careful:
      'once somebody is in its room it may strike as soon as your part of the wave is over, as often as the ship can pay.',
    rule: 'W3',
  };
}

/** A kind of pirate. */
function explainPirateType(type: PirateType): Explanation {
  const { name, cost, health, endurance, security } = pirateDataOf(type);
  const idle = endurance === 0 ? 'turrets' : security === 0 ? 'traps' : undefined;
  return {
    name,
    kind: 'pirate to hire',
    what: `Once in each wave it moves through a door, attacks one unit in its room, or captures an edge room without units. Best against ${preyOf(type)}.`,
    facts: [
      ['Cost', `${cost} rations`],
      ['Health', String(health)],
      ['To turrets', String(endurance)],
      ['To traps', String(security)],
    ],
    use: useOf(type),
    careful:
      idle === undefined
        ? 'hired during a wave it does nothing else in that wave.'
        : `it does nothing at all to ${idle}.`,
    rule: idle === undefined ? 'P4' : 'W6',
  };
}

function explainPirate({ type, room, health, acted }: SeenPirate, view: BreachView): Explanation {
  const base = explainPirateType(type);
  const { health: full, endurance, security } = pirateDataOf(type);
  const here = view.units.filter((unit) => unit.room === room);
  const beaten = here.filter(
    (unit) => (aiDataOf(unit.type).kind === 'turret' ? endurance : security) >= unit.durability,
  );
  const names = beaten.map((unit) => aiDataOf(unit.type).name).join(', ');
  const facing =
    here.length === 0
      ? 'No unit of the ship faces it.'
      : beaten.length > 0
        ? `Its attack would destroy: ${names}.`
        : `${plural(here.length, 'unit')} of the ship in its room; none would fall to one attack.`;
  return {
    ...base,
    kind: `pirate in ${room}`,
    facts: [
      ['Health', `${health} of ${full}`],
      ['To turrets', String(endurance)],
      ['To traps', String(security)],
    ],
    now: `${acted ? 'It has acted in this wave. ' : ''}${facing}`,
    careful: 'wounds never heal.',
    rule: 'W1',
  };
}

function generator({ settings, activeGenerators, capacitor }: BreachView): Explanation {
  return {
    name: 'Generator',
    kind: 'of the ship',
    what: `Once started it puts ${settings.generatorOutput} energy into the Capacitor at the start of every wave of this round.`,
    facts: [
      ['To start', `${settings.generatorCost} energy`],
      ['Running', `${activeGenerators} of ${settings.generators}`],
    ],
    now: `The Capacitor holds ${capacitor} of ${settings.capacitorCap}.`,
    use: `early in the round: over ${settings.waves} waves it gives back more than it costs.`,
    careful: 'what the Capacitor cannot hold is lost, and all generators stop when the round ends.',
    rule: 'E3',
  };
}

function course({ round, wave, settings, map }: BreachView): Explanation {
  return {
    name: wave > 0 ? `Round ${round}, wave ${wave}` : `Round ${round}, set-up`,
    kind: 'how far the game is',
    what: `In a round both sides prepare, then come ${settings.waves} waves: the pirates act, then the ship strikes back, as often as its energy lasts.`,
    now: `After the pirates’ last wave of round ${settings.rounds} the ship has won, if the bridge in ${MAPS[map].bridge} still stands.`,
    rule: 'G3',
  };
}
