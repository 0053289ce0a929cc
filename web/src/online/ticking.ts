import { useEffect, useState } from 'preact/hooks';

/** Draws anew once a second, as long as something runs. */
export function useTicking(running: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
}
