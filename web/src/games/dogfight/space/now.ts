/** The table as it is now, as all layers of the board share it, and what a touch of it does. */
import { type Action, type Outlook, type Point, type SeenShip, seenShip, type ShipId } from '@orrery/dogfight/client';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Camera } from '../../camera/camera.ts';
import type { Size } from '../../camera/math.ts';
import { useCamera } from '../../camera/view.tsx';
import { PHONE, useMedia } from '../../../parts/use-media.ts';
import { worldBox } from './chart.ts';
import { type Showing, showingOf } from '../film/showing.ts';
import { withEnding } from '../flying/ending.ts';
import { type Ghost, ghostsOf, type OfferedGhost, offeredGhosts, shownManner } from '../flying/ghosts.ts';
import { homeOf, isLow, MARGIN, needsMap } from './home.ts';
import { deedAt, type Situation, type Spot } from './intent.ts';
import { useOutlook } from '../outlook.ts';
import { pointAt } from './pointing.ts';
import type { Choice, DogfightProps } from '../props.ts';
import { type Sighting, sightingsFrom } from '../sight/sightings.ts';

export interface Now extends Situation {
  readonly props: DogfightProps;
  readonly camera: Camera;
  /** Whether the camera has its map. */
  readonly hasMap: boolean;
  /** Whether something there has its label above it. */
  isLow(this: void, spot: Point): boolean;
  /** What the viewer's ship in its move could fly, in the manner that is shown. */
  readonly ghosts: readonly OfferedGhost[];
  /** The choice under the cursor. */
  readonly pointed: Choice | undefined;
  /** The ship that is being placed, moves, or may attack. */
  readonly active: SeenShip | undefined;
  /** The ship whose arc and range are shown because somebody points at it. */
  readonly looked: SeenShip | undefined;
  /** Whom it could shoot at and who could shoot at it, as everybody stands; nothing while that is not known. */
  readonly lookedShots: readonly Sighting[] | undefined;
  readonly outlook: Outlook | undefined;
  readonly showing: Showing | undefined;
  /** A small stage with a question: what was rolled is told in a line. */
  readonly isBrief: boolean;
  onSpot(this: void, spot: Spot, byTouch: boolean): void;
  onPoint(this: void, action: Action): void;
  onLook(this: void, ship: ShipId | undefined): void;
}

/** What the dice take at the foot of the stage, and what a line about them takes. */
const FOOT = 116;
const FOOT_BRIEF = 34;
/** Nearer than this a token fills the screen. */
const CLOSEST_PX = 110;

function useSpaceCamera(
  props: DogfightProps,
  ghosts: readonly Ghost[],
  showing: Showing | undefined,
  foot: number,
): Pick<Now, 'camera' | 'hasMap' | 'isLow'> {
  const { view, viewer, beat } = props;
  const { side } = view.settings;
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 });
  const shot = showing?.kind === 'roll' && beat !== undefined ? showing.event : undefined;
  const home = useMemo(
    () => homeOf({ view, viewer, stage, foot, ghosts, ...(shot && { shot }) }),
    [view, viewer, stage, foot, ghosts, shot],
  );
  const camera = useCamera({ home, world: worldBox(side), margin: MARGIN, closest: CLOSEST_PX / 6000 });
  useSignalEffect(() => setStage(camera.stage.value));
  const hasMap = camera.moved.value || needsMap(home, { view, stage, foot });
  return { camera, hasMap, isLow: (spot) => isLow(spot, home, { stage, foot }) };
}

export function useNow(given: DogfightProps): Now {
  const props = withEnding(given);
  const { view, viewer, choices, aside = [], beat } = props;
  const outlook = useOutlook(props);
  const isOwnMove = [...choices, ...aside].some(({ action }) => action.kind === 'fly');
  const all = useMemo(() => (isOwnMove ? ghostsOf(view, outlook) : []), [view, outlook, isOwnMove]);
  const showing = showingOf(props);
  const small = useMedia(PHONE);
  const isBrief = small && choices.length > 0;
  const foot = showing?.kind !== 'roll' ? 0 : isBrief ? FOOT_BRIEF : FOOT;
  const { camera, hasMap, isLow } = useSpaceCamera(props, all, showing, foot);
  const [lookedId, setLooked] = useState<ShipId>();
  const onPoint = (action: Action) => pointAt(props, action);
  // While a finger points at the end of the move, the maneuvers stay as they are.
  const manner = shownManner(given.choices);
  const ghosts = offeredGhosts(all, choices, aside).filter(({ prospect }) => prospect.action.manner === manner);
  const pointed = choices.find(({ cursor }) => cursor);
  // While a lesson only speaks of a ship, what that ship could do is shown, too.
  const spokenOf = choices.length === 0 ? view.ships.find(({ id }) => props.pointed === `ship ${id}`) : undefined;
  const looked = lookedId === undefined ? spokenOf : seenShip(view, lookedId);
  const situation: Situation = { view, choices };
  // The ship may have flown away from under the mouse.
  useEffect(() => setLooked(undefined), [props.moves, beat]);
  useReveal(camera, ghosts, pointed);
  return {
    ...situation,
    props,
    camera,
    hasMap,
    isLow,
    ghosts,
    pointed,
    active: view.active === null ? undefined : seenShip(view, view.active),
    looked: looked?.pose ? looked : undefined,
    lookedShots: looked && outlook && sightingsFrom(view, looked, outlook.shots),
    outlook,
    showing,
    isBrief,
    onSpot: (spot, byTouch) => {
      const deed = deedAt(spot, situation, byTouch);
      if (deed.kind === 'choose' && typeof viewer === 'number') props.onChoose(deed.action);
      else if (deed.kind === 'point') onPoint(deed.action);
      else if (deed.kind === 'look') setLooked((before) => (before === deed.ship && byTouch ? undefined : deed.ship));
    },
    onPoint,
    onLook: setLooked,
  };
}

/** The ghost that the cursor goes to must be seen, wherever the camera was moved. */
function useReveal(camera: Camera, ghosts: readonly OfferedGhost[], pointed: Choice | undefined): void {
  const ghost = ghosts.find(({ choice }) => choice === pointed);
  const { x, y } = ghost?.spot ?? {};
  useEffect(() => {
    if (x !== undefined && y !== undefined && camera.moved.peek()) camera.reveal({ x, y });
  }, [camera, x, y]);
}
