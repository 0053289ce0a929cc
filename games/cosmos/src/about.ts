/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'cosmos',
  title: 'Settlers of the Cosmos',
  shortTitle: 'Cosmos',
  tagline: 'Sixteen kinds of aliens settle the same few planets. Grow, bluff and invade: ten points win.',
  seats: { min: 2, max: 6 },
  length: '45–90 min',
  chance: 'deal',
  presets: [
    { name: 'As printed', words: 'An alien for everybody, and ten points win.', length: '45–90 min', options: {} },
    {
      name: 'Short',
      words: 'Seven points win: about four rounds.',
      length: '30–60 min',
      options: { targetVp: 7 },
    },
    {
      name: 'Gentle',
      words: 'No aliens to learn, eight points win, and Victory Point cards lie open.',
      length: '30–60 min',
      options: { targetVp: 8, vpCards: 'open', powersDrawn: 0 },
    },
  ],
  first: { preset: 'Gentle', seat: 0 },
  lesson: { title: 'First colonies', minutes: 6 },
} as const;

export const entry = {
  ...about,
  load: async () => (await import('./index.ts')).cosmos,
  client: () => import('./client.ts'),
};
