/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'entropy',
  title: 'Entropy Rally',
  tagline: 'Program your ships in secret, then watch it all go wrong together.',
  seats: { min: 2, max: 6 },
  length: '60 min',
  chance: 'deal',
  presets: [
    { name: 'As printed', words: 'Every rule of the rulebook, from entropy −1000.', length: '60 min', options: {} },
    { name: 'Short', words: 'From entropy −500: about five eras.', length: '30 min', options: { entropyStart: 500 } },
    {
      name: 'Gentle',
      words: 'From entropy −600, with 80 free energy an era and no limit to your hand.',
      length: '35 min',
      options: { entropyStart: 600, freeEnergy: 80, handLimit: 0 },
    },
  ],
  ease: 3,
  first: { preset: 'Gentle', seat: 0 },
  lesson: { title: 'The last two eras', minutes: 6 },
} as const;

export const entry = {
  ...about,
  load: async () => (await import('./index.ts')).entropy,
  client: () => import('./client.ts'),
};
