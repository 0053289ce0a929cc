/** Quantum Interference [E9]: the gate just revealed counts as another one, for this time. */
import { assert } from '@orrery/kernel';
import { GATE, unlessListed } from '../actions.ts';
import { GATES, type Gate } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import type { Asks, State } from '../state.ts';

export const quantumInterference: EventRules = {
  takeEffect(s, seat) {
    s.stack.push({ kind: 'interfereValue', seat });
  },
};

const answersOf = (s: State) => GATES.filter((gate) => gate !== s.active?.gate).map((gate) => GATE[gate]);

export const interfereValue: Asks<'interfereValue', 'gate'> = {
  answers: ['gate'],
  legal: answersOf,
  check: (s, action) => unlessListed(answersOf(s), action, refuse('same-gate')),
  apply(s, { gate }, ctx, { seat }) {
    assert(s.active, 'a card is being resolved');
    ctx.emit({ kind: 'interfered', seat, from: s.active.gate as Gate, to: gate });
    s.active = { ...s.active, gate };
    ctx.beat();
  },
};
