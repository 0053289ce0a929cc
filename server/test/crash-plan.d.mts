import type { Action } from '@orrery/kernel';
import type { Summary } from '@orrery/host';
import type { RoomRecord } from '../src/store/store.ts';

type Entry = readonly [number, Action];
export const MATCHES: number;
export function matchId(match: number): string;
export function writeOf(match: number, number: number, length: number): { from: number; actions: Entry[] };
export function logAfter(match: number, writes: number): Entry[];
export function roomAfter(match: number, writes: number, actions: number): RoomRecord;
export function summaryAfter(writes: number): Summary;
