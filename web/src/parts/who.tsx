/** Who one is to the server, at the end of the site's bar; it comes after the page itself. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function Who() {
  const [chip, setChip] = useState<{ readonly Chip: () => VNode | null }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../online/chip.tsx').then(setChip, () => undefined); // without a network one is nobody
    }, 600);
    return () => clearTimeout(timer);
  }, []);
  return chip ? <chip.Chip /> : null;
}
