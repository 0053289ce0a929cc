/** One server for all browser tests of a run. */
import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/site.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site. */
    orrery: { readonly url: string };
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { child, url } = await startServer();
  project.provide('orrery', { url });
  return () => void child.kill('SIGKILL');
}
