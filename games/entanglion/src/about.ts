/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'entanglion',
  title: 'Entanglion: Space Pirates',
  shortTitle: 'Entanglion',
  tagline: 'Two fleets fly by quantum gates. Queue them in secret, mine, hire pirates and build the better computer.',
  seats: { min: 2, max: 2 },
  length: '45 min',
  chance: 'deal',
  presets: [
    { name: 'As printed', words: 'Every rule of the rulebook, six rounds.', length: '45 min', options: {} },
    { name: 'Short', words: 'Four rounds.', length: '30 min', options: { roundLimit: 4 } },
    {
      name: 'Gentle',
      words: 'You see the cards that you queued, and a gate without a path costs only that card.',
      length: '45 min',
      options: { showOwnPlaced: true, failedNavigation: 'noEffect' },
    },
  ],
  first: { preset: 'Gentle', seat: 0 },
  lesson: { title: 'First heist', minutes: 6 },
} as const;

export const entry = {
  ...about,
  load: async () => (await import('./index.ts')).entanglion,
  client: () => import('./client.ts'),
};
