/** What a page needs of a game to speak of a match of it: its entry, its words, the name of the way it is played. */
import { findGame, type GameEntry, type GamePreset } from '@orrery/catalog';
import type { OptionValues } from '@orrery/kernel';
import { useEffect, useState } from 'preact/hooks';
import { presetOf } from '../new/given.ts';
import type { Words } from '../table/scene.ts';

export interface KnownGame {
  readonly entry: GameEntry;
  readonly text: Words;
}

export function useGame(id: string | undefined): KnownGame | undefined {
  const [known, setKnown] = useState<KnownGame>();
  useEffect(() => {
    const entry = id === undefined ? undefined : findGame(id);
    if (!entry) return;
    entry.client().then(
      ({ text }) => setKnown({ entry, text }),
      () => undefined, // the page says what it can without it
    );
  }, [id]);
  return known?.entry.id === id ? known : undefined;
}

/** The preset that was chosen, as soon as the rules are there to compare with; `own` where it is none of them. */
export function usePreset(entry: GameEntry | undefined, options: OptionValues): GamePreset | 'own' | undefined {
  const [preset, setPreset] = useState<GamePreset | 'own'>();
  const same = JSON.stringify(options);
  useEffect(() => {
    entry?.load().then(
      (game) => setPreset(presetOf(game, entry.presets ?? [], options) ?? 'own'),
      () => undefined,
    );
  }, [entry, same]);
  return preset;
}
