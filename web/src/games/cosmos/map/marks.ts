/** Which sites can be touched now, and what a touch of each means. */
import { type Action, BOARDS, otherSide, type SiteId } from '@orrery/cosmos/client';
import { moveNow } from '../move/draft.ts';
import { type Choice, choicesOf, type CosmosProps } from '../props.ts';

export interface Mark {
  readonly site: SiteId;
  /** What a click does: an action, or a stack taken in hand. */
  readonly deed: { readonly choose: Action } | { readonly select: string };
  readonly words: string;
  readonly digit?: number;
  readonly cursor: boolean;
  /** What the bot would do. */
  readonly advised?: true;
  /** Somebody is attacked there. */
  readonly danger?: boolean;
}

export type Marks = ReadonlyMap<SiteId, Mark>;

/** The place that an action is about, where it is about one. */
function siteOf(action: Action, { view }: CosmosProps): SiteId | undefined {
  switch (action.kind) {
    case 'placeStart':
    case 'doubleStack':
    case 'deployShip':
    case 'retreatTo':
    case 'sidestepTo':
    case 'spend':
      return action.site;
    case 'invade':
      return action.target;
    case 'advance': {
      const { invasion } = view;
      return action.ships > 0 && invasion?.winner ? invasion[otherSide(invasion.winner)].site : undefined;
    }
    default:
      return undefined;
  }
}

const markOf = (site: SiteId, choice: Choice): Mark => ({
  site,
  deed: { choose: choice.action },
  words: choice.words,
  cursor: choice.cursor,
  ...(choice.digit !== undefined && { digit: choice.digit }),
  ...(choice.advised && { advised: true }),
  ...(choice.action.kind === 'invade' && { danger: true }),
});

export function marksOf(props: CosmosProps): Marks {
  const { choices, subjects, selected, view } = props;
  const { sites } = BOARDS[view.board];
  const marks = new Map<SiteId, Mark>();
  const moving = moveNow(props);
  if (moving) {
    for (const { to, choice } of moving.targets) if (choice) marks.set(to, markOf(to, choice));
    return marks;
  }
  for (const { id, words, digit, cursor } of subjects) {
    const site = id.slice(id.indexOf(':') + 1);
    // A card that is asked for first is no place.
    if (marks.has(site) || !sites.includes(site)) continue;
    marks.set(site, { site, deed: { select: id }, words, cursor, ...(digit !== undefined && { digit }) });
  }
  if (subjects.length > 0) return marks;
  for (const choice of choices) {
    const site = siteOf(choice.action, props);
    if (site === undefined) continue;
    if (selected !== undefined && choice.subject !== undefined && choice.subject !== selected) continue;
    const before = marks.get(site);
    // Of several, the cursor's counts; of advances the largest.
    if (before && !choice.cursor && choice.action.kind !== 'advance') continue;
    if (before?.cursor && !choice.cursor) continue;
    marks.set(site, markOf(site, choice));
  }
  return marks;
}

/** What a click means where nothing is lit: the host says why not. */
export function vainDeed(props: CosmosProps, site: SiteId): Action | undefined {
  const moving = moveNow(props);
  if (moving && site !== moving.from) {
    const { kind, from, count } = moving;
    return kind === 'chainStep' ? { kind, to: site, count } : { kind, from, to: site, count };
  }
  for (const kind of ['placeStart', 'deployShip', 'doubleStack', 'retreatTo', 'sidestepTo'] as const)
    if (choicesOf(props, kind).length > 0) return { kind, site };
  return undefined;
}

/** An own stack that can be taken in hand, whatever is in hand now; a second click goes to the next thing it can do. */
export function subjectAt({ choices, selected }: CosmosProps, site: SiteId): string | undefined {
  const ids = [...new Set(choices.map(({ subject }) => subject))].filter(
    (id) => id !== undefined && (id === site || id.endsWith(`:${site}`)),
  );
  return ids[(ids.indexOf(selected) + 1) % Math.max(1, ids.length)];
}
