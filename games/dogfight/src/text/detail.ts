/** What an answer is about, what would come of it, and what it would lose: for a screen with many choices. */
import { type ActionDetail, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind, Fly } from '../actions.ts';
import { MANNER_NAMES } from '../data.ts';
import { storeMost } from '../flight.ts';
import { oddsOf } from '../odds.ts';
import { legOf, prospectOf, type Prospect, type Shot, shotsFrom } from '../prospects.ts';
import { shipName } from '../ships.ts';
import type { DogfightView } from '../view.ts';
import { costWords, diceWords, enumerate, facing, maneuverName, plural } from './words.ts';

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
      return { quiet: 'E' };
    case 'chooseShipToMove':
    case 'chooseShipToAttack':
      return { subject: { id: action.ship, words: shipName(action.ship) } };
    case 'assignStats':
    case 'placePosition':
    case 'placeHeading':
      return {};
    default:
      return unreachable(action);
  }
}

/** What would come of a maneuver or a shot, in a few words; nothing if the view does not show the ships. */
export function consequenceOf(action: Fly | ActionOfKind<'attack'>, view: DogfightView): string | undefined {
  if (action.kind === 'fly') {
    const prospect = prospectNow(action, view);
    return prospect && prospectWords(prospect);
  }
  const shot = shotNow(action, view);
  return shot && shotWords(shot, view);
}

function prospectNow(action: Fly, view: DogfightView): Prospect | undefined {
  const { active } = view;
  const leg = active === null ? null : legOf(view, active);
  return active === null || !leg ? undefined : prospectOf(view, active, action, leg);
}

function prospectWords({ cost, tokens, end, result, overlapped, shots, threats }: Prospect): string {
  const price = costWords(cost, tokens);
  if (result === 'offBoard') return `${price}, off the board`;
  const others = enumerate(overlapped.map(shipName));
  if (result === 'bumped') return `${price}, bumps into ${others}`;
  const place = overlapped.length > 0 ? `, on top of ${others}` : '';
  const seen = shots.length > 0 ? `, sees ${enumerate(shots.map(({ target }) => shipName(target)))}` : '';
  const seenBy = threats.length > 0 ? `, seen by ${enumerate(threats.map(({ ship }) => shipName(ship)))}` : '';
  return `${price}, facing ${facing(end.h)}${place}${seen}${seenBy}`;
}

function shotNow({ target }: ActionOfKind<'attack'>, view: DogfightView): Shot | undefined {
  const { active } = view;
  const pose = view.ships.find(({ id }) => id === active)?.pose;
  if (active === null || !pose) return undefined;
  return shotsFrom(view, active, pose).find((shot) => shot.target === target);
}

function shotWords({ linedUp, attackDice, defenseDice }: Shot, { settings }: DogfightView): string {
  const dice = diceWords(attackDice, linedUp ? settings.linedUpDice : 0);
  const chance = Math.round(100 * oddsOf(settings, attackDice, defenseDice).some);
  return `${dice} against ${defenseDice}, damage in ${chance} of 100`;
}

function flying(action: Fly, view: DogfightView): ActionDetail {
  const { manner, template } = action;
  const prospect = prospectNow(action, view);
  return {
    subject: { id: manner, words: MANNER_NAMES[manner] },
    verb: maneuverName(manner, template),
    ...(prospect && { consequence: prospectWords(prospect) }),
    ...(prospect?.result === 'offBoard' && { warning: 'The ship would leave the board and be lost' }),
  };
}

/** One letter per amount, from the most that can be stored down; a and u belong to the table. */
const LETTERS = 'EDCBFGIJKL';

/** Ending is quiet. Storing less than possible says what is lost by it. */
function ending({ store }: ActionOfKind<'end'>, view: DogfightView): ActionDetail {
  const { move, settings, ships } = view;
  const altitude = ships.find(({ id }) => id === move?.ship)?.altitude ?? 0;
  if (!move) return { quiet: 'E' };
  const most = storeMost(settings, move.baseLeft, altitude, move.specialUsed);
  const quiet = LETTERS[most - store] ?? 'E';
  const stored = store > 0 ? { consequence: `altitude ${altitude} → ${altitude + store}` } : {};
  return store < most
    ? { quiet, ...stored, warning: `${plural(most - store, 'point')} of speed could still be stored` }
    : { quiet, ...stored };
}
