/** Declaring an invasion [I1]: one stack against a stack beside it. */
import { type Refusal, type Seat, Sheet } from '@orrery/kernel';
import { type ActionOfKind, PASS, type Pass } from '../actions.ts';
import { invasionsFrom } from '../answers.ts';
import type { SiteId } from '../data.ts';
import { type Asks, boardOf, type Invasion, type Part, type Stack, stackAt, stackOn, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { commands } from './ships.ts';

type Invade = ActionOfKind<'invade'>;

/** Whether a stack may invade another: it takes the player's orders, and the other is neither the player's nor of its kind. */
const isEnemy = (seat: Seat, own: Stack, other: Stack | null): boolean =>
  other !== null && other.owner !== seat && other.owner !== own.owner;

function flawOf(s: State, seat: Seat, { from, target }: Invade): Refusal | undefined {
  if (isOver(s)) return refuse('nobody-to-invade', { site: target });
  const own = stackOn(s, from);
  if (!own || !commands(s, seat, own)) return refuse('not-your-stack', { site: from });
  if (!boardOf(s).neighbours[from]?.includes(target)) return refuse('not-adjacent', { from, to: target });
  return isEnemy(seat, own, stackOn(s, target)) ? undefined : refuse('nobody-to-invade', { site: target });
}

const isOver = (s: State): boolean => s.turn.invasions >= s.options.invasionsPerTurn;

const SHEET = new Sheet<Invade | Pass>();

/** Lists every invasion that a player could declare, or the first one only. */
function listInvasions(s: State, seat: Seat, first = false): void {
  if (isOver(s)) return;
  const { id, beside } = boardOf(s);
  const { stacks } = s;
  for (let at = 0; at < stacks.length; at++) {
    const own = stacks[at];
    if (!own || !commands(s, seat, own)) continue;
    const neighbours = beside[at] as readonly number[];
    for (let i = 0; i < neighbours.length; i++) {
      if (!isEnemy(seat, own, stacks[neighbours[i] as number] ?? null)) continue;
      SHEET.add(invasionsFrom(id, at)[i] as Invade);
      if (first) return;
    }
  }
}

/** Whether there is anybody to invade. */
export function canInvade(s: State, seat: Seat): boolean {
  SHEET.start();
  listInvasions(s, seat, true);
  return !SHEET.isEmpty;
}

/** An invasion before anything was played in it. */
export const newInvasion = (attacker: Seat, from: SiteId, defender: Seat, target: SiteId): Invasion => ({
  attacker: newPart(attacker, from),
  defender: newPart(defender, target),
  revealed: false,
  winner: null,
  lost: 0,
  withdrew: false,
  settled: false,
  rounds: 0,
});

const newPart = (seat: Seat, site: SiteId): Part => ({
  seat,
  site,
  redraws: 0,
  dry: false,
  card: null,
  number: 0,
  sacrificed: 0,
  reinforcements: [],
});

/** Once a turn, or more often by option; asked again until there is none left or none wanted. */
export const invade: Asks<'invade', 'invade' | 'pass'> = {
  answers: ['invade', 'pass'],
  legal(s, { seat }) {
    SHEET.start();
    SHEET.add(PASS);
    listInvasions(s, seat);
    return SHEET.list();
  },
  sole: (s, { seat }) => (canInvade(s, seat) ? undefined : PASS),
  check: (s, action, { seat }) => (action.kind === 'pass' ? undefined : flawOf(s, seat, action)),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return undefined;
    const { from, target } = action;
    const defender = stackAt(s, target).owner;
    s.turn.invasions++;
    s.invasion = newInvasion(seat, from, defender, target);
    ctx.emit({
      kind: 'invaded',
      seat,
      board: boardOf(s).id,
      defender,
      from,
      target,
      ships: stackAt(s, from).ships,
      against: stackAt(s, target).ships,
    });
    ctx.beat();
    s.stack.push({ kind: 'invasion', at: 0 });
    return 'again';
  },
};
