/**
 * The messages between a browser and whoever runs its matches: the server, or a worker in the same browser. One
 * small closed set. Every request carries a number `re` and gets exactly one answer with the same number; what
 * happens at the table comes as updates besides.
 */
export * from './change.ts';
export * from './frames.ts';
export * from './judged.ts';
export * from './packed.ts';
export * from './parse.ts';
export * from './problems.ts';
export * from './push.ts';
export * from './room.ts';
export * from './sitters.ts';
export * from './to-client.ts';
export * from './to-server.ts';
export * from './version.ts';
