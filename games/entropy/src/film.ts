/**
 * The view after an event, from the view before it: the events of one action, applied one after the other, lead from the
 * view before it to the view after it, beat by beat. Nobody is asked anything on the way, and a card counts as discarded
 * from the moment it is turned up. (Cards that the viewer lays in Planning are no event until the plan is finished.)
 */
import { unreachable } from '@orrery/kernel';
import type { Event } from './events.ts';
import * as early from './film/before-chaos.ts';
import {
  addCards,
  addShip,
  changeShip,
  changeShips,
  changeTile,
  dropToken,
  type Part,
  takeFromHand,
  turnUp,
} from './film/changes.ts';
import * as late from './film/in-chaos.ts';
import type { EntropyView } from './view.ts';

export function afterEvent(view: EntropyView, event: Event): EntropyView {
  const { playing, discard } = view;
  const asked = { decisions: [], legal: [], question: null, playing: null };
  const quiet = { ...view, ...asked, discard: playing ? addCards(discard, [playing.card]) : discard };
  return { ...quiet, ...change(quiet, event) };
}

function change(view: EntropyView, event: Event): Part {
  switch (event.kind) {
    case 'phaseBegan':
      // While others plan, even the length of a program is theirs.
      return { phase: event.phase, ...(event.phase === 'planning' && early.hidePrograms(view)) };
    case 'gameStarted':
    case 'eraEnded':
      return { startingPlayer: event.startingPlayer };
    case 'tilesDrawn':
      return early.tilesDrawn(view, event);
    case 'tilePlaced':
      return early.tilePlaced(view, event);
    case 'shipPlaced':
      return addShip(view, event.seat, event.nr, event.at, event.facing);
    case 'eraStarted':
      return { phase: 'draw', era: event.era };
    case 'deckReshuffled':
      return early.deckReshuffled(view, event);
    case 'cardsDealt':
      return early.cardsDealt(view, event);
    case 'produced':
      return {
        entropy: event.entropy.after,
        players: view.players.map((player) => ({ ...player, newEnergy: event.energy[player.seat] ?? 0 })),
      };
    case 'energyGiven':
      return early.energyGiven(view, event);
    case 'planFinished':
      return early.planFinished(view, event);
    case 'planningEnded':
      return early.planningEnded(view, event);
    case 'roundStarted':
      return { round: event.round, ...changeShips(view, () => ({ acted: false })) };
    case 'tokenMoved':
      return late.tokenMoved(view, event);
    case 'cardPlayed':
      return late.cardPlayed(view, event);
    case 'shipMoved':
      return changeShip(view, event.seat, event.nr, () => event.to);
    case 'shipTurned':
      return changeShip(view, event.seat, event.nr, () => ({ facing: event.facing.after }));
    case 'tokenFired':
      return late.tokenFired(view, event);
    case 'laserHit':
      return { ...dropToken(view, event.token.serial), ...late.hits(view, event.ships) };
    case 'wavePushed':
      return late.wavePushed(view, event);
    case 'battle':
      return late.hits(view, event.ships);
    case 'portalTaken':
      return changeTile(view, event.at, () => ({ owner: event.seat }));
    case 'pickedUp':
      return late.pickedUp(view, event);
    case 'exchanged':
      return late.exchanged(view, event);
    case 'titaniumSent':
      return late.titaniumSent(view, event);
    case 'shipBuilt':
      return late.shipBuilt(view, event);
    case 'shipDestroyed':
      return late.shipDestroyed(view, event);
    case 'playerOut':
      return late.playerOut(view, event);
    case 'lastEraBegan':
      return { lastEra: true };
    case 'chaosEnded':
      return { round: 0, ...changeShips(view, () => ({ acted: false })) };
    case 'tokensRemoved':
      return { tokens: [] };
    case 'cardDiscarded':
      return { ...takeFromHand(view, event.seat, [event.card]), ...turnUp(view, event.seat, [event.card]) };
    case 'handDiscarded':
      return { ...takeFromHand(view, event.seat, event.cards), ...turnUp(view, event.seat, event.cards) };
    case 'programDiscarded':
      return {
        ...changeShip(view, event.seat, event.nr, ({ program }) => ({ cards: 0, program: program && [] })),
        ...turnUp(view, event.seat, event.cards),
      };
    case 'gameEnded':
      return { phase: 'gameOver', ending: event.reason };
    case 'tilePicked':
    case 'exchangeDeclined':
    case 'nothingBuilt':
      return {};
    default:
      return unreachable(event);
  }
}
