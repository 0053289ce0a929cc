/**
 * The move that is being put together: which stack, how many ships, where to. Board and answers share it, so that the
 * number on a site and the number of its button are the same.
 */
import { BOARDS, type CosmosView, type SiteId } from '@orrery/cosmos/client';
import { signal } from '@preact/signals';
import { bestOf, worthOfArrival } from '../first-light.ts';
import { type ActionOf, type Choice, type CosmosProps, stackAt } from '../props.ts';

type Kind = 'move' | 'chain' | 'teleport' | 'chainStep';
type Mover = ActionOf<Kind>;
type MoveChoice = Choice & { readonly action: Mover };

export interface MoveTarget {
  readonly to: SiteId;
  /** With the key and the cursor that it has here. */
  readonly choice?: MoveChoice;
  /** Why not with so many ships. */
  readonly reason?: string;
}

export interface MoveNow {
  readonly kind: Kind;
  readonly from: SiteId;
  readonly count: number;
  readonly counts: readonly number[];
  readonly stays: number;
  readonly targets: readonly MoveTarget[];
  /** Other things that this stack can do: the subjects of its chain and its teleport. */
  readonly ways: readonly { readonly subject: string; readonly kind: Kind }[];
  setCount(this: void, count: number): void;
  point(this: void, to: SiteId): void;
}

interface Draft {
  readonly key: string;
  readonly count?: number;
  readonly to?: SiteId;
}

const draft = signal<Draft>({ key: '' });

const KINDS: readonly string[] = ['move', 'chain', 'teleport', 'chainStep'];
const isMove = (choice: Choice): choice is MoveChoice => KINDS.includes(choice.action.kind);
const subjectOf = (action: Mover): string =>
  action.kind === 'chainStep' ? 'chainStep' : `${action.kind}:${action.from}`;

/** The stack in hand, or the only one that can move. */
function inHand(moves: readonly MoveChoice[], selected: string | undefined): string | undefined {
  const subjects = new Set(moves.map(({ action }) => subjectOf(action)));
  if (subjects.has('chainStep')) return 'chainStep';
  if (selected !== undefined) return selected;
  const places = new Set([...subjects].map((subject) => subject.slice(subject.indexOf(':') + 1)));
  return places.size === 1 ? [...subjects][0] : undefined;
}

function fromOf({ pending }: CosmosView, action: Mover): SiteId {
  if (action.kind !== 'chainStep') return action.from;
  const frame = pending.findLast(({ kind }) => kind === 'chainStep');
  return frame?.kind === 'chainStep' ? frame.site : action.to;
}

/** All ships, but one stays on a planet: leaving it altogether gives its point away. */
function usualCount({ board }: CosmosView, kind: Kind, from: SiteId, counts: readonly number[], ships: number): number {
  const most = counts.at(-1) ?? 1;
  const keeps = kind === 'move' && BOARDS[board].isPlanet[from] && ships === most;
  return keeps && counts.length > 1 ? (counts.at(-2) ?? most) : most;
}

function reasonFor(view: CosmosView, props: CosmosProps, to: SiteId): string {
  const stack = stackAt(view, to);
  if (!stack) return 'not possible';
  const own = stack.owner === props.viewer;
  if (!own) return `held by ${props.seatName(stack.owner)}`;
  const room = (view.players[stack.owner]?.maxStack ?? 0) - stack.ships;
  return room > 0 ? `room for ${room}` : 'full';
}

export function moveNow(props: CosmosProps): MoveNow | undefined {
  const { view, choices, aside = [], selected, moves } = props;
  const all = choices.filter(isMove);
  const subject = inHand([...all, ...aside.filter(isMove)], selected);
  const options = all.filter(({ action }) => subjectOf(action) === subject);
  const [first] = options;
  if (!first || subject === undefined) return undefined;
  const { kind } = first.action;
  const from = fromOf(view, first.action);
  const ships = stackAt(view, from)?.ships ?? 0;
  const counts = [...new Set(options.map(({ action }) => action.count))].sort((a, b) => a - b);
  const key = `${moves} ${subject}`;
  const own = draft.value.key === key ? draft.value : { key };
  const wanted = own.count ?? usualCount(view, kind, from, counts, ships);
  const count = counts.includes(wanted) ? wanted : (counts.at(-1) ?? 1);
  const optionFor = (to: SiteId) => options.find(({ action }) => action.to === to && action.count === count);
  const around =
    kind === 'teleport'
      ? [...new Set(options.map(({ action }) => action.to))]
      : (BOARDS[view.board].neighbours[from] ?? []);
  // What a lesson sets aside is possible: no reason is given against it.
  const places = around.filter(
    (to) => optionFor(to) || !aside.some(({ action }) => 'to' in action && action.to === to),
  );
  const legal = places.filter(optionFor);
  const best = props.aside ? legal[0] : bestOf(legal, (to) => worthOfArrival(props, to, from));
  const pointed = own.to !== undefined && legal.includes(own.to) ? own.to : best;
  const targets = places.map((to): MoveTarget => {
    const option = optionFor(to);
    if (!option) return { to, reason: reasonFor(view, props, to) };
    const { digit: listed, ...choice } = option;
    // In a lesson the coach names the key that the list has for it.
    const digit = props.aside ? listed : legal.indexOf(to) + 1;
    const key = digit !== undefined && digit <= 9 ? { digit } : {};
    return { to, choice: { ...choice, ...key, cursor: to === pointed } };
  });
  const ways = [...new Map(all.map(({ action }) => [subjectOf(action), action])).entries()].flatMap(([id, action]) =>
    fromOf(view, action) === from ? [{ subject: id, kind: action.kind }] : [],
  );
  return {
    kind,
    from,
    count,
    counts,
    stays: ships - count,
    targets,
    ways,
    setCount: (next) => {
      draft.value = { ...own, count: next, ...(pointed !== undefined && { to: pointed }) };
    },
    point: (to) => {
      if (to !== pointed) draft.value = { ...own, count, to };
    },
  };
}
