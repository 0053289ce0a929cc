/** What the scale of entropy shows of portals, and how long it is. */
import { type EntropyView, PORTAL_IDS, type PortalId, type Settings, TILE_IDS } from '@orrery/entropy/client';
import type { Seat } from '@orrery/kernel';
import { entropyOf } from './cards.ts';

export interface PortalKind {
  readonly id: PortalId;
  readonly output: number;
  readonly threshold: number;
  /** Who owns one on the table; null for each that nobody owns. */
  readonly owners: readonly (Seat | null)[];
}

export function portalFacts(settings: Settings, id: string): { readonly output: number; readonly threshold: number } {
  const type = (TILE_IDS as readonly string[]).indexOf(id);
  return { output: settings.outputs[type] ?? 0, threshold: settings.thresholds[type] ?? 0 };
}

/** Whether portals of a kind work at the present entropy. */
export const isWorking = ({ working }: Pick<EntropyView, 'working'>, id: string): boolean =>
  (working as readonly string[]).includes(id);

/** The kinds that lie on the table, the lowest threshold first. */
export function portalKinds({ tiles, settings }: EntropyView): readonly PortalKind[] {
  return PORTAL_IDS.flatMap((id): PortalKind[] => {
    const owners = tiles.filter(({ tile }) => tile === id).map(({ owner }) => owner);
    return owners.length === 0 ? [] : [{ id, owners, ...portalFacts(settings, id) }];
  }).sort((a, b) => a.threshold - b.threshold);
}

/** Where the scale begins: at the start of the game, or below it. */
export function scaleStart({ settings, entropy }: EntropyView, planned = entropy): number {
  return Math.min(-settings.entropyStart, Math.floor(Math.min(entropy, planned) / 100) * 100);
}

/** Whether this era could become the last one: a Titanium Portal from each ship would raise entropy so far. */
export const cardsMayEnd = ({
  entropy,
  ships,
  settings,
}: Pick<EntropyView, 'entropy' | 'ships' | 'settings'>): boolean =>
  -entropy <= ships.length * entropyOf(settings, 'titanium-portal');
