/** A state as a seat knows it, made from its view. */
import type { Random, Seat } from '@orrery/kernel';
import { byRank, type CardId, isVp } from './data.ts';
import { cardsFor } from './options.ts';
import { redeal } from './redeal.ts';
import { alienPool } from './rules/beginning.ts';
import { emptyTable } from './setup.ts';
import { copyOf, type Player, setStack, type State } from './state.ts';
import type { CosmosView } from './view.ts';

/** What the seat does not know is dealt at once, so that the state fits the question that is open. */
export function fromView(view: CosmosView, seat: Seat, random: Random): State {
  const s: State = {
    ...emptyTable(view.options, view.players.length),
    round: view.round,
    active: view.active,
    order: view.order,
    planets: view.planets,
    fortresses: view.fortresses,
    bank: { ...view.bank },
    discard: view.discard.slice(),
    seen: { ...view.seen },
    stones: view.stones,
    spaceUsed: view.spaceUsed,
    snapped: view.snapped,
    turn: { ...view.turn },
    invasion: view.invasion && copyOf(view.invasion),
    last: view.last,
    ending: view.ending,
    stack: view.pending.slice(),
  };
  for (const { site, ...stack } of view.stacks) setStack(s, site, stack);
  askInSecret(s);
  s.offers = offersIn(view, seat, s);
  dealHands(s, view);
  redeal(s, seat, random);
  return s;
}

/** A secret question to others is not in the view; but as the game waits, it is there. */
function askInSecret(s: State): void {
  const top = s.stack.at(-1)?.kind;
  const answers = s.players.map(() => null);
  if (top === 'clash') s.stack.push({ kind: 'reinforce', answers });
  if (top === 'invasion' && !s.invasion?.revealed) s.stack.push({ kind: 'commitCard', answers });
}

/** Everybody has been offered as many aliens as this seat. */
function offersIn({ offer, players }: CosmosView, seat: Seat, s: State): State['offers'] {
  if (offer.length === 0) return [];
  const rest = alienPool(s).filter((alien) => !offer.includes(alien));
  return players.map((_, of) => (of === seat ? offer : rest.splice(0, offer.length)));
}

/** Known cards to their hands; the rest in order, first to the hands. */
function dealHands(s: State, view: CosmosView): void {
  const { invasion } = view;
  const inPlay = invasion?.revealed && !invasion.settled ? [invasion.attacker, invasion.defender] : [];
  const known = new Set<CardId | null>([
    ...view.discard,
    ...view.players.flatMap((player) => player.known),
    ...inPlay.flatMap(({ card, reinforcements }) => [card, ...reinforcements]),
  ]);
  const left = view.round > 0 ? cardsFor(view.options).filter((card) => !known.has(card)) : [];
  // Open Victory Points that are in no hand lie in the deck.
  const isFirst = (card: CardId) => view.options.vpCards === 'hidden' || !isVp(card);
  const pool = [...left.filter(isFirst), ...left.filter((card) => !isFirst(card))];
  s.players = view.players.map((seen): Player => {
    const hand = [...seen.known, ...pool.splice(0, seen.cards - seen.known.length)].sort(byRank);
    const { alien, assimilated, reserve, graveyard, pile, mineral, gas } = seen;
    const { bought, tracker, mode, rebel, levels } = seen;
    return { alien, assimilated, reserve, graveyard, pile, mineral, gas, bought, tracker, mode, rebel, levels, hand };
  });
  s.deck = pool;
}
