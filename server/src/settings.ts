/** What the environment says about the server, each value checked. */
import { hostOf } from './hosts.ts';
import { parsePort } from './start.ts';

export interface Limits {
  /** How long a request may take to arrive, and an answer may find nobody to read it. */
  readonly requestSeconds: number;
  /** How long a connection may stay open between requests; longer than what proxies wait, or they meet a closed one. */
  readonly idleSeconds: number;
  /** Connections at once, at each address that the server listens on. */
  readonly connections: number;
}

export const LIMITS: Limits = { requestSeconds: 30, idleSeconds: 72, connections: 1000 };

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** What the server is called, besides the names and addresses of its own machine. */
  readonly names: readonly string[];
  readonly limits: Limits;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Something in the environment makes no sense. */
export class SettingsError extends Error {}

export function settingsFrom(env: Environment): Settings {
  const port = parsePort(env.PORT);
  if (!port.ok) throw new SettingsError(port.problem);
  const host = env.HOST || 'localhost';
  const bound = hostOf(host.includes(':') ? `[${host}]` : host);
  return {
    host,
    port: port.value,
    names: [...(bound === undefined ? [] : [bound]), ...namesFrom(env)],
    limits: {
      requestSeconds: numberFrom(env, 'ORRERY_REQUEST_SECONDS', LIMITS.requestSeconds, 3600),
      idleSeconds: numberFrom(env, 'ORRERY_IDLE_SECONDS', LIMITS.idleSeconds, 3600),
      connections: numberFrom(env, 'ORRERY_CONNECTIONS', LIMITS.connections, 1_000_000),
    },
  };
}

function namesFrom(env: Environment): string[] {
  return (env.ORRERY_HOSTS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const name = /[:*]/.test(text.replace(/^\[.*\]$/, '')) ? undefined : hostOf(text);
      if (name !== undefined) return name;
      throw new SettingsError(
        `ORRERY_HOSTS must be names or addresses like games.example,192.168.1.5 without ports, not ${quote(text)}.`,
      );
    });
}

function numberFrom(env: Environment, name: string, usual: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= 1 && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from 1 to ${most}, not ${quote(text)}.`);
}

const quote = (text: string) => JSON.stringify(text.slice(0, 40));
