/** An alien that bends a rule says so. */
import {
  ABILITY_DATA,
  type AbilityId,
  ALIEN_DATA,
  type CosmosView,
  type Event,
  POWER_UPS,
  STONE_DATA,
} from '@orrery/cosmos/client';

export interface News {
  readonly seat: number;
  readonly title: string;
  readonly ability: string;
  readonly words: string;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function said(event: Event, name: (seat: number) => string): readonly [AbilityId, string] | undefined {
  switch (event.kind) {
    case 'switched':
      return ['switch', `the numbers change sides, ${event.numbers.join(' against ')} now`];
    case 'copied':
      return ['copy', `its attack number becomes the higher of the two, ${event.number}`];
    case 'sacrificed':
      return ['sacrifice', event.ships === 0 ? 'no ship is given up' : `${plural(event.ships, 'ship')} given up`];
    case 'sidestepped':
      return ['sidestep', `${plural(event.ships, 'ship')} slip away`];
    case 'embittered':
      return ['bitterness', `one ship joins the pile, ${event.pile} there now: + ${event.pile} for good`];
    case 'avenged':
      return ['retribution', `${plural(event.ships, 'ship')} of ${name(event.owner)} go along`];
    case 'assimilated':
      return ['assimilate', `it has ${ABILITY_DATA[event.ability].name} of ${name(event.from)} now`];
    case 'deassimilated':
      return ['assimilate', `${name(event.borg)} loses ${ABILITY_DATA[event.ability].name}`];
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
      return ['knowledge', `sees the hand of ${name(event.holder)} before cards are chosen`];
    default:
      return undefined;
  }
}

export function newsOf(event: Event | undefined, view: CosmosView, name: (seat: number) => string): News | undefined {
  if (!event || !('seat' in event)) return undefined;
  const found = said(event, name);
  if (!found) return undefined;
  const [ability, words] = found;
  const alien = view.players[event.seat]?.alien;
  const title = `${alien ? ALIEN_DATA[alien].name : name(event.seat)} bends a rule`;
  return { seat: event.seat, title, ability: ABILITY_DATA[ability].name, words };
}
