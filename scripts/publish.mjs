/**
 * Puts a finished site where a server may be serving the one before. File by file, each by a rename, and pages after
 * what they name: whoever asks meanwhile gets the old site or the new one, never a hole.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LAST = [/^index\.html/, /^sw\.js/];
const rankOf = (file) => (isAsset(file) ? -2 : LAST.findIndex((pattern) => pattern.test(file)));
/** Assets carry a hash of their content in the name, so two builds of them live side by side. */
const isAsset = (file) => /^assets[/\\]/.test(file);

/**
 * Gives the files of the new site. The assets of the one before (`before`: its files, if they are known) stay until the
 * next time, for pages that are open.
 */
export function publish(fresh, site, before) {
  const files = filesIn(fresh).sort((a, b) => rankOf(a) - rankOf(b));
  const outdated = filesIn(site).filter(
    (file) => !files.includes(file) && !(isAsset(file) && (before?.includes(file) ?? true)),
  );
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    renameSync(join(fresh, file), join(site, file));
  }
  for (const file of outdated) rmSync(join(site, file), { force: true });
  rmSync(fresh, { recursive: true, force: true });
  return files;
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
