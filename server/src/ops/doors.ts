/** Two doors for whoever runs the server: is it well, and how is it doing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface Ops {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly metricsToken?: string;
  /** What is wrong, if anything. */
  readonly health: () => Promise<string | undefined>;
}

export function addOpsDoors(app: FastifyInstance, { log, metrics, metricsToken, health }: Ops): void {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: an address may name a private match.
    const { url: route = 'none' } = request.routeOptions;
    metrics.requests.inc({ route, status: reply.statusCode });
    metrics.requestSeconds.observe(reply.elapsedTime / 1000);
    log.debug(
      { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  app.get('/healthz', async (_request, reply) => {
    const problem = await health();
    reply.header('cache-control', 'no-store');
    return problem === undefined ? { ok: true } : reply.code(503).send({ ok: false, problem });
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isHere(request) && !hasToken(request, metricsToken))
      return reply.code(404).send({ problem: 'There is nothing at this address.' });
    return reply.type(metrics.type).send(await metrics.text());
  });
}

/** Asked from this machine, and not by a proxy on it for somebody else. */
function isHere({ raw, headers }: FastifyRequest): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !passedOn && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(raw.socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
