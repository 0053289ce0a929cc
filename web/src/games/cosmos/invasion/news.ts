/** An alien that bends a rule says so. */
import { plural } from '@orrery/kernel';
import {
  ABILITY_DATA,
  type AbilityId,
  ALIEN_DATA,
  cardOf,
  type CosmosView,
  type Event,
  type Invasion,
  POWER_UPS,
  SIDES,
  STONE_DATA,
} from '@orrery/cosmos/client';

export interface News {
  readonly seat: number;
  readonly title: string;
  readonly ability: string;
  readonly words: string;
  /** The number of an attack, before and after. */
  readonly change?: readonly [before: number, after: number];
  /** An ability that changes hands, and whose ship lies on it or leaves it. */
  readonly taken?: { readonly ability: string; readonly from: number; readonly borg: number };
}

/** What the news are of: the invasion, and the numbers of attacker and defender as the last Switch left them. */
export interface NewsSource {
  readonly invasion: Invasion;
  readonly numbers: readonly number[] | undefined;
}

function said(
  event: Event,
  view: CosmosView,
  name: (seat: number) => string,
): readonly [AbilityId, string] | undefined {
  switch (event.kind) {
    case 'switched':
      return ['switch', 'the two attack numbers change sides'];
    case 'copied':
      return ['copy', 'its attack number becomes the higher of the two'];
    case 'sacrificed':
      return ['sacrifice', event.ships === 0 ? 'no ship is given up' : `${plural(event.ships, 'ship')} given up`];
    case 'sidestepped':
      return ['sidestep', `${plural(event.ships, 'ship')} ${event.ships === 1 ? 'gets' : 'get'} away`];
    case 'embittered':
      return ['bitterness', `one ship joins the pile: + ${event.pile} in every fight from now on`];
    case 'avenged':
      return ['retribution', `${plural(event.ships, 'ship')} of ${name(event.owner)} lost as well`];
    case 'assimilated':
      return ['assimilate', `it has ${ABILITY_DATA[event.ability].name} of ${name(event.from)} now`];
    case 'deassimilated':
      return ['assimilate', `${ABILITY_DATA[event.ability].name} is taken back from ${name(event.borg)}`];
    case 'poweredUp': {
      const power = POWER_UPS[POWER_UPS.indexOf(event.power)];
      const what = power && power !== 'dominoP7' ? ABILITY_DATA[power].name : 'the seventh domino';
      return ['dominoChain', `${what} stands${event.level > 1 ? ' at level two' : ''}`];
    }
    case 'infested':
      return ['infest', `a ship lives on inside ${name(event.host)}’s stack`];
    case 'snapped':
      return ['gauntlet', `all six stones: ${plural(event.ships, 'ship')} turn to dust`];
    case 'tookStone':
      return ['gauntlet', `takes the ${STONE_DATA[event.stone].name} stone`];
    case 'sawHand':
      return [
        view.players[event.seat]?.abilities.includes('knowledge') ? 'knowledge' : 'gauntlet',
        `sees the hand of ${name(event.holder)} before cards are chosen`,
      ];
    default:
      return undefined;
  }
}

/** How the number of the one who speaks has changed. */
function changeOf(event: Event & { seat: number }, { invasion, numbers }: NewsSource): News['change'] {
  const at = SIDES.findIndex((side) => invasion[side].seat === event.seat);
  const side = SIDES[at];
  if (!side) return undefined;
  if (event.kind === 'switched') return [event.numbers[1 - at] ?? 0, event.numbers[at] ?? 0];
  if (event.kind !== 'copied') return undefined;
  const { card } = invasion[side];
  return [numbers?.[at] ?? (card === null ? 0 : cardOf(card).value), event.number];
}

function takenIn(event: Event): News['taken'] {
  if (event.kind === 'assimilated')
    return { ability: ABILITY_DATA[event.ability].name, from: event.from, borg: event.seat };
  if (event.kind === 'deassimilated')
    return { ability: ABILITY_DATA[event.ability].name, from: event.borg, borg: event.borg };
  return undefined;
}

export function newsOf(
  event: Event | undefined,
  view: CosmosView,
  told: NewsSource,
  name: (seat: number) => string,
): News | undefined {
  if (!event || !('seat' in event)) return undefined;
  const found = said(event, view, name);
  if (!found) return undefined;
  const [ability, words] = found;
  const alien = view.players[event.seat]?.alien;
  const who = alien ? ALIEN_DATA[alien].name : name(event.seat);
  const title = event.kind === 'deassimilated' ? `${who} strikes back` : `${who} bends a rule`;
  const change = changeOf(event, told);
  const taken = takenIn(event);
  return {
    seat: event.seat,
    title,
    ability: ABILITY_DATA[ability].name,
    words,
    ...(change && { change }),
    ...(taken && { taken }),
  };
}
