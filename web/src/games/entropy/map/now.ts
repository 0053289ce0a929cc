/** The map as it is shown now, as all its layers share it, and what a touch of it does. */
import type { Action, Hex, Threat } from '@orrery/entropy/client';
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { usePointing } from '../../use-pointing.ts';
import { useMedia } from '../../../parts/use-media.ts';
import type { Camera } from '../../camera/camera.ts';
import { useCamera } from '../../camera/view.tsx';
import { PHONE } from '../media.ts';
import { type Plan, usePlan } from '../plan/plan.ts';
import { useThreats } from '../plan/threats.ts';
import { askedOf, type EntropyProps } from '../props.ts';
import { cornerFor, type MapCorner, useFocus } from './focus.ts';
import { atLeast, boxOfHexes, R, rimOf } from './geometry.ts';
import { deedAt, type Situation } from './intent.ts';
import { marksOf } from './marks.ts';
import { Pieces } from './pieces.ts';

export interface MapNow extends Situation {
  readonly props: EntropyProps;
  readonly camera: Camera;
  /** Where the small map stands on a phone. */
  readonly mapCorner: MapCorner;
  readonly plan: Plan | undefined;
  /** Who could ram the own ships. */
  readonly threats: readonly Threat[];
  /** Hexes are so small that badges have to be brief. */
  readonly tiny: boolean;
  /** A first touch only points at a place for the tile or the ship. */
  onHex(this: void, hex: Hex, nr?: number, isFirst?: boolean): void;
  onPoint(this: void, action: Action | undefined): void;
}

/** So that badges and tags of the outermost hexes have room. */
const MARGIN = 26;
const MARGIN_ON_PHONE = 16;
const CLOSEST = 2.4;
/** The radius of a hex in pixels. */
const TINY = 21;
/** Of what is shown: a few tiles are not blown up. */
const SMALLEST = [520, 430] as const;
const SMALLEST_ON_PHONE = [330, 250] as const;

function useMapCamera(
  { view }: EntropyProps,
  plan: Plan | undefined,
  threats: readonly Threat[],
): Pick<MapNow, 'camera' | 'mapCorner'> {
  const { tiles, phase, question } = view;
  const phone = useMedia(PHONE);
  const grows = phase === 'setupTiles' || phase === 'expansion';
  /** The wheel of headings reaches beyond its tile. */
  const turning = question?.kind === 'chooseFacing' ? question.at : undefined;
  const world = useMemo(() => {
    const [wide, high] = phone ? SMALLEST_ON_PHONE : SMALLEST;
    const around = [...(grows ? rimOf(tiles) : []), ...(turning ? rimOf([turning]) : [])];
    return atLeast(boxOfHexes([...tiles, ...around]), wide, high);
  }, [tiles, grows, turning, phone]);
  const focus = useFocus(phone ? plan : undefined, threats, world);
  const margin = phone ? MARGIN_ON_PHONE : MARGIN;
  const camera = useCamera({ home: focus ?? world, ...(focus && { world }), margin, closest: CLOSEST });
  return { camera, mapCorner: plan && focus ? cornerFor(plan, threats, focus) : 'right' };
}

export function useMapNow(props: EntropyProps): MapNow {
  const { view, choices } = props;
  const plan = usePlan(props);
  const threats = useThreats(props);
  const { camera, mapCorner } = useMapCamera(props, plan, threats);
  const pieces = useMemo(() => new Pieces(view), [view]);
  // While amounts or cards are asked for, the map has nothing to choose.
  const marks = useMemo(() => marksOf(choices), [choices]);
  const situation: Situation = { pieces, marks, plan };
  return {
    ...situation,
    props,
    camera,
    mapCorner,
    plan,
    threats,
    tiny: useComputed(() => R / camera.unit.value < TINY).value,
    onHex: (hex, nr, isFirst = false) => {
      const deed = deedAt(hex, nr, situation);
      if (isFirst && deed.kind === 'choose' && isPlacing(deed.action)) props.onPoint(deed.action);
      else if (deed.kind === 'choose') props.onChoose(deed.action);
      else if (deed.kind === 'plan') plan?.choose(deed.nr);
    },
    onPoint: usePointing(props.onPoint),
  };
}

const isPlacing = ({ kind }: Action): boolean => kind === 'placeTile' || kind === 'placeShip';

/** The tile that is to be placed now, by whoever is asked. */
export const tileInHand = (props: EntropyProps) => askedOf(props, 'placeTile')?.tile;
