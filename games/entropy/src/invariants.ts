/**
 * What can never be, whatever was played. Sentences about a step and about order and views are properties in `test/` and in
 * the kernel's suite.
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

/** Without what speaks of a whole game, such as that all cards are there: for positions that nobody played to. */
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

/** Entropy is never above 0, reaches 0 in the last era only, and stays above its floor. */
function checkEntropy({ entropy, lastEra, settings }: State): void {
  assert(entropy <= 0, `entropy is ${entropy}`);
  assert((entropy === 0) === lastEra, `entropy is ${entropy}, last era: ${lastEra}`);
  assert(settings.entropyFloor === null || entropy >= settings.entropyFloor, `entropy ${entropy} is below the floor`);
}

/** Every card of the game lies somewhere, and none twice. */
function checkCards(s: State): void {
  for (let card = 0; card < CARDS.length; card++) {
    const isCard = (one: number) => one === card;
    let count = s.deck.filter(isCard).length + (s.discard[card] as number);
    for (const { hand } of s.players) count += hand[card] as number;
    for (const { program } of s.ships) count += program.filter(isCard).length;
    if (playingOf(s)?.card === card) count++;
    const least = Math.min(s.discard[card] as number, ...s.players.map(({ hand }) => hand[card] as number));
    assert(least >= 0, `${least} cards ${cardId(card)} in a hand or discarded`);
    assert(count === s.settings.cardCopies[card], `${count} cards ${cardId(card)} of ${s.settings.cardCopies[card]}`);
  }
}

/** Every tile of the game is in the stack, drawn or placed. */
function checkTiles(s: State): void {
  for (let type = 0; type < TILES.length; type++) {
    const count = [...s.tileStack, ...s.drawn, ...s.board.types].filter((one) => one === type).length;
    assert(count === s.settings.tileCounts[type], `${count} tiles ${tileId(type)} of ${s.settings.tileCounts[type]}`);
  }
}

/** Titanium that was printed on tiles is there, aboard, scored or lost. */
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
  assert(printed === there, `${printed} titanium was printed, ${there} is there`);
}

/** A ship stands on a tile, looks in one of six directions and owes nothing. */
function checkShip(s: State, ship: Ship): void {
  assert(ship.tile >= 0 && ship.tile < s.board.hexes.length, `${nameOf(ship)} is nowhere`);
  assert(ship.energy >= 0, `${nameOf(ship)} has ${ship.energy} energy`);
  assert(ship.titanium >= 0, `${nameOf(ship)} has ${ship.titanium} titanium`);
  assert(Number.isInteger(ship.facing) && ship.facing >= 0 && ship.facing < 6, `${nameOf(ship)} faces ${ship.facing}`);
}

/** Between actions a ship shares its tile with no rival and no token, and has taken what lay there. */
function checkRest(s: State): void {
  for (const ship of s.ships) {
    const { tile, seat } = ship;
    const others = s.ships.filter((other) => other.tile === tile && other.seat !== seat);
    assert(others.length === 0, `${nameOf(ship)} shares its tile with another player`);
    assert(!s.tokens.some((token) => token.tile === tile), `${nameOf(ship)} shares its tile with a token`);
    if (!s.settings.setupLanding) continue;
    assert(s.goods[tile] === 0, `${s.goods[tile]} lie under ${nameOf(ship)}`);
    const isPortal = tileData(s.board.types[tile] as number).kind === 'portal';
    assert(!isPortal || s.owners[tile] === seat, `the portal under ${nameOf(ship)} is not its player's`);
  }
}

/** Only portals have owners, and only players who are in play own them. */
function checkOwners(s: State): void {
  for (const [tile, owner] of s.owners.entries()) {
    if (owner === NOBODY) continue;
    assert(tileData(s.board.types[tile] as number).kind === 'portal', `tile ${tile} is no portal and has an owner`);
    assert(!isOut(s, owner), `tile ${tile} belongs to seat ${owner}, who is out`);
  }
}

