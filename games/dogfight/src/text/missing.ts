/** Why maneuvers are missing from the list, and what storing speed is for: beside the list, in a sentence each. */
import { type Manner, MANNER_NAMES, type TemplateId, TEMPLATES } from '../data.ts';
import type { Move } from '../frames.ts';
import type { Settings } from '../options.ts';
import type { DogfightView } from '../seen.ts';

type Shape = (typeof TEMPLATES)[number]['shape'];

/** What a template costs in speed, flown in that manner. */
function costOf(shape: Shape, manner: Manner, { settings }: DogfightView): number {
  const base = { straight: settings.straightCost, bank: settings.bankCost, turn: settings.turnCost }[shape];
  return manner === 'normal' ? base : base * settings.specialMultiplier;
}

/** The speed there is for it: altitude counts, but for what a Split S takes besides. */
function speedFor(manner: Manner, { move, ships, settings }: DogfightView): number {
  const altitude = ships.find(({ id }) => id === move?.ship)?.altitude ?? 0;
  return (move?.baseLeft ?? 0) + altitude - (manner === 'splitS' ? settings.splitSAltitude : 0);
}

/** "Too little speed for a bank (2) or a turn (3). Straight would end on another ship." */
export function missingWords(manner: Manner, view: DogfightView): string | undefined {
  const offered = new Set<TemplateId>(
    view.prospects.flatMap(({ action }) => (action.manner === manner ? [action.template] : [])),
  );
  // Where the whole manner is out of reach, its own button says why; a Barrel Roll needs a curve.
  if (offered.size === 0) return undefined;
  const missing = TEMPLATES.filter(({ id, shape }) => {
    const exists = manner !== 'barrelRoll' || shape !== 'straight';
    return exists && !offered.has(id);
  });
  const speed = speedFor(manner, view);
  const dear = missing.filter(({ shape }) => costOf(shape, manner, view) > speed);
  const blocked = missing.filter((template) => !dear.includes(template));
  const shapes = [...new Set(dear.map(({ shape }) => shape))].map(
    (shape) => `a ${shape} (${costOf(shape, manner, view)})`,
  );
  const sentences = [
    ...(shapes.length > 0 ? [`Too little speed for ${shapes.join(' or ')}.`] : []),
    ...(blocked.length > 0 ? [`${blocked.map(({ name }) => name).join(' or ')} would end on another ship.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** What altitude is good for, while the ship has none and could store some; or why what is left cannot be stored [K2, K5]. */
export function storingWords({ move, ships, legal, settings }: DogfightView): string | undefined {
  const altitude = ships.find(({ id }) => id === move?.ship)?.altitude ?? 0;
  const stores = legal.flatMap((action) => (action.kind === 'end' ? [action.store] : []));
  if (stores.length === 0 || !settings.enableAltitude) return undefined;
  if (Math.max(...stores) === 0) return move && move.baseLeft > 0 ? whyNotStored(move, altitude, settings) : undefined;
  if (altitude > 0) return undefined;
  const special = settings.enableSplitS ? `, and ${settings.splitSAltitude} of it let a ship turn about (Split S)` : '';
  return `Speed that you store as altitude adds to any later move${special}.`;
}

function whyNotStored(
  { specialUsed, baseLeft, flown }: Move,
  altitude: number,
  { maxAltitude }: Settings,
): string | undefined {
  const special = flown.find(({ manner }) => manner !== 'normal');
  if (specialUsed && special)
    return `After a ${MANNER_NAMES[special.manner]} nothing can be stored in this round: fly the ${baseLeft} speed left, or it is lost.`;
  return altitude >= maxAltitude
    ? `Altitude is full (${maxAltitude}): fly the ${baseLeft} speed left, or it is lost.`
    : undefined;
}
