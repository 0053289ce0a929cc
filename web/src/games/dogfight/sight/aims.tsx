/** Whom one could shoot at and who could shoot back: cross-hairs, lines of fire, and what labels add about it. */
import { type DogfightView, type EventOfKind, type Pose, seenShip } from '@orrery/dogfight/client';
import { seatColour } from '../../../parts/emblem.tsx';
import { onChart } from '../space/chart.ts';
import type { LabelLine } from '../ships/label.tsx';
import type { Now } from '../space/now.ts';
import { diceWords, inHundred, type Sighting, sightingsOf } from './sightings.ts';
import { SightOf } from './sight.tsx';
import './aims.css';

/** What is looked at: a pose, and everybody seen from it. */
export interface Lookout {
  readonly seat: number;
  readonly pose: Pose;
  readonly sightings: readonly Sighting[];
  /** All around, for a ship that is only looked at. */
  readonly around: boolean;
  /** Where a shot goes that is being rolled for. */
  readonly target?: Pose;
}

/** The ship pointed at; else the end of the maneuver under the cursor; else the ship that shoots. */
export function lookoutOf(now: Now): Lookout | undefined {
  const { view, looked, lookedShots, ghosts, active, choices, showing, props } = now;
  if (showing?.kind === 'roll' && props.beat !== undefined) return shotShown(view, showing.event);
  const isShooting = choices.some(({ action }) => action.kind === 'attack');
  if (looked?.pose && !(isShooting && looked.id !== active?.id))
    return { seat: looked.pilot, pose: looked.pose, sightings: lookedShots ?? [], around: true };
  const prospect = ghosts.find(({ choice }) => choice.cursor)?.prospect;
  if (prospect?.rest && active)
    return { seat: active.pilot, pose: prospect.rest, sightings: sightingsOf(view, prospect), around: false };
  if (isShooting && active?.pose) {
    // Nobody shoots back at once.
    const sightings = sightingsOf(view, { shots: view.aims, threats: [] });
    return { seat: active.pilot, pose: active.pose, sightings, around: false };
  }
  return undefined;
}

/** While dice are thrown: the arc of the shooter, and nobody but its target. */
function shotShown(view: DogfightView, { seat, from, target }: EventOfKind<'attacked'>): Lookout {
  const ship = seenShip(view, target);
  return { seat, pose: from, sightings: [], around: false, ...(ship?.pose && { target: ship.pose }) };
}

/** By ship: dice and chances, for its label. */
export function notesOf(view: DogfightView, lookout: Lookout | undefined): ReadonlyMap<string, readonly LabelLine[]> {
  const notes = new Map<string, readonly LabelLine[]>();
  for (const { ship, shot, threat, isYetToMove } of lookout?.sightings ?? []) {
    const lines: LabelLine[] = [];
    if (shot) lines.push({ words: diceWords(view.settings, shot) }, { words: `hits ${inHundred(shot.hits)} in 100` });
    if (threat)
      lines.push({
        words: `${shot && !lookout?.around ? 'shoots back' : 'could hit it'}: ${inHundred(threat.hits)} in 100`,
        danger: true,
      });
    if (isYetToMove) lines.push({ words: 'has yet to move' });
    notes.set(ship.id, lines);
  }
  return notes;
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

/** A ring with four ticks, in u. */
const HAIRS = 'M0 -5200V-3700M0 5200V3700M-5200 0H-3700M5200 0H3700';

/** Over the ships. */
export function CrossHairs({ now, lookout }: { now: Now; lookout: Lookout | undefined }) {
  const poses = (lookout?.sightings ?? []).flatMap(({ ship, shot }) => (shot && ship.pose ? [ship.pose] : []));
  if (lookout?.target) poses.push(lookout.target);
  const spots = poses.map((pose) => onChart(pose, now.view.settings.side));
  return (
    <g class="cross-hairs" aria-hidden="true" style={{ '--seat': seatColour(lookout?.seat ?? 0) }}>
      {spots.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="4400" />
          <path d={HAIRS} />
        </g>
      ))}
    </g>
  );
}
