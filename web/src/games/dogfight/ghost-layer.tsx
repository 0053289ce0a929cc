/** Every maneuver that can be chosen: the way there, the token as it would stand, its cost, and where it could lead on. */
import { maneuvers } from '@orrery/dogfight/client';
import skull from 'virtual:game-icon/death-skull';
import { useMemo } from 'preact/hooks';
import { Pin } from '../camera/view.tsx';
import { onChart, turnOf } from './chart.ts';
import { CostMarks } from './cost-bars.tsx';
import { keyOf, type OfferedGhost } from './ghosts.ts';
import { useLevel } from './level.ts';
import type { Moment } from './moment.ts';
import { ghostWords } from './names.ts';
import { OCTAGON, octagon, tagDirection, wayPath } from './paths.ts';
import { isTouch } from './pointing.ts';
import { type Stop, stopProps } from './stops.ts';
import { Tag } from './tag.tsx';
import './ghosts.css';

const HIT_PX = 22;
/** A notch in the rim, where the nose would be. */
const NOSE = 'M2700 0L1850 760L1850 -760Z';
const FOCUS = octagon(1.3);

interface GhostsProps {
  readonly now: Moment;
  readonly stop: Stop;
}

export function Ghosts({ now, stop }: GhostsProps) {
  const { ghosts } = now;
  return (
    <g class="ghosts">
      {ghosts.map((ghost) => (
        <Way key={keyOf(ghost.prospect.action)} now={now} ghost={ghost} />
      ))}
      <NextSteps now={now} />
      {ghosts.map((ghost) => (
        <GhostToken key={keyOf(ghost.prospect.action)} now={now} stop={stop} ghost={ghost} />
      ))}
    </g>
  );
}

const stateOf = ({ prospect, choice, isDeadEnd }: OfferedGhost): string =>
  `${choice.cursor ? ' cursor' : ''}${prospect.result === 'offBoard' ? ' lost' : ''}${prospect.result === 'bumped' ? ' bumped' : ''}${isDeadEnd ? ' dead-end' : ''}`;

function Way({ now, ghost }: { now: Moment; ghost: OfferedGhost }) {
  const { view, active } = now;
  if (!active?.pose) return null;
  const d = wayPath(active.pose, ghost.prospect.action.template, view.settings.side);
  return (
    <g class={`way${stateOf(ghost)}`} aria-hidden="true">
      {ghost.choice.cursor && <path class="way-template" d={d} />}
      <path class="way-line" d={d} />
    </g>
  );
}

function GhostToken({ now, stop, ghost }: GhostsProps & { ghost: OfferedGhost }) {
  const { camera, active, view } = now;
  const { prospect, spot, choice, isDeadEnd } = ghost;
  const level = useLevel(camera);
  const id = `fly ${keyOf(prospect.action)}`;
  const isLost = prospect.result === 'offBoard';
  const from = active?.pose ? onChart(active.pose, view.settings.side) : spot;
  const off = tagDirection(from, spot, prospect.action.template.endsWith('Left') ? -1 : 1);
  return (
    <g
      {...stopProps(stop, id)}
      aria-label={`${choice.digit === undefined ? '' : `Choice ${choice.digit}: `}${ghostWords(view, ghost)}`}
      class={`ghost${stateOf(ghost)}`}
      data-maneuver={keyOf(prospect.action)}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(choice.action)}
      onFocus={() => {
        stop.onVisit(id);
        now.onPoint(choice.action);
      }}
      onClick={(event) => now.onSpot({ kind: 'choice', choice }, isTouch(event))}
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
          <Tag digit={choice.digit} cursor={choice.cursor} danger={isLost} />
        </g>
      </Pin>
    </g>
  );
}

/** A triangle with a mark: the ship would fly on into its loss. */
function DeadEnd() {
  return (
    <g class="dead-end-sign">
      <path d="M0 -8L8.5 7H-8.5Z" />
      <path d="M0 -3V2M0 4.4V4.6" />
    </g>
  );
}

/** From the end under the cursor: where the rest of the speed could lead. */
function NextSteps({ now }: { now: Moment }) {
  const { view, active, ghosts, camera } = now;
  const pointed = ghosts.find(({ choice }) => choice.cursor);
  const next = pointed?.prospect.result === 'flown' ? pointed.prospect.next : null;
  const steps = useMemo(() => (active && next ? maneuvers(view, active.id, next) : []), [view, active?.id, next]);
  const { side } = view.settings;
  return (
    <g class="next-steps" aria-hidden="true">
      {steps
        .filter(({ action, result }) => action.manner === 'normal' && result === 'flown')
        .map(({ action, end }) => {
          const { x, y } = onChart(end, side);
          return (
            <g key={keyOf(action)}>
              {next && <path class="next-way" d={wayPath(next.pose, action.template, side)} />}
              <Pin camera={camera} x={x} y={y}>
                <circle class="next-end" r="3.5" />
              </Pin>
            </g>
          );
        })}
    </g>
  );
}
