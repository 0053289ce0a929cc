/** Settings of this browser, in the browser's own dialog. */
import sliders from 'lucide-static/icons/settings-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { signal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { chooseMotion, MOTION_WORDS, MOTIONS, motion } from './motion.ts';
import { choosePalette, PALETTE_WORDS, PALETTES, palette } from './palette.ts';
import { chooseSound, sound } from './sound.ts';
import './settings.css';

/** Whether somebody who has no button of the bar at hand wants them. */
const wanted = signal(false);
export const openSettings = (): void => void (wanted.value = true);

export function SettingsButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (!wanted.value) return;
    wanted.value = false;
    dialog.current?.showModal();
  });
  return (
    <>
      <button
        type="button"
        class="bare settings-button"
        aria-label="Settings"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon svg={sliders} />
      </button>
      <dialog
        ref={dialog}
        class="settings"
        aria-labelledby="settings-title"
        // A click on the veil around the dialog hits the dialog itself, one inside hits its content.
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <div class="settings-body">
          <header>
            <h2 id="settings-title">Settings</h2>
            <button type="button" class="bare" aria-label="Close" onClick={() => dialog.current?.close()}>
              <Icon svg={x} />
            </button>
          </header>
          <Segments
            name="motion"
            title="Motion"
            help="Off: pieces jump, and a bot’s reply comes at once. Any key or tap skips a wait."
            values={MOTIONS}
            words={MOTION_WORDS}
            chosen={motion.value}
            onChoose={chooseMotion}
          />
          <Segments
            name="sound"
            title="Sound"
            help="Short tones: something happened, something is lost, your turn, the end."
            values={['off', 'on']}
            words={{ off: 'Off', on: 'On' }}
            chosen={sound.value ? 'on' : 'off'}
            onChoose={(value) => chooseSound(value === 'on')}
          />
          <Segments
            name="palette"
            title="Colours"
            help="No two seats differ by colour alone. The second choice makes patterns and outlines stronger."
            values={PALETTES}
            words={PALETTE_WORDS}
            chosen={palette.value}
            onChoose={choosePalette}
          />
        </div>
      </dialog>
    </>
  );
}

interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly chosen: T;
  onChoose(this: void, value: T): void;
}

/** One of a few. */
function Segments<T extends string>({ name, title, help, values, words, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <div class="segments">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{words[value]}</span>
          </label>
        ))}
      </div>
      <p class="setting-help">{help}</p>
    </fieldset>
  );
}
