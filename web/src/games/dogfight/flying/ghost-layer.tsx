/** Every maneuver that can be chosen: the way there, the token as it would stand, its cost, and where it could lead on. */
import skull from 'virtual:game-icon/death-skull';
import { Pin } from '../../camera/view.tsx';
import { fresh } from '../../fresh.ts';
import { onChart, turnOf } from '../space/chart.ts';
import { CostMarks } from './cost-bars.tsx';
import { DeadEnd } from './dead-end.tsx';
import { keyOf, type OfferedGhost } from './ghosts.ts';
import { useLevel } from '../space/level.ts';
import type { Now } from '../space/now.ts';
import { ghostWords } from '../names.ts';
import { OCTAGON, octagon, tagDirection, wayPath } from '../space/paths.ts';
import { isTouch, useFirstTouch } from '../../touch.ts';
import type { Stop } from '../../stops.ts';
import { Tag } from '../../tag.tsx';
import './ghosts.css';

const HIT_PX = 22;
/** A notch in the rim, where the nose would be. */
const NOSE = 'M2700 0L1850 760L1850 -760Z';
const FOCUS = octagon(1.3);

interface GhostsProps {
  readonly now: Now;
  readonly stop: Stop;
}

export function Ghosts({ now, stop }: GhostsProps) {
  const { ghosts } = now;
  return (
    <g class="ghosts">
      {ghosts.map((ghost) => (
        <Way key={keyOf(ghost.prospect.action)} now={now} ghost={ghost} />
      ))}
      <Onward now={now} />
      {ghosts.map((ghost) => (
        // One that a lesson wanted a step before is another one: Chromium would leave it in the colour of the cursor.
        <GhostToken key={`${keyOf(ghost.prospect.action)} ${ghost.isAside}`} now={now} stop={stop} ghost={ghost} />
      ))}
    </g>
  );
}

const stateOf = ({ prospect, choice, isDeadEnd, isAside }: OfferedGhost): string =>
  `${isAside ? ' aside' : ''}${choice.cursor ? ' cursor' : ''}${prospect.result === 'offBoard' ? ' lost' : ''}${prospect.result === 'bumped' ? ' bumped' : ''}${isDeadEnd ? ' dead-end' : ''}`;

function Way({ now, ghost }: { now: Now; ghost: OfferedGhost }) {
  const { view, active } = now;
  if (!active?.pose) return null;
  const d = wayPath(active.pose, ghost.prospect.action.template, view.settings.side);
  return (
    <g class={`way${stateOf(ghost)}`} aria-hidden="true">
      {ghost.choice.cursor && !fresh.value && <path class="way-template" d={d} />}
      <path class="way-line" d={d} />
    </g>
  );
}

function GhostToken({ now, stop, ghost }: GhostsProps & { ghost: OfferedGhost }) {
  const { camera, active, view } = now;
  const { prospect, spot, choice, isDeadEnd, isAside } = ghost;
  const level = useLevel(camera);
  const { onPointerDown, isFirst } = useFirstTouch(choice.cursor);
  const isLost = prospect.result === 'offBoard';
  const from = active?.pose ? onChart(active.pose, view.settings.side) : spot;
  const off = tagDirection(from, spot, prospect.action.template.endsWith('Left') ? -1 : 1);
  return (
    <g
      {...stop(`fly ${keyOf(prospect.action)}`, () => now.onPoint(choice.action))}
      aria-label={`${choice.digit === undefined ? '' : `Choice ${choice.digit}: `}${ghostWords(view, ghost)}`}
      class={`ghost${stateOf(ghost)}`}
      data-maneuver={keyOf(prospect.action)}
      data-explain={`fly ${keyOf(prospect.action)}`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(choice.action)}
      onPointerDown={onPointerDown}
      onClick={(event) =>
        now.onSpot({ kind: 'choice', choice: { ...choice, cursor: !isFirst(event) } }, isTouch(event))
      }
    >
      <g transform={`translate(${spot.x} ${spot.y})`}>
        <Pin camera={camera} x={0} y={0}>
          <circle class="ghost-hit" r={HIT_PX} />
        </Pin>
        <path class="ghost-plate" d={OCTAGON} />
        <path class="ghost-nose" d={NOSE} transform={`rotate(${turnOf(prospect.end.h)})`} />
        <path class="ghost-focus" d={FOCUS} />
        {level !== 'far' && (
          <Pin camera={camera} x={0} y={0}>
            {isLost ? (
              <path class="ghost-skull" d={skull} transform="translate(-10 -10) scale(.039)" />
            ) : (
              <g transform={level === 'near' ? undefined : 'scale(.8)'}>
                <CostMarks speed={prospect.cost} tokens={prospect.tokens} />
              </g>
            )}
          </Pin>
        )}
        {isDeadEnd && (
          <Pin camera={camera} x={-2100} y={-2100}>
            <DeadEnd />
          </Pin>
        )}
      </g>
      <Pin camera={camera} x={spot.x + 2700 * off.x} y={spot.y + 2700 * off.y}>
        <g transform={`translate(${9 * off.x} ${9 * off.y})`}>
          {!isAside && <Tag digit={choice.digit} cursor={choice.cursor} danger={isLost} />}
        </g>
      </Pin>
    </g>
  );
}

/** From the end that is pointed at: where the rest of the speed could lead. */
function Onward({ now }: { now: Now }) {
  const { view, ghosts, camera } = now;
  const pointed = fresh.value ? undefined : ghosts.find(({ choice }) => choice.cursor);
  const from = pointed?.prospect.rest;
  const { side } = view.settings;
  return (
    <g class="onward" aria-hidden="true">
      {from &&
        pointed.onward.map(({ template, end }) => {
          const { x, y } = onChart(end, side);
          return (
            <g key={template}>
              <path class="onward-way" d={wayPath(from, template, side)} />
              <Pin camera={camera} x={x} y={y}>
                <circle class="onward-end" r="3.5" />
              </Pin>
            </g>
          );
        })}
    </g>
  );
}
