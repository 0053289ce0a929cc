/** What an answer is about, what would come of it, and what it would lose: for a screen with many choices. */
import { type ActionDetail, listed, plural, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind, Fly } from '../actions.ts';
import { MANNER_NAMES } from '../data.ts';
import type { Settings } from '../options.ts';
import type { DogfightView, Facing, Prospect, Shot } from '../seen.ts';
import { shipName } from '../ships.ts';
import { statLines } from '../stat-lines.ts';
import { lineStory } from './stat-words.ts';
import { costWords, diceWords, facing, maneuverName } from './words.ts';

export function actionDetail(action: Action, view: DogfightView): ActionDetail {
  switch (action.kind) {
    case 'fly':
      return flying(action, view);
    case 'end':
      return ending(action, view);
    case 'attack': {
      const consequence = consequenceOf(action, view);
      return { verb: `Attack ${shipName(action.target)}`, ...(consequence !== undefined && { consequence }) };
    }
    case 'hold':
      return { quiet: 'E', consequence: 'only to spare somebody: shooting costs nothing' };
    case 'chooseShipToMove':
    case 'chooseShipToAttack':
      return { subject: { id: action.ship, words: shipName(action.ship) } };
    case 'placeHeading':
      return facingDetail(view.facings[action.heading]);
    case 'assignStats': {
      const line = statLines(view.settings.statValues).find(({ text }) => text === action.line);
      return line ? { consequence: lineStory(line, view.settings) } : {};
    }
    case 'placePosition':
      return {};
    default:
      return unreachable(action);
  }
}

/** What a heading means for the first move, near an edge. */
function facingDetail(facings: Facing | undefined): ActionDetail {
  if (!facings || facings.leaving === 0) return {};
  const { leaving, maneuvers } = facings;
  return leaving === maneuvers
    ? { warning: 'Lost: every first move leaves the board' }
    : { consequence: `${leaving} of ${maneuvers} first moves leave the board` };
}

/** What would come of a maneuver or a shot, in a few words; nothing if the viewer is not asked for it. */
export function consequenceOf(action: Fly | ActionOfKind<'attack'>, view: DogfightView): string | undefined {
  if (action.kind === 'fly') {
    const prospect = prospectOf(action, view);
    return prospect && prospectWords(prospect);
  }
  const shot = view.aims.find(({ target }) => target === action.target);
  return shot && shotWords(shot, view);
}

const prospectOf = ({ manner, template }: Fly, { prospects }: DogfightView): Prospect | undefined =>
  prospects.find(({ action }) => action.manner === manner && action.template === template);

function prospectWords({ cost, tokens, end, result, overlapped, shots, threats }: Prospect): string {
  const price = costWords(cost, tokens);
  if (result === 'offBoard') return `${price}, off the board`;
  const others = listed(overlapped.map(shipName));
  if (result === 'bumped') return `${price}, bumps into ${others}`;
  const place = overlapped.length > 0 ? `, on top of ${others}` : '';
  const aims = shots.length > 0 ? `, you aim at ${listed(shots.map(({ target }) => shipName(target)))}` : '';
  const danger = threats.length > 0 ? `, ${aimedAtBy(threats)}` : '';
  return `${price}, facing ${facing(end.h)}${place}${aims}${danger}`;
}

/** "Raider aims at you", "Raider and Corsair aim at you". */
const aimedAtBy = (threats: Prospect['threats']): string =>
  `${listed(threats.map(({ ship }) => shipName(ship)))} ${threats.length === 1 ? 'aims' : 'aim'} at you`;

function shotWords({ linedUp, attackDice, defenseDice, hits }: Shot, { settings }: DogfightView): string {
  const dice = diceWords(attackDice, linedUp ? settings.linedUpDice : 0);
  return `${dice} against ${defenseDice}, hits ${Math.round(100 * hits)} in 100`;
}

function flying(action: Fly, view: DogfightView): ActionDetail {
  const { manner, template } = action;
  const prospect = prospectOf(action, view);
  return {
    subject: { id: manner, words: manner === 'normal' ? 'Ordinary maneuver' : MANNER_NAMES[manner] },
    verb: maneuverName(manner, template),
    ...(prospect && { consequence: prospectWords(prospect) }),
    ...(prospect?.result === 'offBoard' && { warning: 'The ship would leave the board and be lost' }),
  };
}

/** One letter per amount, from the most that can be stored down; a and u belong to the table. */
const LETTERS = 'EDCBFGIJKL';

/** What altitude is good for, where it is stored. */
function storedFor(before: number, after: number, { enableSplitS, splitSAltitude }: Settings): string {
  const reached = enableSplitS && before < splitSAltitude && after >= splitSAltitude;
  return reached ? ', enough for a Split S' : ' for later moves';
}

/** Ending is quiet. It says who aims at the ship there, and storing less than possible says what is lost by it. */
function ending({ store }: ActionOfKind<'end'>, view: DogfightView): ActionDetail {
  const { move, legal, ships, threats, settings } = view;
  const altitude = ships.find(({ id }) => id === move?.ship)?.altitude ?? 0;
  const most = Math.max(store, ...legal.map((action) => (action.kind === 'end' ? action.store : 0)));
  const quiet = LETTERS[most - store] ?? 'E';
  const facts = [
    ...(store > 0
      ? [`altitude ${altitude} → ${altitude + store}${storedFor(altitude, altitude + store, settings)}`]
      : []),
    ...(threats.length > 0 ? [aimedAtBy(threats)] : []),
  ];
  return {
    quiet,
    ...(facts.length > 0 && { consequence: facts.join(', ') }),
    ...(store < most && { warning: `${plural(most - store, 'point')} of speed could still be stored` }),
  };
}
