/** A side's strength as lines that add up. */
import {
  ABILITY_DATA,
  type AbilityId,
  type CardId,
  cardOf,
  type CosmosView,
  type Invasion,
  type Side,
  type Strength,
} from '@orrery/cosmos/client';

export interface Line {
  readonly words: string;
  readonly value: string;
  /** Who played it. */
  readonly seat?: number;
}

const plus = (value: number): string => `+ ${value}`;

/** What multiplies the ships of a side. */
function multiplierName(view: CosmosView, seat: number, side: Side): string {
  const player = view.players[seat];
  const has = (ability: AbilityId) => player?.abilities.includes(ability) === true;
  if (has('forAiur')) return ABILITY_DATA.forAiur.name;
  if (has('twoModes') && player?.mode === (side === 'attacker' ? 'sword' : 'shield'))
    return side === 'attacker' ? 'Sword' : 'Shield';
  if (has('fortify') && side === 'defender') return ABILITY_DATA.fortify.name;
  return 'fortress';
}

/** Which abilities may be in the bonus of a side. */
function bonusNames(view: CosmosView, { attacker, defender }: Invasion, side: Side): string {
  const part = side === 'attacker' ? attacker : defender;
  const other = side === 'attacker' ? defender : attacker;
  const player = view.players[part.seat];
  if (!player) return 'Bonus';
  const has = (ability: AbilityId) => player.abilities.includes(ability);
  const level = (n: number) => (player.levels[n] ?? 0) > 0;
  const power = view.stones[0];
  const names = [
    part.sacrificed > 0 && ABILITY_DATA.sacrifice.name,
    has('decree') && player.rebel === other.seat && ABILITY_DATA.decree.name,
    has('standTogether') && ABILITY_DATA.standTogether.name,
    player.pile > 0 && ABILITY_DATA.bitterness.name,
    has('adaptation') && player.assimilated.length > 0 && ABILITY_DATA.adaptation.name,
    has('gauntlet') && power && 'seat' in power && power.seat === part.seat && 'Power stone',
    side === 'defender' && level(0) && 'Wall',
    side === 'attacker' && level(1) && 'Lance',
    level(2) && 'Drill',
  ].filter(Boolean);
  return names.length > 0 ? names.join(', ') : 'Bonus';
}

interface LedgerFacts {
  readonly view: CosmosView;
  readonly invasion: Invasion;
  readonly side: Side;
  readonly strength: Strength;
  readonly players: ReadonlyMap<CardId, number>;
}

const printedOn = ({ card }: Invasion[Side]): number => (card === null ? 0 : cardOf(card).value);

/** Copy comes after Switch: while each side has the number of the other's card, nobody has copied anything. */
function hasCopied(view: CosmosView, { attacker, defender }: Invasion, seat: number): boolean {
  const isSwitched = attacker.number === printedOn(defender) && defender.number === printedOn(attacker);
  return !isSwitched && view.players[seat]?.abilities.includes('copy') === true;
}

export function linesOf({ view, invasion, side, strength, players }: LedgerFacts): Line[] {
  const part = invasion[side];
  const { ships, multiplier, bonus } = strength;
  const printed = printedOn(part);
  const number: Line = {
    words:
      part.card === null
        ? 'Improvised attack'
        : part.number === printed
          ? 'Attack card'
          : `Attack card, after ${hasCopied(view, invasion, part.seat) ? 'Copy' : 'Switch'}`,
    value: String(strength.number),
  };
  const fleet: Line = {
    words: `${ships} ${ships === 1 ? 'ship' : 'ships'}${multiplier > 1 ? ` × ${multiplier}, ${multiplierName(view, part.seat, side)}` : ''}`,
    value: invasion.revealed ? plus(ships * multiplier) : String(ships * multiplier),
  };
  const more: Line[] = bonus > 0 ? [{ words: bonusNames(view, invasion, side), value: plus(bonus) }] : [];
  const cards = part.reinforcements.map((card): Line => {
    const seat = players.get(card);
    return { words: 'Reinforcement', value: plus(cardOf(card).value), ...(seat !== undefined && { seat }) };
  });
  return invasion.revealed ? [number, fleet, ...more, ...cards] : [fleet, ...more];
}
