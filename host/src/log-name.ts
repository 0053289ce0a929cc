/**
 * A match as logs name it. Whoever knows its address may come in, and more people read logs than sit at a table: the first
 * characters are enough to find it in the store, and the other 92 bits are not to be guessed.
 */
export const logName = (id: string): string => `${id.slice(0, 6)}…`;
