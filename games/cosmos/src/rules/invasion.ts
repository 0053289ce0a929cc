/** The course of an invasion [I1–I13], from the look into hands to the end. */
import { type CardKind, cardOf, otherSide, type Side, SIDES } from '../data.ts';
import { checkpoint } from '../end.ts';
import { hooksOf } from '../hooks.ts';
import { type Ctx, invasionIn, partOf, type Runs, type State, unanswered } from '../state.ts';
import { allBut, holdsInvasionCards, putOnDiscard, showHand, takeIn } from './cards.ts';
import { strengthOf } from './strength.ts';

export const invasion: Runs<'invasion'> = {
  stages: [
    lookIntoHands,
    (s, ctx) => checkCards(s, 'attacker', ctx),
    (s, ctx) => checkCards(s, 'defender', ctx),
    (s) => {
      s.stack.push({ kind: 'commitCard', answers: unanswered(s) });
    },
    (s) => {
      if (SIDES.every((side) => kindOf(s, side) === 'attack')) s.stack.push({ kind: 'clash', at: 0 });
    },
    decide,
    putCardsAway,
    (s) => {
      s.stack.push({ kind: invasionIn(s).winner ? 'victory' : 'standoff', at: 0 });
    },
    (s, ctx) => {
      s.last = s.invasion;
      s.invasion = null;
      checkpoint(s, ctx);
    },
  ],
};

/** Some aliens see the other side's hand, until cards are revealed. */
export function lookIntoHands(s: State, ctx: Ctx): void {
  for (const side of SIDES) {
    const { seat } = partOf(s, side);
    const sees = hooksOf(s, seat).seesHand.some((ask) => ask(s, seat));
    if (sees) showHand(s, partOf(s, otherSide(side)).seat, seat, ctx);
  }
}

/** Whoever holds no invasion card must redraw; whether somebody does tells of the hand. */
function checkCards(s: State, side: Side, ctx: Ctx): void {
  ctx.reveal();
  if (!holdsInvasionCards(s, partOf(s, side).seat, 1)) s.stack.push({ kind: 'cardCheck', at: 0, side });
}

/** An improvised attack is an attack, too. */
export function kindOf(s: State, side: Side): CardKind {
  const { card } = partOf(s, side);
  return card === null ? 'attack' : cardOf(card).kind;
}

/** Attack beats everything else; against attack the higher total wins [I7]. */
function winnerOf(s: State): Side | null {
  const attacks = SIDES.filter((side) => kindOf(s, side) === 'attack');
  if (attacks.length < 2) return attacks[0] ?? null;
  const margin = strengthOf(s, 'attacker').total - strengthOf(s, 'defender').total;
  if (margin !== 0) return margin > 0 ? 'attacker' : 'defender';
  const winsTies = (side: Side) => {
    const { seat } = partOf(s, side);
    return hooksOf(s, seat).winsTies.some((ask) => ask(s, seat));
  };
  return SIDES.find(winsTies) ?? null;
}

function decide(s: State, ctx: Ctx): void {
  const winner = winnerOf(s);
  const invasion = invasionIn(s);
  invasion.winner = winner;
  const [attackerKind, defenderKind] = [kindOf(s, 'attacker'), kindOf(s, 'defender')];
  const isClash = attackerKind === 'attack' && defenderKind === 'attack';
  ctx.emit({
    kind: 'decided',
    attacker: invasion.attacker.seat,
    defender: invasion.defender.seat,
    winner: winner && invasion[winner].seat,
    cards: [attackerKind, defenderKind],
    totals: isClash ? [strengthOf(s, 'attacker').total, strengthOf(s, 'defender').total] : null,
  });
  ctx.beat();
}

/** Played cards are discarded; a single Quash takes the other card into hand, where all have seen it [I8]. */
function putCardsAway(s: State, ctx: Ctx): void {
  const quashes = SIDES.filter((side) => kindOf(s, side) === 'quash');
  for (const side of SIDES) {
    const { card, reinforcements } = partOf(s, side);
    for (const played of reinforcements) putOnDiscard(s, played);
    const [quasher] = quashes;
    if (card !== null && quashes.length === 1 && quasher === otherSide(side)) {
      const { seat } = partOf(s, quasher);
      takeIn(s, seat, card, allBut(s, seat));
      ctx.emit({ kind: 'confiscated', seat, from: partOf(s, side).seat, card });
    } else if (card !== null) putOnDiscard(s, card);
  }
  invasionIn(s).settled = true;
}
