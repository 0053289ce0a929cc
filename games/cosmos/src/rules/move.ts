/** Moving [M1–M4]: some ships of a stack go to a neighbouring site. */
import { type Refusal, type Seat, Sheet } from '@orrery/kernel';
import { type ActionOfKind, PASS, type Pass, unlessListed } from '../actions.ts';
import { movesFrom } from '../answers.ts';
import { checkpoint } from '../end.ts';
import { hooksOf, type Manoeuvre } from '../hooks.ts';
import { type Asks, boardOf, type Ctx, isPlanet, stackOn, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { commands, fewestFrom, hasRoom, maxStackOf, mostFrom, moveShips, roomBeside } from './ships.ts';

type Move = ActionOfKind<'move'>;
type Answer = Move | Manoeuvre | Pass;

/** The moves that a player has in a turn. */
export function movesOf(s: State, seat: Seat): number {
  let moves = s.options.movesPerTurn;
  for (const ask of hooksOf(s, seat).moves) moves += ask(s, seat);
  return moves;
}

function mayEndOnPlanet(s: State, seat: Seat): boolean {
  for (const ask of hooksOf(s, seat).mayEndOnPlanet) if (!ask(s, movesOf(s, seat))) return false;
  return true;
}

/** What is wrong with taking ships from one site to the next, whatever it is called. */
export function stepFlaw(s: State, seat: Seat, { from, to, count }: Omit<Move, 'kind'>): Refusal | undefined {
  const stack = stackOn(s, from);
  if (!stack || !commands(s, seat, stack)) return refuse('not-your-stack', { site: from });
  if (!boardOf(s).neighbours[from]?.includes(to)) return refuse('not-adjacent', { from, to });
  if (count < fewestFrom(stack) || count > mostFrom(s, stack))
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

const SHEET = new Sheet<Answer>();

/** Lists every ordinary move, or only some if there is any. */
function listMoves(s: State, seat: Seat, some = false): void {
  if (s.turn.moves >= movesOf(s, seat)) return;
  const { id, beside, isPlanetAt } = boardOf(s);
  const { stacks } = s;
  const onPlanets = mayEndOnPlanet(s, seat);
  for (let at = 0; at < stacks.length; at++) {
    const stack = stacks[at];
    if (!stack || !commands(s, seat, stack)) continue;
    const { owner, ships } = stack;
    const fewest = fewestFrom(stack);
    const limit = maxStackOf(s, owner);
    const most = Math.min(ships, limit);
    const neighbours = beside[at] as readonly number[];
    const ways = movesFrom(id, at);
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i] as number;
      if (!onPlanets && isPlanetAt[next]) continue;
      const there = stacks[next];
      const room = there ? Math.min(most, roomBeside(there, owner, limit)) : most;
      const way = ways[i] as (typeof ways)[number];
      SHEET.addRange(way, fewest, room);
      if (some && !SHEET.isEmpty) return;
    }
  }
}

function listManoeuvres(s: State, seat: Seat): void {
  for (const ask of hooksOf(s, seat).manoeuvres) for (const one of ask(s, seat)) SHEET.add(one);
}

/** Whether it is worth asking again after a move. */
const mayMoveOn = (s: State, seat: Seat): boolean =>
  s.turn.moves < movesOf(s, seat) || hooksOf(s, seat).manoeuvres.length > 0;

function canMove(s: State, seat: Seat): boolean {
  SHEET.start();
  listMoves(s, seat, true);
  if (SHEET.isEmpty) listManoeuvres(s, seat);
  return !SHEET.isEmpty;
}

/** Move after move, as long as the player wants and can. */
export const move: Asks<'move', 'move' | 'chain' | 'teleport' | 'pass'> = {
  answers: ['move', 'chain', 'teleport', 'pass'],
  legal(s, { seat }) {
    SHEET.start();
    SHEET.add(PASS);
    listMoves(s, seat);
    listManoeuvres(s, seat);
    return SHEET.list();
  },
  sole: (s, { seat }) => (canMove(s, seat) ? undefined : PASS),
  check(s, action, { seat }) {
    if (action.kind === 'pass') return undefined;
    if (action.kind === 'move') return moveFlaw(s, seat, action);
    SHEET.start();
    listManoeuvres(s, seat);
    return unlessListed(SHEET.list(), action, refuse('no-such-manoeuvre'));
  },
  apply(s, action, ctx, { seat }, _, automatic) {
    if (action.kind === 'pass') {
      if (!automatic) ctx.emit({ kind: 'done', seat, with: 'move' });
      return undefined;
    }
    if (action.kind === 'move') {
      takeMove(s, seat, action, ctx);
      return mayMoveOn(s, seat) ? 'again' : undefined;
    }
    for (const take of hooksOf(s, seat).takeManoeuvre) take(s, seat, action, ctx);
    return 'again';
  },
};

function takeMove(s: State, seat: Seat, { from, to, count }: Move, ctx: Ctx): void {
  s.turn.moves++;
  if (isPlanet(s, to)) s.turn.movesToPlanets++;
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
