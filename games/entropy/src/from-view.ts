/**
 * A state that fits what a seat knows: bots and forecasts start here. Hidden hands and programs have their sizes but no
 * cards that mean anything, deck and stack no order; `redeal` deals them by chance.
 */
import { assert, type Seat } from '@orrery/kernel';
import { layTile, tileAt } from './board.ts';
import { CARD_IDS, TILE_IDS } from './data.ts';
import { type Hex, keyOf } from './hexes.ts';
import { pieces } from './rules/draw.ts';
import { emptyTable } from './setup.ts';
import { noCards, NOBODY, type Player, type Ship, type State } from './state.ts';
import type { CardCounts, EntropyView, SeenPlayer, SeenShip } from './view.ts';

export function fromView(view: EntropyView, _seat: Seat): State {
  const s = emptyTable(view.settings, view.players.length);
  s.phase = view.phase;
  s.era = view.era;
  s.round = view.round;
  s.entropy = view.entropy;
  s.lastEra = view.lastEra;
  s.startingPlayer = view.startingPlayer;
  for (const { tile, q, r, titanium, energy, owner } of view.tiles) {
    layTile(s.board, keyOf(q, r), TILE_IDS.indexOf(tile));
    s.goods.push(titanium + energy);
    s.owners.push(owner ?? NOBODY);
  }
  s.players = view.players.map(playerFrom);
  s.ships = view.ships.map((ship) => shipFrom(s, ship));
  s.tokens = view.tokens.map(({ kind, serial, heading, q, r }) => {
    return { kind, serial, tile: placeOf(s, { q, r }), heading };
  });
  s.lastSerial = view.lastSerial;
  s.drawn = view.drawn.map((id) => TILE_IDS.indexOf(id));
  s.tileStack = pieces(TILE_IDS.map((id) => view.stack[id]));
  s.deck = new Array<number>(view.deck).fill(0);
  s.discard = countsOf(view.discard);
  s.titaniumLost = view.titaniumLost;
  s.laid = view.laid;
  s.movedToken = view.movedToken;
  s.stack.push(...view.pending);
  s.ending = view.ending;
  return s;
}

const countsOf = (table: CardCounts): number[] => CARD_IDS.map((id) => table[id]);

function playerFrom(player: SeenPlayer): Player {
  const { points, hand, out, built, lost, newEnergy } = player;
  const cards = hand ? countsOf(hand) : noCards();
  if (!hand) cards[0] = player.cards; // the right number of cards, any cards
  return { points, hand: cards, out: out ?? 0, built, lost, newEnergy };
}

function shipFrom(s: State, ship: SeenShip): Ship {
  const { seat, nr, facing, energy, titanium, acted } = ship;
  const program = ship.program?.map((id) => CARD_IDS.indexOf(id)) ?? new Array<number>(ship.cards ?? 0).fill(0);
  return { seat, nr, tile: placeOf(s, ship), facing, energy, titanium, program, acted };
}

function placeOf(s: State, { q, r }: Hex): number {
  const tile = tileAt(s.board, keyOf(q, r));
  assert(tile >= 0, 'the view has a piece where it has no tile');
  return tile;
}
