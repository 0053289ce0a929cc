/** Reads the events of one game in order and keeps count. */
import {
  AI,
  AI_UNITS,
  type AiType,
  aiDataOf,
  type AskPhase,
  MAPS,
  PIRATE_UNITS,
  PIRATES,
  type PirateType,
  pirateDataOf,
} from '../data.ts';
import type { Event } from '../events.ts';
import type { Settings } from '../options.ts';
import { energyOf, hiddenUnitsOf, type State } from '../state.ts';
import {
  type AI_STATS,
  type GameStat,
  NAMES,
  ofEarlyRooms,
  ofRound,
  ofWay,
  type PIRATE_STATS,
  type ROOM_STATS,
} from './names.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SIDE: Readonly<Record<AskPhase, number>> = { aiSetup: AI, pirateSetup: PIRATES, pirateWave: PIRATES, aiWave: AI };
const EARLY = 5;

export class Tally {
  private readonly numbers: Record<string, number> = Object.fromEntries(Object.keys(NAMES).map((name) => [name, 0]));
  private readonly bridge: string;
  private readonly keeps: boolean;
  private readonly unseen: Map<AiType, number>;
  /** Pirates on board: id → type and room. */
  private readonly crew = new Map<string, { readonly type: PirateType; room: string }>();
  private round = 0;
  private waves = 0;
  private purse = 0;
  private placed = 0;
  private placedOpen = 0;
  private entered = 0;
  private priors = 0;
  private bridgeUnits = 0;
  private bridgeUnitWaves = 0;

  constructor({ map, supplyMultiplier, rationsKept }: Settings) {
    this.keeps = rationsKept;
    this.bridge = MAPS[map].bridge;
    this.unseen = new Map(AI_UNITS.map(({ id, supply }) => [id, supply * supplyMultiplier]));
  }

  private add(name: GameStat, amount = 1): void {
    (this.numbers[name] as number) += amount;
  }

  private ai(type: AiType, stat: keyof typeof AI_STATS, amount = 1): void {
    (this.numbers[`${type}.${stat}`] as number) += amount;
  }

  private pirate(type: PirateType, stat: keyof typeof PIRATE_STATS, amount = 1): void {
    (this.numbers[`${type}.${stat}`] as number) += amount;
  }

