/** Nothing here: what that means, and the one way on. */
import type { ComponentChildren } from 'preact';
import { Dial } from './dial.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly way: ComponentChildren;
}

export function EmptyState({ title, children, way }: EmptyStateProps) {
  return (
    <section class="empty-state">
      <Dial size={52} />
      <div class="empty-words">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      {way}
    </section>
  );
}
