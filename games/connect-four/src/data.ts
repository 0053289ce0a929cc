/** So many discs in a line win. */
export const IN_LINE = 4;