  private room(room: string, stat: keyof typeof ROOM_STATS, amount = 1): void {
    (this.numbers[`${room}.${stat}`] as number) += amount;
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'roundStarted':
        this.roundStarted(event);
        break;
      case 'generatorStarted':
        this.generatorStarted(event);
        break;
      case 'unitInstalled':
        this.installed(event);
        break;
      case 'rationsSet':
        this.rationsSet(event);
        break;
      case 'pirateHired':
        this.hired(event);
        break;
      case 'waveStarted':
        this.waveStarted(event);
        break;
      case 'pirateMoved':
        this.moved(event);
        break;
      case 'unitRevealed':
        this.enteredUnit(event.type);
        break;
      case 'pirateAttacked':
        this.attacked(event);
        break;
      case 'roomCaptured':
      case 'bridgeCaptured':
        this.captured(event);
        break;
      case 'unitUsed':
        this.used(event);
        break;
      case 'phaseEnded':
        this.ended(event);
        break;
      case 'gameEnded':
        this.waveOver();
        this.roundOver();
        break;
      default:
        break;
    }
  }

  private roundStarted({ round }: Of<'roundStarted'>): void {
    if (this.round > 0) this.roundOver();
    this.round = round;
    this.numbers[ofRound(round, 'reached')] = 1;
  }

  private roundOver(): void {
    this.numbers[ofRound(this.round, 'bridgeUnits')] = this.bridgeUnits;
  }

  private generatorStarted({ cost }: Of<'generatorStarted'>): void {
    this.add('decisions.ai');
    this.add('generators.started');
    this.add('energy.generators', cost);
    (this.numbers[ofRound(this.round, 'generators')] as number)++;
  }

  private installed({ type, room, revealed, cost }: Of<'unitInstalled'>): void {
    if (type === null) return; // the full events always name it
    this.add('decisions.ai');
    this.add('energy.installed', cost);
    this.placed++;
    this.ai(type, 'placed');
    if (this.numbers[`${type}.firstRound`] === 0) this.ai(type, 'firstRound', this.round);
    this.room(room, 'installed');
    if (room === this.bridge) {
      this.ai(type, 'inBridge');
      this.bridgeUnits++;
    }
    if (!revealed) return;
    this.placedOpen++;
    this.see(type);
  }

  private see(type: AiType): void {
    this.ai(type, 'revealed');
    this.unseen.set(type, (this.unseen.get(type) ?? 0) - 1);
  }

  private enteredUnit(type: AiType): void {
    let pieces = 0;
    for (const count of this.unseen.values()) pieces += count;
    this.entered++;
    this.priors += (this.unseen.get(type) ?? 0) / pieces;
    this.see(type);
  }

  /** With `rationsKept` what was left is part of the new amount and counts once. */
  private rationsSet({ rations }: Of<'rationsSet'>): void {
    this.add('rations.set', rations - (this.keeps ? this.purse : 0));
    this.purse = rations;
  }

  private hired({ unit, type, room, cost, wave }: Of<'pirateHired'>): void {
    this.add('decisions.pirates');
    this.add(wave > 0 ? 'rations.waves' : 'rations.setup', cost);
    this.purse -= cost;
    this.pirate(type, 'placed');
    this.room(room, 'hired');
    this.crew.set(unit, { type, room });
  }

  private waveStarted({ stored, lost }: Of<'waveStarted'>): void {
    this.waves++;
    this.add('energy.stored', stored);
    this.add('energy.lost', lost);
    this.bridgeUnitWaves += this.bridgeUnits;
  }

  private waveOver(): void {
    for (const { type } of this.crew.values()) this.pirate(type, 'waves');
  }

  private moved({ unit, from, to }: Of<'pirateMoved'>): void {
    this.add('decisions.pirates');
    this.room(to, 'entered');
    (this.numbers[ofWay(from, to)] as number)++;
    const pirate = this.crew.get(unit);
    if (to === this.bridge) {
      if (this.numbers['bridge.firstWave'] === 0) this.add('bridge.firstWave', this.waves);
      if (![...this.crew.values()].some(({ room }) => room === to)) this.add('bridge.assaults');
    }
    if (pirate) pirate.room = to;
  }

  private attacked({ type, targetType, room, before, left }: Of<'pirateAttacked'>): void {
    this.add('decisions.pirates');
    this.pirate(type, 'attacks');
    const { kind } = aiDataOf(targetType);
    this.pirate(type, kind === 'turret' ? 'enduranceDamage' : 'securityDamage', before - left);
    this.ai(targetType, 'durabilityLost', before - left);
    if (left > 0) return;
    this.ai(targetType, 'destroyed');
    if (room === this.bridge) this.bridgeUnits--;
  }

  private captured({ type, room }: Of<'roomCaptured' | 'bridgeCaptured'>): void {
    this.add('decisions.pirates');
    this.pirate(type, 'captures');
    this.room(room, 'captured');
    if (room === this.bridge) return;
    this.add('captured.rooms');
    (this.numbers[ofRound(this.round, 'captured')] as number)++;
    if (this.round <= EARLY) this.add('captured.byRound5');
  }

  private used({ type, room, cost, hits }: Of<'unitUsed'>): void {
    this.add('decisions.ai');
    this.add('energy.used', cost);
    this.ai(type, 'uses');
    for (const { unit, type: victim, before, left } of hits) {
      this.ai(type, 'damage', before - left);
      this.room(room, 'damage', before - left);
      if (left > 0) continue;
      this.ai(type, 'kills');
      this.room(room, 'kills');
      this.pirate(victim, 'rationsLost', pirateDataOf(victim).cost);
      this.crew.delete(unit);
    }
  }

  private ended({ phase, automatic }: Of<'phaseEnded'>): void {
    const side = SIDE[phase] === AI ? 'ai' : 'pirates';
    this.add(automatic ? `automatic.${side}` : `decisions.${side}`);
    if (phase === 'aiWave') this.waveOver();
  }

  finish(state: State): Readonly<Record<string, number>> {
    const { numbers } = this;
    const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
    const damage = AI_UNITS.reduce((sum, { id }) => sum + (numbers[`${id}.damage`] as number), 0);
    this.add('end.round', state.round);
    this.add('end.wave', state.wave);
    const piratesWon = state.ending === 'bridgeCaptured' ? 1 : 0;
    this.add('end.pirates', piratesWon);
    this.add('energy.left', energyOf(state));
    this.add('energy.perDamage', share(numbers['energy.used'] as number, damage));
    this.add('generators.perRound', share(numbers['generators.started'] as number, state.round));
    const spent = (numbers['rations.setup'] as number) + (numbers['rations.waves'] as number);
    this.add('rations.left', (numbers['rations.set'] as number) - spent);
    this.add('info.faceDown', hiddenUnitsOf(state).length);
    this.add('info.entered', share(this.entered, this.placed));
    this.add('info.placedOpen', share(this.placedOpen, this.placed));
    this.add('info.prior', share(this.priors, this.entered));
    this.add('bridge.units', share(this.bridgeUnitWaves, this.waves));
    this.addWinRates(piratesWon);
    return numbers;
  }

  private addWinRates(piratesWon: 0 | 1): void {
    const { numbers } = this;
    for (const { id } of AI_UNITS) this.addWins(id, 1 - piratesWon);
    for (const { id } of PIRATE_UNITS) this.addWins(id, piratesWon);
    const early = numbers['captured.byRound5'] as number;
    numbers[ofEarlyRooms(early, 'games')] = 1;
    numbers[ofEarlyRooms(early, 'wins')] = piratesWon;
  }

  private addWins(type: AiType | PirateType, won: number): void {
    if (this.numbers[`${type}.placed`] === 0) return;
    this.numbers[`${type}.games`] = 1;
    this.numbers[`${type}.wins`] = won;
  }
}
