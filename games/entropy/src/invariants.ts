/**
 * What can never be, whatever was played; numbers are those of the rules file. Sentences about a step (5, 14, 16, 19 and
 * parts of 1, 4, 12, 15) and about order and views (17, 18) are properties in `test/` and in the kernel's suite.
 */
import { assert } from '@orrery/kernel';
import { inReadingOrder, VOID } from './board.ts';
import { CARDS, cardId, type Phase, TILES, tileData, tileId } from './data.ts';
import { isDecided } from './end.ts';
import { flow } from './flow.ts';
import { hexOf, ORIGIN, STEPS } from './hexes.ts';
import {
  countShips,
  type Frame,
  isOut,
  NOBODY,
  playerOf,
  playingOf,
  questionOf,
  seatInTurn,
  type Ship,
  shipOf,
  type State,
  total,
} from './state.ts';

/** Everything: for states that come from play. */
export function invariants(s: State): void {
  positionInvariants(s);
  checkCards(s);
  checkTiles(s);
  checkTitanium(s);
  checkConnected(s);
  checkShipCounts(s);
  checkHandLimit(s);
  checkUndecided(s);
}

/** Without 2, 3, 4, 13, 20, 22 and 23, which speak of a whole game: for positions that nobody played to. */
export function positionInvariants(s: State): void {
  tableInvariants(s);
  checkPending(s);
  checkQuestions(s);
}

/** The same without what is asked: for a table that is being laid out. */
export function tableInvariants(s: State): void {
  checkEntropy(s);
  for (const ship of s.ships) checkShip(s, ship);
  if (isAtRest(s)) checkRest(s);
  checkOwners(s);
  checkPlayers(s);
  checkTokens(s);
  checkPrograms(s);
  checkBoard(s);
}

const IN_FLIGHT = new Set([
  'exchange',
  'exchangeTitanium',
  'exchangeEnergy',
  'buildTile',
  'transportAmount',
  'chooseFacing',
]);
const isAtRest = ({ stack }: State): boolean => !IN_FLIGHT.has(stack.at(-1)?.kind ?? '');
const SETUP_STAGES = 2;
const isSetup = ({ phase }: State): boolean => phase === 'setupTiles' || phase === 'setupShips';
const nameOf = (ship: Ship): string => `ship ${ship.nr} of seat ${ship.seat}`;

/** 1. */
function checkEntropy({ entropy, lastEra, settings }: State): void {
  assert(entropy <= 0, `1: entropy is ${entropy}`);
  assert((entropy === 0) === lastEra, `1: entropy is ${entropy}, last era: ${lastEra}`);
  assert(
    settings.entropyFloor === null || entropy >= settings.entropyFloor,
    `1: entropy ${entropy} is below the floor`,
  );
}

/** 2. */
function checkCards(s: State): void {
  for (let card = 0; card < CARDS.length; card++) {
    const isCard = (one: number) => one === card;
    let count = s.deck.filter(isCard).length + (s.discard[card] as number);
    for (const { hand } of s.players) count += hand[card] as number;
    for (const { program } of s.ships) count += program.filter(isCard).length;
    if (playingOf(s)?.card === card) count++;
    const least = Math.min(s.discard[card] as number, ...s.players.map(({ hand }) => hand[card] as number));
    assert(least >= 0, `2: ${least} cards ${cardId(card)} in a hand or discarded`);
    assert(
      count === s.settings.cardCopies[card],
      `2: ${count} cards ${cardId(card)} of ${s.settings.cardCopies[card]}`,
    );
  }
}

/** 3. */
function checkTiles(s: State): void {
  for (let type = 0; type < TILES.length; type++) {
    const count = [...s.tileStack, ...s.drawn, ...s.board.types].filter((one) => one === type).length;
    assert(
      count === s.settings.tileCounts[type],
      `3: ${count} tiles ${tileId(type)} of ${s.settings.tileCounts[type]}`,
    );
  }
}

/** 4. */
function checkTitanium(s: State): void {
  let printed = 0;
  let there = s.titaniumLost;
  for (const [tile, type] of s.board.types.entries()) {
    const { kind, amount } = tileData(type);
    if (kind !== 'titanium') continue;
    printed += amount;
    there += s.goods[tile] as number;
  }
  for (const { titanium } of s.ships) there += titanium;
  for (const { points } of s.players) there += points;
  assert(printed === there, `4: ${printed} titanium was printed, ${there} is there`);
}

/** 6. */
function checkShip(s: State, ship: Ship): void {
  assert(ship.tile >= 0 && ship.tile < s.board.hexes.length, `6: ${nameOf(ship)} is nowhere`);
  assert(ship.energy >= 0, `6: ${nameOf(ship)} has ${ship.energy} energy`);
  assert(ship.titanium >= 0, `6: ${nameOf(ship)} has ${ship.titanium} titanium`);
  assert(
    Number.isInteger(ship.facing) && ship.facing >= 0 && ship.facing < 6,
    `6: ${nameOf(ship)} faces ${ship.facing}`,
  );
}

