/** What stands beside the names. All of it is in the view. */
import {
  COMPONENT_NAMES,
  type EntanglionView,
  EVENT_DATA,
  isGate,
  PLANET_DATA,
  POSITION_DATA,
  type SeenPlayer,
  totalOf,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { SeatFact } from '../board.ts';
import { shortName } from './cards/card.tsx';
import { ATOM, CPU, FIRST, LAYERS, PACKAGE, PIN, SKULL_ICON } from './icons.ts';
import { pirateShort } from './side/outposts.tsx';
import { cargoWords, listed, RESOURCE_SHAPES } from './tokens.tsx';
import './facts.css';

/** Holds in a row: the tokens aboard, then empty ones. */
function holdsMarkup({ cargo, capacity }: SeenPlayer): string {
  const held = listed(cargo);
  const [step, size] = [31, 27];
  const holds = Array.from({ length: Math.max(capacity, held.length) }, (_, at) => {
    const x = (at % 6) * step + size / 2 + 1;
    const y = Math.floor(at / 6) * step + size / 2 + 1;
    const resource = held[at];
    const token = resource
      ? `<path class="resource ${resource}" d="${RESOURCE_SHAPES[resource]}" transform="scale(.8)"/>`
      : '';
    return `<g transform="translate(${x} ${y})"><rect class="fact-hold" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="4"/>${token}</g>`;
  });
  const rows = Math.ceil(holds.length / 6);
  return `<svg viewBox="0 0 ${6 * step - 2} ${rows * step - 2}">${holds.join('')}</svg>`;
}

/** The engine control, small: backs, faces, what is resolved. */
function controlMarkup({ control, resolved }: SeenPlayer, slots: number): string {
  const cells = Array.from({ length: slots }, (_, at) => {
    const slot = control[at];
    const x = at * 31 + 1;
    const look = !slot ? 'empty' : at < resolved ? 'resolved' : slot.up ? 'up' : 'back';
    const card = slot?.up && slot.card ? slot.card : undefined;
    const letter = card ? (isGate(card) ? shortName(card) : 'P') : '';
    const size = letter.length > 1 ? 9 : 13;
    const hatch =
      look === 'back'
        ? `<path class="fact-hatch" d="M${x + 3} 12L${x + 12} 3M${x + 3} 24L${x + 24} 3M${x + 9} 31L${x + 25} 15M${x + 19} 31L${x + 25} 25"/>`
        : '';
    return `<rect class="fact-slot ${look}" x="${x}" y="1" width="27" height="32" rx="4"/>${hatch}<text x="${x + 13.5}" y="21" font-size="${size}">${letter}</text>`;
  });
  return `<svg viewBox="0 0 ${slots * 31 - 2} 34">${cells.join('')}</svg>`;
}

const where = ({ position }: SeenPlayer): string =>
  POSITION_DATA[position].planets.map((planet) => PLANET_DATA[planet].name).join(' and ');

export function seatFacts(view: EntanglionView, seat: Seat): readonly SeatFact[] {
  const player = view.players[seat];
  if (!player) return [];
  const { cargo, capacity, power, pirates, components, control } = player;
  const slots = view.options.engineSlots;
  const fact = (look: string, label: string, value: string, icon: string): SeatFact => ({
    label,
    value,
    ...(icon && { icon }),
    look: [look],
  });
  return [
    fact('power', 'Quantum Power', String(power.total), ATOM),
    ...(view.round > 0 || view.phase !== 'setup' ? [fact('place', 'At', where(player), PIN)] : []),
    fact('cargo-count', 'Cargo', `${totalOf(cargo)} of ${capacity}`, PACKAGE),
    fact('cargo', 'Holds', cargoWords(cargo), holdsMarkup(player)),
    fact(
      'pirates',
      `Pirates`,
      pirates.length > 0 ? pirates.map(pirateShort).join(', ') : `0 of ${view.options.pirateCapacity}`,
      SKULL_ICON,
    ),
    ...(pirates.length > 0 ? [fact('pirate-count', 'Pirates', String(pirates.length), SKULL_ICON)] : []),
    ...(components.length > 0 ? [fact('components', 'Components', String(components.length), CPU)] : []),
    ...components.map((id) => fact('component', COMPONENT_NAMES[id], `+${view.options.componentQp[id]}`, '')),
    ...(view.phase === 'navigate' || view.phase === 'resolve'
      ? [fact('control', 'Engine control', `${control.length} of ${slots}`, controlMarkup(player, slots))]
      : []),
    fact('hands', 'Hands', `${player.cards} engine, ${player.eventCards} event`, LAYERS),
    ...(player.events.length > 0 && player.hand === null
      ? [fact('known', 'You know', player.events.map((event) => EVENT_DATA[event].name).join(', '), LAYERS)]
      : []),
    ...(view.first === seat ? [fact('first', 'Goes first', '', FIRST)] : []),
  ];
}
