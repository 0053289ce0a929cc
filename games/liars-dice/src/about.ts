/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'liars-dice',
  title: 'Liar’s Dice',
  tagline: 'Bid on dice that nobody else can see, and call out those who bid too high.',
  seats: { min: 2, max: 6 },
  length: '10–20 min',
  chance: 'dice',
  presets: [
    { name: 'As printed', words: 'Five dice each; ones are wild.', length: '15 min', options: {} },
    {
      name: 'Gentle',
      words: 'Three dice each, no wild ones, and nobody shows dice.',
      length: '5 min',
      options: { dice: 3, wild: false, showing: false },
    },
  ],
  first: { preset: 'Gentle', seat: 0 },
  lesson: { title: 'First lie', minutes: 3 },
} as const;

export const entry = {
  ...about,
  example: true,
  load: async () => (await import('./index.ts')).liarsDice,
  client: () => import('./client.ts'),
};
