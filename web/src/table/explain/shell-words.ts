/** What stands at every table, whatever is played there: seats and the goal. */
import { type Explanation, sentence } from '@orrery/kernel';
import type { Scene } from '../scene.ts';
import { whoSits } from '../words.ts';

/** "seat 0", "goal". */
export function explainShell(subject: string, scene: Scene): Explanation | undefined {
  const [kind, name] = subject.split(' ');
  const { text, shown } = scene;
  const { view, viewer } = shown.peek();
  if (kind === 'goal') {
    const goal = text.goal?.(view, viewer);
    const near = goal?.near;
    return (
      goal && {
        name: 'The goal',
        kind: typeof viewer === 'number' ? 'how you win' : 'how it is won',
        what: `${goal.words}.`,
        ...(near !== undefined && { now: `${sentence(near)}.` }),
      }
    );
  }
  const seat = Number(name);
  if (kind !== 'seat' || scene.facts.sitters[seat] === undefined) return undefined;
  const goal = text.goal?.(view, seat);
  return {
    name: text.seat(seat),
    kind: whoSits(scene.facts, seat, scene.names),
    what: 'This sign and its colour stand for this player, on the board and in the log.',
    ...(goal && { facts: [['To win', goal.words]] }),
  };
}
