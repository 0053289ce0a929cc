/**
 * What is true after every action, whatever the options. What compares two states, and what is true of the boards
 * themselves, stands in `test/invariants.test.ts`.
 */
import { assert, type Seat } from '@orrery/kernel';
import { byRank, cardOf, MOST_REDRAWS, planetsFor, RESOURCES, SIDES, type SiteId, STONES } from './data.ts';
import { hasAbility, ownerOf } from './hooks.ts';
import { cardsFor, designOf } from './options.ts';
import { pointsOf, scoreOf, targetOf } from './rules/score.ts';
import { boardLimitOf, maxStackOf } from './rules/ships.ts';
import { attachedShips, boardOf, playerOf, playersIn, shipsOnBoard, stackOn, type State } from './state.ts';

export function invariants(s: State): void {
  checkShips(s);
  checkCards(s);
  checkTokens(s);
  checkBoard(s);
  checkStones(s);
  checkCourse(s);
  checkPoints(s);
  checkResult(s);
}

/** Every ship is on the board, in reserve, in a graveyard, on a pile or assimilated; nobody has more on the board than allowed. */
function checkShips(s: State): void {
  const parasite = ownerOf(s, 'infest');
  for (const [seat, { reserve, graveyard, pile, assimilated }] of s.players.entries()) {
    const attached = seat === parasite ? attachedShips(s) : 0;
    const all = shipsOnBoard(s, seat) + attached + reserve + graveyard + pile + assimilated.length;
    assert(all === s.options.shipsPerPlayer, `seat ${seat} has ${all} ships`);
    assert(Math.min(reserve, graveyard, pile) >= 0, `seat ${seat} owes ships`);
    const limit = boardLimitOf(s, seat);
    assert(shipsOnBoard(s, seat) <= limit, `seat ${seat} has too many ships on the board`);
    assert(new Set(assimilated.map(({ ability }) => ability)).size === assimilated.length, 'an ability copied twice');
    assert(assimilated.length === 0 || hasAbility(s, seat, 'assimilate'), `seat ${seat} cannot copy abilities`);
  }
  assert(parasite !== undefined || attachedShips(s) === 0, 'ships live in others’ stacks without Parasite');
  assert(attachedShips(s) <= s.options.parasiteMaxAttached, 'too many ships live in others’ stacks');
}

/** Every card lies somewhere, none twice, hands in order; only cards that are held are remembered. */
function checkCards(s: State): void {
  const parts = s.invasion?.revealed && !s.invasion.settled ? SIDES.map((side) => s.invasion?.[side]) : [];
  const inPlay = parts.flatMap((part) => [...(part?.card ? [part.card] : []), ...(part?.reinforcements ?? [])]);
  const hands = s.players.flatMap(({ hand }) => hand);
  const all = [...s.deck, ...s.discard, ...hands, ...inPlay];
  const due = s.round > 0 ? cardsFor(s.options) : [];
  assert(all.length === due.length && new Set(all).size === due.length, `there are ${all.length} cards`);
  const known = new Set(all);
  assert(
    due.every((card) => known.has(card)),
    'a card is missing',
  );
  for (const cards of [s.discard, ...s.players.map(({ hand }) => hand)])
    assert(
      cards.every((card, i) => i === 0 || byRank(cards[i - 1] as string, card) < 0),
      'cards lie out of order',
    );
  const held = new Set(hands);
  for (const card of Object.keys(s.seen)) assert(held.has(card), `somebody remembers ${card}, which nobody holds`);
}

/** Tokens are neither made nor lost, points are not owed, and fortresses stand on planets, one on each. */
function checkTokens(s: State): void {
  const { mineralTokens, gasTokens, fortressTokens } = s.options;
  for (const resource of RESOURCES) {
    const counts = [s.bank[resource], ...s.players.map((player) => player[resource])];
    assert(Math.min(...counts) >= 0, `somebody owes ${resource}`);
    const all = counts.reduce((sum, count) => sum + count, 0);
    assert(all === (resource === 'mineral' ? mineralTokens : gasTokens), `there are ${all} tokens of ${resource}`);
  }
  for (const { bought, tracker } of s.players) assert(Math.min(bought, tracker) >= 0, 'somebody owes points');
  assert(s.fortresses.length <= fortressTokens, 'too many fortresses');
  assert(new Set(s.fortresses).size === s.fortresses.length, 'two fortresses on a planet');
  assert(
    s.fortresses.every((site) => boardOf(s).planets.includes(site)),
    'a fortress stands on no planet',
  );
}

