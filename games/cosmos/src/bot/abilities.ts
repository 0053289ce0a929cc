/** What the scripted player makes of the aliens' own questions. */
import type { Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { type AlienId, cardOf, otherSide, type PowerUp, type Side, type Stone } from '../data.ts';
import type { Sight } from './sight.ts';
import { invasionWorth } from './fighting.ts';
import { bestOf } from './ranked.ts';
import { Sketch } from './sketch.ts';

/** With few players, and with many: the later in the list the better. */
const FEW: readonly AlienId[] = [
  'borg',
  'domino',
  'binary',
  'mason',
  'friend',
  'ascended',
  'replicator',
  'tribble',
  'twoFaced',
  'spite',
  'parasite',
  'empire',
  'hoarder',
  'thanos',
  'dancer',
  'fodder',
];
const MANY: readonly AlienId[] = [
  'binary',
  'fodder',
  'tribble',
  'dancer',
  'twoFaced',
  'hoarder',
  'empire',
  'replicator',
  'mason',
  'parasite',
  'ascended',
  'friend',
  'borg',
  'thanos',
  'spite',
  'domino',
];
const POWERS: readonly PowerUp[] = ['dominoP5', 'dominoP6', 'dominoP1', 'dominoP4', 'dominoP3', 'dominoP2'];
const STONES: readonly Stone[] = ['space', 'mind', 'soul', 'time', 'reality', 'power'];
const COPIES = ['relentless', 'packRat', 'copy', 'bitterness', 'fortify', 'twoModes', 'twoStep'];

/** How good an answer is; undefined if it is not one of these questions. */
function preference(action: Action, view: Sight, seat: Seat): number | undefined {
  switch (action.kind) {
    case 'choosePower':
      return (view.players.length <= 3 ? FEW : MANY).indexOf(action.alien);
    case 'powerUp':
      return POWERS.indexOf(action.power);
    case 'takeStone':
      return STONES.indexOf(action.stone);
    case 'borgSetup':
      return COPIES.indexOf(action.ability);
    case 'deassimilate':
      return COPIES.indexOf(action.ability);
    case 'assimilate':
      return shipsOfWinner(view, seat) > 1 ? 1 + COPIES.indexOf(action.ability) : -2;
    case 'nameRebel':
      return rebelWorth(view, seat, action.player);
    case 'gift':
      return 1 - (view.players[action.player] ? new Sketch(view, seat).scoreOf(action.player) : 0) / 100;
    case 'chooseMode':
      return (action.mode === 'sword') === wantsSword(view, seat) ? 1 : 0;
    case 'reboot':
      return tokensOf(view, seat) > 3 ? 1 : -2;
    case 'sacrifice':
      return sacrificeWorth(view, seat, action.ships);
    case 'switchNumbers':
      return switchGain(view, seat) >= 3 ? 1 : -2;
    case 'compensationPick':
      return cardOf(action.card).kind === 'vp' ? 100 : cardOf(action.card).value;
    case 'redrawDiscard':
    case 'discardToLimit':
      return cardOf(action.card).kind === 'vp' ? -100 : -cardOf(action.card).value;
    case 'dominoDiscard':
      return -2;
    case 'tradeAnswer':
      return action.accept === isFair(view) ? 1 : 0;
    case 'pass':
      return view.asked === 'redrawDiscard' ? 0 : -1;
    default:
      return undefined;
  }
}

export function chooseByPreference(view: Sight, seat: Seat): Action {
  return bestOf(view.legal, (action) => preference(action, view, seat) ?? 0);
}

const tokensOf = (view: Sight, seat: Seat): number =>
  (view.players[seat]?.mineral ?? 0) + (view.players[seat]?.gas ?? 0);

function shipsOfWinner(view: Sight, seat: Seat): number {
  const { invasion } = view;
  if (!invasion?.winner) return 0;
  const sketch = new Sketch(view, seat);
  return sketch.stackOn(sketch.numberOf(invasion[invasion.winner].site))?.ships ?? 0;
}

/** The best invasion of somebody's stacks that could be made without moving. */
function bestInvasionOf(view: Sight, seat: Seat, player?: Seat): number {
  const sketch = new Sketch(view, seat);
  return sketch.bestFront((from, target) => invasionWorth(sketch, from, target), -10, player);
}

const rebelWorth = (view: Sight, seat: Seat, player: Seat): number =>
  bestInvasionOf(view, seat, player) + new Sketch(view, seat).scoreOf(player) / 10;

const wantsSword = (view: Sight, seat: Seat): boolean => bestInvasionOf(view, seat) > 0;

const sideIn = ({ invasion }: Sight, seat: Seat): Side => (invasion?.attacker.seat === seat ? 'attacker' : 'defender');

/** As few ships as win; none if none do. */
function sacrificeWorth(view: Sight, seat: Seat, ships: number): number {
  const { strengths, options } = view;
  if (!strengths) return -ships;
  const side = sideIn(view, seat);
  const { total, multiplier } = strengths[side];
  const wins = total + ships * (options.fodderBonus - multiplier) > strengths[otherSide(side)].total + 1;
  return (wins ? 100 : 0) - ships;
}

function switchGain(view: Sight, seat: Seat): number {
  const { invasion } = view;
  if (!invasion) return 0;
  const side = sideIn(view, seat);
  return invasion[otherSide(side)].number - invasion[side].number;
}

/** No more given than taken. */
function isFair({ question }: Sight): boolean {
  return question?.kind === 'tradeAnswer' && question.offer.given >= question.offer.taken;
}
