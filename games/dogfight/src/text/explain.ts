/**
 * What everything on the table is: "ship p0s0", "fly normal bankLeft", "manner splitS", "stat attack", "edge", "progress", and
 * "fact 0 Health": a number beside a name, by seat and label.
 */
import { type Explanation, listed, plural, sentence, type Viewer } from '@orrery/kernel';
import { type Manner, MANNER_NAMES, MANNERS, STATS, type Stat, type TemplateId, TEMPLATES } from '../data.ts';
import type { Settings } from '../options.ts';
import type { DogfightView, Prospect, SeenShip } from '../seen.ts';
import { shipName } from '../ships.ts';
import { consequenceOf } from './detail.ts';
import { facing, maneuverName, pilotName } from './words.ts';

export function explain(subject: string, view: DogfightView, viewer: Viewer): Explanation | undefined {
  const [kind, name = '', more = ''] = subject.split(' ');
  switch (kind) {
    case 'ship': {
      const ship = view.ships.find(({ id }) => id === name);
      return ship && explainShip(ship, view, viewer);
    }
    case 'fly': {
      const manner = MANNERS.find((one) => one === name);
      const template = TEMPLATES.find(({ id }) => id === more)?.id;
      return manner && template && explainManeuver(manner, template, view);
    }
    case 'manner': {
      const manner = MANNERS.find((one) => one === name);
      return manner && explainManner(manner, view);
    }
    case 'stat': {
      const stat = STATS.find((one) => one === name);
      return stat && explainStat(stat, view);
    }
    case 'edge':
      return EDGE;
    case 'progress':
      return course(view);
    case 'fact':
      return explainFact(subject.replace(/^fact \d+ /, ''), view, viewer);
    default:
      return undefined;
  }
}

const EDGE: Explanation = {
  name: 'Edge of the board',
  kind: 'where space ends',
  what: 'A ship whose maneuver ends beyond it, even in part, is lost at once. The red band warns of it.',
  use: 'look one maneuver ahead: turn before your nose points at it. On its way a maneuver may cross it.',
  rule: 'M8',
};

function explainShip(ship: SeenShip, view: DogfightView, viewer: Viewer): Explanation {
  const { id, pilot, stats, health, altitude, pose, flying, damageDealt } = ship;
  const { settings } = view;
  const own = pilot === viewer;
  return {
    name: shipName(id),
    kind: own ? 'your ship' : `ship of ${pilotName(pilot)}`,
    what: 'Flies one or more maneuvers in each move stage and may shoot once in each attack stage, at a rival in its arc and in range.',
    facts: [
      ...(stats && health > 0 ? [['Health', `${health} of ${stats.health}`] as const] : []),
      ...(stats ? [['Attack', dice(stats.attack)] as const, ['Defense', dice(stats.defense)] as const] : []),
      ...(stats ? [['Speed', String(stats.speed)] as const] : []),
      ...(settings.enableAltitude && stats ? [['Altitude', String(altitude)] as const] : []),
      ...(damageDealt > 0 ? [['Damage dealt', String(damageDealt)] as const] : []),
    ],
    now: flying ? standing(ship, view) : 'It is lost.',
    use: own
      ? 'keep rivals in your arc, best lined up (between the two lines straight ahead), and stay out of theirs.'
      : `come at it from behind: it sees ${settings.arcDegrees}° ahead of it and ${settings.rangeTw} ship widths far.`,
    careful: 'a ship that ends a maneuver beyond the edge, even in part, is lost at once.',
    rule: pose ? 'F2' : 'G2',
  };
}

const dice = (count: number): string => plural(count, 'die').replace('dies', 'dice');

function standing({ pose, moved, acted, stats }: SeenShip, { stage, aims }: DogfightView): string {
  if (!stats) return 'Its four numbers are not known yet.';
  if (!pose) return 'It is not on the board yet.';
  const due =
    stage === 'moveStage' ? (moved ? 'it has moved' : 'it has yet to move') : acted ? 'it has acted' : undefined;
  const targets = aims.map(({ target }) => shipName(target));
  const seen = stage === 'attackStage' && targets.length > 0 ? ` Now in an arc: ${listed(targets)}.` : '';
  return `It faces ${facing(pose.h)}${due === undefined ? '' : `; ${due}`}.${seen}`;
}