/** Planets are those of the board, and stacks are no larger than allowed. */
function checkBoard(s: State): void {
  const { sites } = boardOf(s);
  const kinds = s.planets.slice().sort();
  assert(kinds.join() === [...planetsFor(playersIn(s))].sort().join(), 'planets were exchanged');
  assert(s.stacks.length === sites.length, 'a site is missing');
  for (const [at, stack] of s.stacks.entries()) {
    if (!stack) continue;
    const { owner, ships, attached } = stack;
    const site = sites[at];
    assert(s.players[owner] && ships >= 1 && attached >= 0, `the stack on ${site} is odd`);
    assert(ships <= largestStackOf(s, owner), `the stack on ${site} is too large`);
    assert(attached === 0 || owner !== ownerOf(s, 'infest'), `Parasite lives in its own stack on ${site}`);
  }
}

/** Larger than they may be now are what Borg grew before it lost Tight Quarters, and guests who became a stack of Parasite's. */
function largestStackOf(s: State, owner: Seat): number {
  const most = maxStackOf(s, owner);
  if (hasAbility(s, owner, 'infest')) return Math.max(most, s.options.parasiteMaxAttached);
  const mayHaveGrown = hasAbility(s, owner, 'assimilate') && s.players.some(({ alien }) => alien === 'tribble');
  return mayHaveGrown ? Math.max(most, s.options.tribbleStack) : most;
}

/** All stones are held or on planets, one on each, and none lies where Thanos has ships. */
function checkStones(s: State): void {
  const thanos = ownerOf(s, 'gauntlet');
  assert(s.stones.length === 0 || s.stones.length === STONES.length, 'a stone is lost');
  const sites: SiteId[] = [];
  for (const place of s.stones)
    if ('site' in place) {
      assert(boardOf(s).isPlanet[place.site], `a stone lies on ${place.site}, which is no planet`);
      assert(stackOn(s, place.site)?.owner !== thanos, `Thanos stands beside a stone on ${place.site}`);
      sites.push(place.site);
    } else assert(playerOf(s, place.seat), 'a stone held by nobody');
  assert(new Set(sites).size === sites.length, 'two stones lie on a planet');
}

/** Rounds, invasions and redraws stay within their limits, and nothing is pending after the end. */
function checkCourse(s: State): void {
  assert(s.round <= s.options.roundLimit, `round ${s.round} is played`);
  assert(s.turn.invasions <= s.options.invasionsPerTurn, 'too many invasions in a turn');
  assert((s.ending === null) === s.stack.length > 0, 'the game goes on after its end, or ends without one');
  assert(!s.ending || s.players[s.ending.winner], 'somebody who does not play has won');
  const reinforcements = Object.values(designOf(s.options).reinforcement).reduce((sum, copies) => sum + copies, 0);
  assert((s.invasion?.rounds ?? 0) <= reinforcements + 1, 'too many rounds of reinforcement');
  for (const side of SIDES) assert((s.invasion?.[side].redraws ?? 0) <= MOST_REDRAWS, 'too many redraws');
}

/** Points are counted right before each of these questions. */
const COUNTED_BEFORE = ['spend', 'move', 'chainStep', 'invade'];

/** One player at most has each bonus, and nobody who has won is asked for the next step. */
function checkPoints(s: State): void {
  const all = s.players.map((_, seat) => pointsOf(s, seat));
  for (const bonus of ['graveyard', 'hand'] as const) {
    const holders = all.filter((points) => points[bonus] > 0).length;
    assert(holders <= 1 || s.options.bonusTies === 'all', `${holders} players have the ${bonus} bonus`);
  }
  if (!COUNTED_BEFORE.includes(s.stack.at(-1)?.kind ?? '')) return;
  const candidates = s.options.victoryCheck === 'anyone' ? s.order : [s.active];
  for (const seat of candidates) assert(scoreOf(s, seat) < targetOf(s), `seat ${seat} has won, and the game goes on`);
}

/** A single attack wins, and without any nobody does. */
function checkResult({ invasion }: State): void {
  if (!invasion?.settled) return;
  const attacks = SIDES.filter((side) => {
    const { card } = invasion[side];
    return card === null || cardOf(card).kind === 'attack';
  });
  if (attacks.length < 2) assert(invasion.winner === (attacks[0] ?? null), 'cards have decided against their table');
}
