/** Made by web/build/game-icons.ts. */
declare module 'virtual:game-icon/*' {
  /** On a square of 512. */
  const path: string;
  export default path;
}
