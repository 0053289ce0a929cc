/**
 * What can never be, whatever was played. Sentences about a single state are here; those about a step or a whole
 * game (each shot had a target in sight, dice counts, symmetry, replays) are properties in `test/properties.test.ts` and in
 * the kernel's suite.
 */
import { assert } from '@orrery/kernel';
import { maneuverCode } from './actions.ts';
import { flow } from './course.ts';
import type { Stage } from './data.ts';
import { costOf, tokensOf } from './flight.ts';
import { isOnBoard, overlaps } from './geometry.ts';
import { SHIP_IDS, shipCode } from './ships.ts';
import { lineOf } from './stat-lines.ts';
import { hasPose, isFlying, isReady, isSecret, linesOf, type Ship, shipNamed, type State, top } from './state.ts';

export function invariants(s: State): void {
  checkFleet(s);
  for (const ship of s.ships) checkShip(s, ship);
  checkFlags(s);
  checkMove(s);
  checkDamage(s);
  checkTokens(s);
  checkCourse(s);
  checkPilots(s);
  checkLines(s);
  checkQuestions(s);
}

/** Every pilot has the ships of the options, in the order of their ids. */
function checkFleet({ ships, pilots, settings: { shipsPerPilot } }: State): void {
  assert(ships.length === pilots * shipsPerPilot, `${ships.length} ships for ${pilots} pilots`);
  for (const [at, { id, pilot, index }] of ships.entries()) {
    assert(pilot === Math.floor(at / shipsPerPilot) && index === at % shipsPerPilot, `${id} is out of order`);
    assert(id === SHIP_IDS[shipCode(pilot, index)], `${id} has the place of another ship`);
  }
}

function checkShip(s: State, ship: Ship): void {
  const { id, x, y, h, health, fullHealth, altitude } = ship;
  const { side, maxAltitude, attackTiming } = s.settings;
  if (hasPose(ship)) {
    assert(ship.flying, `${id} is lost and has a pose`);
    assert(Number.isInteger(x) && Number.isInteger(y), `${id} is at ${x}, ${y}`);
    assert(isOnBoard(x, y, side), `${id} is off the board at ${x}, ${y}`);
    assert(Number.isInteger(h) && h >= 0 && h <= 7, `${id} has heading ${h}`);
  } else assert(x === 0 && y === 0, `${id} has no pose, but stands at ${x}, ${y}`);
  assert(altitude >= 0 && altitude <= maxAltitude, `${id} has altitude ${altitude}`);
  assert(health >= 0 && health <= fullHealth, `${id} has health ${health} of ${fullHealth}`);
  const isDown = health === 0 && ship.flying && s.stage !== 'stats';
  assert(!isDown || (attackTiming === 'simultaneous' && s.stage === 'attackStage'), `${id} flies with health 0`);
  assert(ship.flying === (ship.lostBy === null), `${id}: flying ${ship.flying}, lost by ${ship.lostBy}`);
  assert(ship.flying || altitude === 0, `${id} is lost and has altitude`);
  assert(ship.lostBy !== 'shotDown' || health === 0, `${id} was shot down with health ${health}`);
  assert(ship.damageDealt >= 0, `${id} dealt ${ship.damageDealt} damage`);
}

/** Everybody moves once before anybody attacks, and attacks at most once. */
function checkFlags(s: State): void {
  for (const { id, flying, moved, acted } of s.ships) {
    if (s.stage === 'attackStage') assert(!flying || moved, `${id} has not moved before the attacks`);
    if (s.stage === 'moveStage') assert(!acted, `${id} has attacked before the attack stage`);
    if (s.round === 0) assert(!moved && !acted, `${id} has moved or acted before round 1`);
  }
}

/** The balance of a move, specials without storing, nothing free. */
function checkMove(s: State): void {
  const move = top(s, 'move');
  if (!move) return;
  const { startAltitude, baseLeft, flown, seat } = move;
  const ship = shipNamed(s, move.ship);
  assert(ship?.flying && !ship.moved, `${move.ship} moves out of turn`);
  assert(ship.pilot === seat, `${ship.id} moves in the turn of pilot ${seat}`);
  const codes = flown.map(maneuverCode);
  const paid = codes.reduce((sum, code) => sum + costOf(s.settings, code), 0);
  const tokensPaid = codes.reduce((sum, code) => sum + tokensOf(s.settings, code), 0);
  assert(
    ship.speed + startAltitude === paid + tokensPaid + ship.altitude + baseLeft,
    `${ship.id}: ${ship.speed} + ${startAltitude} is not ${paid} + ${tokensPaid} + ${ship.altitude} + ${baseLeft}`,
  );
  assert(baseLeft >= 0 && baseLeft <= ship.speed, `${ship.id} has base speed ${baseLeft} left`);
  assert(ship.altitude <= startAltitude, `${ship.id} gained altitude before the end of its move`);
  assert(flown.length === 0 ? paid === 0 : paid > 0, `${ship.id} paid ${paid} for ${flown.length} maneuvers`);
}

