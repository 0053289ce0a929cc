/** What the scripted player looks at: a part of its view, which for a rollout is made from a state without the rest. */
import type { Seat } from '@orrery/kernel';
import { flow } from '../course.ts';
import { targetOf } from '../rules/score.ts';
import { boardOf, type State } from '../state.ts';
import { type CosmosView, seenPlayer, type SeenStack, strengthsIn } from '../view.ts';

export type Sight = Pick<
  CosmosView,
  | 'options'
  | 'board'
  | 'target'
  | 'round'
  | 'planets'
  | 'stacks'
  | 'fortresses'
  | 'stones'
  | 'players'
  | 'invasion'
  | 'strengths'
  | 'pending'
  | 'decisions'
  | 'legal'
>;

/** Only what the seat may know. Of what is pending the scripted player reads questions to itself. */
export function sightOf(s: State, seat: Seat): Sight {
  const { id, sites } = boardOf(s);
  const stacks: SeenStack[] = [];
  for (const [at, stack] of s.stacks.entries())
    if (stack)
      stacks.push({ site: sites[at] as string, owner: stack.owner, ships: stack.ships, attached: stack.attached });
  return {
    options: s.options,
    board: id,
    target: targetOf(s),
    round: s.round,
    planets: s.planets,
    stacks,
    fortresses: s.fortresses,
    stones: s.stones,
    players: s.players.map((_, of) => seenPlayer(s, of, seat)),
    invasion: s.invasion,
    strengths: strengthsIn(s),
    pending: s.stack.slice(-1),
    decisions: flow.known(s, seat),
    legal: flow.legal(s, seat),
  };
}
