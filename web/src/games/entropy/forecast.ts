/** What the scale of entropy shows: portals with their thresholds, the next Production, and the own plan before it. */
import {
  type EntropyView,
  isActive,
  nextProduction,
  type PortalId,
  PORTAL_IDS,
  TILE_IDS,
  type SeenTile,
  type Settings,
} from '@orrery/entropy/client';
import type { Seat } from '@orrery/kernel';

export interface PortalKind {
  readonly id: PortalId;
  readonly output: number;
  readonly threshold: number;
  /** Who owns one on the table; null for each that nobody owns. */
  readonly owners: readonly (Seat | null)[];
  readonly active: boolean;
}

export interface Forecast {
  /** Before the next Production: the present value, and the own plan. */
  readonly planned: number;
  /** What the next Production adds, and of what. */
  readonly portals: number;
  readonly background: number;
  /** Where entropy stands after it. */
  readonly after: number;
  /** Owned portals that work now and would not then, by output. */
  readonly stops: readonly number[];
}

export function portalFacts(settings: Settings, id: string): { readonly output: number; readonly threshold: number } {
  const type = (TILE_IDS as readonly string[]).indexOf(id);
  return { output: settings.outputs[type] ?? 0, threshold: settings.thresholds[type] ?? 0 };
}

const isPortal = ({ tile }: SeenTile, id: PortalId): boolean => tile === id;

/** The kinds that lie on the table, the lowest threshold first. */
export function portalKinds({ tiles, settings, entropy }: EntropyView): readonly PortalKind[] {
  return PORTAL_IDS.flatMap((id): PortalKind[] => {
    const owners = tiles.filter((tile) => isPortal(tile, id)).map(({ owner }) => owner);
    if (owners.length === 0) return [];
    const { output, threshold } = portalFacts(settings, id);
    return [{ id, output, threshold, owners, active: isActive(settings, threshold, entropy) }];
  }).sort((a, b) => a.threshold - b.threshold);
}

/** The next Production, if `plan` is all that is added before it; nothing once the last era has begun. */
export function forecast(view: EntropyView, plan = 0): Forecast | undefined {
  const { entropy, lastEra, phase } = view;
  if (lastEra || phase === 'gameOver') return undefined;
  const planned = Math.min(0, entropy + plan);
  const now = nextProduction(view);
  const then = nextProduction(view, planned);
  const stops = now.portals.filter(({ active }, i) => active && !then.portals[i]?.active).map(({ output }) => output);
  return {
    planned,
    portals: then.rise - then.background,
    background: then.background,
    after: Math.min(0, planned + then.rise),
    stops: [...new Set(stops)],
  };
}

/** Where the scale begins: at the start of the game, or below it. */
export function scaleStart({ settings, entropy }: EntropyView, planned = entropy): number {
  return Math.min(-settings.entropyStart, Math.floor(Math.min(entropy, planned) / 100) * 100);
}
