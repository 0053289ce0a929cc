/**
 * What can never be, whatever was played. Sentences about a single state are here; those about a step (nobody acts
 * twice, doors exist, breaches and numbers stay) and about the whole game (symmetry, replays, views) are properties in
 * `test/properties.test.ts` and in the kernel's suite.
 */
import { assert, canonicalJson } from '@orrery/kernel';
import { DONE } from './actions.ts';
import { AI, AI_UNITS, aiData, MAP_IDS, PIRATE_UNITS, PIRATES, pirateData } from './data.ts';
import { flow, pendingIn } from './course.ts';
import { except, has, NO_ROOMS, roomsIn } from './room-set.ts';
import { piratesIn, shipOf, type State, startSupply } from './state.ts';
import { countIn, isRevealed, leftOf, NUMBERS_MOST, numberOf, roomOf, roomsOf, type Unit, typeOf } from './units.ts';

export function invariants(s: State): void {
  assert(MAP_IDS[s.ship] === s.settings.map, `ship ${s.ship} is no ${s.settings.map}`);
  checkLists(s);
  for (const unit of s.units) checkUnit(s, unit);
  for (const pirate of [...s.pirates, ...s.acted]) checkPirate(pirate);
  checkEnergy(s);
  checkRations(s);
  for (let type = 0; type < AI_UNITS.length; type++) checkSupply(s, type);
  checkBreaches(s);
  checkCourse(s);
  checkOptions(s);
}

function checkLists(s: State): void {
  const { units, pirates, acted } = s;
  const crew = [...pirates, ...acted];
  for (const list of [units, pirates, acted]) checkOrder(list);
  checkNumbers(units, s.lastAi, 'a');
  checkNumbers(crew, s.lastPirate, 'p');
  checkRooms(s, crew);
}

/** In group order, without which groups would fall apart. */
function checkOrder(list: readonly Unit[]): void {
  for (const [i, unit] of list.entries()) {
    assert(Number.isInteger(unit) && unit >= 0, `${unit} is no unit`);
    assert(i === 0 || (list[i - 1] as Unit) < unit, 'units are out of order');
  }
}

/** Each number once, none that was not given. */
function checkNumbers(list: readonly Unit[], last: number, side: string): void {
  const numbers = list.map(numberOf);
  assert(new Set(numbers).size === numbers.length, `two units have the same number: ${side} ${numbers.join()}`);
  for (const number of numbers) assert(number >= 1 && number <= last, `${side}${number} is above ${side}${last}`);
  assert(last <= NUMBERS_MOST, `${side}${last} does not fit into a unit`);
}

function checkRooms(s: State, crew: readonly Unit[]): void {
  const { aiCapacity, pirateCapacity } = s.settings;
  for (const [room, name] of shipOf(s).rooms.entries()) {
    const units = countIn(s.units, room);
    const pirates = piratesIn(s, room);
    assert(units <= aiCapacity, `too many A.I. units in ${name}`);
    assert(pirates <= pirateCapacity, `too many pirates in ${name}`);
    assert(has(s.aiFull, room) === (units === aiCapacity), `whether units fit into ${name} is kept wrong`);
    assert(has(s.pirateFull, room) === (pirates === pirateCapacity), `whether pirates fit into ${name} is kept wrong`);
  }
  assert(s.guarded === roomsOf(s.units), 'the rooms with units are kept wrong');
  for (const set of [s.guarded, roomsOf(crew), s.breaches, s.aiFull, s.pirateFull])
    assert(except(set, shipOf(s).all) === NO_ROOMS, 'there is no such room');
}

function checkUnit(s: State, unit: Unit): void {
  const id = `a${numberOf(unit)}`;
  const left = leftOf(unit);
  assert(typeOf(unit) in AI_UNITS, `${id} has no type`);
  const { durability } = aiData(typeOf(unit));
  assert(left >= 1 && left <= durability, `${id} has durability ${left}`);
  assert(!has(s.breaches, roomOf(unit)), `${id} is in a breach`);
  if (isRevealed(unit)) return;
  assert(left === durability, `${id} is face down and damaged`);
  assert(piratesIn(s, roomOf(unit)) === 0, `${id} is face down beside a pirate`);
  assert(s.settings.hiddenUnits, `${id} is face down in an open game`);
}

function checkPirate(pirate: Unit): void {
  const id = `p${numberOf(pirate)}`;
  assert(typeOf(pirate) in PIRATE_UNITS, `${id} has no type`);
  const left = leftOf(pirate);
  assert(left >= 1 && left <= pirateData(typeOf(pirate)).health, `${id} has health ${left}`);
  assert(!isRevealed(pirate), `${id} is face up`);
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
  const up = board.filter(isRevealed).length;
  assert(
    up + destroyed === everRevealed,
    `${id}: ${up} face up, ${destroyed} destroyed, ${everRevealed} ever revealed`,
  );
}

function checkBreaches(s: State): void {
  const ship = shipOf(s);
  const breaches = roomsIn(s.breaches);
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
  assert(canonicalJson(s.stack) === canonicalJson(pendingIn(phase)), `something else than ${phase} is pending`);
}

function checkOptions(s: State): void {
  for (const { seat } of flow.decisions(s)) {
    const options = flow.legal(s, seat);
    assert(options.length >= 2, 'somebody is asked who has no choice');
    assert(options.at(-1) === DONE, 'the last option is not done');
    assert(new Set(options).size === options.length, 'an option is listed twice');
    assert(flow.legal(s, seat === AI ? PIRATES : AI).length === 0, 'the other side has options too');
  }
}
