/** Engine cards: four quantum gates and the PROBE. */
import { ranksOf } from './order.ts';

export const GATES = ['x', 'h', 'cnot', 'swap'] as const;
export type Gate = (typeof GATES)[number];
export const ENGINE_CARDS = [...GATES, 'probe'] as const;
export type EngineCard = (typeof ENGINE_CARDS)[number];
/** What may lie in a slot: the fleet's own PROBE is no card of the deck. */
export const SLOT_CARDS = [...ENGINE_CARDS, 'fleetProbe'] as const;
export type SlotCard = (typeof SLOT_CARDS)[number];

export const ENGINE_NAMES: Readonly<Record<SlotCard, string>> = {
  x: 'X',
  h: 'H',
  cnot: 'CNOT',
  swap: 'SWAP',
  probe: 'PROBE',
  fleetProbe: 'fleet PROBE',
};

export const ENGINE_DECK: Readonly<Record<EngineCard, number>> = { x: 5, h: 8, cnot: 7, swap: 3, probe: 1 };

export const isGate = (card: SlotCard): card is Gate => card !== 'probe' && card !== 'fleetProbe';
export const ENGINE_RANKS = ranksOf(ENGINE_CARDS);

/** The colour of a path tells which qubit a gate acts on. */
export const COLORS = ['red', 'blue'] as const;
export type Color = (typeof COLORS)[number];

/** More slots than any option allows. */
export const MOST_SLOTS = 8;