/** 7, 8, 9. */
function checkRest(s: State): void {
  for (const ship of s.ships) {
    const { tile, seat } = ship;
    const others = s.ships.filter((other) => other.tile === tile && other.seat !== seat);
    assert(others.length === 0, `7: ${nameOf(ship)} shares its tile with another player`);
    assert(!s.tokens.some((token) => token.tile === tile), `8: ${nameOf(ship)} shares its tile with a token`);
    if (!s.settings.setupLanding) continue;
    assert(s.goods[tile] === 0, `9: ${s.goods[tile]} lie under ${nameOf(ship)}`);
    const isPortal = tileData(s.board.types[tile] as number).kind === 'portal';
    assert(!isPortal || s.owners[tile] === seat, `9: the portal under ${nameOf(ship)} is not its player's`);
  }
}

/** 10. */
function checkOwners(s: State): void {
  for (const [tile, owner] of s.owners.entries()) {
    if (owner === NOBODY) continue;
    assert(tileData(s.board.types[tile] as number).kind === 'portal', `10: tile ${tile} is no portal and has an owner`);
    assert(!isOut(s, owner), `10: tile ${tile} belongs to seat ${owner}, who is out`);
  }
}

/** 11. */
function checkPlayers(s: State): void {
  for (const [seat, player] of s.players.entries()) {
    assert(player.newEnergy === 0 || s.phase === 'production', `11: seat ${seat} has energy to give in ${s.phase}`);
    if (isSetup(s)) continue;
    assert(isOut(s, seat) === (countShips(s, seat) === 0), `11: seat ${seat} is out, or has no ship, but not both`);
    if (!isOut(s, seat)) continue;
    assert(total(player.hand) === 0, `11: seat ${seat} is out and has cards`);
    assert(flow.legal(s, seat).length === 0, `11: seat ${seat} is out and is asked`);
  }
}

/** 12. */
function checkTokens(s: State): void {
  let last = 0;
  for (const { tile, serial, heading } of s.tokens) {
    assert(tile >= 0 && tile < s.board.hexes.length, `12: token ${serial} is nowhere`);
    assert(serial > last, `12: token ${serial} comes after token ${last}`);
    assert(heading >= 0 && heading < 6, `12: token ${serial} heads for ${heading}`);
    last = serial;
  }
  assert(last <= s.lastSerial, `12: token ${last} comes after the last one, ${s.lastSerial}`);
}

/** 13. */
function checkConnected({ board }: State): void {
  if (board.hexes.length === 0) return;
  assert(board.hexes[0] === ORIGIN, '13: the first tile is not in the middle');
  for (let tile = 1; tile < board.hexes.length; tile++) {
    const beside = board.next.slice(tile * 6, tile * 6 + 6);
    assert(
      beside.some((other) => other !== VOID && other < tile),
      `13: tile ${tile} had no neighbour when it was placed`,
    );
  }
}

/** Neighbours and rim are what the hexes say. */
function checkBoard({ board, goods, owners }: State): void {
  const { hexes, types, next, rim } = board;
  assert(new Set(hexes).size === hexes.length, '3: two tiles lie on one hex');
  for (const list of [types, goods, owners])
    assert(list.length === hexes.length, '3: the lists of tiles differ in length');
  const outside = new Set<number>();
  for (const [tile, hex] of hexes.entries())
    for (const [direction, step] of STEPS.entries()) {
      const beside = hexes.indexOf(hex + step);
      assert(next[tile * 6 + direction] === beside, `3: tile ${tile} does not know its neighbour`);
      if (beside === VOID) outside.add(hex + step);
    }
  assert(rim.join() === [...outside].sort((a, b) => a - b).join(), '3: the rim is not what lies around the tiles');
  const tiles = hexes.map((_, tile) => tile);
  const order = inReadingOrder(board, tiles).map((tile) => hexOf(hexes[tile] as number));
  for (const [i, { q, r }] of order.entries()) {
    const before = order[i - 1];
    assert(!before || before.r < r || (before.r === r && before.q < q), '3: tiles are not in reading order');
  }
}

/** 15. */
function checkPrograms(s: State): void {
  const mayLie = s.phase === 'planning' || s.phase === 'chaos';
  for (const ship of s.ships) {
    assert(mayLie || ship.program.length === 0, `15: ${nameOf(ship)} has a program in ${s.phase}`);
    assert(!ship.acted || s.phase === 'chaos' || s.phase === 'gameOver', `15: ${nameOf(ship)} has acted in ${s.phase}`);
  }
  assert(!playingOf(s) || s.phase === 'chaos', `15: a card is being played in ${s.phase}`);
}

/** 20. */
function checkShipCounts(s: State): void {
  if (isSetup(s)) return;
  for (const [seat, { built, lost }] of s.players.entries()) {
    const ships = countShips(s, seat);
    assert(ships === 1 + built - lost, `20: seat ${seat} has ${ships} ships, built ${built} and lost ${lost}`);
  }
  const isEarly = s.phase === 'production' || s.phase === 'planning';
  assert(!isEarly || !isOut(s, s.startingPlayer), '20: the starting player is out');
}

