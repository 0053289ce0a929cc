/** What a screen may know of Entropy Rally: the view's types, the printed facts, geometry, the words, and a look ahead. */
export type { Action } from './actions.ts';
export { cardsToGiveUp } from './bot/hand-limit.ts';
export * from './data.ts';
export type {
  Change,
  Event,
  EventOf,
  Fighter,
  Hit,
  Meeting,
  PortalCheck,
  Shared,
  ShipRef,
  TokenRef,
} from './events.ts';
export { afterEvent } from './film.ts';
export { type Forecast, nextProduction } from './forecast.ts';
export { type ForeseenCard, type Foresight, foresee } from './foresee.ts';
export { centreOf, distance, type Hex, neighbour, sameHex } from './hexes.ts';
export type { Options, Settings } from './options.ts';
export { isActive } from './rules/production.ts';
export type { Laid } from './state.ts';
export type {
  CardCounts,
  EntropyView,
  SeenPlayer,
  SeenQuestion,
  SeenShip,
  SeenTile,
  SeenToken,
  TileCounts,
} from './view.ts';
export { text } from './text.ts';
