/** What a list tells of a match: a glance for everybody who may look at one, in the game's own words. */
import { type Game, type Match, outcomeText, type Viewer, wordsFor } from '@orrery/kernel';
import type { Glance, Summary } from './store.ts';

type Seen = ReturnType<Game['view']>;

/**
 * `lookers`: who needs a glance, each of which takes a view. `movesOf`: how many moves a viewer counts. `before`: a glance that did not change keeps its time. `viewOf`: for whoever has
 * made the views already.
 */
export function summaryOf(
  match: Match,
  lookers: ReadonlySet<Viewer>,
  movesOf: (viewer: Viewer) => number,
  now: number,
  before?: Summary,
  viewOf = (viewer: Viewer): Seen => match.view(viewer),
): Summary {
  const { game, outcome, setup, viewers } = match;
  const glances = viewers.map((viewer, at) => {
    if (!lookers.has(viewer)) return null;
    const glance = glanceOf(match, viewOf(viewer), viewer, movesOf(viewer), now);
    const old = before?.glances[at];
    return old && isSame(glance, old) ? old : glance;
  });
  const isBrought = setup.commitment !== undefined;
  return { game: game.id, glances, ...(outcome && { outcome }), ...(isBrought && { brought: true }) };
}

function glanceOf({ game, outcome }: Match, view: Seen, viewer: Viewer, moves: number, changed: number): Glance {
  const decision = view.decisions.find(({ seat }) => seat === viewer) ?? view.decisions[0];
  const prompt = outcome
    ? outcomeText(wordsFor(game.text, viewer), outcome)
    : decision && game.text.prompt(decision, view, viewer);
  const progress = outcome ? undefined : game.text.progress?.(view);
  const glance: { -readonly [Field in keyof Glance]: Glance[Field] } = {
    moves,
    asked: decision?.seat === viewer,
    changed,
  };
  if (progress !== undefined) glance.progress = progress;
  if (prompt !== undefined) glance.prompt = prompt;
  if (!outcome) glance.deciding = view.decisions.map(({ seat }) => seat);
  return glance;
}

function isSame(a: Glance, b: Glance): boolean {
  const isAlike = a.moves === b.moves && a.asked === b.asked && a.progress === b.progress && a.prompt === b.prompt;
  return isAlike && a.deciding?.join() === b.deciding?.join();
}