/** Damage dealt is health lost. */
function checkDamage({ ships, ledger }: State): void {
  const dealt = ships.reduce((sum, ship) => sum + ship.damageDealt, 0);
  const lost = ships.reduce((sum, ship) => sum + ship.fullHealth - ship.health, 0);
  assert(dealt - lost === ledger.damageBefore, `${dealt} damage dealt, ${lost} health lost`);
}

/** Tokens are solid unless a ship had no other way. */
function checkTokens({ ships, settings, ledger }: State): void {
  if (settings.overlapRule === 'allowed' || ledger.exceptions > 0) return;
  const placed = ships.filter(hasPose);
  for (const [i, a] of placed.entries())
    for (const b of placed.slice(i + 1)) assert(!overlaps(a.x - b.x, a.y - b.y), `${a.id} and ${b.id} overlap`);
}

/** What can be pending in each stage, from the bottom up. */
const PENDING: Readonly<Record<Stage, readonly string[]>> = {
  stats: ['game assignStats'],
  placement: ['game placePosition', 'game placeHeading'],
  moveStage: ['game round chooseShipToMove', 'game round move'],
  attackStage: ['game round chooseShipToAttack', 'game round attack'],
  gameOver: [''],
};

function checkCourse(s: State): void {
  const { stage, round, quietRounds, ending, settings, turn, firstPlayer } = s;
  const { roundLimit, quietLimit } = settings;
  assert((stage === 'gameOver') === (ending !== null), `${stage} with the end ${ending}`);
  assert(round <= roundLimit, `round ${round} of ${roundLimit}`);
  const isBefore = stage === 'stats' || stage === 'placement';
  assert(isBefore ? round === 0 : round >= 1, `round ${round} in ${stage}`);
  assert((stage === 'stats') === firstPlayer < 0, `first player ${firstPlayer} in ${stage}`);
  if (quietLimit > 0 && ending === null) assert(quietRounds < quietLimit, `${quietRounds} quiet rounds`);
  assert(turn < 0 === (stage === 'stats' || stage === 'gameOver'), `the turn of ${turn} in ${stage}`);
  const pending = s.stack.map(({ kind }) => kind).join(' ');
  assert(PENDING[stage].includes(pending), `'${pending}' is pending in ${stage}`);
  if (stage !== 'stats')
    for (const { seat } of flow.decisions(s)) assert(seat === turn, `pilot ${seat} is asked in the turn of ${turn}`);
  const { ship } = top(s, 'attack') ?? {};
  assert(ship === undefined || shipNamed(s, ship)?.pilot === turn, `${ship} acts in the turn of ${turn}`);
  for (const ship of s.ships)
    if (ship.flying && !isBefore) assert(hasPose(ship), `${ship.id} flies in ${stage} without a pose`);
}

/** Who is out and who is not, and why the game is over. */
function checkPilots(s: State): void {
  const out = s.eliminated.flat();
  assert(new Set(out).size === out.length, `a pilot is out twice: ${out.join()}`);
  let flying = 0;
  for (let pilot = 0; pilot < s.pilots; pilot++) {
    assert(isFlying(s, pilot) !== out.includes(pilot), `pilot ${pilot} is ${out.includes(pilot) ? '' : 'not '}out`);
    if (isFlying(s, pilot)) flying++;
  }
  if (s.ending === 'lastFlying') assert(flying === 1, `${flying} pilots fly at the end`);
  else if (s.ending === 'allDestroyed') assert(flying === 0, `${flying} pilots fly at the end`);
  else assert(flying >= 2, `${flying} pilots fly`);
}

/** Stats are a stat line; none is known too early. */
function checkLines(s: State): void {
  const all = linesOf(s);
  const assigned = top(s, 'assignStats')?.lines;
  for (const { id, pilot, index, attack, defense, speed, fullHealth } of s.ships) {
    const isKnown = !assigned || (!isSecret(s) && index < (assigned[pilot]?.length ?? 0));
    const text = [attack, defense, speed, fullHealth].join('-');
    if (isKnown) assert(lineOf(all, text), `${id} has the stats ${text}`);
    else assert(text === '0-0-0-0', `${id} has stats before the reveal`);
  }
  if (!assigned) return;
  assert(assigned.length === s.pilots, `lines for ${assigned.length} pilots`);
  assert(!assigned.every((_, pilot) => isReady(s, pilot)), 'all lines are assigned and not revealed');
  for (const own of assigned) {
    assert(own.length <= s.settings.shipsPerPilot, `${own.length} lines for one pilot`);
    for (const line of own) assert(lineOf(all, line), `there is no line ${line}`);
  }
}

/** Nobody is asked who is out, and nobody without an option. */
function checkQuestions(s: State): void {
  const out = s.eliminated.flat();
  for (const { seat, kind } of flow.decisions(s)) {
    assert(!out.includes(seat), `pilot ${seat} is out and asked`);
    const options = flow.legal(s, seat);
    assert(options.length > 0, `pilot ${seat} is asked '${kind}' without an option`);
    if (kind === 'chooseShipToMove' || kind === 'chooseShipToAttack')
      assert(options.length > 1, `pilot ${seat} is asked '${kind}' with one ship`);
  }
}
