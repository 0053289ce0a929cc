import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How many units of a picture make one pixel of the screen, so that numbers stay readable at every size. */
export function useScale(width: number, height: number): [RefObject<SVGSVGElement | null>, number] {
  const svg = useRef<SVGSVGElement>(null);
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) setUnit(Math.max(width / box.width, height / box.height));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width, height]);
  return [svg, unit];
}