const SHAPES: Readonly<Record<'straight' | 'bank' | 'turn', string>> = {
  straight: 'Straight ahead, about three ship widths.',
  bank: 'A wide curve: almost three ship widths ahead and one aside. The ship has turned by 45° after it.',
  turn: 'A tight curve: less than two ship widths ahead and as many aside. The ship has turned by 90° after it.',
};

const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  normal: '',
  splitS: ' Flown as a Split S, the ship ends there and faces back the way it came.',
  barrelRoll: ' Flown as a Barrel Roll, the ship ends there and faces as before.',
};

function explainManeuver(manner: Manner, template: TemplateId, view: DogfightView): Explanation | undefined {
  const shape = TEMPLATES.find(({ id }) => id === template)?.shape;
  if (!shape) return undefined;
  const { settings } = view;
  const base = { straight: settings.straightCost, bank: settings.bankCost, turn: settings.turnCost }[shape];
  const cost = manner === 'normal' ? base : base * settings.specialMultiplier;
  const prospect = view.prospects.find(({ action }) => action.manner === manner && action.template === template);
  const now = consequenceOf({ kind: 'fly', manner, template }, view);
  return {
    name: maneuverName(manner, template),
    kind: manner === 'normal' ? 'maneuver' : `maneuver, ${MANNER_NAMES[manner]}`,
    what: `${SHAPES[shape]}${MANNER_WORDS[manner]}`,
    facts: [
      ['Speed', String(cost)],
      ...(manner === 'splitS' ? [['Altitude', String(settings.splitSAltitude)] as const] : []),
    ],
    ...(now !== undefined && prospect && { now: whatFollows(now, prospect) }),
    use: 'as many maneuvers in a move as you can pay, and at least one. You see each result before the next.',
    careful:
      manner === 'normal'
        ? 'a ship that ends beyond the edge is lost. On its way it may cross the edge and other ships.'
        : 'after a special maneuver nothing can be stored as altitude in this move.',
    rule: { normal: 'M3', splitS: 'K3', barrelRoll: 'K4' }[manner],
  };
}

const MANNER_USES: Readonly<Record<Manner, string>> = {
  normal: 'for most of your flying: a straight, a bank or a turn at its plain cost.',
  splitS: 'to face a rival behind you.',
  barrelRoll: 'to step aside without turning away from your target.',
};

function explainManner(manner: Manner, { settings }: DogfightView): Explanation {
  const times = settings.specialMultiplier;
  return {
    name: manner === 'normal' ? 'Ordinary maneuvers' : MANNER_NAMES[manner],
    kind: 'way of flying',
    what:
      manner === 'normal'
        ? 'A straight, a bank or a turn. The ship then faces the way it flew.'
        : `A maneuver flown in a special way.${MANNER_WORDS[manner]}`,
    ...(manner !== 'normal' && {
      facts: [
        ['Speed', `${times} times the cost`],
        ...(manner === 'splitS' ? [['Altitude', String(settings.splitSAltitude)] as const] : []),
      ] as const,
      careful: 'in a move with one of these nothing can be stored as altitude.',
    }),
    use: MANNER_USES[manner],
    rule: { normal: 'M3', splitS: 'K3', barrelRoll: 'K4' }[manner],
  };
}

const whatFollows = (words: string, { result }: Prospect): string =>
  result === 'offBoard' ? 'Ends off the board: the ship would be lost.' : `${sentence(words)}.`;

const linedUp = ({ linedUpDice }: Settings): string =>
  linedUpDice > 0
    ? ` ${linedUpDice} more ${linedUpDice === 1 ? 'die' : 'dice'} if the target is lined up: any part of it lies between the two lines straight ahead.`
    : '';

