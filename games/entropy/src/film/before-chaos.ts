/** What the events of set-up, Draw, Production, Planning and Expansion change in a view. */
import { CARD_IDS, type TileId } from '../data.ts';
import type { EventOf } from '../events.ts';
import type { EntropyView, TileCounts } from '../view.ts';
import { addCards, changePlayer, changeShip, changeShips, mayKnow, type Part } from './changes.ts';

export function tilesDrawn(view: EntropyView, { tiles }: EventOf<'tilesDrawn'>): Part {
  const stack: Record<TileId, number> & TileCounts = { ...view.stack };
  for (const tile of tiles) stack[tile]--;
  return { stack, drawn: tiles };
}

export function tilePlaced(view: EntropyView, event: EventOf<'tilePlaced'>): Part {
  const { tile, at, titanium, energy, entropy } = event;
  return {
    tiles: [...view.tiles, { ...at, tile, titanium, energy, owner: null }],
    drawn: view.drawn.toSpliced(view.drawn.indexOf(tile), 1),
    entropy: entropy.after,
  };
}

export function deckReshuffled(view: EntropyView, { cards }: EventOf<'deckReshuffled'>): Part {
  const unseen = { ...view.unseen };
  const discard = { ...view.discard };
  for (const card of CARD_IDS) {
    unseen[card] += discard[card];
    discard[card] = 0;
  }
  return { deck: view.deck + cards, unseen, discard };
}

export function cardsDealt(view: EntropyView, { seat, cards, count }: EventOf<'cardsDealt'>): Part {
  return {
    deck: view.deck - count,
    ...(cards && { unseen: addCards(view.unseen, cards, -1) }),
    ...changePlayer(view, seat, (player) => ({
      cards: player.cards + count,
      hand: player.hand && addCards(player.hand, cards ?? []),
    })),
  };
}

export function energyGiven(view: EntropyView, { seat, nr, energy, left }: EventOf<'energyGiven'>): Part {
  return {
    ...changeShip(view, seat, nr, () => ({ energy: energy.after })),
    ...changePlayer(view, seat, () => ({ newEnergy: left })),
  };
}

export const hidePrograms = (view: EntropyView): Part =>
  changeShips(view, ({ seat, cards }) => ({ cards: mayKnow(view, seat) ? cards : null }));

/** Its owner learns what was laid; everybody else that it is done. */
export function planFinished(view: EntropyView, { seat, programs }: EventOf<'planFinished'>): Part {
  if (!programs) return changePlayer(view, seat, () => ({ finished: true }));
  const own = view.ships.filter((ship) => ship.seat === seat);
  const before = own.flatMap(({ program }) => program ?? []);
  const laid = programs.flatMap(({ cards }) => cards);
  const laidFor = (nr: number) => programs.find((program) => program.nr === nr)?.cards ?? [];
  return {
    ...changePlayer(view, seat, (player) => ({
      finished: true,
      cards: player.cards + before.length - laid.length,
      hand: player.hand && addCards(addCards(player.hand, before), laid, -1),
    })),
    ...changeShips(view, ({ seat: owner, nr, program, cards }) => {
      const own = owner === seat ? laidFor(nr) : program;
      return { program: own, cards: own?.length ?? cards };
    }),
  };
}

/** Now everybody knows how long the programs are. */
export function planningEnded(view: EntropyView, { programs }: EventOf<'planningEnded'>): Part {
  const lengthOf = (seat: number, nr: number) =>
    programs.find((program) => program.seat === seat && program.nr === nr)?.cards ?? 0;
  const laidBy = (seat: number) =>
    programs.reduce((sum, program) => sum + (program.seat === seat ? program.cards : 0), 0);
  return {
    laid: programs,
    players: view.players.map((player) => ({
      ...player,
      finished: false,
      cards: player.cards - (mayKnow(view, player.seat) ? 0 : laidBy(player.seat)),
    })),
    ...changeShips(view, ({ seat, nr }) => ({ cards: lengthOf(seat, nr) })),
  };
}
