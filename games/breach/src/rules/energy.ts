/** Energy and payment [E1, E2]. */
import { energyOf, type State } from '../state.ts';
import { type Refused, refuse } from './refusals.ts';

export const canPay = (s: State, cost: number): boolean => cost <= energyOf(s);

export function checkPayment(s: State, cost: number): Refused | undefined {
  return canPay(s, cost) ? undefined : refuse('cannot-pay', { cost, energy: energyOf(s) });
}

/** Capacitor first, the rest from the Reactor. */
export function pay(s: State, cost: number): void {
  const fromCapacitor = Math.min(cost, s.capacitor);
  s.capacitor -= fromCapacitor;
  s.reactor -= cost - fromCapacitor;
  s.ledger.energyPaid += cost;
}