/** Who has no ship is out, has no cards and is not asked; new energy is given in Production. */
function checkPlayers(s: State): void {
  for (const [seat, player] of s.players.entries()) {
    assert(player.newEnergy === 0 || s.phase === 'production', `seat ${seat} has energy to give in ${s.phase}`);
    if (isSetup(s)) continue;
    assert(isOut(s, seat) === (countShips(s, seat) === 0), `seat ${seat} is out, or has no ship, but not both`);
    if (!isOut(s, seat)) continue;
    assert(total(player.hand) === 0, `seat ${seat} is out and has cards`);
    assert(flow.legal(s, seat).length === 0, `seat ${seat} is out and is asked`);
  }
}

/** Tokens lie on tiles, in the order in which they came. */
function checkTokens(s: State): void {
  let last = 0;
  for (const { tile, serial, heading } of s.tokens) {
    assert(tile >= 0 && tile < s.board.hexes.length, `token ${serial} is nowhere`);
    assert(serial > last, `token ${serial} comes after token ${last}`);
    assert(heading >= 0 && heading < 6, `token ${serial} heads for ${heading}`);
    last = serial;
  }
  assert(last <= s.lastSerial, `token ${last} comes after the last one, ${s.lastSerial}`);
}

/** Every tile was placed beside one that lay there before. */
function checkConnected({ board }: State): void {
  if (board.hexes.length === 0) return;
  assert(board.hexes[0] === ORIGIN, 'the first tile is not in the middle');
  for (let tile = 1; tile < board.hexes.length; tile++) {
    const beside = board.next.slice(tile * 6, tile * 6 + 6);
    assert(
      beside.some((other) => other !== VOID && other < tile),
      `tile ${tile} had no neighbour when it was placed`,
    );
  }
}

/** Neighbours and rim are what the hexes say. */
function checkBoard({ board, goods, owners }: State): void {
  const { hexes, types, next, rim } = board;
  assert(new Set(hexes).size === hexes.length, 'two tiles lie on one hex');
  for (const list of [types, goods, owners])
    assert(list.length === hexes.length, 'the lists of tiles differ in length');
  const outside = new Set<number>();
  for (const [tile, hex] of hexes.entries())
    for (const [direction, step] of STEPS.entries()) {
      const beside = hexes.indexOf(hex + step);
      assert(next[tile * 6 + direction] === beside, `tile ${tile} does not know its neighbour`);
      if (beside === VOID) outside.add(hex + step);
    }
  assert(rim.join() === [...outside].sort((a, b) => a - b).join(), 'the rim is not what lies around the tiles');
  const tiles = hexes.map((_, tile) => tile);
  const order = inReadingOrder(board, tiles).map((tile) => hexOf(hexes[tile] as number));
  for (const [i, { q, r }] of order.entries()) {
    const before = order[i - 1];
    assert(!before || before.r < r || (before.r === r && before.q < q), 'tiles are not in reading order');
  }
}

/** Programs lie there in Planning and Chaos only. */
function checkPrograms(s: State): void {
  const mayLie = s.phase === 'planning' || s.phase === 'chaos';
  for (const ship of s.ships) {
    assert(mayLie || ship.program.length === 0, `${nameOf(ship)} has a program in ${s.phase}`);
    assert(!ship.acted || s.phase === 'chaos' || s.phase === 'gameOver', `${nameOf(ship)} has acted in ${s.phase}`);
  }
  assert(!playingOf(s) || s.phase === 'chaos', `a card is being played in ${s.phase}`);
}

