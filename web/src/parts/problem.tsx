/** Something that did not work, in words. */
import alert from 'lucide-static/icons/octagon-alert.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export function Problem({ children, onClose }: { children: ComponentChildren; onClose?: () => void }) {
  return (
    <div class="problem" role="alert">
      <Icon svg={alert} />
      <div class="problem-words">{children}</div>
      {onClose && (
        <button type="button" class="bare" aria-label="Dismiss" onClick={onClose}>
          <Icon svg={x} />
        </button>
      )}
    </div>
  );
}
