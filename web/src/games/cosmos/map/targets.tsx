/** Every site as something to touch: one stop for Tab, arrows inside; lit where a choice leads. */
import { BOARDS, type SiteId } from '@orrery/cosmos/client';
import { type Stop, useStops } from '../../stops.ts';
import { Tag } from '../../tag.tsx';
import { useFirstTouch } from '../../touch.ts';
import { kindAt, labelOf, stackAt } from '../props.ts';
import { placeOf, PLANET_R, UNIT } from './geometry.ts';
import type { Mark } from './marks.ts';
import type { MapNow } from './now.ts';
import './targets.css';

/** Where Tab comes in: at the cursor's place, at the stack in hand, at any own stack. */
function wishesOf({ props, marks, moving }: MapNow): readonly (string | undefined)[] {
  const { view, viewer } = props;
  const lit = [...marks.values()];
  return [
    lit.find(({ cursor }) => cursor)?.site,
    lit[0]?.site,
    moving?.from,
    view.stacks.find(({ owner }) => owner === viewer)?.site,
  ];
}

export function Targets({ now }: { now: MapNow }) {
  const { lattice, props } = now;
  const { sites } = BOARDS[props.view.board];
  const places = sites.map((site) => ({ id: site, ...placeOf(lattice, site) }));
  const { group, onKeyDown, stop } = useStops(places, wishesOf(now));
  return (
    <g ref={group} class="targets" onKeyDown={onKeyDown}>
      {sites.map((site) => (
        <Target key={site} now={now} site={site} stop={stop} />
      ))}
    </g>
  );
}

const isOpen = ({ props: { view } }: MapNow, site: SiteId): boolean =>
  kindAt(view, site) === undefined && stackAt(view, site) === undefined;

function Target({ now, site, stop }: { now: MapNow; site: SiteId; stop: Stop }) {
  const { lattice, marks, moving } = now;
  const { x, y } = placeOf(lattice, site);
  const mark = marks.get(site);
  const held = moving?.from === site || now.props.selected === site;
  const r = isOpen(now, site) ? 15 : PLANET_R + 5.5;
  const { onPointerDown, isFirst } = useFirstTouch(mark?.cursor === true);
  return (
    <g
      {...stop(site, () => now.onPoint(site))}
      aria-label={siteWords(now, site, mark)}
      class={`target${mark ? ' lit' : ''}${mark?.cursor ? ' cursor' : ''}${mark?.danger ? ' danger' : ''}${held ? ' held' : ''}`}
      data-site={site}
      data-explain={`site ${site}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(site)}
      onPointerDown={onPointerDown}
      onClick={(event) => now.onSite(site, isFirst(event))}
    >
      <circle class="target-hit" r={UNIT / 2} />
      {mark && <circle class="target-light" r={r} />}
      {mark?.advised && <circle class="target-advised" r={r + 4} />}
      {mark?.danger && <path class="target-ticks" d={crossTicks(r)} />}
      {held && <circle class="target-held" r={PLANET_R + 5} />}
      <circle class="target-focus" r={UNIT / 2 - 1} />
    </g>
  );
}

const crossTicks = (r: number): string =>
  `M0 ${-r - 5}V${-r + 4}M0 ${r - 4}V${r + 5}M${-r - 5} 0H${-r + 4}M${r - 4} 0H${r + 5}`;

/** Over everything: the numbers. On an empty site it stands in the ring itself. */
export function Tags({ now }: { now: MapNow }) {
  const { lattice, marks } = now;
  return (
    <g class="tags" aria-hidden="true">
      {[...marks.values()].map(({ site, digit, cursor }) => {
        const { x, y } = placeOf(lattice, site);
        const open = isOpen(now, site);
        const at = open ? { x, y } : { x: x + 22, y: y - 22 };
        return (
          <g key={site} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
            <Tag digit={digit} cursor={cursor} r={open ? 13 : 11} />
          </g>
        );
      })}
    </g>
  );
}

const KIND_WORDS = { vp: 'planet', gas: 'gas planet', mineral: 'mineral planet' } as const;

function siteWords({ props }: MapNow, site: SiteId, mark: Mark | undefined): string {
  const { view, seatName } = props;
  const kind = kindAt(view, site);
  const stack = stackAt(view, site);
  const parts = [
    labelOf(view, site),
    kind && KIND_WORDS[kind],
    view.fortresses.includes(site) && 'fortress',
    stack ? `${seatName(stack.owner)}, ${stack.ships} ${stack.ships === 1 ? 'ship' : 'ships'}` : 'empty',
    mark && `${mark.digit === undefined ? 'choice' : `choice ${mark.digit}`}: ${mark.words}`,
  ];
  return parts.filter(Boolean).join(', ');
}
