/**
 * Where abilities meet the rules. An ability may *adjust* a number that the rules are about to use, *react* at a moment, or
 * *offer* its owner something more to do. The rules ask through this file and know no ability; an ability's own file tells
 * all it does. `aliens/index.ts` fills the table: abilities use the rules, so the rules cannot import them.
 */
import { assert, replace, type Seat } from '@orrery/kernel';
import type { ActionOfKind } from './actions.ts';
import { ABILITIES, type AbilityId, ALIEN_DATA, type AlienId, ALIENS, type Side, type SiteId } from './data.ts';
import type { Options } from './options.ts';
import { type Assimilated, type Ctx, type Frame, type Player, playerOf, type Stack, type State } from './state.ts';

/** The moments at which several abilities speak, and in which order. */
const MOMENTS = {
  setup: ['gauntlet', 'dominoChain', 'assimilate'],
  turnStart: ['newGeneration', 'relentless', 'gauntlet', 'twoModes', 'decree'],
  collected: ['gift'],
  /** Attack has met attack; the numbers lie open. */
  clash: ['switch', 'copy', 'sacrifice'],
  /** The loser's stack is about to be removed. */
  removal: ['sidestep', 'bitterness', 'infest'],
  /** Ships and cards of a lost invasion are settled. */
  aftermath: ['retribution', 'assimilate', 'dominoChain', 'dominoP6', 'dominoP5', 'decree', 'gauntlet'],
  turnEnd: ['twoModes'],
} as const satisfies Readonly<Record<string, readonly AbilityId[]>>;
export type HookMoment = keyof typeof MOMENTS;

export type Manoeuvre = ActionOfKind<'chain' | 'teleport'>;

export interface Ability {
  // Adjust
  /** Whether it can be used, and copied, at all; without it: yes. */
  isAwake?(s: State, owner: Seat): boolean;
  maxStack?(s: State): number;
  /** The most ships on the board. */
  boardLimit?(s: State): number;
  startingShips?(s: State, owner: Seat): number;
  moves?(s: State, owner: Seat): number;
  /** Whether one more of so many moves may end on a planet. */
  mayEndOnPlanet?(s: State, moves: number): boolean;
  freeTokens?(s: State, owner: Seat): number;
  shipsPerPurchase?(s: State): number;
  graveWeight?(s: State): number;
  points?(s: State, owner: Seat): number;
  /** What each ship counts in an invasion; the highest of all applies. */
  multiplier?(s: State, owner: Seat, side: Side): number;
  bonus?(s: State, owner: Seat, side: Side): number;
  seesHand?(s: State, owner: Seat): boolean;
  winsTies?(s: State, owner: Seat): boolean;
  /** Whether the owner may give orders to somebody else's stack. */
  commands?(stack: Stack): boolean;

  // React
  react?: Partial<Record<HookMoment, (s: State, owner: Seat, ctx: Ctx) => void>>;
  /** Ships of the owner have come to stand on a site. */
  arrived?(s: State, owner: Seat, site: SiteId, ctx: Ctx): void;
  /** A copy of it was taken away from the owner. */
  forgotten?(s: State, owner: Seat): void;

  // Offer
  manoeuvres?(s: State, owner: Seat): Manoeuvre[];
  takeManoeuvre?(s: State, owner: Seat, action: Manoeuvre, ctx: Ctx): void;
}

type Hook = Exclude<keyof Ability, 'isAwake' | 'forgotten' | 'react'>;
type Table = Readonly<Record<AbilityId, Ability>>;

/** What a player's abilities have to say, by hook, in the order of the rules. */
type Hooks = { readonly [H in Hook]: readonly NonNullable<Ability[H]>[] } & {
  readonly ids: readonly AbilityId[];
  /** The moments at which one of them reacts. */
  readonly moments: readonly string[];
};

let table: Partial<Table> = {};

/** By the abilities that are in it. */
const made = new Map<string, Hooks>();

/** The hooks of some abilities. Few sets of them ever come together, so each is put together once. */
function hooksFrom(ids: readonly AbilityId[]): Hooks {
  const name = ids.join();
  const known = made.get(name);
  if (known) return known;
  const hooks = putTogether(ids);
  made.set(name, hooks);
  return hooks;
}

/** Written out, because the engine reads an object that is put together name by name much more slowly. */
function putTogether(ids: readonly AbilityId[]): Hooks {
  const abilities = ids.map(abilityOf);
  // One place makes all the lists, full and empty, so that they are of one kind to the engine.
  const all = <H extends Hook>(hook: H): Hooks[H] => {
    const list: unknown[] = [];
    for (const ability of abilities) if (ability[hook]) list.push(ability[hook]);
    return list as Hooks[H]; // of one hook only
  };
  return {
    ids,
    moments: abilities.flatMap(({ react }) => Object.keys(react ?? {})),
    maxStack: all('maxStack'),
    boardLimit: all('boardLimit'),
    startingShips: all('startingShips'),
    moves: all('moves'),
    mayEndOnPlanet: all('mayEndOnPlanet'),
    freeTokens: all('freeTokens'),
    shipsPerPurchase: all('shipsPerPurchase'),
    graveWeight: all('graveWeight'),
    points: all('points'),
    multiplier: all('multiplier'),
    bonus: all('bonus'),
    seesHand: all('seesHand'),
    winsTies: all('winsTies'),
    commands: all('commands'),
    arrived: all('arrived'),
    manoeuvres: all('manoeuvres'),
    takeManoeuvre: all('takeManoeuvre'),
  };
}

/** The hooks of aliens whose abilities are always awake, and of players without an alien. */
let printed = new Map<AlienId | null, Hooks>();

