/** The HTTP side of Orrery: the built web client and a health check. Matches join later, behind the same door. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cacheControlOf, StrictResponse, wireAnswer } from './headers.ts';
import { answersTo, hostOf } from './hosts.ts';
import { addOpsDoors, type Ops } from './ops/doors.ts';
import { type Logger, silent } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import { LIMITS, type Limits } from './settings.ts';

export interface AppSettings {
  /** The folder of the built web client. */
  readonly site: string;
  /** Names that it answers to, besides those of its own machine. */
  readonly names?: readonly string[];
  readonly limits?: Limits;
  readonly ops?: Ops;
}

/** How long the headers of a request may take. */
const HEADERS_SECONDS = 10;
/** How often Node looks for requests that take too long; left alone, every half minute. */
const LOOK_MS = 500;

/** An address that the client's own router answers: no file, nothing under the folders that hold files. */
export function isPageAddress(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('/assets/')) return false;
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

/** Without these, whoever is slow enough keeps a connection for ever. */
function serverWithin(limits: Limits): (listener: RequestListener) => Server {
  return (listener) => {
    const requestTimeout = limits.requestSeconds * 1000;
    const server = createServer(
      {
        ServerResponse: StrictResponse,
        requestTimeout,
        headersTimeout: Math.min(HEADERS_SECONDS * 1000, requestTimeout),
        keepAliveTimeout: limits.idleSeconds * 1000,
        connectionsCheckingInterval: LOOK_MS,
      },
      listener,
    );
    // For answers that nobody reads. A request that stops half-way is found first, and told.
    server.setTimeout(requestTimeout + 2 * LOOK_MS);
    server.maxConnections = limits.connections;
    return server;
  };
}

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'That is no address or no request that this server understands.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
};

function refuse(reply: FastifyReply, status: number, problem = PROBLEMS[status] ?? 'The server made a mistake.') {
  return reply.code(status).header('cache-control', 'no-store').send({ problem });
}

/** Nothing here: a person gets the client, which says so in its own way, everything else a line. */
function answerNothing(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] ?? '';
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (reading && (request.headers.accept ?? '').includes('text/html') && !path.startsWith('/assets/'))
    return reply.code(404).sendFile('index.html');
  return refuse(reply, 404);
}

/** Nobody looks. */
const unwatched = (): Ops => ({ log: silent, metrics: new Metrics(), health: async () => undefined });

function answerError(log: Logger, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  // To the files, an address with dots, doubled strokes or worse is forbidden; nothing is there either.
  if (status === 403 || status === 404) return answerNothing(request, reply);
  if (status >= 500) log.error(error, 'a request failed');
  return refuse(reply, status in PROBLEMS || status >= 500 ? status : 400);
}

export async function buildApp({
  site,
  names = [],
  limits = LIMITS,
  ops = unwatched(),
}: AppSettings): Promise<FastifyInstance> {
  // A browser keeps its connections open; without this a shutdown would wait for it to lose interest.
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: serverWithin(limits),
    clientErrorHandler: answerNoRequest,
    // An address that cannot be decoded has no route, and none of the hooks see it.
    frameworkErrors: (_error, _request, reply) => void refuse(reply, 400),
  });
  const root = resolve(site);

  app.addHook('onRequest', async (request, reply) => {
    if (answersTo(request.raw, names)) return;
    const name = hostOf(request.headers.host ?? '')?.slice(0, 100);
    const whom = name === undefined ? 'that name' : `the name ${name}`;
    await refuse(reply, 421, `This server does not answer to ${whom}; whoever runs it can add it to ORRERY_HOSTS.`);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(ops.log, error, request, reply));

  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path.slice(root.length).split(sep).join('/')));
    },
  });

  addOpsDoors(app, ops);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isPageAddress(path)) return reply.code(200).sendFile('index.html');
    return answerNothing(request, reply);
  });
  return app;
}
