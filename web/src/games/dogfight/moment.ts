/** One moment at the table, as all layers of the board share it, and what a touch of it does. */
import type { Action, Point, SeenShip, ShipId } from '@orrery/dogfight/client';
import { seenShip } from '@orrery/dogfight/client';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Camera } from '../camera/camera.ts';
import type { Size } from '../camera/math.ts';
import { useCamera } from '../camera/view.tsx';
import { useMedia } from '../../parts/use-media.ts';
import { worldBox } from './chart.ts';
import { type FilmView, type Showing, showingAfter } from './film.ts';
import { type Ghost, ghostsOf, type OfferedGhost, offeredGhosts, shownManner } from './ghosts.ts';
import { homeOf, isLow, MARGIN } from './home.ts';
import { deedAt, type Situation, type Spot } from './intent.ts';
import { pointAt } from './pointing.ts';
import type { Choice, DogfightProps, Told } from './props.ts';

export interface Moment extends Situation {
  readonly props: DogfightProps;
  readonly camera: Camera;
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
  foot: number,
): Pick<Moment, 'camera' | 'isLow'> {
  const { view, viewer } = props;
  const { side } = view.settings;
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 });
  const home = useMemo(() => homeOf({ view, viewer, stage, foot, ghosts }), [view, viewer, stage, foot, ghosts]);
  const camera = useCamera({ home, world: worldBox(side), margin: MARGIN, closest: CLOSEST_PX / 6000 });
  useSignalEffect(() => setStage(camera.stage.value));
  return { camera, isLow: (spot) => isLow(spot, home, { stage, foot }) };
}

export function useMoment(props: DogfightProps): Moment {
  const { view, viewer, choices, beat, events } = props;
  const isOwnMove = choices.some(({ action }) => action.kind === 'fly');
  const all = useMemo(() => (isOwnMove ? ghostsOf(view) : []), [view, isOwnMove]);
  // The kernel's events are this game's: its own package wrote them.
  const showing = beat === undefined ? showingAfter(events as Told) : (view as FilmView).showing;
  const small = useMedia('(max-width: 719px)');
  const isBrief = small && choices.length > 0;
  const foot = showing?.kind !== 'roll' ? 0 : isBrief ? FOOT_BRIEF : FOOT;
  const { camera, isLow } = useSpaceCamera(props, all, foot);
  const [lookedId, setLooked] = useState<ShipId>();
  const onPoint = (action: Action) => pointAt(props, action);
  const manner = shownManner(choices);
  const ghosts = offeredGhosts(all, choices).filter(({ prospect }) => prospect.action.manner === manner);
  const pointed = choices.find(({ cursor }) => cursor);
  const looked = lookedId === undefined ? undefined : seenShip(view, lookedId);
  const situation: Situation = { view, choices };
  // The ship may have flown away from under the mouse.
  useEffect(() => setLooked(undefined), [props.moves, beat]);
  useReveal(camera, ghosts, pointed);
  return {
    ...situation,
    props,
    camera,
    isLow,
    ghosts,
    pointed,
    active: view.active === null ? undefined : seenShip(view, view.active),
    looked: looked?.pose ? looked : undefined,
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
