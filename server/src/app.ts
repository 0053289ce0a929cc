/** The HTTP side of Orrery: the built web client and a health check. Matches join later, behind the same door. */
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';

export interface AppSettings {
  /** The folder of the built web client. */
  readonly site: string;
}

/** An address that the client's own router answers: no file, nothing under the folders that hold files. */
export function isPageAddress(path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

export async function buildApp({ site }: AppSettings): Promise<FastifyInstance> {
  // A browser keeps its connections open; without this a shutdown would wait for it to lose interest.
  const app = Fastify({ forceCloseConnections: true });
  const root = resolve(site);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path.slice(root.length).split(sep).join('/')));
    },
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isPageAddress(pathname)) return reply.code(200).sendFile('index.html');
    return reply.code(404).header('cache-control', 'no-store').send({ problem: 'There is nothing at this address.' });
  });
  return app;
}
