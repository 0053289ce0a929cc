/** Strategic Navigation [E12]: three engine cards beside the hand, up to two of which are used at once. */
import { assert, type Seat } from '@orrery/kernel';
import { type Action, PASS, USE, unlessListed } from '../actions.ts';
import { type EngineCard, isGate } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { inEngineOrder, nextEngineCard, toEngineDiscard, typesIn } from '../rules/cards.ts';
import { movesFor } from '../rules/flying.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, goOn, type Runs, type State, type Strategy } from '../state.ts';

export const strategicNavigation: EventRules = {
  takeEffect(s, seat, ctx) {
    const drawn: EngineCard[] = [];
    for (let i = 0; i < s.options.strategicDraw; i++) {
      const card = nextEngineCard(s, ctx);
      if (card !== undefined) drawn.push(card);
    }
    const cards = inEngineOrder(drawn);
    const count = cards.length;
    s.strategy = { seat, cards, used: [] };
    s.stack.push({ kind: 'strategic', at: 0, seat });
    ctx.reveal();
    ctx.emit({ kind: 'strategy', seat, count, cards }, [seat], { kind: 'strategy', seat, count, cards: [] });
  },
};

function strategyIn(s: State): Strategy {
  assert(s.strategy, 'a strategy is under way');
  return s.strategy;
}

const OVER = 1;

export const strategic: Runs<'strategic'> = {
  stages: [
    (s, ctx, { seat }) => {
      if (strategyIn(s).used.length >= s.options.strategicUse) return undefined;
      ctx.reveal(); // whether there is anything left to ask tells something of the cards
      s.stack.push({ kind: 'stratUse', seat });
      return 'again';
    },
    (s, ctx, { seat }) => {
      const { cards, used } = strategyIn(s);
      const all = inEngineOrder([...cards, ...used]);
      for (const card of all) toEngineDiscard(s, card);
      s.strategy = null;
      ctx.reveal();
      ctx.emit({ kind: 'strategyOver', seat, cards: all });
    },
  ],
};

const isUsable = (s: State, seat: Seat, card: EngineCard): boolean =>
  !isGate(card) || movesFor(s, seat, card).length > 0;

function usesOf(s: State, seat: Seat): Action[] {
  const usable = typesIn(strategyIn(s).cards).filter((card) => isUsable(s, seat, card));
  return [...usable.map((card) => USE[card]), PASS];
}

/** Nothing to use is no secret: all cards are shown at once. */
export const stratUse: Asks<'stratUse', 'use' | 'pass'> = {
  answers: ['use', 'pass'],
  legal: (s, { seat }) => usesOf(s, seat) as never,
  check: (s, action, { seat }) => unlessListed(usesOf(s, seat), action, refuse('not-usable')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return goOn(s, 'strategic', OVER);
    const { card } = action;
    const { cards, used } = strategyIn(s);
    const left = cards.slice();
    left.splice(left.indexOf(card), 1);
    s.strategy = { seat, cards: left, used: [...used, card] };
    ctx.reveal();
    ctx.emit({ kind: 'strategyUsed', seat, card });
    if (isGate(card)) s.stack.push({ kind: 'move', seat, gate: card, by: 'strategic' });
    else s.stack.push({ kind: 'probeAction', seat });
  },
};
