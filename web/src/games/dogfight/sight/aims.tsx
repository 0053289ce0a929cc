/** Whom one could shoot at and who could shoot back: cross-hairs and lines of fire. */
import type { EventOfKind, Pose, SeenShip, ShipId } from '@orrery/dogfight/client';
import { seatColour } from '../../../parts/emblem.tsx';
import type { Camera } from '../../camera/camera.ts';
import { Pin } from '../../camera/view.tsx';
import { fresh } from '../../fresh.ts';
import { onChart } from '../space/chart.ts';
import type { Now } from '../space/now.ts';
import { type Sighting, sightingsOf } from './sightings.ts';
import { SightOf } from './sight.tsx';
import './aims.css';

/** What is looked at: a pose, and everybody seen from it. */
export interface Lookout {
  readonly seat: number;
  readonly pose: Pose;
  readonly sightings: readonly Sighting[];
  /** All around, for a ship that is only looked at. */
  readonly around: boolean;
  /** The viewer's own: what could hit it could hit "you". */
  readonly isOwn: boolean;
  /** The ship at which a shot goes that is being rolled for. */
  readonly target?: ShipId;
}

/** The ship pointed at; else the end of the maneuver pointed at, or of the move; else the ship that shoots. */
export function lookoutOf(now: Now): Lookout | undefined {
  const { view, looked, lookedShots, ghosts, active, choices, pointed, outlook, showing, props } = now;
  if (showing?.kind === 'roll' && props.beat !== undefined) return shotShown(showing.event);
  const isShooting = choices.some(({ action }) => action.kind === 'attack');
  if (looked?.pose && !(isShooting && looked.id !== active?.id))
    return {
      seat: looked.pilot,
      pose: looked.pose,
      sightings: lookedShots ?? [],
      around: true,
      isOwn: looked.pilot === props.viewer,
    };
  const own = { around: false, isOwn: true };
  const prospect = fresh.value ? undefined : ghosts.find(({ choice }) => choice.cursor)?.prospect;
  if (prospect?.rest && active)
    return { ...own, seat: active.pilot, pose: prospect.rest, sightings: sightingsOf(view, prospect) };
  if (pointed?.action.kind === 'end' && active?.pose) {
    const shots = outlook?.shots.filter(({ ship }) => ship === active.id) ?? [];
    const sightings = sightingsOf(view, { shots, threats: view.threats });
    return { ...own, seat: active.pilot, pose: active.pose, sightings };
  }
  if (isShooting && active?.pose) {
    // Nobody shoots back at once.
    const sightings = sightingsOf(view, { shots: view.aims, threats: [] });
    return { ...own, seat: active.pilot, pose: active.pose, sightings };
  }
  return undefined;
}

/** While dice are thrown: the arc of the shooter, and nobody but its target. */
function shotShown({ seat, from, target }: EventOfKind<'attacked'>): Lookout {
  return { seat, pose: from, sightings: [], around: false, isOwn: false, target };
}

/** Under the ships: the arc, and lines of fire towards the one looked at. */
export function LookoutArea({ now, lookout }: { now: Now; lookout: Lookout | undefined }) {
  if (!lookout) return null;
  const { settings } = now.view;
  const here = onChart(lookout.pose, settings.side);
  const threats = lookout.sightings.filter(({ threat }) => threat);
  return (
    <g aria-hidden="true">
      {threats.map(
        ({ ship }) =>
          ship.pose && <SightOf key={ship.id} pose={ship.pose} seat={ship.pilot} settings={settings} faint />,
      )}
      <SightOf pose={lookout.pose} seat={lookout.seat} settings={settings} around={lookout.around} />
      {threats.map(({ ship }) => {
        const from = ship.pose && onChart(ship.pose, settings.side);
        return from && <path key={ship.id} class="line-of-fire" d={`M${from.x} ${from.y}L${here.x} ${here.y}`} />;
      })}
    </g>
  );
}

/** Who aims at a ship, of those that are looked at. */
export function aimedBy({ id }: SeenShip, lookout: Lookout | undefined): number | undefined {
  const isAimedAt =
    lookout?.target === id || lookout?.sightings.some(({ ship, shot }) => shot !== undefined && ship.id === id);
  return isAimedAt ? lookout?.seat : undefined;
}

/** A ring with four ticks, in u. */
const HAIRS = 'M0 -5200V-3700M0 5200V3700M-5200 0H-3700M5200 0H3700';
/** How far they go from the middle of the token. */
export const HAIRS_REACH = 5200;
/** From far away the sign that stands for a token has a size of its own: so much of a u is a pixel then. */
const FAR = 1 / 290;

/** Around a ship, over its token and under its label. */
export function CrossHairs({ camera, seat, isFar }: { camera: Camera; seat: number; isFar: boolean }) {
  const hairs = (
    <>
      <circle r="4400" />
      <path d={HAIRS} />
    </>
  );
  return (
    <g class="cross-hairs" style={{ '--seat': seatColour(seat) }}>
      {isFar ? (
        <Pin camera={camera} x={0} y={0}>
          <g transform={`scale(${FAR})`}>{hairs}</g>
        </Pin>
      ) : (
        hairs
      )}
    </g>
  );
}
