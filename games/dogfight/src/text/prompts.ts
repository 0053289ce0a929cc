/** The open question in one sentence, for the pilot who is asked and for everybody else. */
import { type Decision, listed, unreachable, type Viewer } from '@orrery/kernel';
import type { DecisionKind } from '../data.ts';
import { shipName } from '../ships.ts';
import type { DogfightView } from '../seen.ts';
import { pilotName } from './words.ts';

export function prompt({ kind, seat }: Decision, view: DogfightView, viewer: Viewer): string {
  // Decisions have no other kinds.
  const asked = kind as DecisionKind;
  return viewer === seat ? ownQuestion(asked, view, seat) : othersQuestion(asked, view, pilotName(seat));
}

const activeName = ({ active }: DogfightView): string => (active === null ? 'a ship' : shipName(active));

function ownQuestion(kind: DecisionKind, view: DogfightView, seat: number): string {
  const ship = activeName(view);
  switch (kind) {
    case 'assignStats': {
      const next = view.ships.find(({ pilot, stats }) => pilot === seat && stats === null);
      const secret = view.settings.statAssignment === 'secret' ? ' in secret' : '';
      return `Choose the stats of ${next ? shipName(next.id) : 'your ship'}${secret}: for a first game, most speed.`;
    }
    case 'placePosition':
      return `Place ${ship}: choose a lit cell near the edge.`;
    case 'placeHeading':
      return `Which way does ${ship} face?`;
    case 'chooseShipToMove':
      return 'Choose the ship that moves next.';
    case 'move':
      return moveQuestion(view, ship);
    case 'chooseShipToAttack':
      return 'Choose the ship that attacks next.';
    case 'attack':
      return attackQuestion(view, ship);
    default:
      return unreachable(kind);
  }
}

function moveQuestion({ move, ships }: DogfightView, ship: string): string {
  const altitude = ships.find(({ id }) => id === move?.ship)?.altitude ?? 0;
  const speed = `speed ${move?.baseLeft ?? 0}${altitude > 0 ? `, altitude ${altitude}` : ''}`;
  // A phone has one line for it.
  return move && move.flown.length > 0 ? `Fly on or end: ${speed}.` : `Fly ${ship}: ${speed}.`;
}

/** Whom it pays to shoot at: a target that is lined up is met by more dice. */
function attackQuestion({ aims, settings }: DogfightView, ship: string): string {
  const { linedUpDice, mandatoryAttack } = settings;
  const ahead = linedUpDice > 0 ? aims.filter(({ linedUp }) => linedUp).map(({ target }) => shipName(target)) : [];
  const attack = mandatoryAttack ? 'attack.' : 'attack or hold fire.';
  if (ahead.length === 0) return `${ship} has a target: ${attack}`;
  const more = `${linedUpDice} more ${linedUpDice === 1 ? 'die' : 'dice'}`;
  return `${ship} has ${listed(ahead)} lined up, straight ahead (${more}): ${attack}`;
}

function othersQuestion(kind: DecisionKind, view: DogfightView, pilot: string): string {
  switch (kind) {
    case 'assignStats':
      return view.settings.statAssignment === 'secret'
        ? `${pilot} chooses stats in secret.`
        : `${pilot} chooses stats.`;
    case 'placePosition':
      return `${activeName(view)} is being placed.`;
    case 'placeHeading':
      return `${activeName(view)} chooses which way to face.`;
    case 'chooseShipToMove':
      return `${pilot} chooses the ship that moves next.`;
    case 'move':
      return `${activeName(view)} is flying.`;
    case 'chooseShipToAttack':
      return `${pilot} chooses the ship that attacks next.`;
    case 'attack':
      return `${activeName(view)} has a target.`;
    default:
      return unreachable(kind);
  }
}
