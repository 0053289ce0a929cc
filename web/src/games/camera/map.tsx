/** The whole world in a corner, and what of it is on the stage. A click or a drag goes there. */
import type { ComponentChildren } from 'preact';
import type { Camera } from './camera.ts';
import { seenBox } from './math.ts';

const LONGEST = 130;

interface CornerMapProps {
  readonly camera: Camera;
  picture(this: void, unit: number): ComponentChildren;
}

export function CornerMap({ camera, picture }: CornerMapProps) {
  const { x, y, width, height } = camera.world;
  const unit = Math.max(width, height) / LONGEST;
  const seen = seenBox(camera.pose.value, camera.stage.value);
  const goTo = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    camera.lookAt({
      x: x + ((event.clientX - box.left) / box.width) * width,
      y: y + ((event.clientY - box.top) / box.height) * height,
    });
  };
  return (
    <div class="camera-map" aria-hidden="true" data-clear="">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width / unit}
        height={height / unit}
        onPointerDown={(event) => {
          // The stage below must not take it for a drag of its own.
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
        }}
      >
        <rect class="camera-world" x={x} y={y} width={width} height={height} />
        {picture(unit)}
        <rect class="camera-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </svg>
    </div>
  );
}
