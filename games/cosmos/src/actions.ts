/** What a seat can do, as data. `pass` declines, skips, stops or ends whatever is asked. */
import { type ActionOf, bool, choice, int, maybe, type Refusal, text } from '@orrery/kernel';
import { ABILITIES, ALIENS, MODES, POWER_UPS, PURCHASES, RESOURCES, SIDES, STONES } from './data.ts';

const site = text(8);
const card = text(20);
const player = int(0, 5);
const ships = int(0, 40);
const resource = choice(...RESOURCES);
const ability = choice(...ABILITIES);

export const ACTIONS = {
  choosePower: { alien: choice(...ALIENS) },
  powerUp: { power: choice(...POWER_UPS) },
  borgSetup: { player, ability },
  placeStart: { site },
  doubleStack: { site },
  deployShip: { site },
  chooseMode: { mode: choice(...MODES) },
  nameRebel: { player },
  chooseResource: { resource },
  gift: { player, resource },
  /** `site`: where the fortress is built. */
  spend: { on: choice(...PURCHASES), site: maybe(site) },
  tradeOffer: { partner: player, give: resource, given: int(1, 2), taken: int(1, 2) },
  tradeAnswer: { accept: bool },
  move: { from: site, to: site, count: ships },
  chain: { from: site, to: site, count: ships },
  teleport: { from: site, to: site, count: ships },
  chainStep: { to: site, count: ships },
  invade: { from: site, target: site },
  redrawDiscard: { card },
  commitCard: { card },
  /** Without a resource where switching is free. */
  switchNumbers: { resource: maybe(resource) },
  sacrifice: { ships },
  reinforce: { card, side: choice(...SIDES) },
  retreatTo: { site },
  sidestepTo: { site },
  compensationPick: { card },
  assimilate: { ability },
  deassimilate: { ability },
  dominoDiscard: { card },
  takeStone: { stone: choice(...STONES) },
  advance: { ships },
  reboot: { resource },
  discardToLimit: { card },
  pass: {},
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionOfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Pass = ActionOfKind<'pass'>;

export const PASS: Pass = { kind: 'pass' };

/** Actions are flat: equal if all their fields are. */
function isSame(a: Action, b: Action): boolean {
  const fields = Object.entries(a);
  const others: Readonly<Record<string, unknown>> = b;
  return fields.length === Object.keys(b).length && fields.every(([name, value]) => others[name] === value);
}

/** For questions with few answers: whatever is not listed is refused. */
export function unlessListed(list: readonly Action[], action: Action, refusal: Refusal): Refusal | undefined {
  return list.some((one) => isSame(one, action)) ? undefined : refusal;
}
