/** Answers that are more than a list: the plan, amounts, what to keep. */
import type { VNode } from 'preact';
import { useMedia } from '../../../parts/use-media.ts';
import { SpotAnswer } from '../../spot-answer.tsx';
import { IN_SHEET, PHONE } from '../media.ts';
import { PlanAnswers } from '../plan/plan-answers.tsx';
import { usePlan } from '../plan/plan.ts';
import { askedOf, type EntropyProps } from '../props.ts';
import { Drawn } from '../side/drawn.tsx';
import { DiscardAnswers } from './discard.tsx';
import { ExchangeAnswers, EnergyAnswers } from './sharing.tsx';
import { TransportAnswers } from './transport.tsx';

export function Answers(props: EntropyProps): VNode | null {
  const inSheet = useMedia(IN_SHEET);
  const phone = useMedia(PHONE);
  const plan = usePlan(props);
  if (plan) return <PlanAnswers plan={plan} />;
  // Beside the map the tiles are shown anyway; in the sheet they are the buttons themselves.
  if (inSheet && askedOf(props, 'pickTile')) return <Drawn props={props} />;
  if (phone && askedOf(props, 'placeTile'))
    return <SpotAnswer props={props} spots={props.choices} things="free hexes" />;
  if (phone && askedOf(props, 'placeShip')) return <SpotAnswer props={props} spots={props.choices} things="tiles" />;
  const transport = askedOf(props, 'transportAmount');
  if (transport) return <TransportAnswers key={props.moves} props={props} question={transport} />;
  const energy = askedOf(props, 'distributeEnergy');
  if (energy) return <EnergyAnswers key={props.moves} props={props} question={energy} />;
  const exchange = askedOf(props, 'exchange', 'exchangeTitanium', 'exchangeEnergy');
  if (exchange) return <ExchangeAnswers key={props.moves} props={props} question={exchange} />;
  const discard = askedOf(props, 'discardCard');
  if (discard) return <DiscardAnswers key={`${props.view.era}`} props={props} question={discard} />;
  return null;
}
