/**
 * Exchange between own ships on one tile [L6, L7]: first whether, then titanium, then energy, ship by ship; the last one
 * takes the rest. Nothing is written before the last answer.
 */
import type { Context } from '@orrery/kernel';
import { type ActionOfKind, amountOf, amountsUpTo, EXCHANGE_ANSWERS } from '../actions.ts';
import type { Event } from '../events.ts';
import { hexOf } from '../hexes.ts';
import { refuse } from '../refusals.ts';
import { type Sharing, type Ship, shipsOn, type State } from '../state.ts';
import { asking, show } from './step.ts';

type Goods = 'titanium' | 'energy';

const together = (ships: readonly Ship[], goods: Goods): number => ships.reduce((sum, ship) => sum + ship[goods], 0);
const given = (answers: readonly number[]): number => answers.reduce((sum, amount) => sum + amount, 0);

/** What is not given to a ship yet. */
const leftOf = (s: State, question: Sharing, goods: Goods): number =>
  together(shipsOn(s, question.tile), goods) - given(question[goods]);

export const exchange = asking<'exchange', ActionOfKind<'exchange'>>({
  answers: ['exchange'],
  legal: () => EXCHANGE_ANSWERS,
  check: () => undefined,
  apply(s, { answer }, ctx, question) {
    const at = hexOf(s.board.hexes[question.tile] as number);
    if (answer === 'no') ctx.emit({ kind: 'exchangeDeclined', seat: question.seat, at });
    else goOn(s, question, ctx);
  },
});

/** Asks what is still open, or carries it out. */
function goOn(s: State, { seat, tile, titanium, energy }: Sharing, ctx: Context<Event>): void {
  const ships = shipsOn(s, tile);
  const asked = ships.length - 1;
  if (titanium.length < asked && together(ships, 'titanium') > 0)
    s.stack.push({ kind: 'exchangeTitanium', seat, tile, titanium, energy });
  else if (energy.length < asked && together(ships, 'energy') > 0)
    s.stack.push({ kind: 'exchangeEnergy', seat, tile, titanium, energy });
  else carryOut(s, ships, { seat, tile, titanium, energy }, ctx);
}

function carryOut(
  s: State,
  ships: readonly Ship[],
  { seat, tile, titanium, energy }: Sharing,
  ctx: Context<Event>,
): void {
  const rest = { titanium: together(ships, 'titanium'), energy: together(ships, 'energy') };
  const shared = ships.map((ship, i) => {
    const before = { titanium: ship.titanium, energy: ship.energy };
    const last = i === ships.length - 1;
    // Without an answer there is nothing of that kind.
    ship.titanium = last ? rest.titanium : (titanium[i] ?? 0);
    ship.energy = last ? rest.energy : (energy[i] ?? 0);
    rest.titanium -= ship.titanium;
    rest.energy -= ship.energy;
    return {
      nr: ship.nr,
      titanium: { before: before.titanium, after: ship.titanium },
      energy: { before: before.energy, after: ship.energy },
    };
  });
  show(ctx, { kind: 'exchanged', seat, at: hexOf(s.board.hexes[tile] as number), ships: shared });
}

export const exchangeTitanium = asking<'exchangeTitanium', ActionOfKind<'exchangeTitanium'>>({
  answers: ['exchangeTitanium'],
  legal: (s, question) => amountsUpTo('exchangeTitanium', leftOf(s, question, 'titanium')),
  sole: (s, question) => (leftOf(s, question, 'titanium') === 0 ? amountOf('exchangeTitanium', 0) : undefined),
  check(s, { amount }, question) {
    const most = leftOf(s, question, 'titanium');
    return amount > most ? refuse('shared-titanium-short', { amount, most }) : undefined;
  },
  apply: (s, { amount }, ctx, question) => goOn(s, { ...question, titanium: [...question.titanium, amount] }, ctx),
});

export const exchangeEnergy = asking<'exchangeEnergy', ActionOfKind<'exchangeEnergy'>>({
  answers: ['exchangeEnergy'],
  legal: (s, question) => amountsUpTo('exchangeEnergy', leftOf(s, question, 'energy')),
  sole: (s, question) => (leftOf(s, question, 'energy') === 0 ? amountOf('exchangeEnergy', 0) : undefined),
  check(s, { amount }, question) {
    const most = leftOf(s, question, 'energy');
    return amount > most ? refuse('shared-energy-short', { amount, most }) : undefined;
  },
  apply: (s, { amount }, ctx, question) => goOn(s, { ...question, energy: [...question.energy, amount] }, ctx),
});
