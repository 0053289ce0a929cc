/** A page that holds one message: an address without anything, a match that is gone, a fault. */
import type { ComponentChildren } from 'preact';
import { EmptyState } from './empty-state.tsx';
import { Mark } from './mark.tsx';
import { useTitle } from './use-title.ts';

interface LonePageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly way?: ComponentChildren;
}

export function LonePage({ title, children, way }: LonePageProps) {
  useTitle(title);
  return (
    <div class="lone-page">
      <header>
        <a class="wordmark" href="/">
          <Mark size={32} /> Orrery
        </a>
      </header>
      <main>
        <EmptyState
          title={title}
          way={
            way ?? (
              <a class="button main" href="/">
                Choose a game
              </a>
            )
          }
        >
          {children}
        </EmptyState>
      </main>
    </div>
  );
}