/** Ships are those that were built and not lost, and who is out does not start an era. */
function checkShipCounts(s: State): void {
  if (isSetup(s)) return;
  for (const [seat, { built, lost }] of s.players.entries()) {
    const ships = countShips(s, seat);
    assert(ships === 1 + built - lost, `seat ${seat} has ${ships} ships, built ${built} and lost ${lost}`);
  }
  const isEarly = s.phase === 'production' || s.phase === 'planning';
  assert(!isEarly || !isOut(s, s.startingPlayer), 'the starting player is out');
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
    assert(!below || rankOf(below) <= rankOf(frame), `${frame.kind} lies on ${below?.kind}`);
    if ('at' in frame) assert(isPlace(frame.at, SETUP_STAGES + 1), `${frame.kind} is at stage ${frame.at}`);
    if ('seat' in frame) assert(isPlace(frame.seat, s.players.length), `${frame.kind} of seat ${frame.seat}`);
    if ('card' in frame) assert(isPlace(frame.card, CARDS.length), `card ${frame.card} is played`);
    if ('tile' in frame) assert(isPlace(frame.tile, s.board.hexes.length), `${frame.kind} on tile ${frame.tile}`);
    if ('planners' in frame)
      assert(
        frame.planners.every((seat) => isInPlay(s, seat)),
        'who plans is not in play',
      );
    if ('type' in frame) assert(s.drawn.includes(frame.type), `tile ${frame.type} to place was not drawn`);
  }
  const question = questionOf(s);
  if (question && 'nr' in question)
    assert(shipOf(s, question.seat, question.nr), `${question.kind} for a ship that is not there`);
  const uppermost = s.stack.findLast(({ kind }) => PHASE_FRAMES.includes(kind))?.kind;
  assert(uppermost === UPPERMOST[s.phase], `${uppermost} is pending in ${s.phase}`);
}

/** Whoever is asked has a choice, nothing is offered twice, and nobody is asked after the end. */
function checkQuestions(s: State): void {
  assert((s.phase === 'gameOver') === (s.ending !== null), `${s.phase} with the end ${s.ending}`);
  assert((s.phase === 'gameOver') === !questionOf(s), `the question ${questionOf(s)?.kind} in ${s.phase}`);
  for (const { seat, kind } of flow.decisions(s)) {
    const options = flow.legal(s, seat);
    // A redeal does not know that who gives up cards has more than one kind.
    const least = kind === 'discardCard' ? 1 : 2;
    assert(options.length >= least, `${kind} has ${options.length} options for seat ${seat}`);
    assert(new Set(options).size === options.length, `${kind} has an option twice`);
  }
  assert(s.era <= s.settings.eraLimit, `era ${s.era} of ${s.settings.eraLimit}`);
}

/** Hands are within the limit, and who is above it is asked in turn at the end of an era. */
function checkHandLimit(s: State): void {
  const { handLimit, cardsPerShip } = s.settings;
  const question = questionOf(s);
  if (question?.kind === 'discardCard') {
    const { seat } = question;
    assert(s.phase === 'endOfEra', `cards are given up in ${s.phase}`);
    assert(total(playerOf(s, seat).hand) > handLimit, `seat ${seat} has to give up cards and is within the limit`);
    for (let turn = 0; seatInTurn(s, turn) !== seat; turn++) {
      const before = playerOf(s, seatInTurn(s, turn));
      assert(total(before.hand) <= handLimit, `seat ${seat} is asked before another one has met the limit`);
    }
  }
  if (handLimit === 0 || (s.phase !== 'production' && s.phase !== 'planning')) return;
  for (const [seat, { hand }] of s.players.entries()) {
    let cards = total(hand);
    for (const ship of s.ships) if (ship.seat === seat) cards += ship.program.length;
    const most = handLimit + cardsPerShip * countShips(s, seat);
    assert(cards <= most, `seat ${seat} has ${cards} cards, at most ${most} are possible`);
  }
}

/** A game that is decided does not begin another phase. */
function checkUndecided(s: State): void {
  if (s.phase === 'chaos' || s.phase === 'gameOver') return;
  assert(!isDecided(s), `the game is decided and goes on in ${s.phase}`);
}
