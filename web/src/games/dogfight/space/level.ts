/** How near the camera is, in steps: what there is room for beside a token. */
import { TW } from '@orrery/dogfight/client';
import { useComputed } from '@preact/signals';
import type { Camera } from '../../camera/camera.ts';

/** Far: signs instead of tokens. Middle: tokens with a sign. Near: tokens with names. */
export type Level = 'far' | 'middle' | 'near';

const MIDDLE_PX = 17;
const NEAR_PX = 29;

function levelAt(unit: number): Level {
  const token = TW / unit;
  return token < MIDDLE_PX ? 'far' : token < NEAR_PX ? 'middle' : 'near';
}

/** Renders again only when the step changes, not with every frame of a glide. */
export function useLevel(camera: Camera): Level {
  return useComputed(() => levelAt(camera.unit.value)).value;
}
