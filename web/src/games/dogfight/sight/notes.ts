/** What labels add about whom one could shoot at, and who could shoot back. */
import { type DogfightView, firingWords, type Threat } from '@orrery/dogfight/client';
import type { LabelLine } from '../ships/label.tsx';
import type { Lookout } from './aims.tsx';
import { diceWords, inHundred } from './sightings.ts';

/** By ship: dice and chances, for its label. */
export function notesOf(view: DogfightView, lookout: Lookout | undefined): ReadonlyMap<string, readonly LabelLine[]> {
  const notes = new Map<string, readonly LabelLine[]>();
  for (const { ship, shot, threat, isYetToMove } of lookout?.sightings ?? []) {
    const lines: LabelLine[] = [];
    if (shot) lines.push({ words: diceWords(view.settings, shot) }, { words: `hits ${inHundred(shot.hits)} in 100` });
    if (threat)
      lines.push({
        words: `${threatWords(threat, shot !== undefined, isYetToMove, lookout?.isOwn === true)}: ${inHundred(threat.hits)} in 100`,
        danger: true,
      });
    if (isYetToMove) lines.push({ words: 'has yet to move' });
    notes.set(ship.id, lines);
  }
  return notes;
}

/** Who cannot be shot at does not shoot back. */
function threatWords({ when }: Partial<Threat>, isAnswered: boolean, isYetToMove: boolean, isOwn: boolean): string {
  if (when && isAnswered) return firingWords({ when }, isYetToMove);
  return isOwn ? 'could hit you' : 'could hit it';
}
