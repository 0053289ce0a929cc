/** What is privately yours: the hand, at all times; while planning each stack lays a card. */
import { askedOf, type EntropyProps } from './props.ts';
import { usePlan } from './plan/plan.ts';
import { Stacks } from './plan/stacks.tsx';

export function Tray(props: EntropyProps) {
  const { view, viewer } = props;
  const plan = usePlan(props);
  const hand = view.players.find(({ seat }) => seat === viewer)?.hand;
  if (!hand || view.era === 0 || view.phase === 'gameOver') return null;
  // While cards are given up the answers show the hand; an exchange needs the room and no cards.
  if (askedOf(props, 'discardCard', 'exchange', 'exchangeTitanium', 'exchangeEnergy')) return null;
  return <Stacks view={view} hand={plan?.hand ?? hand} plan={plan} />;
}
