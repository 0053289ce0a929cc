/** What a list tells of a match: a glance for each seat and for a watcher, in the game's own words. */
import { type Match, type Viewer, viewersOf } from '@orrery/kernel';
import type { Glance, Summary } from './store.ts';

/** `movesOf`: how many moves a viewer counts. `before`: a glance that did not change keeps its time. */
export function summaryOf(match: Match, movesOf: (viewer: Viewer) => number, now: number, before?: Summary): Summary {
  const { game, outcome, setup } = match;
  const glances = viewersOf(setup.seats).map((viewer, at) => {
    const glance = glanceOf(match, viewer, movesOf(viewer));
    const old = before?.glances[at];
    return old && isSame(glance, old) ? old : { ...glance, changed: now };
  });
  return { game: game.id, glances, ...(outcome && { outcome }) };
}

function glanceOf({ game, state, outcome }: Match, viewer: Viewer, moves: number): Omit<Glance, 'changed'> {
  const view = game.view(state, viewer);
  const decision = view.decisions.find(({ seat }) => seat === viewer) ?? view.decisions[0];
  const prompt = outcome ? game.text.outcome(outcome) : decision && game.text.prompt(decision, view, viewer);
  const progress = outcome ? undefined : game.text.progress?.(view);
  return {
    moves,
    ...(progress !== undefined && { progress }),
    ...(prompt !== undefined && { prompt }),
    asked: decision?.seat === viewer,
  };
}

function isSame(a: Omit<Glance, 'changed'>, b: Glance): boolean {
  return a.moves === b.moves && a.asked === b.asked && a.progress === b.progress && a.prompt === b.prompt;
}
