/** A state that looks like a view: for bots and screens, which have no other. What the viewer cannot know is dealt by chance. */
import { assert, type Random, unreachable } from '@orrery/kernel';
import { layTile, tileAt } from './board.ts';
import { CARD_IDS, TILE_IDS } from './data.ts';
import { type Hex, keyOf } from './hexes.ts';
import { redeal } from './redeal.ts';
import { pieces } from './rules/draw.ts';
import { emptyTable } from './setup.ts';
import { noCards, NOBODY, type Player, type Question, type Ship, type State } from './state.ts';
import type { CardCounts, EntropyView, SeenPlayer, SeenQuestion, SeenShip } from './view.ts';

/** Every state that fits the view, with the likelihood that `redeal` gives it. */
export function stateFromView(view: EntropyView, random: Random): State {
  const s = knownState(view);
  redeal(s, view.viewer, random);
  return s;
}

/**
 * The known part of a state. Hidden hands and programs have their sizes but no cards that mean anything, deck and stack
 * no order: enough to run what looks at none of them, as a Chaos without the programs of others.
 */
export function knownState(view: EntropyView): State {
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
  s.tokens = view.tokens.map(({ kind, serial, heading, q, r }) => ({
    kind,
    serial,
    tile: placeOf(s, { q, r }),
    heading,
  }));
  s.lastSerial = view.lastSerial;
  setPiles(s, view);
  s.titaniumLost = view.titaniumLost;
  s.laid = view.laid;
  s.turn = view.turn;
  s.step = view.step;
  s.movedToken = view.movedToken;
  s.playing = view.playing && { ...view.playing, card: CARD_IDS.indexOf(view.playing.card) };
  s.question = view.question && questionFrom(s, view.question);
  s.askings = view.askings;
  s.ending = view.ending;
  return s;
}

const countsOf = (table: CardCounts): number[] => CARD_IDS.map((id) => table[id]);

function playerFrom(player: SeenPlayer): Player {
  const { points, hand, out, built, lost, newEnergy, finished } = player;
  const cards = hand ? countsOf(hand) : noCards();
  if (!hand) cards[0] = player.cards; // the right number of cards, any cards
  return { points, hand: cards, out: out ?? 0, built, lost, newEnergy, finished };
}

function shipFrom(s: State, ship: SeenShip): Ship {
  const { seat, nr, facing, energy, titanium, acted } = ship;
  const program = ship.program?.map((id) => CARD_IDS.indexOf(id)) ?? new Array<number>(ship.cards ?? 0).fill(0);
  return { seat, nr, tile: placeOf(s, ship), facing, energy, titanium, program, acted };
}

function placeOf(s: State, { q, r }: Hex): number {
  const tile = tileAt(s.board, keyOf(q, r));
  assert(tile >= 0, `the view has no tile at ${q}, ${r}`);
  return tile;
}

/** The top is the last one of our lists. */
function setPiles(s: State, { drawn, stack, deck, discard, order }: EntropyView): void {
  s.drawn = drawn.map((id) => TILE_IDS.indexOf(id));
  s.stack = order?.stack.map((id) => TILE_IDS.indexOf(id)).reverse() ?? pieces(TILE_IDS.map((id) => stack[id]));
  s.deck = order?.deck.map((id) => CARD_IDS.indexOf(id)).reverse() ?? new Array<number>(deck).fill(0);
  s.discard = countsOf(discard);
}

function questionFrom(s: State, question: SeenQuestion): Question {
  switch (question.kind) {
    case 'placeTile':
      return { kind: question.kind, seat: question.seat, type: TILE_IDS.indexOf(question.tile) };
    case 'chooseFacing':
      return { kind: question.kind, seat: question.seat, tile: placeOf(s, question.at) };
    case 'exchange':
    case 'exchangeTitanium':
    case 'exchangeEnergy': {
      const { kind, seat, at, titanium, energy } = question;
      return { kind, seat, tile: placeOf(s, at), titanium, energy };
    }
    case 'discardCard':
      return { kind: question.kind, seat: question.seat };
    case 'pickTile':
    case 'placeShip':
    case 'chooseShip':
    case 'distributeEnergy':
    case 'transportAmount':
    case 'buildTile':
    case 'plan':
      return question;
    default:
      return unreachable(question);
  }
}
