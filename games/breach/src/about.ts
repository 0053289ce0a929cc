/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'breach',
  title: 'Breach',
  tagline: 'Board the ship, or be the ship and hide the guns.',
  seats: { min: 2, max: 2 },
  length: '30 min',
  presets: [
    { name: 'As printed', words: 'The Frigate: 19 rooms, 10 rounds.', length: '30 min', options: {} },
    { name: 'Short', words: 'The Cutter: 16 rooms, 7 rounds.', length: '15 min', options: { map: 'cutter' } },
    {
      name: 'Gentle',
      words: 'The Cutter, and 14 rations a round, not 10.',
      length: '15 min',
      options: { map: 'cutter', rationsBase: 14 },
    },
  ],
  ease: 2,
  // The pirates see what they do; the A.I. has to know how energy runs out.
  first: { preset: 'Gentle', seat: 1 },
  lesson: { title: 'First boarding', minutes: 6 },
} as const;

export const entry = {
  ...about,
  load: async () => (await import('./index.ts')).breach,
  client: () => import('./client.ts'),
};
