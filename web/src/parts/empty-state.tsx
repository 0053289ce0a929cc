/** Nothing here: what that means, and the one way on. */
import type { ComponentChildren } from 'preact';
import { Dial } from './dial.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly way: ComponentChildren;
  /** Of its heading: 2 where the page has one of its own. */
  readonly level?: 1 | 2;
}

export function EmptyState({ title, children, way, level = 1 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section class="empty-state">
      <Dial size={52} />
      <div class="empty-words">
        <Heading>{title}</Heading>
        <p>{children}</p>
      </div>
      {way}
    </section>
  );
}
