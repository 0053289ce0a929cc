/** How the scripted player fights: whom to invade, which card to play, when to reinforce. */
import type { Random, Seat } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { type CardId, cardOf, otherSide, type Side } from '../data.ts';
import type { Sight } from './sight.ts';
import { ranked } from './ranked.ts';
import { chanceOf, LEAD, USUAL_ATTACK } from './facts.ts';
import { Sketch } from './sketch.ts';

const attacksIn = (cards: readonly CardId[]): number[] =>
  cards.filter((card) => cardOf(card).kind === 'attack').map((card) => cardOf(card).value);

/** What an invasion would bring, less what it may cost. */
export function invasionWorth(sketch: Sketch, from: number, target: number): number {
  const [own, other] = [sketch.stackOn(from), sketch.stackOn(target)];
  if (!own || !other) return 0;
  const { bonus, isLeader, prize } = sketch.prospectOf(other.owner);
  const edge =
    sketch.bestAttack - USUAL_ATTACK + sketch.might(own, 'attacker') + bonus - sketch.might(other, 'defender');
  const chance = chanceOf(edge);
  const gain = 11 * sketch.vpOf(target) + 0.45 * other.ships + (isLeader ? 8 : 2) + prize;
  const loss = 10 * sketch.vpOf(from) + 0.9 * own.ships;
  return chance * gain - (1 - chance) * loss - 1;
}

const worthOf = (sketch: Sketch, { from, target }: ActionOfKind<'invade'>): number =>
  invasionWorth(sketch, sketch.numberOf(from), sketch.numberOf(target));

export function chooseInvasion(view: Sight, seat: Seat): Action {
  const sketch = new Sketch(view, seat);
  let best: Action = { kind: 'pass' };
  let worth = 0;
  for (const action of view.legal) {
    if (action.kind !== 'invade') continue;
    const found = worthOf(sketch, action);
    if (found > worth) [best, worth] = [action, found];
  }
  return best;
}

/** Whom one might invade, the best first, and invading nobody where that is better. */
export function rankedInvasions(view: Sight, seat: Seat): Action[] {
  const sketch = new Sketch(view, seat);
  return ranked(view.legal, (action) => (action.kind === 'invade' ? worthOf(sketch, action) : 0));
}

interface Fight {
  readonly side: Side;
  /** How much stronger this side is without cards. */
  readonly edge: number;
  readonly ships: number;
  readonly against: number;
  readonly vp: number;
  readonly expected: number;
  /** Whether the whole stack could go to a site beside it. */
  readonly hasWayOut: boolean;
}

function fightOf(view: Sight, seat: Seat): Fight | undefined {
  const { invasion } = view;
  if (!invasion) return undefined;
  const sketch = new Sketch(view, seat);
  const side: Side = invasion.attacker.seat === seat ? 'attacker' : 'defender';
  const [own, other] = [invasion[side], invasion[otherSide(side)]];
  const [stack, theirs] = [sketch.stackOn(sketch.numberOf(own.site)), sketch.stackOn(sketch.numberOf(other.site))];
  if (!stack || !theirs) return undefined;
  const known = attacksIn(view.players[other.seat]?.known ?? []);
  return {
    side,
    edge:
      sketch.might({ ...stack, owner: seat }, side) - sketch.might({ ...theirs, owner: other.seat }, otherSide(side)),
    ships: stack.ships,
    against: theirs.ships,
    vp: sketch.vpOf(sketch.numberOf(invasion.defender.site)) + (side === 'attacker' ? 0 : 0.5),
    expected: known.length > 0 ? Math.max(...known) : USUAL_ATTACK,
    hasWayOut: sketch.near(own.site).some((site) => sketch.hasRoom(stack, sketch.numberOf(site))),
  };
}

type Commit = ActionOfKind<'commitCard'>;

export function chooseCard(view: Sight, seat: Seat, random: Random): Action {
  const commits = view.legal.filter((action): action is Commit => action.kind === 'commitCard');
  const fight = fightOf(view, seat);
  const attacks = commits
    .filter(({ card }) => cardOf(card).kind === 'attack')
    .sort((a, b) => cardOf(a.card).value - cardOf(b.card).value);
  const special = (kind: string) => commits.find(({ card }) => cardOf(card).kind === kind);
  if (!fight) return random.pick(view.legal);
  const me = view.players[seat];
  const canSwitch = me?.abilities.includes('switch') && Math.max(me.mineral, me.gas) >= view.options.switchCost;
  // Its number will be exchanged for the other.
  if (canSwitch && attacks[0]) return attacks[0];
  const lowest = attacks.find(({ card }) => cardOf(card).value + fight.edge > fight.expected);
  const highest = attacks.at(-1);
  if (lowest && (fight.side === 'attacker' || fight.vp > 0.5 || random.chance(1, 2))) return lowest;
  // A planet is worth a fight that is not quite even.
  if (
    highest &&
    fight.side === 'defender' &&
    fight.vp > 1 &&
    cardOf(highest.card).value + fight.edge > fight.expected - 3
  )
    return highest;
  if (fight.side === 'attacker')
    return (
      (fight.against >= 2 && fight.ships <= 2 && special('sabotage')) ||
      highest ||
      commits[0] ||
      random.pick(view.legal)
    );
  const evasive =
    (fight.hasWayOut ? special('retreat') : undefined) ??
    (fight.against <= 2 || fight.against === 4 ? special('sabotage') : undefined) ??
    (fight.ships >= 3 ? special('negotiate') : undefined) ??
    special('quash') ??
    special('negotiate');
  return evasive ?? highest ?? commits[0] ?? random.pick(view.legal);
}

type Reinforce = ActionOfKind<'reinforce'>;

/** Only if what one holds can turn the result, cheapest sufficient card first. */
export function chooseReinforcement(view: Sight, seat: Seat): Action {
  const { strengths, invasion } = view;
  if (!strengths || !invasion) return { kind: 'pass' };
  const sideToHelp = helped(view, seat);
  if (!sideToHelp) return { kind: 'pass' };
  const behind = strengths[otherSide(sideToHelp)].total - strengths[sideToHelp].total;
  if (behind < 0) return { kind: 'pass' };
  const plays = view.legal
    .filter((action): action is Reinforce => action.kind === 'reinforce' && action.side === sideToHelp)
    .sort((a, b) => cardOf(a.card).value - cardOf(b.card).value);
  const sum = plays.reduce((total, { card }) => total + cardOf(card).value, 0);
  if (sum <= behind) return { kind: 'pass' };
  return plays.find(({ card }) => cardOf(card).value > behind) ?? plays.at(-1) ?? { kind: 'pass' };
}

/** A main player helps itself; anybody else only against a player who is about to win. */
function helped(view: Sight, seat: Seat): Side | undefined {
  const { invasion } = view;
  if (!invasion) return undefined;
  if (invasion.attacker.seat === seat) return 'attacker';
  if (invasion.defender.seat === seat) return 'defender';
  const sketch = new Sketch(view, seat);
  const lead = (side: Side) => sketch.scoreOf(invasion[side].seat);
  if (view.target - Math.max(lead('attacker'), lead('defender')) > LEAD) return undefined;
  return lead('attacker') > lead('defender') ? 'defender' : 'attacker';
}
