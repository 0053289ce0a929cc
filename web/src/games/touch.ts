/** Whether a click came from a finger, which hides what it touches and cannot point at it first. */
export const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';
