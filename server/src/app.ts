/** The HTTP side of Orrery: the built web client and a health check. Matches join later, behind the same door. */
import type { Socket } from 'node:net';
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { cacheControlOf, StrictResponse, wireAnswer } from './headers.ts';

export interface AppSettings {
  /** The folder of the built web client. */
  readonly site: string;
}

/** An address that the client's own router answers: no file, nothing under the folders that hold files. */
export function isPageAddress(path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

/** What came is no request, or never became a whole one: there is nothing to route, only a socket to answer and close. */
function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(refusalOf(error.code));
  socket.destroy(error);
}

function refusalOf(code: string | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return wireAnswer(408, 'The request did not come to its end.');
  if (code === 'HPE_HEADER_OVERFLOW') return wireAnswer(431, 'The headers of the request are too large.');
  return wireAnswer(400, 'That is no request that this server understands.');
}

export async function buildApp({ site }: AppSettings): Promise<FastifyInstance> {
  // A browser keeps its connections open; without this a shutdown would wait for it to lose interest.
  const app = Fastify({
    forceCloseConnections: true,
    http: { ServerResponse: StrictResponse },
    clientErrorHandler: answerNoRequest,
  });
  const root = resolve(site);

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
