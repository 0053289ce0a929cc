/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'dogfight',
  title: 'Space Pirates',
  tagline: 'Open space, no grid: bank, turn, get behind them, and mind the edge.',
  seats: { min: 2, max: 6 },
  length: '40 min',
  chance: 'dice',
  presets: [
    { name: 'As printed', words: 'Every rule of the rulebook, up to 40 rounds.', length: '40 min', options: {} },
    {
      name: 'Short',
      words: 'A smaller board, and at most 15 rounds.',
      length: '15 min',
      options: { boardTw: 21, roundLimit: 15 },
    },
    {
      name: 'Gentle',
      words: 'A larger board, and one more stat point for every ship.',
      length: '30 min',
      options: { boardTw: 33, statValues: [4, 3, 3, 3] },
    },
  ],
  ease: 1,
  first: { preset: 'Gentle', seat: 0 },
  lesson: { title: 'First flight', minutes: 6 },
} as const;

export const entry = {
  ...about,
  load: async () => (await import('./index.ts')).dogfight,
  client: () => import('./client.ts'),
};