const STAT_WORDS: Readonly<Record<Stat, (view: DogfightView) => Omit<Explanation, 'name' | 'kind'>>> = {
  attack: ({ settings }) => ({
    what: `Dice that the ship throws when it shoots. Each ${settings.hitOn} or more is a hit.${linedUp(settings)}`,
    use: 'to hit more often, and to end fights quickly.',
    rule: 'F3',
  }),
  defense: ({ settings }) => ({
    what: `Dice that the ship throws when it is shot at. Each ${settings.dodgeOn} or more cancels a hit.`,
    use: 'to survive several attackers.',
    rule: 'F4',
  }),
  speed: ({ settings }) => ({
    what: `What the ship can fly with in every round: a straight costs ${settings.straightCost}, a bank ${settings.bankCost}, a turn ${settings.turnCost}.`,
    use: 'to get behind others: the best stat for a first game. What is left can be stored as altitude.',
    careful: 'what is neither flown nor stored is lost.',
    rule: 'M2',
  }),
  health: () => ({
    what: 'So many hits bring the ship down. At 0 it is removed at once.',
    careful: 'it never comes back.',
    rule: 'F5',
  }),
};

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  attack: 'Attack',
  defense: 'Defense',
  speed: 'Speed',
  health: 'Health',
};

const explainStat = (stat: Stat, view: DogfightView): Explanation => ({
  name: STAT_NAMES[stat],
  kind: 'stat of a ship',
  ...STAT_WORDS[stat](view),
});

function course({ round, stage, settings, quietRounds }: DogfightView): Explanation {
  return {
    name: round === 0 ? 'Set-up' : `Round ${round}`,
    kind: 'how far the game is',
    what: 'In a round every ship flies, one after the other, and then every ship with a target may shoot. The next pilot goes first in the next round.',
    facts: [
      ['Last round', String(settings.roundLimit)],
      ...(settings.quietLimit > 0
        ? [['Rounds without an attack', `${quietRounds} of ${settings.quietLimit}`] as const]
        : []),
    ],
    ...(stage === 'moveStage' && { now: 'Ships are moving.' }),
    ...(stage === 'attackStage' && { now: 'Ships are shooting.' }),
    rule: 'T1',
  };
}

const FACTS: Readonly<Record<string, (view: DogfightView) => Omit<Explanation, 'name'>>> = {
  Altitude: ({ settings }) => ({
    kind: 'stored speed',
    what: `Speed saved for later: spend it in any later move to fly farther or turn more sharply than your speed allows. A ship holds at most ${settings.maxAltitude}.`,
    use: `end a move with speed left over and store it.${settings.enableSplitS ? ` The Split S, which turns a ship about, costs ${settings.splitSAltitude}.` : ''}`,
    careful: 'it plays no part when ships shoot.',
    rule: 'K1',
  }),
  'Damage dealt': () => ({
    kind: 'number',
    what: 'Health that this ship has taken from others. It decides if the game ends with several still flying.',
    rule: 'E4',
  }),
  'First player': () => ({
    kind: 'this round',
    what: 'Moves first and shoots first in this round; in the next one the pilot after it does. The last to move sees where everybody stands.',
    rule: 'T6',
  }),
  Lost: () => ({ kind: 'out of the game', what: 'The ship was shot down, or has left the board.', rule: 'G2' }),
  Stats: () => ({
    kind: 'attack, defense, speed, health',
    what: 'The four numbers of a ship, as its pilot gave them out before the first round.',
    rule: 'L2',
  }),
  'Stat line': ({ settings }) => ({
    kind: 'attack, defense, speed, health',
    what: `The values ${settings.statValues.join(', ')} go to the four stats, one each. ${settings.statAssignment === 'open' ? 'Everybody sees them.' : 'Others see them once everybody has chosen.'}`,
    rule: 'L2',
  }),
};

/** Of a squadron the label begins with the ship: "Raider II, altitude". */
function explainFact(label: string, view: DogfightView, viewer: Viewer): Explanation | undefined {
  const [first = '', second] = label.split(', ');
  const what = second === undefined ? first : sentence(second);
  const stat = STATS.find((one) => STAT_NAMES[one] === what || (one === 'health' && what === 'Full health'));
  if (stat) return explainStat(stat, view);
  const words = FACTS[what]?.(view);
  if (words) return { name: what, ...words };
  const ship = view.ships.find(({ id }) => shipName(id) === first);
  return ship && explainShip(ship, view, viewer);
}