/** Courses in the order in which they lie on each other; questions come above them. */
const PHASE_FRAMES: readonly Frame['kind'][] = ['game', 'endOfEra', 'expansion', 'chaos', 'planning', 'production'];
const COURSES: readonly Frame['kind'][] = [...PHASE_FRAMES, 'cards', 'tokens', 'card', 'flight'];
const rankOf = ({ kind }: Frame): number => (COURSES.includes(kind) ? COURSES.indexOf(kind) : COURSES.length);

/** By phase: the uppermost of the frames of phases. Production and Planning leave when they have asked. */
const UPPERMOST: Readonly<Record<Phase, Frame['kind'] | undefined>> = {
  setupTiles: 'game',
  setupShips: 'game',
  draw: 'production',
  production: 'planning',
  planning: 'chaos',
  chaos: 'chaos',
  expansion: 'expansion',
  endOfEra: 'endOfEra',
  gameOver: undefined,
};

const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count;

const isInPlay = (s: State, seat: number): boolean => isPlace(seat, s.players.length) && !isOut(s, seat);

/** What is pending fits together and fits the table. */
function checkPending(s: State): void {
  for (const [at, frame] of s.stack.entries()) {
    const below = s.stack[at - 1];
    assert(!below || rankOf(below) <= rankOf(frame), `21: ${frame.kind} lies on ${below?.kind}`);
    if ('at' in frame) assert(isPlace(frame.at, SETUP_STAGES + 1), `21: ${frame.kind} is at stage ${frame.at}`);
    if ('seat' in frame) assert(isPlace(frame.seat, s.players.length), `21: ${frame.kind} of seat ${frame.seat}`);
    if ('card' in frame) assert(isPlace(frame.card, CARDS.length), `21: card ${frame.card} is played`);
    if ('tile' in frame) assert(isPlace(frame.tile, s.board.hexes.length), `21: ${frame.kind} on tile ${frame.tile}`);
    if ('planners' in frame)
      assert(
        frame.planners.every((seat) => isInPlay(s, seat)),
        '21: who plans is not in play',
      );
    if ('type' in frame) assert(s.drawn.includes(frame.type), `21: tile ${frame.type} to place was not drawn`);
  }
  const question = questionOf(s);
  if (question && 'nr' in question)
    assert(shipOf(s, question.seat, question.nr), `21: ${question.kind} for a ship that is not there`);
  const uppermost = s.stack.findLast(({ kind }) => PHASE_FRAMES.includes(kind))?.kind;
  assert(uppermost === UPPERMOST[s.phase], `21: ${uppermost} is pending in ${s.phase}`);
}

/** 21; and that nobody is asked in a game that is over. */
function checkQuestions(s: State): void {
  assert((s.phase === 'gameOver') === (s.ending !== null), `21: ${s.phase} with the end ${s.ending}`);
  assert((s.phase === 'gameOver') === !questionOf(s), `21: the question ${questionOf(s)?.kind} in ${s.phase}`);
  for (const { seat, kind } of flow.decisions(s)) {
    const options = flow.legal(s, seat);
    // A redeal does not know that who gives up cards has more than one kind.
    const least = kind === 'discardCard' ? 1 : 2;
    assert(options.length >= least, `21: ${kind} has ${options.length} options for seat ${seat}`);
    assert(new Set(options).size === options.length, `21: ${kind} has an option twice`);
  }
  assert(s.era <= s.settings.eraLimit, `21: era ${s.era} of ${s.settings.eraLimit}`);
}

/** 22. */
function checkHandLimit(s: State): void {
  const { handLimit, cardsPerShip } = s.settings;
  const question = questionOf(s);
  if (question?.kind === 'discardCard') {
    const { seat } = question;
    assert(s.phase === 'endOfEra', `22: cards are given up in ${s.phase}`);
    assert(total(playerOf(s, seat).hand) > handLimit, `22: seat ${seat} has to give up cards and is within the limit`);
    for (let turn = 0; seatInTurn(s, turn) !== seat; turn++) {
      const before = playerOf(s, seatInTurn(s, turn));
      assert(total(before.hand) <= handLimit, `22: seat ${seat} is asked before another one has met the limit`);
    }
  }
  if (handLimit === 0 || (s.phase !== 'production' && s.phase !== 'planning')) return;
  for (const [seat, { hand }] of s.players.entries()) {
    let cards = total(hand);
    for (const ship of s.ships) if (ship.seat === seat) cards += ship.program.length;
    const most = handLimit + cardsPerShip * countShips(s, seat);
    assert(cards <= most, `22: seat ${seat} has ${cards} cards, at most ${most} are possible`);
  }
}

/** 23. */
function checkUndecided(s: State): void {
  if (s.phase === 'chaos' || s.phase === 'gameOver') return;
  assert(!isDecided(s), `23: the game is decided and goes on in ${s.phase}`);
}
