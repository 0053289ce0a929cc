/** The board: a lattice of sites with what stands on them. On a phone an invasion takes its place. */
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { IN_SHEET, PHONE, useMedia } from '../../../parts/use-media.ts';
import { CameraView } from '../../camera/view.tsx';
import { InvasionScene } from '../invasion/scene.tsx';
import { sceneOf } from '../invasion/now.ts';
import type { CosmosProps } from '../props.ts';
import { Arrow } from './arrow.tsx';
import { UNIT } from './geometry.ts';
import { marksOf } from './marks.ts';
import { useMapMotion } from './motion.ts';
import { useMapNow } from './now.ts';
import { Badges, Labels, Sites } from './sites.tsx';
import { Stacks } from './stacks.tsx';
import { Tags, Targets } from './targets.tsx';

/** Sites closer than this on the screen have no room for the names of corners. */
const FAR = 43;

export function Board(props: CosmosProps) {
  const phone = useMedia(PHONE);
  const inSheet = useMedia(IN_SHEET);
  if (!inSheet || !sceneOf(props)) return <Map {...props} />;
  // A question about a place needs the places, and a phone has no room for both.
  const map = !phone || marksOf(props).size > 0;
  const scene = !phone || !map;
  return (
    // On a small phone it scrolls, and whoever has no mouse scrolls what has the focus.
    <div class="stage-scene" role="group" aria-label="Invasion" tabIndex={0}>
      {map && (
        <div class="stage-map">
          <Map {...props} />
        </div>
      )}
      {scene && <InvasionScene props={props} />}
    </div>
  );
}

function Map(props: CosmosProps) {
  const now = useMapNow(props);
  const world = useRef<SVGGElement>(null);
  const layer = useRef<SVGGElement>(null);
  useMapMotion(world, layer, now);
  // Read below: bound as an attribute it would stay as it was once only the camera’s view is drawn anew.
  const distance = useComputed(() => (UNIT / now.camera.unit.value < FAR ? 'far' : ''));
  return (
    <CameraView camera={now.camera} label="Board" class="cosmos">
      <g ref={world} class={distance.value}>
        <Sites now={now} />
        <Stacks now={now} />
        <Badges now={now} />
        <Arrow now={now} />
        <Targets now={now} />
        <Labels now={now} />
        <Tags now={now} />
        <g ref={layer} class="effects" aria-hidden="true" />
      </g>
    </CameraView>
  );
}
