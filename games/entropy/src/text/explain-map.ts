/** What lies, stands and flies on the map. */
import { type Explanation, listed, type Viewer } from '@orrery/kernel';
import { shipName, TILE_IDS, type TileId, tileDataOf } from '../data.ts';
import { neighbour, sameHex } from '../hexes.ts';
import type { EntropyView, SeenShip, SeenTile, SeenToken } from '../view.ts';
import { tileRule } from './tiles.ts';
import { compass, hexWords, num, seatWords, tileWords } from './words.ts';

/** A kind of tile: drawn, or on the scale. */
export function explainTile(id: TileId, view: EntropyView): Explanation {
  const { kind } = tileDataOf(id);
  const place = TILE_IDS.indexOf(id);
  return {
    name: tileDataOf(id).name,
    kind: 'tile',
    what: tileRule(view, id),
    ...(kind === 'portal' && {
      facts: [
        ['Gives', `${view.settings.outputs[place] ?? 0} energy an era`],
        ['Works up to', `entropy ${num(view.settings.thresholds[place] ?? 0)}`],
      ] as const,
      now: works(id, view),
    }),
    rule: kind === 'portal' ? 'N1' : 'H4',
  };
}

const works = (id: TileId, { working }: EntropyView): string =>
  (working as readonly string[]).includes(id) ? 'It works now.' : 'It has stopped: entropy is too high.';

const LEFT = { titanium: 'titanium', energy: 'energy' } as const;

function ownerWords({ owner }: SeenTile, viewer: Viewer): string {
  if (owner === null) return 'Nobody owns it.';
  return owner === viewer ? 'You own it.' : `${seatWords(owner)} owns it.`;
}

/** What a tile is worth now. */
function stateOf(tile: SeenTile, view: EntropyView, viewer: Viewer): string {
  const { kind } = tileDataOf(tile.tile);
  if (kind === 'portal') return `${ownerWords(tile, viewer)} ${works(tile.tile, view)}`;
  if (kind !== 'titanium' && kind !== 'energy') return '';
  return tile[kind] > 0 ? `${tile[kind]} ${LEFT[kind]} here.` : 'It has been taken.';
}

/** `name`: "1,-2". */
export function explainHex(name: string, view: EntropyView, viewer: Viewer): Explanation | undefined {
  const [q = Number.NaN, r = Number.NaN] = name.split(',').map(Number);
  const hex = { q, r };
  if (!Number.isInteger(q) || !Number.isInteger(r)) return undefined;
  const tile = view.tiles.find((one) => sameHex(one, hex));
  if (!tile)
    return {
      name: 'Void',
      kind: `hex ${hexWords(hex)}`,
      what: 'No tile lies here. A new tile may go beside those that lie already.',
      careful: 'a ship that flies or is pushed into the void is destroyed.',
      rule: 'H3',
    };
  const here = view.ships.filter((ship) => sameHex(ship, hex));
  const flying = view.tokens.filter((token) => sameHex(token, hex));
  const now = [
    stateOf(tile, view, viewer),
    ...here.map((ship) => shipLine(ship, viewer)),
    ...flying.map((token) => tokenLine(token, view)),
  ].filter(Boolean);
  const { facts, rule } = explainTile(tile.tile, view);
  return {
    name: tileDataOf(tile.tile).name,
    kind: `${tileDataOf(tile.tile).kind === 'space' ? 'empty tile' : 'tile'} at ${hexWords(hex)}`,
    what: tileRule(view, tile.tile),
    ...(facts && { facts }),
    ...(now.length > 0 && { now: now.join(' ') }),
    ...(here.some(({ seat }) => seat !== viewer) && {
      careful: 'landing on a rival starts a battle: both lose as much energy as the other brings.',
    }),
    ...(rule !== undefined && { rule }),
  };
}

function shipLine({ seat, nr, energy, titanium, facing }: SeenShip, viewer: Viewer): string {
  const whose = seat === viewer ? 'Your' : `${seatWords(seat)}’s`;
  return `${whose} ${shipName(seat, nr)} stands here with ${num(energy)} energy and ${titanium} titanium, facing ${compass(facing)}.`;
}

export function explainShip(name: string, view: EntropyView, viewer: Viewer): Explanation | undefined {
  const ship = view.ships.find(({ seat, nr }) => shipName(seat, nr) === name);
  if (!ship) return undefined;
  const { seat, energy, titanium, cards, facing } = ship;
  const own = seat === viewer;
  const tile = view.tiles.find((one) => sameHex(one, ship));
  const ahead = view.tiles.find((one) => sameHex(one, neighbour(ship, facing)));
  return {
    name,
    kind: own ? 'your ship' : `ship of ${seatWords(seat)}`,
    what: `Flies by the cards of its program, one in each round of Chaos. It stands on ${tile ? tileWords(tile.tile) : 'a tile'} at ${hexWords(ship)} and faces ${compass(facing)}.`,
    facts: [
      ['Energy', num(energy)],
      ['Titanium', String(titanium)],
      ...(cards ? [['Cards to play', String(cards)] as const] : []),
    ],
    now: ahead
      ? `Ahead of it lies ${tileWords(ahead.tile)}.`
      : 'Ahead of it is the void: a step forward would destroy it.',
    use: own
      ? 'fly it to titanium, then send that with a Titanium Portal.'
      : 'ram it with more energy than it has, and you win the battle.',
    careful: `${isAtRim(ship, view) ? 'at the rim a wave can push it off the tiles. And ' : ''}it is destroyed when a battle leaves it no energy, or a laser takes more than it has${energy < view.settings.laserDamage ? ': the next laser does that' : ''}.`,
    rule: 'L4',
  };
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

/** Whether one push could send it into the void. */
const isAtRim = (ship: SeenShip, { tiles }: EntropyView): boolean =>
  DIRECTIONS.some((direction) => !tiles.some((tile) => sameHex(tile, neighbour(ship, direction))));

function whomItMeets({ q, r, heading }: SeenToken, { ships }: EntropyView): string | undefined {
  const next = neighbour({ q, r }, heading);
  const met = ships.filter((ship) => sameHex(ship, next));
  return met.length > 0 ? listed(met.map(({ seat, nr }) => shipName(seat, nr))) : undefined;
}

function tokenLine(token: SeenToken, view: EntropyView): string {
  const met = whomItMeets(token, view);
  const effect =
    token.kind === 'laser'
      ? `takes ${view.settings.laserDamage} energy from every ship it meets`
      : 'pushes every ship it meets one hex further, off the tiles where there is none';
  return `A ${token.kind} flies ${compass(token.heading)}${met === undefined ? '' : `, towards ${met}`}, one hex a round, and ${effect}.`;
}
