/** The printed facts of the game, as tables. */
export * from './data/components.ts';
export * from './data/drawing.ts';
export * from './data/engine.ts';
export * from './data/event-cards.ts';
export * from './data/fleets.ts';
export * from './data/map.ts';
export * from './data/order.ts';
export * from './data/physics.ts';
export * from './data/pirates.ts';
export * from './data/planets.ts';
export * from './data/resources.ts';

export const ENDS = ['quantum-power', 'resources', 'tie'] as const;
export type EndReason = (typeof ENDS)[number];
