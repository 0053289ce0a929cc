/** Settings of this browser, in the browser's own dialog. */
import sliders from 'lucide-static/icons/settings-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { chooseMotion, MOTION_WORDS, MOTIONS, motion } from './motion.ts';
import './settings.css';

export function SettingsButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="bare" aria-label="Settings" onClick={() => dialog.current?.showModal()}>
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
          <MotionChoice />
        </div>
      </dialog>
    </>
  );
}

function MotionChoice() {
  return (
    <fieldset class="setting">
      <legend>Motion</legend>
      <div class="segments">
        {MOTIONS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="motion"
              value={value}
              checked={motion.value === value}
              onChange={() => chooseMotion(value)}
            />
            <span>{MOTION_WORDS[value]}</span>
          </label>
        ))}
      </div>
      <p class="setting-help">Off: nothing travels and a bot's reply comes at once. Any key or tap skips a wait.</p>
    </fieldset>
  );
}
