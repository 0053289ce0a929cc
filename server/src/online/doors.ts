/** The doors over HTTP: who one is, new matches, the lobby, people. Everything that comes in is parsed; every answer is JSON. */
import { randomBytes } from 'node:crypto';
import { isRecord } from '@orrery/kernel';
import { parseName, parseNewRoom, parsePushAddress, type Person, type Problem } from '@orrery/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OnlineStore } from '../store/store.ts';
import type { Calls } from './calls.ts';
import { hashOf, newId, type Signer } from './identity.ts';
import type { Gate } from './limits.ts';
import type { LobbyDesk } from './lobby.ts';
import { whyNotOpen } from './openings.ts';
import { addressOf, isSameOrigin, isSecure } from './origin.ts';
import type { Rates } from './rates.ts';
import { IMPORT_LONGEST, type Rooms } from './rooms.ts';

export interface Doors {
  readonly store: OnlineStore;
  readonly rooms: Rooms;
  readonly desk: LobbyDesk;
  readonly signer: Signer;
  readonly gate: Gate;
  readonly behindProxy: boolean;
  readonly now: () => number;
  readonly fault: (error: unknown) => void;
  readonly calls: Calls | undefined;
}

const BODY_MOST = 64 * 1024;
const CODE_MS = 10 * 60_000;
const STATUS: Partial<Record<Problem['code'], number>> = {
  nobody: 401,
  'wrong-origin': 403,
  'not-yours': 403,
  'no-such-match': 404,
  'nothing-here': 404,
  'too-large': 413,
  'too-many': 429,
  'too-fast': 429,
  fault: 500,
  'not-saved': 500,
  stopping: 503,
};

/** What is answered in place of what was asked for. */
class Refused extends Error {
  readonly problem: Problem;

  constructor(code: Problem['code'], details: Omit<Problem, 'code'> = {}) {
    super(code);
    this.problem = { code, ...details };
  }
}

function refuse(reply: FastifyReply, problem: Problem) {
  return reply.code(STATUS[problem.code] ?? 400).send({ problem });
}

/** A fault of Fastify's, or of ours, as a problem. */
function problemOf(error: FastifyError | Refused, fault: (error: unknown) => void): Problem {
  if (error instanceof Refused) return error.problem;
  if (error.statusCode === 413) return { code: 'too-large' };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { code: 'malformed', why: 'the request could not be read' };
  fault(error);
  return { code: 'fault' };
}

function spend(rates: Rates, who: string): void {
  const seconds = rates.take(who);
  if (seconds > 0) throw new Refused('too-fast', { seconds });
}

