/** Whom one could shoot at and who could shoot back: cross-hairs, lines of fire, and what labels add about it. */
import { type DogfightView, type EventOfKind, type Pose, seenShip } from '@orrery/dogfight/client';
import { seatColour } from '../../parts/emblem.tsx';
import { onChart } from './chart.ts';
import type { LabelLine } from './label.tsx';
import type { Moment } from './moment.ts';
import { aimOf, diceWords, type Sighting, sightingsAt, sightingsOf } from './sightings.ts';
import { SightOf } from './sight.tsx';
import './aims.css';

/** What is looked at: a pose, and everybody seen from it. */
export interface Outlook {
  readonly seat: number;
  readonly pose: Pose;
  readonly sightings: readonly Sighting[];
  /** All around, for a ship that is only looked at. */
  readonly around: boolean;
  /** Where a shot goes that is being rolled for. */
  readonly target?: Pose;
}

/** The ship pointed at; else the end of the maneuver under the cursor; else the ship that shoots. */
export function outlookOf({ view, looked, ghosts, active, choices, showing, props }: Moment): Outlook | undefined {
  if (showing?.kind === 'roll' && props.beat !== undefined) return shotShown(view, showing.event);
  const pointed = ghosts.find(({ choice }) => choice.cursor);
  const isShooting = choices.some(({ action }) => action.kind === 'attack');
  if (looked?.pose && !(isShooting && looked.id !== active?.id))
    return {
      seat: looked.pilot,
      pose: looked.pose,
      sightings: sightingsAt(view, looked, looked.pose),
      around: true,
    };
  if (pointed && active && pointed.prospect.result !== 'offBoard') {
    const { prospect } = pointed;
    const pose = prospect.next?.pose ?? prospect.end;
    return { seat: active.pilot, pose, sightings: sightingsOf(view, prospect), around: false };
  }
  if (isShooting && active?.pose)
    return { seat: active.pilot, pose: active.pose, sightings: shotsOf(view, active.id, choices), around: false };
  return undefined;
}

/** While dice are thrown: the arc of the shooter, and nobody but its target. */
function shotShown(view: DogfightView, { seat, from, target }: EventOfKind<'attacked'>): Outlook {
  const ship = seenShip(view, target);
  return { seat, pose: from, sightings: [], around: false, ...(ship?.pose && { target: ship.pose }) };
}

/** In the attack stage only what can be chosen counts, and nobody shoots back at once. */
function shotsOf(view: DogfightView, shooter: string, choices: Moment['choices']): readonly Sighting[] {
  const ship = view.ships.find(({ id }) => id === shooter);
  if (!ship?.pose) return [];
  const targets = choices.flatMap(({ action }) => (action.kind === 'attack' ? [action.target] : []));
  return sightingsAt(view, ship, ship.pose).flatMap(({ ship: other, aim }) =>
    aim && targets.includes(other.id) ? [{ ship: other, aim, isYetToMove: false }] : [],
  );
}

/** By ship: dice and chances, for its label. */
export function notesOf(view: DogfightView, outlook: Outlook | undefined): ReadonlyMap<string, readonly LabelLine[]> {
  const notes = new Map<string, readonly LabelLine[]>();
  for (const { ship, aim, threat, isYetToMove } of outlook?.sightings ?? []) {
    const lines: LabelLine[] = [];
    if (aim) lines.push({ words: diceWords(view.settings, aim.shot) }, { words: `hits in ${aim.hits} of 100` });
    if (threat)
      lines.push({ words: `${outlook?.around ? 'could hit it' : 'shoots back'}: ${threat.hits} of 100`, danger: true });
    if (isYetToMove) lines.push({ words: 'has yet to move' });
    notes.set(ship.id, lines);
  }
  return notes;
}

/** Under the ships: the arc, and lines of fire towards the one looked at. */
export function OutlookArea({ now, outlook }: { now: Moment; outlook: Outlook | undefined }) {
  if (!outlook) return null;
  const { settings } = now.view;
  const here = onChart(outlook.pose, settings.side);
  const threats = outlook.sightings.filter(({ threat }) => threat);
  return (
    <g aria-hidden="true">
      {threats.map(
        ({ ship }) =>
          ship.pose && <SightOf key={ship.id} pose={ship.pose} seat={ship.pilot} settings={settings} faint />,
      )}
      <SightOf pose={outlook.pose} seat={outlook.seat} settings={settings} around={outlook.around} />
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
export function CrossHairs({ now, outlook }: { now: Moment; outlook: Outlook | undefined }) {
  const poses = (outlook?.sightings ?? []).flatMap(({ ship, aim }) => (aim && ship.pose ? [ship.pose] : []));
  if (outlook?.target) poses.push(outlook.target);
  const spots = poses.map((pose) => onChart(pose, now.view.settings.side));
  return (
    <g class="cross-hairs" aria-hidden="true" style={{ '--seat': seatColour(outlook?.seat ?? 0) }}>
      {spots.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="4400" />
          <path d={HAIRS} />
        </g>
      ))}
    </g>
  );
}

/** The shot of the acting ship at a target, with its chances. */
export function aimAt(view: DogfightView, target: string) {
  const ship = view.active === null ? undefined : seenShip(view, view.active);
  if (!ship?.pose) return undefined;
  const seen = sightingsAt(view, ship, ship.pose).find((one) => one.ship.id === target);
  return seen?.aim && aimOf(view, seen.aim.shot);
}
