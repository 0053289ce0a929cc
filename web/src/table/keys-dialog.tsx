/** The keys that work now, in a dialog: the key ? opens it, and a button in the bar. */
import x from 'lucide-static/icons/x.svg?raw';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { type KeyPart, keyPartsNow } from '../parts/key-lines.ts';
import './keys-dialog.css';

const EVERYWHERE: KeyPart = {
  title: 'Everywhere',
  lines: [
    { keys: '?', words: 'Explain what has the focus; once more, the next thing' },
    { keys: '?', words: 'Where nothing has the focus: open this list' },
    { keys: 'Esc', words: 'Close what is open' },
    { keys: 'Tab', words: 'From part to part of the table' },
  ],
};

export interface KeysDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

export function KeysDialog({ dialog }: KeysDialogProps) {
  const [parts, setParts] = useState<readonly KeyPart[]>([]);
  useEffect(() => {
    const { current } = dialog;
    // What works is asked for when it is opened: it changes with every question.
    const onToggle = () => current?.open && setParts(keyPartsNow());
    current?.addEventListener('toggle', onToggle);
    return () => current?.removeEventListener('toggle', onToggle);
  }, [dialog]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="settings keys"
      aria-labelledby="keys-title"
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="settings-body">
        <header>
          <h2 id="keys-title">Keys that work now</h2>
          <button type="button" class="bare" aria-label="Close" onClick={close}>
            <Icon svg={x} />
          </button>
        </header>
        {[...parts, EVERYWHERE].map(({ title, lines }) => (
          <section key={title}>
            <h3 class="caption">{title}</h3>
            <dl class="key-lines">
              {lines.map(({ keys, words }) => (
                <div key={`${keys} ${words}`}>
                  <dt>
                    <span class="key">{keys}</span>
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p class="note keys-pointing">
          Point at a card, a piece, a place or a number to read what it is; on a touch screen, hold it.
        </p>
      </div>
    </dialog>
  );
}
