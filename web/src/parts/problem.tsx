/** Something that did not work, in words; or something to know that stops nothing. */
import alert from 'lucide-static/icons/octagon-alert.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface MessageProps {
  readonly children: ComponentChildren;
  onClose?(this: void): void;
}

export function Problem(props: MessageProps) {
  return <Message {...props} svg={alert} kind="problem" role="alert" />;
}

export function Notice(props: MessageProps) {
  return <Message {...props} svg={info} kind="problem notice" role="status" />;
}

function Message(props: MessageProps & { svg: string; kind: string; role: 'alert' | 'status' }) {
  const { svg, kind, role, children, onClose } = props;
  return (
    <div class={kind} role={role}>
      <Icon svg={svg} />
      <div class="problem-words">{children}</div>
      {onClose && (
        <button type="button" class="bare" aria-label="Dismiss" onClick={onClose}>
          <Icon svg={x} />
        </button>
      )}
    </div>
  );
}
