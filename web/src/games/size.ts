/** How large something is on the screen, told again whenever it changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './camera/math.ts';

/** Tells at once, and returns what ends it. */
export function watchSize(element: Element, onSize: (size: Size) => void): () => void {
  const measure = () => onSize({ width: element.clientWidth, height: element.clientHeight });
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

/** The size of an element in pixels; nothing by nothing before it is drawn. */
export function useSize<E extends Element>(): [RefObject<E | null>, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(
    () =>
      element.current
        ? watchSize(element.current, (now) =>
            setSize((before) => (before.width === now.width && before.height === now.height ? before : now)),
          )
        : undefined,
    [],
  );
  return [element, size];
}

/** How many units of a picture make one pixel of the screen, so that numbers stay readable at every size. */
export function useScale(width: number, height: number): [RefObject<SVGSVGElement | null>, number] {
  const [svg, size] = useSize<SVGSVGElement>();
  return [svg, size.width > 0 && size.height > 0 ? Math.max(width / size.width, height / size.height) : 1];
}
