/** The answers to the questions of Chaos, by rules of thumb. The same in a look ahead and in the game. */
import { assert, type Seat } from '@orrery/kernel';
import { type Action, EXCHANGE_ANSWERS, FACINGS } from '../actions.ts';
import { tileAt } from '../board.ts';
import { CARD_IDS } from '../data.ts';
import { flow } from '../flow.ts';
import { keyOf } from '../hexes.ts';
import { cutAfterChaos, playChaos, SILENT } from '../play-chaos.ts';
import { clone, questionOf, type Sharing, type Ship, shipsOn, type State } from '../state.ts';
import { bestBy } from './best.ts';
import { standing } from './evaluate.ts';
import { facingWorth, newShipPlaceWorth } from './places.ts';
import { clockOf } from './worth.ts';

const TITANIUM_PORTAL = CARD_IDS.indexOf('titanium-portal');
/** A ship that has less gets energy from its companions, if they have it. */
const SPARE = 10;

/** Made for `playChaos`: one of the options. */
export function answerInChaos(s: State, seat: Seat, options: readonly Action[]): Action {
  const question = questionOf(s);
  assert(question, 'nobody is asked');
  switch (question.kind) {
    case 'transportAmount':
      return options.at(-1) as Action; // all of it: titanium aboard can be lost
    case 'buildTile':
      return chooseBuildTile(s, seat, options);
    case 'chooseFacing':
      return chooseFacing(s, question.tile);
    case 'exchange':
      return EXCHANGE_ANSWERS[isWorthSharing(s, question) ? 1 : 0] as Action;
    case 'exchangeTitanium':
      return atMost(options, sharesOf(s, question.tile).titanium[question.titanium.length] as number);
    case 'exchangeEnergy':
      return atMost(options, sharesOf(s, question.tile).energy[question.energy.length] as number);
    default:
      return options[0] as Action; // ships act in the order of their numbers
  }
}

/** Amounts go up from 0 to what is left. Somebody else may have given away more than this player would have. */
const atMost = (amounts: readonly Action[], wanted: number): Action =>
  amounts[Math.min(wanted, amounts.length - 1)] as Action;

/** Only a tile where the new ship would not be lost at once. */
function chooseBuildTile(s: State, seat: Seat, options: readonly Action[]): Action {
  const clock = clockOf(s);
  return bestBy(options, (option) =>
    option.kind === 'buildTile' ? newShipPlaceWorth(s, seat, clock, tileAt(s.board, keyOf(option.q, option.r))) : 0,
  );
}

/** The ship after which this round ends best, as far as the own programs tell: a wave must not meet an own ship, say. */
export function chooseShip(s: State, seat: Seat, options: readonly Action[]): Action {
  return bestBy(options, (option) => {
    const t = clone(s);
    for (const ship of t.ships) if (ship.seat !== seat) ship.program = []; // nobody knows what is in them
    cutAfterChaos(t);
    flow.apply(t, seat, option, SILENT);
    playChaos(t, answerInChaos);
    return standing(t, seat);
  });
}

export function chooseFacing(s: State, tile: number): Action {
  const clock = clockOf(s);
  return bestBy(FACINGS, (option) => (option.kind === 'chooseFacing' ? facingWorth(s, clock, tile, option.facing) : 0));
}

function isWorthSharing(s: State, { tile }: Sharing): boolean {
  const ships = shipsOn(s, tile);
  const { titanium, energy } = sharesOf(s, tile);
  return ships.some((ship, i) => ship.titanium !== titanium[i] || ship.energy !== energy[i]);
}

/** All titanium to the ship that will send it, else to the one with most energy; nobody is left without any energy. */
function sharesOf(s: State, tile: number): { readonly titanium: number[]; readonly energy: number[] } {
  const ships = shipsOn(s, tile);
  const carrier = ships.indexOf(bestBy(ships, (ship) => ship.energy + (willSend(ship) ? 1000 : 0)));
  const titanium = ships.map(() => 0);
  titanium[carrier] = ships.reduce((sum, ship) => sum + ship.titanium, 0);
  const energy = ships.map((ship) => ship.energy);
  const rich = energy.indexOf(Math.max(...energy));
  for (let i = 0; i < energy.length; i++) {
    const missing = SPARE - (energy[i] as number);
    if (missing <= 0 || (energy[rich] as number) < 4 * SPARE + missing) continue;
    (energy[i] as number) += missing;
    (energy[rich] as number) -= missing;
  }
  return { titanium, energy };
}

const willSend = ({ program }: Ship): boolean => program.includes(TITANIUM_PORTAL);
