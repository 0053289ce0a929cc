/** Planets, corners and the stacks that stand there. */
import type { Explanation, Viewer } from '@orrery/kernel';
import { BOARDS, type PlanetKind, STONE_DATA, STONES } from '../data.ts';
import type { CosmosView } from '../view.ts';
import { seatName, ships, siteName } from './words.ts';

const PLANETS: Readonly<Record<PlanetKind, { readonly name: string; readonly letter: string; readonly what: string }>> =
  {
    vp: {
      name: 'Planet',
      letter: 'V',
      what: 'Worth a point to the player with ships here, and no more: as much as any other planet.',
    },
    gas: {
      name: 'Gas planet',
      letter: 'G',
      what: 'Worth a point to the player with ships here, and 1 gas at the start of their turn.',
    },
    mineral: {
      name: 'Mineral planet',
      letter: 'M',
      what: 'Worth a point to the player with ships here, and 1 mineral at the start of their turn.',
    },
  };

export function explainSite(site: string, view: CosmosView, viewer: Viewer): Explanation | undefined {
  const board = BOARDS[view.board];
  if (board.labels[site] === undefined) return undefined;
  const kind = view.planets[board.planets.indexOf(site)];
  const stack = view.stacks.find((one) => one.site === site);
  const fortified = view.fortresses.includes(site);
  const place = siteName(site, view.board);
  const planet = kind && PLANETS[kind];
  return {
    name: planet ? `${planet.name} ${place}` : place === 'the Void' ? 'The Void' : `Corner ${place}`,
    kind: planet ? `letter ${planet.letter}${fortified ? ', with a fortress' : ''}` : 'empty space',
    what: planet
      ? `${planet.what}${fortified ? ` Its fortress makes it two points${fortressDefends(view)}.` : ''}`
      : 'Ships may stand here on their way. It is worth nothing by itself.',
    ...(stack && {
      facts: [
        [stack.owner === viewer ? 'You' : seatName(stack.owner), ships(stack.ships)],
        ['At most', ships(view.players[stack.owner]?.maxStack ?? 0)],
      ] as const,
    }),
    now: [
      stack ? standing(stack.owner, viewer, planet !== undefined) : 'Nobody is here.',
      ...stonesAt(site, view),
    ].join(' '),
    use: stack
      ? stack.owner === viewer
        ? 'move some or all of these ships one step, or invade a stack beside them.'
        : 'invade it with a stack of yours beside it: once a turn, and the whole stack takes part.'
      : 'move ships here from a stack beside it.',
    ...(planet && { careful: 'a planet counts only while a ship of yours stands on it.' }),
    rule: stack && stack.owner !== viewer ? 'I1' : planet ? 'V1' : 'M1',
  };
}

const fortressDefends = ({ options: { fortressMultiplier } }: CosmosView): string =>
  fortressMultiplier > 1 ? `, and each defending ship counts ${fortressMultiplier}` : ' and does nothing in a fight';

const stonesAt = (site: string, { stones }: CosmosView): string[] =>
  STONES.flatMap((stone, at) => {
    const place = stones[at];
    return place && 'site' in place && place.site === site ? [`The ${STONE_DATA[stone].name} stone lies here.`] : [];
  });

function standing(owner: number, viewer: Viewer, isPlanet: boolean): string {
  const who = owner === viewer ? 'You hold' : `${seatName(owner)} holds`;
  return isPlanet ? `${who} it.` : `${owner === viewer ? 'You stand' : `${seatName(owner)} stands`} here.`;
}
