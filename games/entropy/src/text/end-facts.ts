/** What lies behind the score, in numbers by seat. */
import type { EndFact, Ending, Seat, PlacedEvent } from '@orrery/kernel';
import { toldOf } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { EntropyView } from '../view.ts';
import { difference } from './words.ts';

export function factsOf({ outcome, view }: Ending<EntropyView, Event>, told: readonly PlacedEvent<Event>[]): EndFact[] {
  const bySeat = (count: (seat: Seat) => number) => outcome.ranks.map((_, seat) => count(seat));
  const sumOf = <T extends { readonly seat: Seat }>(
    all: readonly PlacedEvent<Event & T>[],
    amount: (event: T) => number,
  ) => bySeat((seat) => all.reduce((sum, { event }) => (event.seat === seat ? sum + amount(event) : sum), 0));
  const produced = toldOf(told, 'produced');
  const ignored = toldOf(told, 'cardPlayed').filter(({ event }) => event.ignored);
  return [
    { label: 'Titanium collected', values: sumOf(toldOf(told, 'pickedUp'), ({ titanium }) => difference(titanium)) },
    { label: 'sent across', part: true, values: bySeat((seat) => view.players[seat]?.points ?? 0) },
    { label: 'lost with ships', part: true, values: sumOf(toldOf(told, 'shipDestroyed'), ({ titanium }) => titanium) },
    {
      label: 'left aboard, no points',
      part: true,
      values: bySeat((seat) => view.ships.reduce((sum, ship) => (ship.seat === seat ? sum + ship.titanium : sum), 0)),
    },
    {
      label: 'Energy from Production',
      values: bySeat((seat) => produced.reduce((sum, { event }) => sum + (event.energy[seat] ?? 0), 0)),
    },
    { label: 'Ships built', values: bySeat((seat) => view.players[seat]?.built ?? 0) },
    { label: 'Ships lost', values: bySeat((seat) => view.players[seat]?.lost ?? 0) },
    { label: 'Cards ignored, too little energy', values: sumOf(ignored, () => 1) },
  ];
}
