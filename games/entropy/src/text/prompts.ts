/** The questions in words, for the one who is asked and for everybody else. */
import { type Decision, listed, plural, unreachable, type Viewer } from '@orrery/kernel';
import { shipName, type TileId, tileDataOf } from '../data.ts';
import type { EntropyView, SeenQuestion } from '../view.ts';
import { hexWords, seatWords, tileWords } from './words.ts';

export function prompt({ seat }: Decision, view: EntropyView, viewer: Viewer): string {
  const { question } = view;
  // A decision is open exactly while there is a question.
  if (question === null) return `${seatWords(seat)} is asked.`;
  return viewer === seat ? own(question, view, seat) : others(question, view, seat);
}

/** What the tile brings. */
function brings(tile: TileId): string {
  const { kind, amount } = tileDataOf(tile);
  switch (kind) {
    case 'neat':
      return `, which takes ${amount} off entropy`;
    default:
      return '';
  }
}

type Sharing = Extract<SeenQuestion, { titanium: readonly number[] }>;

const together = (view: EntropyView, { seat, ships }: Sharing, goods: 'titanium' | 'energy'): number =>
  view.ships.reduce((sum, ship) => sum + (ship.seat === seat && ships.includes(ship.nr) ? ship[goods] : 0), 0);

/** The ship that is given something now, and how much is left for it and those after it. */
function sharing(view: EntropyView, question: Sharing, goods: 'titanium' | 'energy'): string {
  const given = question[goods];
  const left = together(view, question, goods) - given.reduce((sum, amount) => sum + amount, 0);
  const ship = shipName(question.seat, question.ships[given.length] ?? 0);
  return `Share out ${left} ${goods}: how much for ${ship}? The last gets the rest.`;
}

function own(question: SeenQuestion, view: EntropyView, seat: number): string {
  const player = view.players[seat];
  switch (question.kind) {
    case 'placeTile':
      return `Place this tile: ${tileWords(question.tile)}${brings(question.tile)}. Choose a free hex beside the others.`;
    case 'pickTile':
      return `Which of the ${view.drawn.length} drawn tiles do you place next?`;
    case 'placeShip':
      return `On which tile does your first ship start?${view.settings.setupLanding ? ' It takes what lies there.' : ''}`;
    case 'chooseFacing':
      return `Which way does your new ship at ${hexWords(question.at)} face?`;
    case 'distributeEnergy':
      return `Share out ${player?.newEnergy ?? 0} new energy: how much for ${shipName(seat, question.nr)}? The last gets the rest.`;
    case 'plan':
      return `Plan in secret: lay cards for your ships, then finish.${view.settings.unusedCards === 'keep' ? ' You keep the rest.' : ''}`;
    case 'chooseShip':
      return 'Which of your ships plays its next card now?';
    case 'transportAmount': {
      const ship = view.ships.find((one) => one.seat === seat && one.nr === question.nr);
      return `How much of its ${ship?.titanium ?? 0} titanium does ${shipName(seat, question.nr)} send? Each scores a point.`;
    }
    case 'buildTile':
      return `On which tile beside it does ${shipName(seat, question.nr)} build a ship?`;
    case 'exchange':
      return `${meeting(question)} meet at ${hexWords(question.at)}. Move titanium and energy between them?`;
    case 'exchangeTitanium':
      return sharing(view, question, 'titanium');
    case 'exchangeEnergy':
      return sharing(view, question, 'energy');
    case 'discardCard':
      return `You hold ${plural(question.over, 'card')} too many: choose what to give up.`;
    default:
      return unreachable(question);
  }
}

const meeting = ({ seat, ships }: Sharing): string => listed(ships.map((nr) => shipName(seat, nr)));

/** Says nothing that only the asked one may know. */
function others(question: SeenQuestion, { drawn }: EntropyView, seat: number): string {
  const who = seatWords(seat);
  switch (question.kind) {
    case 'placeTile':
      return `${who} places ${tileWords(question.tile)}.`;
    case 'pickTile':
      return `${who} picks one of ${drawn.length} tiles.`;
    case 'placeShip':
      return `${who} chooses where to start.`;
    case 'chooseFacing':
      return `${who} chooses which way the new ship at ${hexWords(question.at)} faces.`;
    case 'distributeEnergy':
      return `${who} gives new energy to ${shipName(seat, question.nr)}.`;
    case 'plan':
      return `${who} plans in secret.`;
    case 'chooseShip':
      return `${who} chooses the next ship.`;
    case 'transportAmount':
      return `${who} decides how much titanium ${shipName(seat, question.nr)} sends.`;
    case 'buildTile':
      return `${who} decides where ${shipName(seat, question.nr)} builds.`;
    case 'exchange':
    case 'exchangeTitanium':
    case 'exchangeEnergy':
      return `${who} shares out what ${meeting(question)} hold at ${hexWords(question.at)}.`;
    case 'discardCard':
      return `${who} has to give up ${plural(question.over, 'card')}.`;
    default:
      return unreachable(question);
  }
}
