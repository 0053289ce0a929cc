/** The start of a game [U1, U2]: who begins, the stack, the deck. */
import type { Context } from '@orrery/kernel';
import { emptyBoard } from './board.ts';
import type { Event } from './events.ts';
import { flow } from './flow.ts';
import { type Options, type Settings, settingsOf } from './options.ts';
import { pieces, shuffledDeck } from './rules/draw.ts';
import { noCards, type Player, type State } from './state.ts';

/** The table before anything is shuffled; the test kit builds its positions on it. */
export function emptyTable(settings: Settings, seats: number): State {
  return {
    settings,
    phase: 'setupTiles',
    era: 0,
    round: 0,
    entropy: -settings.entropyStart,
    lastEra: false,
    startingPlayer: 0,
    players: newPlayers(seats),
    ships: [],
    tokens: [],
    lastSerial: 0,
    board: emptyBoard(),
    goods: [],
    owners: [],
    tileStack: [],
    drawn: [],
    deck: [],
    discard: noCards(),
    titaniumLost: 0,
    laid: [],
    movedToken: 0,
    stack: [],
    ending: null,
  };
}

function newPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push({ points: 0, hand: noCards(), out: 0, built: 0, lost: 0, newEnergy: 0 });
  return players;
}

/** What lies in the box before it is shuffled. */
interface Box {
  readonly tiles: readonly number[];
  readonly cards: readonly number[];
}

/** Made once for each settings, as those are. */
const BOXES = new WeakMap<Settings, Box>();

function boxOf(settings: Settings): Box {
  let box = BOXES.get(settings);
  if (box === undefined)
    BOXES.set(settings, (box = { tiles: pieces(settings.tileCounts), cards: pieces(settings.cardCopies) }));
  return box;
}

/** In this order: the starting player, the tiles, the cards. */
export function setup(options: Options, seats: number, ctx: Context<Event>): State {
  const s = emptyTable(settingsOf(options, seats), seats);
  s.startingPlayer = ctx.random('table').int(seats);
  const { tiles, cards } = boxOf(s.settings);
  s.tileStack = ctx.random('table').shuffle(tiles.slice()).reverse();
  s.deck = shuffledDeck(cards.slice(), ctx);
  ctx.emit({ kind: 'gameStarted', startingPlayer: s.startingPlayer, entropy: s.entropy, players: seats });
  s.stack.push({ kind: 'game', at: 0 });
  flow.settle(s, ctx);
  return s;
}
