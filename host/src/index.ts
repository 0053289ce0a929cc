export * from './connection.ts';
export * from './host.ts';
export * from './leaving.ts';
export * from './store.ts';
export * from './table.ts';
export * from './tape.ts';
