/**
 * What can never be, whatever was played. Sentences about a single state are here; those about a step (nobody acts
 * twice, doors exist, breaches and numbers stay) and about the whole game (symmetry, replays, views) are properties in
 * `test/properties.test.ts` and in the kernel's suite.
 */
import { assert } from '@orrery/kernel';
import { DONE } from './actions.ts';
import { AI, AI_UNITS, aiData, PIRATES, pirateData } from './data.ts';
import { decisions, legal } from './course.ts';
import { crewOf, isIn, shipOf, type State, startSupply } from './state.ts';
import { countIn, isFaceUp, leftOf, NUMBERS_MOST, numberOf, roomBits, roomOf, typeOf } from './units.ts';

export function invariants(s: State): void {
  checkLists(s);
  for (const unit of s.units) checkUnit(s, unit);
  for (const pirate of crewOf(s)) checkPirate(pirate);
  checkEnergy(s);
  checkRations(s);
  for (let type = 0; type < AI_UNITS.length; type++) checkSupply(s, type);
  checkBreaches(s);
  checkCourse(s);
  checkOptions(s);
}

function checkLists(s: State): void {
  const { aiCapacity, pirateCapacity } = s.settings;
  for (const [room, name] of shipOf(s).rooms.entries()) {
    assert(countIn(s.units, room) <= aiCapacity, `too many A.I. units in ${name}`);
    assert(countIn(crewOf(s), room) <= pirateCapacity, `too many pirates in ${name}`);
  }
  checkList(s.units, s.lastAi, 'a');
  checkList(s.pirates, s.lastPirate, 'p');
  checkList(
    crewOf(s).sort((a, b) => a - b),
    s.lastPirate,
    'p',
  );
}

/** In group order, without which groups would fall apart; each number once, none that was not given. */
function checkList(list: readonly number[], last: number, side: string): void {
  for (let i = 1; i < list.length; i++)
    assert((list[i - 1] as number) < (list[i] as number), `${side}-units are out of order`);
  const numbers = list.map(numberOf);
  assert(new Set(numbers).size === numbers.length, `two units have the same number: ${side} ${numbers.join()}`);
  for (const number of numbers) assert(number >= 1 && number <= last, `${side}${number} is above ${side}${last}`);
  assert(last <= NUMBERS_MOST, `${side}${last} does not fit into a unit`);
}

function checkUnit(s: State, unit: number): void {
  const id = `a${numberOf(unit)}`;
  const room = roomOf(unit);
  const left = leftOf(unit);
  const full = aiData(typeOf(unit)).durability;
  assert(left >= 1 && left <= full, `${id} has durability ${left}`);
  assert(!isIn(s.breaches, room), `${id} is in a breach`);
  if (isFaceUp(unit)) return;
  assert(left === full, `${id} is face down and damaged`);
  assert(countIn(crewOf(s), room) === 0, `${id} is face down beside a pirate`);
  assert(s.settings.hiddenUnits, `${id} is face down in an open game`);
}

function checkPirate(pirate: number): void {
  const id = `p${numberOf(pirate)}`;
  const left = leftOf(pirate);
  assert(left >= 1 && left <= pirateData(typeOf(pirate)).health, `${id} has health ${left}`);
  assert(!isFaceUp(pirate), `${id} is face up`);
}

function checkEnergy(s: State): void {
  const { reactor, capacitor, activeGenerators, ledger, settings } = s;
  assert(capacitor >= 0 && capacitor <= settings.capacitorCap, `the Capacitor holds ${capacitor}`);
  assert(reactor >= 0, `the Reactor holds ${reactor}`);
  assert(activeGenerators >= 0 && activeGenerators <= settings.generators, `${activeGenerators} generators run`);
  assert(
    ledger.energyIn === reactor + capacitor + ledger.energyPaid,
    `energy: ${ledger.energyIn} came, ${ledger.energyPaid} was paid, ${reactor} + ${capacitor} is left`,
  );
}

function checkRations({ rations, ledger }: State): void {
  assert(rations >= 0, `${rations} rations`);
  assert(
    ledger.rationsSpent + rations === ledger.rationsSet,
    `rations: ${ledger.rationsSet} set, ${ledger.rationsSpent} spent, ${rations} left`,
  );
}

function checkSupply(s: State, type: number): void {
  const { id } = aiData(type);
  const supply = s.supply[type] ?? -1;
  const destroyed = s.destroyed[type] ?? -1;
  const everRevealed = s.everRevealed[type] ?? -1;
  const board = s.units.filter((unit) => typeOf(unit) === type);
  const start = startSupply(s, type);
  assert(supply >= 0, `supply of ${id} is ${supply}`);
  assert(supply + board.length + destroyed === start, `${id}: ${supply} + ${board.length} + ${destroyed} of ${start}`);
  assert(everRevealed <= board.length + destroyed, `${id}: ${everRevealed} revealed, fewer placed`);
  // What is destroyed was seen before, and what was seen stays seen.
  const up = board.filter(isFaceUp).length;
  assert(
    up + destroyed === everRevealed,
    `${id}: ${up} face up, ${destroyed} destroyed, ${everRevealed} ever revealed`,
  );
}

function checkBreaches(s: State): void {
  const ship = shipOf(s);
  const breaches = ship.rooms.map((_, room) => room).filter((room) => isIn(s.breaches, room));
  assert(s.guarded === roomBits(s.units), 'rooms with units are kept wrong');
  for (const room of ship.rooms.keys())
    assert(
      isIn(s.crowded, room) === countIn(crewOf(s), room) >= s.settings.pirateCapacity,
      'full rooms are kept wrong',
    );
  assert(breaches.includes(ship.start), 'the start room is no breach');
  assert(!breaches.includes(ship.bridge), 'the bridge is a breach');
  assert(breaches.length === s.capturedRooms + 1, `${breaches.length} breaches, ${s.capturedRooms} captured rooms`);
  if (s.settings.captureInterior) return;
  for (const room of breaches) assert(ship.isEdge[room], `${ship.rooms[room]} is a breach inside the ship`);
}

function checkCourse(s: State): void {
  const { rounds, waves } = s.settings;
  const { phase, round, wave, ending } = s;
  assert(round >= 1 && round <= rounds, `round ${round} of ${rounds}`);
  const inSetup = phase === 'aiSetup' || phase === 'pirateSetup';
  assert(inSetup ? wave === 0 : wave >= 1 && wave <= waves, `wave ${wave} in ${phase}`);
  assert((phase === 'gameOver') === (ending !== null), `${phase} with the end ${ending}`);
  assert(ending !== 'timeUp' || (round === rounds && wave === waves), `time up in round ${round}, wave ${wave}`);
  const mayHaveActed = phase === 'pirateWave' || ending === 'bridgeCaptured';
  assert(mayHaveActed || s.acted.length === 0, `somebody has acted in ${phase}`);
  assert((phase === 'pirateWave') === (s.waveRecord !== null), `a record of the wave in ${phase}`);
}

function checkOptions(s: State): void {
  for (const { seat } of decisions(s)) {
    const options = legal(s, seat);
    assert(options.length >= 2, 'somebody is asked who has no choice');
    assert(options.at(-1) === DONE, 'the last option is not done');
    assert(new Set(options).size === options.length, 'an option is listed twice');
    assert(legal(s, seat === AI ? PIRATES : AI).length === 0, 'the other side has options too');
  }
}
