/**
 * Where abilities meet the rules. An ability may *adjust* a number that the rules are about to use, *react* at a moment, or
 * *offer* its owner something more to do. The rules ask through this file and know no ability; an ability's own file tells
 * all it does. `aliens/index.ts` fills the table: abilities use the rules, so the rules cannot import them.
 */
import { assert, replace, type Seat } from '@orrery/kernel';
import type { ActionOfKind } from './actions.ts';
import { ABILITIES, type AbilityId, ALIEN_DATA, type AlienId, ALIENS, type Side, type SiteId } from './data.ts';
import { type Ctx, type Frame, playerOf, type Stack, type State } from './state.ts';

/** The moments at which several abilities speak, and in which order. */
export const MOMENTS = {
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
export type Moment = keyof typeof MOMENTS;

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
  react?: Partial<Record<Moment, (s: State, owner: Seat, ctx: Ctx) => void>>;
  /** Ships of the owner have come to stand on a site. */
  arrived?(s: State, owner: Seat, site: SiteId, ctx: Ctx): void;
  /** A copy of it was taken away from the owner. */
  forgotten?(s: State, owner: Seat): void;

  // Offer
  manoeuvres?(s: State, owner: Seat): Manoeuvre[];
  takeManoeuvre?(s: State, owner: Seat, action: Manoeuvre, ctx: Ctx): void;
}

type Hook = keyof Ability;
type Table = Readonly<Record<AbilityId, Ability>>;

let table: Partial<Table> = {};
/** Which abilities of an alien use a hook: most use few, and the rules ask all the time. */
let hooked: Partial<Record<AlienId, Partial<Record<Hook, readonly AbilityId[]>>>> = {};

/** The moments at which an ability of an alien reacts. */
let reacting: Partial<Record<AlienId, readonly Moment[]>> = {};

const NO_ABILITIES: readonly AbilityId[] = [];

export function enterAbilities(all: Table): void {
  table = all;
  reacting = Object.fromEntries(
    ALIENS.map((alien) => [
      alien,
      ALIEN_DATA[alien].abilities.flatMap((id) => Object.keys(all[id].react ?? {}) as Moment[]),
    ]),
  );
  hooked = Object.fromEntries(
    ALIENS.map((alien) => {
      const { abilities } = ALIEN_DATA[alien];
      const hooks = new Set(abilities.flatMap((id) => Object.keys(all[id]) as Hook[]));
      return [alien, Object.fromEntries([...hooks].map((hook) => [hook, abilities.filter((id) => all[id][hook])]))];
    }),
  );
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
export function abilitiesOf(s: State, seat: Seat): AbilityId[] {
  const copied = playerOf(s, seat).assimilated.map(({ ability }) => ability);
  return [...printedOn(s, seat), ...copied].sort((a, b) => ABILITIES.indexOf(a) - ABILITIES.indexOf(b));
}

export function hasAbility(s: State, seat: Seat, id: AbilityId): boolean {
  const { alien, assimilated } = playerOf(s, seat);
  if (assimilated.some(({ ability }) => ability === id)) return true;
  return alien !== null && ALIEN_DATA[alien].abilities.includes(id) && isAwake(s, seat, id);
}

export const ownerOf = (s: State, ability: AbilityId): Seat | undefined =>
  s.order.find((seat) => hasAbility(s, seat, ability));

/** The abilities of a player that use a hook, in the order of the rules. */
export function abilitiesWith(s: State, seat: Seat, hook: Hook): readonly AbilityId[] {
  const { alien, assimilated } = playerOf(s, seat);
  if (assimilated.some(({ ability }) => abilityOf(ability)[hook]))
    return abilitiesOf(s, seat).filter((id) => abilityOf(id)[hook]);
  const printed = (alien && hooked[alien]?.[hook]) ?? NO_ABILITIES;
  for (const id of printed) if (!isAwake(s, seat, id)) return printed.filter((one) => isAwake(s, seat, one));
  return printed;
}

/** What each of a player's abilities that use a hook answers. */
export function answersOf<T>(s: State, seat: Seat, hook: Hook, ask: (ability: Ability) => T | undefined): T[] {
  const answers: T[] = [];
  for (const id of abilitiesWith(s, seat, hook)) {
    const answer = ask(abilityOf(id));
    if (answer !== undefined) answers.push(answer);
  }
  return answers;
}

export function sumOf(s: State, seat: Seat, hook: Hook, ask: (ability: Ability) => number | undefined): number {
  let sum = 0;
  for (const id of abilitiesWith(s, seat, hook)) sum += ask(abilityOf(id)) ?? 0;
  return sum;
}

type CourseFrame = Extract<Frame, { at: number }>;
type MomentStage = (s: State, ctx: Ctx, frame: CourseFrame) => void;

/**
 * Stages of a course in which all abilities of a moment react, one after the other, of each player that may. Mostly nobody
 * has any, and then all of them are passed over.
 */
export function stagesAt(moment: Moment, ...who: readonly ((s: State) => Seat | undefined)[]): MomentStage[] {
  const stages = MOMENTS[moment].flatMap((id) =>
    who.map((seatIn) => (s: State, ctx: Ctx): void => {
      const seat = seatIn(s);
      if (seat !== undefined && hasAbility(s, seat, id)) abilityOf(id).react?.[moment]?.(s, seat, ctx);
    }),
  );
  if (stages.length === 1) return stages;
  return [
    (s, _ctx, frame) => {
      if (!who.some((seatIn) => mayReact(s, seatIn(s), moment)))
        replace<Frame>(s, frame, { ...frame, at: frame.at + 1 + stages.length });
    },
    ...stages,
  ];
}

/** Whether a player could have an ability that reacts at a moment. */
export function mayReact(s: State, seat: Seat | undefined, moment: Moment): boolean {
  if (seat === undefined) return false;
  const { alien, assimilated } = playerOf(s, seat);
  return assimilated.length > 0 || (alien !== null && (reacting[alien]?.includes(moment) ?? false));
}
