/** Ways to play that have a name: most people want one of them, and no option by itself. */
import { type GameClient, type GamePreset, presetOf } from '@orrery/catalog';
import type { Given } from './given.ts';

interface PresetsPartProps {
  readonly game: GameClient;
  readonly presets: readonly GamePreset[];
  readonly given: Given;
  onChange(this: void, given: Given): void;
}

export function PresetsPart({ game, presets, given, onChange }: PresetsPartProps) {
  if (presets.length === 0) return null;
  const chosen = presetOf(game, presets, given);
  return (
    <fieldset class="part">
      <legend class="caption">How to play it</legend>
      <div class="presets">
        {presets.map((preset) => (
          <label key={preset.name} class={preset === chosen ? 'preset chosen' : 'preset'}>
            <input type="radio" name="preset" checked={preset === chosen} onChange={() => onChange(preset.options)} />
            <span class="preset-name">{preset.name}</span>
            <span class="note">{preset.length}</span>
            <span class="preset-words">{preset.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
