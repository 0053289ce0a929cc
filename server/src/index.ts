/** What the command line uses of the server; the server itself is `main.ts`. */
export { settingsFrom } from './settings.ts';
export { backup, type Copied, restore } from './store/backup.ts';
export { StoreError } from './store/schema.ts';
