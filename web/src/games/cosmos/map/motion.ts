/** What happened, shown moving: stacks slide, what is lost fades to the graveyard, fortresses rise. */
import { ABILITY_DATA, type CosmosView, type Event, type EventOf, type SiteId } from '@orrery/cosmos/client';
import type { RefObject } from 'preact';
import { EASE_IN_OUT, paced } from '../../../settings/motion.ts';
import { along, copyOf, type Drawn, drop, LOSS_MS, note, outline, passing, useMotion } from '../../motion.ts';
import { type Lattice, placeOf, PLANET_R } from './geometry.ts';
import { kindAt } from '../props.ts';
import type { MapNow } from './now.ts';

const SLIDE_MS = 420;

interface Places {
  readonly moves: number;
  readonly beat?: number;
  readonly events: readonly (Event | null)[];
  readonly ships: ReadonlyMap<SiteId, string>;
}

export function useMapMotion(
  world: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  { props: { moves, beat, events, view }, lattice }: MapNow,
): void {
  const paying = (event: Event) => (event.kind === 'yielded' ? planetsOf(view, event) : []);
  const ships = new Map(view.stacks.map(({ site, owner, ships: count }) => [site, `${owner} ${count}`]));
  const places: Places = { moves, events, ships, ...(beat !== undefined && { beat }) };
  useMotion(world, layer, places, (signs, before, after) => {
    if (paced(SLIDE_MS) === 0) markChanges(signs, before, after, lattice);
    else
      for (const event of events) {
        if (!event) continue;
        play(signs, event, before, after, lattice);
        for (const site of paying(event)) note(signs, placeOf(lattice, site), '+1', { delay: 0, danger: false });
      }
  });
}

/** The planets that have just paid. */
function planetsOf(view: CosmosView, { seat, resource, paid }: EventOf<'yielded'>): readonly SiteId[] {
  return view.stacks
    .filter(({ site, owner }) => owner === seat && kindAt(view, site) === resource)
    .slice(0, paid)
    .map(({ site }) => site);
}

/** Ships that went from a site to another. */
function wayOf(event: Event): readonly [from: SiteId, to: SiteId] | undefined {
  switch (event.kind) {
    case 'moved':
    case 'withdrew':
    case 'advanced':
    case 'sidestepped':
      return [event.from, event.to];
    default:
      return undefined;
  }
}

function play(layer: SVGGElement, event: Event, before: Drawn<Places>, after: Drawn<Places>, lattice: Lattice): void {
  const way = wayOf(event);
  if (way) {
    const [from, to] = way.map((site) => placeOf(lattice, site));
    if (!from || !to || way[0] === way[1]) return;
    const element = after.elements.get(`stack ${way[1]}`);
    const timing = { duration: paced(SLIDE_MS), easing: EASE_IN_OUT };
    element?.querySelector('.piece-move')?.animate(along([from, to], to), timing);
    return;
  }
  switch (event.kind) {
    case 'placed':
    case 'deployed':
    case 'doubled':
      drop(after.elements.get(`stack ${event.site}`)?.querySelector('.piece-move'), 0, 1.5);
      return;
    case 'bought':
      if (event.site !== null) drop(after.elements.get(`fortress ${event.site}`), 0, 0.3);
      return;
    case 'stackLost':
    case 'sabotaged':
    case 'avenged': {
      if (event.ships === 0) return;
      const gone = before.elements.get(`stack ${event.site}`);
      const place = placeOf(lattice, event.site);
      if (gone && !after.elements.has(`stack ${event.site}`))
        passing(
          copyOf(layer, gone).querySelector('.piece-move') ?? gone,
          [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: 'translateY(34px) scale(.6)' },
          ],
          paced(LOSS_MS),
          0,
        );
      note(layer, place, `−${event.ships}`, { delay: 0, danger: true });
      return;
    }
    case 'assimilated': {
      // The ship comes from whichever of its stacks has one less now.
      const site = [...before.ships].find(
        ([at, ships]) => ownerOf(ships) === event.seat && countOf(after.ships.get(at) ?? '') < countOf(ships),
      )?.[0];
      if (site === undefined) return;
      const words = `1 ship on ${ABILITY_DATA[event.ability].name}`;
      note(layer, placeOf(lattice, site), words, { delay: 0, danger: false });
      return;
    }
    case 'snapped':
      // Half of every other stack: what is missing now.
      for (const [site, ships] of before.ships) {
        const gone = countOf(ships) - countOf(after.ships.get(site) ?? '');
        if (gone > 0) note(layer, placeOf(lattice, site), `−${gone}`, { delay: 0, danger: true });
      }
      return;
    default:
  }
}

const ownerOf = (ships: string): number => Number(ships.split(' ')[0]);
const countOf = (ships: string): number => Number(ships.split(' ')[1] ?? 0);

/** Without motion: an outline around what is elsewhere now, or new. */
function markChanges(layer: SVGGElement, before: Drawn<Places>, after: Drawn<Places>, lattice: Lattice): void {
  for (const site of new Set([...before.ships.keys(), ...after.ships.keys()])) {
    if (before.ships.get(site) === after.ships.get(site)) continue;
    const { x, y } = placeOf(lattice, site);
    outline(layer, 'circle', { cx: x, cy: y, r: PLANET_R + 9 });
  }
}
