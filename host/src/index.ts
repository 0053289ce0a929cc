export * from './connection.ts';
export type { Found } from './found.ts';
export * from './host.ts';
export * from './judgement.ts';
export * from './leaving.ts';
export * from './snapshot.ts';
export * from './store.ts';
export * from './table.ts';
export * from './tape.ts';
