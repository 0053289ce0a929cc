/** Asks before the log of a running match leaves it: it holds every secret. */
import type { RefObject } from 'preact';
import { REVEALS } from './save-file.ts';
import '../new/new.css';

/** What is to be done with the log. */
export interface Reveal {
  readonly yes: string;
  onYes(this: void): void;
}

interface RevealDialogProps {
  readonly reveal: Reveal | undefined;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

export function RevealDialog({ reveal, dialog }: RevealDialogProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="settings"
      aria-labelledby="reveal-title"
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="settings-body">
        <header>
          <h2 id="reveal-title">This would reveal everything</h2>
        </header>
        <p>{REVEALS}</p>
        <div class="new-buttons">
          <button
            type="button"
            class="button quiet danger"
            onClick={() => {
              close();
              reveal?.onYes();
            }}
          >
            {reveal?.yes}
          </button>
          <button type="button" class="button main" onClick={close}>
            Leave it
          </button>
        </div>
      </div>
    </dialog>
  );
}
