/**
 * Pictures of pieces from game-icons.net (CC BY 3.0), one module each: `virtual:game-icon/<name>` is the path of that
 * icon on a square of 512. The collection has thousands; only those imported are shipped.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:game-icon/';
/** Tells other plugins that no file stands behind the module. */
const RESOLVED = `\0${PREFIX}`;

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function gameIcons(): Plugin {
  let collection: Collection | undefined;
  const pathOf = (name: string): string => {
    // The package's own format, which has been the same for years.
    collection ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
    const paths = [...(collection.icons[name]?.body.matchAll(/ d="([^"]+)"/g) ?? [])].map(([, path]) => path);
    if (paths.length === 0) throw new Error(`game-icons has no icon '${name}'`);
    return paths.join('');
  };
  return {
    name: 'orrery-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(RESOLVED) ? `export default ${JSON.stringify(pathOf(id.slice(RESOLVED.length)))};` : undefined,
  };
}
