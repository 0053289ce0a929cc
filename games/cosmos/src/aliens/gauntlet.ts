/** Gauntlet [A13]: six stones, taken from planets and from beaten players; each helps, all six together snap. */
import type { Seat } from '@orrery/kernel';
import { unlessListed } from '../actions.ts';
import { teleportsFrom } from '../answers.ts';
import type { StonePlace } from '../counts.ts';
import { type SiteId, STONES, type Stone, stonesHeld } from '../data.ts';
import type { Ability, Manoeuvre } from '../hooks.ts';
import { askForDeployment } from '../rules/deploy.ts';
import { step } from '../rules/move.ts';
import { refuse } from '../rules/refusals.ts';
import { destroyShips, fewestFrom, mostFrom } from '../rules/ships.ts';
import { loserIn, winnerIn } from '../rules/victory.ts';
import {
  type Asks,
  boardOf,
  type Ctx,
  othersThan,
  playerOf,
  playersIn,
  sitesOf,
  stackAt,
  type State,
  stonesOf,
} from '../state.ts';

function owns(s: State, owner: Seat, stone: Stone): boolean {
  const place = s.stones[STONES.indexOf(stone)];
  return place !== undefined && 'seat' in place && place.seat === owner;
}

export const gauntlet: Ability = {
  bonus: (s, owner) => (owns(s, owner, 'power') ? s.options.stonePower : 0),
  winsTies: (s, owner) => owns(s, owner, 'reality'),
  seesHand: (s, owner) => owns(s, owner, 'mind'),
  freeTokens: (s, owner) => (owns(s, owner, 'time') ? 1 : 0),
  react: {
    setup: shareOut,
    turnStart(s, seat) {
      if (owns(s, seat, 'soul') && playerOf(s, seat).graveyard > 0) askForDeployment(s, seat);
    },
    aftermath(s, seat) {
      const from = loserIn(s).seat;
      if (winnerIn(s).seat === seat && stonesOf(s, from).length > 0) s.stack.push({ kind: 'takeStone', seat, from });
    },
  },
  arrived(s, owner, site, ctx) {
    const stone = STONES.find((_, i) => isOn(s.stones[i], site));
    if (stone) acquire(s, owner, stone, ctx);
  },
  manoeuvres(s, owner) {
    if (s.spaceUsed || !owns(s, owner, 'space')) return [];
    const jumps: Manoeuvre[] = [];
    for (const [from, stack] of s.stacks.entries()) {
      if (stack?.owner !== owner) continue;
      const most = mostFrom(s, stack);
      for (const [to, way] of teleportsFrom(boardOf(s).id, from).entries()) {
        if (s.stacks[to]) continue;
        for (let count = fewestFrom(stack); count <= most; count++) jumps.push(way.at(count));
      }
    }
    return jumps;
  },
  takeManoeuvre(s, owner, action, ctx) {
    if (action.kind !== 'teleport') return;
    s.spaceUsed = true;
    step(s, owner, action.from, action.to, action.count, 'teleport', ctx);
  },
};

const isOn = (place: StonePlace | undefined, site: SiteId): boolean =>
  place !== undefined && 'site' in place && place.site === site;

/** The other players hold some stones from the start; the rest lies on planets [S5]. */
function shareOut(s: State, seat: Seat, ctx: Ctx): void {
  const random = ctx.random('stones');
  const stones = random.shuffle([...STONES]);
  const places = new Map<Stone, StonePlace>();
  for (const other of othersThan(s, seat))
    for (const stone of stones.splice(0, stonesHeld(playersIn(s)))) places.set(stone, { seat: other });
  const planets = random.shuffle([...boardOf(s).planets]);
  for (const [i, stone] of stones.entries()) places.set(stone, { site: planets[i] as SiteId });
  // Every stone has been given a place.
  s.stones = STONES.map((stone) => places.get(stone) as StonePlace);
  ctx.emit({ kind: 'stonesShared', stones: s.stones });
}

function acquire(s: State, seat: Seat, stone: Stone, ctx: Ctx): void {
  s.stones = s.stones.map((place, i) => (STONES[i] === stone ? { seat } : place));
  ctx.emit({ kind: 'tookStone', seat, stone });
  if (stonesOf(s, seat).length === STONES.length && !s.snapped) snap(s, seat, ctx);
}

/** Every stack of every other player loses half of its ships, rounded down; once in a game. */
function snap(s: State, seat: Seat, ctx: Ctx): void {
  s.snapped = true;
  let ships = 0;
  for (const other of othersThan(s, seat)) {
    for (const site of sitesOf(s, other)) {
      const half = Math.floor(stackAt(s, site).ships / 2);
      destroyShips(s, site, half);
      ships += half;
    }
  }
  ctx.emit({ kind: 'snapped', seat, ships });
  ctx.beat();
}

export const takeStone: Asks<'takeStone'> = {
  answers: ['takeStone'],
  legal: (s, { from }) => stonesOf(s, from).map((stone) => ({ kind: 'takeStone', stone })),
  check: (s, action, frame, seat) => unlessListed(takeStone.legal(s, frame, seat), action, refuse('no-such-stone')),
  apply: (s, { stone }, ctx, { seat }) => acquire(s, seat, stone, ctx),
};
