export * from './host.ts';
export * from './table.ts';
