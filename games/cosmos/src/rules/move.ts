/** Moving [M1–M4]: some ships of a stack go to a neighbouring site. */
import type { Refusal, Seat } from '@orrery/kernel';
import { type ActionOfKind, PASS, type Pass, unlessListed } from '../actions.ts';
import type { SiteId } from '../data.ts';
import { checkpoint } from '../end.ts';
import { abilitiesWith, abilityOf, answersOf, type Manoeuvre, sumOf } from '../hooks.ts';
import { type Asks, boardOf, type Ctx, isPlanet, stackOn, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { commands, countsFrom, hasRoom, moveShips, roomIn } from './ships.ts';

type Move = ActionOfKind<'move'>;

/** The moves that a player has in a turn. */
export const movesOf = (s: State, seat: Seat): number =>
  s.options.movesPerTurn + sumOf(s, seat, 'moves', (ability) => ability.moves?.(s, seat));

const mayEndOnPlanet = (s: State, seat: Seat): boolean =>
  !answersOf(s, seat, 'mayEndOnPlanet', (ability) => ability.mayEndOnPlanet?.(s, movesOf(s, seat))).includes(false);

/** What is wrong with taking ships from one site to the next, whatever it is called. */
export function stepFlaw(s: State, seat: Seat, { from, to, count }: Omit<Move, 'kind'>): Refusal | undefined {
  const stack = stackOn(s, from);
  if (!stack || !commands(s, seat, stack)) return refuse('not-your-stack', { site: from });
  if (!boardOf(s).neighbours[from]?.includes(to)) return refuse('not-adjacent', { from, to });
  if (!countsFrom(s, stack).includes(count))
    return stack.attached > 0 ? refuse('stack-stays-whole', { site: from }) : refuse('too-many-ships', { count });
  const there = stackOn(s, to);
  if (there && there.owner !== stack.owner) return refuse('site-is-taken', { site: to });
  return hasRoom(s, stack.owner, to, count) ? undefined : refuse('no-room', { site: to });
}

function moveFlaw(s: State, seat: Seat, move: Move): Refusal | undefined {
  if (s.turn.moves >= movesOf(s, seat)) return refuse('no-move-left');
  if (isPlanet(s, move.to) && !mayEndOnPlanet(s, seat)) return refuse('planets-used-up', { site: move.to });
  return stepFlaw(s, seat, move);
}

/** Every ordinary move, or the first one only. */
function ordinaryMoves(s: State, seat: Seat, first = false): Move[] {
  const moves: Move[] = [];
  if (s.turn.moves >= movesOf(s, seat)) return moves;
  const { sites, beside, isPlanetAt } = boardOf(s);
  const onPlanets = mayEndOnPlanet(s, seat);
  for (let at = 0; at < s.stacks.length; at++) {
    const stack = s.stacks[at];
    if (!stack || !commands(s, seat, stack)) continue;
    const counts = countsFrom(s, stack);
    for (const next of beside[at] ?? []) {
      if (!onPlanets && isPlanetAt[next]) continue;
      const room = roomIn(s, stack.owner, s.stacks[next]);
      for (const count of counts)
        if (count <= room) moves.push({ kind: 'move', from: sites[at] as SiteId, to: sites[next] as SiteId, count });
      if (first && moves.length > 0) return moves;
    }
  }
  return moves;
}

const manoeuvresOf = (s: State, seat: Seat) =>
  answersOf(s, seat, 'manoeuvres', (ability) => ability.manoeuvres?.(s, seat)).flat();

const canMove = (s: State, seat: Seat): boolean =>
  ordinaryMoves(s, seat, true).length > 0 || manoeuvresOf(s, seat).length > 0;

/** Move after move, as long as the player wants and can. */
export const move: Asks<'move', 'move' | 'chain' | 'teleport' | 'pass'> = {
  answers: ['move', 'chain', 'teleport', 'pass'],
  legal(s, { seat }) {
    const list: (Move | Manoeuvre | Pass)[] = [PASS];
    for (const one of ordinaryMoves(s, seat)) list.push(one);
    for (const one of manoeuvresOf(s, seat)) list.push(one);
    return list;
  },
  sole: (s, { seat }) => (canMove(s, seat) ? undefined : PASS),
  check(s, action, { seat }) {
    if (action.kind === 'pass') return undefined;
    if (action.kind === 'move') return moveFlaw(s, seat, action);
    return unlessListed(manoeuvresOf(s, seat), action, refuse('no-such-manoeuvre'));
  },
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return undefined;
    if (action.kind === 'move') takeMove(s, seat, action, ctx);
    else for (const id of abilitiesWith(s, seat, 'takeManoeuvre')) abilityOf(id).takeManoeuvre?.(s, seat, action, ctx);
    return 'again';
  },
};

function takeMove(s: State, seat: Seat, { from, to, count }: Move, ctx: Ctx): void {
  const { moves, movesToPlanets } = s.turn;
  s.turn = { ...s.turn, moves: moves + 1, movesToPlanets: movesToPlanets + (isPlanet(s, to) ? 1 : 0) };
  step(s, seat, from, to, count, 'move', ctx);
}

/** Ships go from one site to another, and points are counted. */
export function step(
  s: State,
  seat: Seat,
  from: string,
  to: string,
  count: number,
  how: 'move' | 'chain' | 'teleport',
  ctx: Ctx,
): void {
  const owner = stackOn(s, from)?.owner ?? seat;
  ctx.emit({ kind: 'moved', seat, board: boardOf(s).id, owner, from, to, count, how });
  moveShips(s, from, to, count, ctx);
  ctx.beat();
  checkpoint(s, ctx);
}
