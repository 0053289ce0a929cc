/** What a kind of tile does once it lies on the table. */
import { unreachable } from '@orrery/kernel';
import { TILE_IDS, type TileId, tileDataOf } from '../data.ts';
import type { EntropyView } from '../view.ts';
import { num } from './words.ts';

export function tileRule({ settings }: Pick<EntropyView, 'settings'>, id: TileId): string {
  const { kind, amount } = tileDataOf(id);
  const place = TILE_IDS.indexOf(id);
  const output = settings.outputs[place] ?? 0;
  switch (kind) {
    case 'space':
      return 'Nothing here: room to move.';
    case 'titanium':
      return `A ship that lands here takes ${amount} titanium. Each one sent with a Titanium Portal is a point.`;
    case 'energy':
      return `A ship that lands here takes ${amount} energy.`;
    case 'portal':
      return `Whoever landed here last owns it: ${output} energy each era, until entropy passes ${num(settings.thresholds[place] ?? 0)}. Each time it adds ${output} to entropy, too.`;
    case 'neat':
      return `Lowers entropy by ${amount} when it is placed.`;
    default:
      return unreachable(kind);
  }
}