export async function openDoors(app: FastifyInstance, doors: Doors): Promise<void> {
  const { store, rooms, desk, signer, gate, behindProxy, now, fault, calls } = doors;
  const from = (request: FastifyRequest) => addressOf(request.raw, behindProxy);

  const me = async (request: FastifyRequest): Promise<Person | undefined> => {
    const id = signer.whoSent(request.headers.cookie);
    return id === undefined ? undefined : store.person(id);
  };
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await me(request);
    if (!person) throw new Refused('nobody');
    return person;
  };
  const become = (request: FastifyRequest, reply: FastifyReply, id: string) =>
    reply.header('set-cookie', signer.cookieFor(id, isSecure(request.raw, behindProxy)));
  const bodyOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {});

  await app.register(
    async (api) => {
      // JSON and nothing else: a form of another site cannot send that unasked.
      api.removeContentTypeParser('text/plain');
      api.setErrorHandler((error: FastifyError, _request, reply) => refuse(reply, problemOf(error, fault)));
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        spend(gate.requests, from(request));
        if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request.raw))
          throw new Refused('wrong-origin');
      });

      type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;
      const get = (url: string, handler: Handler) => api.route({ method: 'GET', url, handler });
      const post = (url: string, bodyLimit: number, handler: Handler) =>
        api.route({ method: 'POST', url, bodyLimit, handler });

      get('/me', async (request, reply) => {
        const known = await me(request);
        // A cookie lasts for a year or so: for whoever comes, from now on.
        if (known) become(request, reply, known.id);
        return { me: known ?? null };
      });

      post('/me', BODY_MOST, async (request, reply) => {
        const name = parseName(bodyOf(request).name);
        if (!name.ok) throw new Refused('wrong-name', { why: name.problem });
        const known = await me(request);
        if (known) {
          await store.rename(known.id, name.value);
          rooms.rename(known.id, name.value);
          return { me: { ...known, name: name.value } };
        }
        spend(gate.people, from(request));
        const person = { id: newId(), name: name.value, since: now() };
        await store.addPerson(person);
        become(request, reply, person.id);
        return { me: person };
      });

      // Nobody else learns whom somebody does not want to read.
      get('/me/muted', async (request) => ({ muted: await store.mutes((await somebody(request)).id) }));

      post('/me/muted', BODY_MOST, async (request) => {
        const { id } = await somebody(request);
        const { person, muted } = bodyOf(request);
        if (typeof person !== 'string') throw new Refused('malformed', { why: "'person' must be a text" });
        if (typeof muted !== 'boolean') throw new Refused('malformed', { why: "'muted' must be true or false" });
        if (!(await store.person(person))) throw new Refused('nothing-here');
        await (muted ? store.mute(id, person, now(), gate.limits.mutes) : store.unmute(id, person));
        return {};
      });

      post('/me/carry', BODY_MOST, async (request) => {
        const { id } = await somebody(request);
        const code = randomBytes(18).toString('base64url');
        const expires = now() + CODE_MS;
        await store.addCode(hashOf(code), id, expires);
        return { code, expires };
      });

      post('/carry', BODY_MOST, async (request, reply) => {
        const { code } = bodyOf(request);
        const id = typeof code === 'string' ? await store.takeCode(hashOf(code), now()) : undefined;
        const person = id === undefined ? undefined : await store.person(id);
        if (!person) throw new Refused('wrong-code');
        become(request, reply, person.id);
        return { me: person };
      });

      // Nobody is called who did not ask for it; without a key nobody is.
      get('/push', async () => ({ key: calls?.key ?? null }));

      post('/push', BODY_MOST, async (request) => {
        const { id } = await somebody(request);
        if (!calls) throw new Refused('nothing-here');
        const address = parsePushAddress(request.body);
        if (!address.ok) throw new Refused('malformed', { why: address.problem });
        if (!calls.reaches(address.value.endpoint))
          throw new Refused('malformed', { why: "'endpoint' must be the https address of a push service" });
        await store.addPush(id, address.value, now(), gate.limits.pushes);
        return {};
      });

      post('/push/off', BODY_MOST, async (request) => {
        const { id } = await somebody(request);
        const { endpoint } = bodyOf(request);
        if (typeof endpoint !== 'string') throw new Refused('malformed', { why: "'endpoint' must be a text" });
        await store.dropPush(endpoint, id);
        return {};
      });

      const mayOpen = async (request: FastifyRequest): Promise<Person> => {
        const person = await somebody(request);
        const problem = await whyNotOpen(doors, person.id, from(request));
        if (problem) throw new Refused(problem.code, problem);
        return person;
      };

      post('/matches', BODY_MOST, async (request) => {
        const wish = parseNewRoom(request.body);
        if (!wish.ok) throw new Refused('malformed', { why: wish.problem });
        const made = await rooms.create(wish.value, await mayOpen(request));
        if (!made.ok) throw new Refused(made.problem.code, made.problem);
        return { match: made.value };
      });

      // In JSON a text may be twice as long as it is.
      post('/matches/import', 2 * IMPORT_LONGEST, async (request) => {
        const { text } = bodyOf(request);
        if (typeof text !== 'string') throw new Refused('malformed', { why: "'text' must be a text" });
        const person = await mayOpen(request);
        spend(gate.imports, person.id);
        const taken = await rooms.import(text, person);
        if (!taken.ok) throw new Refused(taken.problem.code, taken.problem);
        return { match: taken.value };
      });

      get('/lobby', async (request) => desk.lobby((await me(request))?.id));

      // Before the files have a look for it.
      const nothing: Handler = async () => {
        throw new Refused('nothing-here');
      };
      get('/*', nothing);
      post('/*', BODY_MOST, nothing);

      const personAt = async (request: FastifyRequest): Promise<Person> => {
        const { id } = request.params as { readonly id: string }; // of the route's own address
        const person = await store.person(id);
        if (!person) throw new Refused('nothing-here');
        return person;
      };

      get('/people/:id', async (request) => desk.profile(await personAt(request), (await me(request))?.id));

      get('/people/:id/matches', async (request) => {
        const { id } = await personAt(request);
        const { before } = request.query as { readonly before?: unknown }; // whatever stands behind the question mark
        const at = typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
        return desk.history(id, (await me(request))?.id, at);
      });
    },
    { prefix: '/api' },
  );
}
