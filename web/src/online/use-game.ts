/** What a page needs of a game to speak of a match of it: its entry, its words, the name of the way it is played. */
import { changesIn, findGame, type GameEntry, type GamePreset, presetOf } from '@orrery/catalog';
import type { Json, OptionValues } from '@orrery/kernel';
import { useEffect, useState } from 'preact/hooks';
import { optionName, valueWords } from '../parts/option-words.ts';
import type { Words } from '../table/scene.ts';
import { wordsOf } from './words-of.ts';

export interface KnownGame {
  readonly entry: GameEntry;
  readonly text: Words;
}

export function useGame(id: string | undefined): KnownGame | undefined {
  const [known, setKnown] = useState<KnownGame>();
  useEffect(() => {
    const entry = id === undefined ? undefined : findGame(id);
    if (!entry) return undefined;
    let wanted = true;
    void wordsOf(entry, () => wanted).then((text) => {
      if (text && wanted) setKnown({ entry, text });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return known?.entry.id === id ? known : undefined;
}

/** How a match is played: in one of the ways that have a name, or with these options changed. */
export interface RulesInWords {
  readonly preset: GamePreset | undefined;
  readonly changes: { readonly [option: string]: Json };
}

/** As soon as the game's options are there to compare with. */
export function useRules(entry: GameEntry | undefined, options: OptionValues): RulesInWords | undefined {
  const [rules, setRules] = useState<RulesInWords>();
  const same = JSON.stringify(options);
  useEffect(() => {
    entry?.client().then(
      (game) => setRules({ preset: presetOf(game, entry.presets ?? [], options), changes: changesIn(game, options) }),
      () => undefined,
    );
  }, [entry, same]);
  return rules;
}

const NAMED_MOST = 3;

/** "Round limit 5, Board 21 and 4 more": what somebody should know who is about to sit down. */
export function changesInWords(text: Words | undefined, changes: RulesInWords['changes']): string {
  const all = Object.entries(changes);
  if (all.length === 0) return 'As printed';
  if (!text) return 'Rules of their own';
  const named = all
    .slice(0, NAMED_MOST)
    .map(([name, value]) => `${optionName(text.options, name)}: ${valueWords(text.options, name, value)}`);
  const more = all.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
