/** Online play on top of the HTTP server: identities, rooms, doors and sockets around one store. */
import type { FastifyInstance } from 'fastify';
import { rulesBuild } from '../rules-build.ts';
import type { OnlineStore } from '../store/store.ts';
import { type Called, Calls, type CallSettings } from './calls.ts';
import { openDoors } from './doors.ts';
import { Signer } from './identity.ts';
import { Gate, ONLINE_LIMITS, type OnlineLimits } from './limits.ts';
import { LobbyDesk } from './lobby.ts';
import { Rooms, type RoomsWorld } from './rooms.ts';
import { Sockets } from './sockets.ts';
import type { Watch } from './visitor.ts';

export interface OnlineSettings extends Pick<RoomsWorld, 'thinker' | 'callAfterMs' | 'waitingDays' | 'later'> {
  readonly store: OnlineStore;
  /** Names that the server answers to, besides those of its own machine. */
  readonly names?: readonly string[];
  /** A proxy that is trusted tells who connects. */
  readonly behindProxy?: boolean;
  readonly limits?: Partial<OnlineLimits>;
  readonly watch?: Watch;
  /** People whose page is closed are called through push services. */
  readonly calls?: CallSettings;
  /** For tests of other rules: see `HostWorld.rules`. */
  readonly rules?: string;
  /** For tests of half-open connections. */
  readonly pingMs?: number;
  /** For tests of clocks. */
  readonly now?: () => number;
  readonly fault?: (error: unknown) => void;
}

export interface Online {
  readonly rooms: Rooms;
  readonly sockets: Sockets;
}

/** Stops with the app; the store stays its owner's. */
export async function mountOnline(app: FastifyInstance, settings: OnlineSettings): Promise<Online> {
  const {
    store,
    names = [],
    behindProxy = false,
    watch = {},
    pingMs,
    thinker,
    callAfterMs,
    waitingDays,
    later,
  } = settings;
  const now = settings.now ?? Date.now;
  const fault = settings.fault ?? ((error: unknown) => console.error(error));
  const signer = new Signer(await store.key());
  const gate = new Gate({ ...ONLINE_LIMITS, ...settings.limits }, now);
  const called = (how: Called) => watch.called?.(how);
  const calls = settings.calls && new Calls(await store.pushKey(), settings.calls, { store, gate, now, fault, called });
  const rooms = new Rooms({
    rules: settings.rules ?? rulesBuild(),
    store,
    now,
    fault,
    ...(thinker && { thinker }),
    ...(calls && { calls }),
    ...(callAfterMs !== undefined && { callAfterMs }),
    ...(waitingDays !== undefined && { waitingDays }),
    ...(later && { later }),
  });
  const desk = new LobbyDesk(store, rooms.host, now);
  await openDoors(app, { store, rooms, desk, signer, gate, behindProxy, now, fault, calls });
  const sockets = new Sockets(
    app.server,
    { rooms, now, gate, fault, watch, store, signer, behindProxy, names },
    pingMs,
  );
  app.addHook('preClose', async () => {
    await sockets.close();
    calls?.close();
    await rooms.stop();
  });
  await rooms.start();
  return { rooms, sockets };
}
