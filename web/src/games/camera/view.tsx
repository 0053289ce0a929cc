/** A stage under a camera: a picture in units of its world, which can be moved, and a small map of it all. */
import zoomIn from 'lucide-static/icons/plus.svg?raw';
import zoomOut from 'lucide-static/icons/minus.svg?raw';
import showAll from 'lucide-static/icons/maximize.svg?raw';
import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { paced, TRAVEL_MS } from '../../settings/motion.ts';
import { watchSize } from '../size.ts';
import { Camera, type CameraSettings, ZOOM_STEP } from './camera.ts';
import { useKeyLines } from '../../parts/key-lines.ts';
import { cameraLines, listen } from './gestures.ts';
import { CornerMap } from './map.tsx';
import './camera.css';

const clock = {
  now: () => performance.now(),
  frame: (task: () => void) => {
    const id = requestAnimationFrame(task);
    return () => cancelAnimationFrame(id);
  },
  glide: () => paced(TRAVEL_MS),
};

/** The camera of a board. It goes along when what it should show changes. */
export function useCamera(settings: CameraSettings): Camera {
  // The first settings make it; later ones are told.
  const camera = useMemo(() => new Camera(settings, clock), []);
  useLayoutEffect(() => camera.set(settings));
  useEffect(() => () => camera.stop(), [camera]);
  return camera;
}

interface CameraViewProps {
  readonly camera: Camera;
  /** What the picture is called. */
  readonly label: string;
  readonly class?: string;
  /** In units of the world. */
  readonly children: ComponentChildren;
  /** In pixels of the stage, over the picture and not moved by the camera: gradients and patterns go here too. */
  readonly still?: ComponentChildren;
  /** The corner map's picture, in units of the world; `unit` is as large as a pixel of the map. */
  map?(this: void, unit: number): ComponentChildren;
}

export function CameraView(props: CameraViewProps) {
  const { camera, label, children, still, map } = props;
  const element = useRef<HTMLDivElement>(null);
  useStage(camera, element);
  const transform = useComputed(() => {
    const { x, y, scale } = camera.pose.value;
    const { width, height } = camera.stage.value;
    return `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${-y})`;
  });
  // Not as an attribute: the content security policy allows no styles in the document.
  useSignalEffect(() => element.current?.style.setProperty('--unit', String(camera.unit.value)));
  return (
    <div ref={element} class={`camera ${props.class ?? ''}`} data-wide={camera.hidesSome.value ? '' : undefined}>
      {camera.hasStage && (
        <svg class="camera-picture" role="group" aria-label={label}>
          <g transform={transform}>{children}</g>
          {still}
        </svg>
      )}
      <div class="camera-corner">
        <CameraTools camera={camera} />
        {map && camera.hasStage && camera.hidesSome.value && <CornerMap camera={camera} picture={map} />}
      </div>
    </div>
  );
}

/** Something that keeps its size on the screen: its children are in pixels around a point of the world. */
export function Pin(props: { camera: Camera; x: number; y: number; children: ComponentChildren; class?: string }) {
  const { camera, x, y, children } = props;
  return (
    <g class={props.class} transform={`translate(${x} ${y})`}>
      <g transform={useComputed(() => `scale(${camera.unit.value})`)}>{children}</g>
    </g>
  );
}

function useStage(camera: Camera, element: { readonly current: HTMLDivElement | null }): void {
  useKeyLines(() => ({ title: 'The map', lines: cameraLines(camera) }));
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const endSize = watchSize(box, (size) => camera.resize(size));
    const onFocus = ({ target }: FocusEvent) => bringIntoSight(camera, box, target);
    box.addEventListener('focusin', onFocus);
    const end = listen(camera, box);
    return () => {
      endSize();
      box.removeEventListener('focusin', onFocus);
      end();
    };
  }, [camera, element]);
}

/** What the keyboard goes to must be seen. */
function bringIntoSight(camera: Camera, stage: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
  const outer = stage.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  const from = camera.toWorld({ x: inner.left - outer.left, y: inner.top - outer.top });
  const to = camera.toWorld({ x: inner.right - outer.left, y: inner.bottom - outer.top });
  camera.reveal({ ...from, width: to.x - from.x, height: to.y - from.y });
}

function CameraTools({ camera }: { camera: Camera }) {
  return (
    <div class="camera-tools" role="group" aria-label="Camera">
      <button type="button" aria-label="Zoom in" aria-keyshortcuts="+" onClick={() => camera.zoom(ZOOM_STEP)}>
        <Icon svg={zoomIn} />
      </button>
      <button
        type="button"
        class="zoom-out"
        aria-label="Zoom out"
        aria-keyshortcuts="-"
        onClick={() => camera.zoom(1 / ZOOM_STEP)}
      >
        <Icon svg={zoomOut} />
      </button>
      <button type="button" aria-label="Show everything" aria-keyshortcuts="0" onClick={() => camera.showAll()}>
        <Icon svg={showAll} />
      </button>
    </div>
  );
}
