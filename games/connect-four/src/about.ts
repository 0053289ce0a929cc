/** What the catalogue says of the game before anything else of it is loaded, and where the rest is. */
export const about = {
  id: 'connect-four',
  title: 'Connect Four',
  tagline: 'Drop discs into columns and be the first to line up four.',
  seats: { min: 2, max: 2 },
  length: '5 min',
  lesson: { title: 'First line', minutes: 2 },
} as const;

export const entry = {
  ...about,
  example: true,
  load: async () => (await import('./index.ts')).connectFour,
  client: () => import('./client.ts'),
};
