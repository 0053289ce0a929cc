/** What a screen may know of Entropy Rally: the view's types, the printed facts, geometry, options, the words, and what it may ask. */
export type { Action } from './actions.ts';
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
export type {
  DiscardForecast,
  DiscardQuestion,
  ForecastAnswer,
  ForecastQuestion,
  PlanForecast,
  PlanQuestion,
  ThreatsForecast,
  ThreatsQuestion,
} from './forecast.ts';
export type { ForeseenCard, Foresight } from './foresee.ts';
export { centreOf, distance, type Hex, neighbour, sameHex } from './hexes.ts';
export { lesson } from './lesson.ts';
export type { NextProduction } from './next-production.ts';
export { type Options, options, type Settings } from './options.ts';
export type { Laid } from './state.ts';
export type { Threat } from './threats.ts';
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
export { tileRule } from './text/tiles.ts';