export function enterAbilities(all: Table): void {
  table = all;
  const steady = ALIENS.filter((alien) => !ALIEN_DATA[alien].abilities.some((id) => 'isAwake' in all[id]));
  printed = new Map(steady.map((alien) => [alien, hooksFrom(ALIEN_DATA[alien].abilities)]));
  printed.set(null, hooksFrom([]));
}

export function abilityOf(id: AbilityId): Ability {
  const ability = table[id];
  assert(ability, 'an ability without its file');
  return ability;
}

const isAwake = (s: State, seat: Seat, id: AbilityId): boolean => abilityOf(id).isAwake?.(s, seat) ?? true;

/** What is printed on a player's alien and can be used. */
export function printedOn(s: State, seat: Seat): AbilityId[] {
  const { alien } = playerOf(s, seat);
  return alien ? ALIEN_DATA[alien].abilities.filter((id) => isAwake(s, seat, id)) : [];
}

/** Everything a player can do, in the order of the rules. */
function abilitiesOf(s: State, seat: Seat): AbilityId[] {
  const copied = playerOf(s, seat).assimilated.map(({ ability }) => ability);
  return [...printedOn(s, seat), ...copied].sort((a, b) => ABILITIES.indexOf(a) - ABILITIES.indexOf(b));
}

/** What abilities depend on that come and go. Lists in a player are replaced, never changed, so they tell by themselves. */
interface Resolved {
  readonly alien: AlienId | null;
  readonly assimilated: readonly Assimilated[];
  readonly levels: readonly number[];
  readonly options: Options;
  readonly hooks: Hooks;
}

/** Who was asked for last in each seat. */
const askedFor: Resolved[] = [];
/** By the player's levels. */
const resolved = new WeakMap<readonly number[], Resolved>();

const isOfPlayer = (known: Resolved | undefined, { alien, assimilated, levels }: Player, options: Options): boolean =>
  known !== undefined &&
  known.levels === levels &&
  known.assimilated === assimilated &&
  known.alien === alien &&
  known.options === options;

/** The hooks of a player, of which the rules ask all the time: they are put together once for all who have the same. */
export function hooksOf(s: State, seat: Seat): Hooks {
  const player = playerOf(s, seat);
  const last = askedFor[seat];
  return isOfPlayer(last, player, s.options) ? (last as Resolved).hooks : resolve(s, seat, player);
}

function resolve(s: State, seat: Seat, player: Player): Hooks {
  const { alien, assimilated, levels } = player;
  const { options } = s;
  let known = resolved.get(levels);
  if (!known || !isOfPlayer(known, player, options)) {
    const fixed = assimilated.length === 0 ? printed.get(alien) : undefined;
    known = { alien, assimilated, levels, options, hooks: fixed ?? hooksFrom(abilitiesOf(s, seat)) };
    resolved.set(levels, known);
  }
  askedFor[seat] = known;
  return known.hooks;
}

export const hasAbility = (s: State, seat: Seat, id: AbilityId): boolean => hooksOf(s, seat).ids.includes(id);

export function ownerOf(s: State, ability: AbilityId): Seat | undefined {
  for (const seat of s.order) if (hasAbility(s, seat, ability)) return seat;
  return undefined;
}

/** The courses in which abilities speak. */
type HookFrame = Extract<
  Frame,
  { kind: 'preparation' | 'turnStart' | 'collect' | 'clash' | 'removal' | 'victory' | 'turnEnd' }
>;
type HookStage = (s: State, ctx: Ctx, frame: HookFrame) => void;

/** An ability of a moment, and who would have it. */
interface Speaker {
  readonly id: AbilityId;
  readonly seatIn: (s: State) => Seat | undefined;
}

/**
 * Stages of a course in which all abilities of a moment react, one after the other, of each player that may. Mostly nobody
 * has any, and then all of them are passed over; so is whoever comes before the next that somebody has.
 */
export function stagesAt(moment: HookMoment, ...who: readonly ((s: State) => Seat | undefined)[]): HookStage[] {
  const speakers = MOMENTS[moment].flatMap((id) => who.map((seatIn): Speaker => ({ id, seatIn })));
  const stages = speakers.map(({ id, seatIn }, at): HookStage => {
    const react = (s: State, seat: Seat, ctx: Ctx): void => abilityOf(id).react?.[moment]?.(s, seat, ctx);
    return (s, ctx, frame) => {
      const seat = seatIn(s);
      if (seat !== undefined && hasAbility(s, seat, id)) react(s, seat, ctx);
      else passOver(s, frame, nextSpeaker(s, speakers, at + 1) - at);
    };
  });
  if (stages.length === 1) return stages;
  return [
    (s, _ctx, frame) => {
      for (const seatIn of who) if (mayReact(s, seatIn(s), moment)) return;
      passOver(s, frame, 1 + stages.length);
    },
    ...stages,
  ];
}

/** The first from a place on whose ability somebody has; if there is none, one past the last. */
function nextSpeaker(s: State, speakers: readonly Speaker[], from: number): number {
  for (let at = from; at < speakers.length; at++) {
    const { id, seatIn } = speakers[at] as Speaker;
    const seat = seatIn(s);
    if (seat !== undefined && hasAbility(s, seat, id)) return at;
  }
  return speakers.length;
}

/** Goes on so many stages further; to the next one a course comes by itself. */
function passOver(s: State, frame: HookFrame, stages: number): void {
  if (stages > 1) replace<Frame>(s, frame, { kind: frame.kind, at: frame.at + stages });
}

/** Whether a player has an ability that reacts at a moment. */
export const mayReact = (s: State, seat: Seat | undefined, moment: HookMoment): boolean =>
  seat !== undefined && hooksOf(s, seat).moments.includes(moment);
