/** What the environment says about the server, each value checked. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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

export const LIMITS: Limits = { requestSeconds: 30, idleSeconds: 72, connections: 10_000 };

/** So many days an invitation waits for somebody to take it up. */
export const WAITING_DAYS = 14;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** What the server is called, besides the names and addresses of its own machine. */
  readonly names: readonly string[];
  /** A proxy in front of it says who connects, and whether safely; without one, anybody could. */
  readonly behindProxy: boolean;
  readonly limits: Limits;
  /** The file with everything in it. */
  readonly data: string;
  readonly log: LogLevel;
  /** An invitation that nobody takes up is deleted after so many days. */
  readonly waitingDays: number;
  /** Where push services can reach whoever runs this; without it nobody is called whose page is closed. */
  readonly contact?: string;
  /** Lets others than this machine read the figures. */
  readonly metricsToken?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Something in the environment makes no sense: one line for each wrong value. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const DATA = fileURLToPath(new URL('../../data/orrery.db', import.meta.url));
const TOKEN_LEAST = 16;

/** What the server reads; `npm start` says by the last whose child it is. */
const NAMES: readonly string[] = [
  'ORRERY_DATA',
  'ORRERY_HOSTS',
  'ORRERY_BEHIND_PROXY',
  'ORRERY_CONNECTIONS',
  'ORRERY_REQUEST_SECONDS',
  'ORRERY_IDLE_SECONDS',
  'ORRERY_WAITING_DAYS',
  'ORRERY_PUSH',
  'ORRERY_LOG',
  'ORRERY_METRICS_TOKEN',
  'ORRERY_PARENT',
];

/** Names in the environment that look like settings and are none: mostly a slip of the pen. */
export const unknownIn = (env: Environment): string[] =>
  Object.keys(env).filter((name) => name.startsWith('ORRERY_') && !NAMES.includes(name));

export function settingsFrom(env: Environment): Settings {
  const wrong: string[] = [];
  const host = env.HOST || 'localhost';
  const bound = hostOf(host.includes(':') ? `[${host}]` : host);
  if (bound === undefined) wrong.push(`HOST must be a name or an address of this machine, not ${quote(host)}.`);
  const port = parsePort(env.PORT);
  if (!port.ok) wrong.push(port.problem);
  const number = (name: string, usual: number, most: number) => numberFrom(env, name, usual, most, wrong);
  const settings: Settings = {
    host,
    port: port.ok ? port.value : 0,
    names: [...(bound === undefined ? [] : [bound]), ...namesFrom(env, wrong)],
    behindProxy: yesFrom(env, 'ORRERY_BEHIND_PROXY', wrong),
    limits: {
      requestSeconds: number('ORRERY_REQUEST_SECONDS', LIMITS.requestSeconds, 3600),
      idleSeconds: number('ORRERY_IDLE_SECONDS', LIMITS.idleSeconds, 3600),
      connections: number('ORRERY_CONNECTIONS', LIMITS.connections, 1_000_000),
    },
    data: env.ORRERY_DATA ? resolve(env.ORRERY_DATA) : DATA,
    log: logFrom(env, wrong),
    waitingDays: number('ORRERY_WAITING_DAYS', WAITING_DAYS, 3650),
    ...contactFrom(env, wrong),
    ...tokenFrom(env, wrong),
  };
  if (wrong.length > 0) throw new SettingsError(wrong);
  return settings;
}

/** What the server goes by, for whoever starts it. Secrets are not told. */
export function summaryOf({
  data,
  names,
  behindProxy,
  limits,
  log,
  metricsToken,
  contact,
  waitingDays,
}: Settings): string[] {
  const who = metricsToken === undefined ? 'this machine' : 'this machine and whoever has the token';
  return [
    `keeps     everything in ${data} (ORRERY_DATA)`,
    `answers   to ${["this machine's names", ...names].join(', ')} (HOST, ORRERY_HOSTS)`,
    `stands    ${behindProxy ? 'behind a proxy that says who connects' : 'behind no proxy'} (ORRERY_BEHIND_PROXY)`,
    `takes     ${limits.connections} connections (ORRERY_CONNECTIONS)`,
    `waits     ${limits.requestSeconds} s for a request (ORRERY_REQUEST_SECONDS), ${limits.idleSeconds} s between two (ORRERY_IDLE_SECONDS)`,
    `deletes   invitations that nobody takes up for ${waitingDays} days (ORRERY_WAITING_DAYS)`,
    `calls     ${contact === undefined ? 'nobody whose page is closed' : `people by web push, as ${contact}`} (ORRERY_PUSH)`,
    `measures  at /metrics for ${who} (ORRERY_METRICS_TOKEN)`,
    `logs      ${log} and what is worse (ORRERY_LOG)`,
  ];
}

/** Somebody at a terminal wants to see what is wrong; a file or a journal keeps what happened, too. */
function logFrom(env: Environment, wrong: string[]): LogLevel {
  const text = env.ORRERY_LOG || (process.stderr.isTTY ? 'warn' : 'info');
  const level = LOG_LEVELS.find((each) => each === text);
  if (level === undefined) wrong.push(`ORRERY_LOG must be one of ${LOG_LEVELS.join(', ')}, not ${quote(text)}.`);
  return level ?? 'info';
}

/** Push services want to know whom to write to. Apple's takes no address of one's own machine. */
function contactFrom(env: Environment, wrong: string[]): { contact?: string } {
  const text = env.ORRERY_PUSH ?? '';
  if (text === 'no') return {};
  if (text === '') {
    const name = (env.ORRERY_HOSTS ?? '').split(',')[0]?.trim();
    return { contact: name ? `https://${name}` : 'mailto:orrery@localhost' };
  }
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(text)) return { contact: `mailto:${text}` };
  if (!/^https:\/\/[^/]/.test(text) || !URL.canParse(text))
    wrong.push(`ORRERY_PUSH must be a mail address, an address with https:// or no, not ${quote(text)}.`);
  return { contact: text };
}

function tokenFrom(env: Environment, wrong: string[]): { metricsToken?: string } {
  const token = env.ORRERY_METRICS_TOKEN;
  if (token === undefined || token === '') return {};
  // A secret is not repeated, not even a wrong one.
  if (!/^[!-~]+$/.test(token) || token.length < TOKEN_LEAST)
    wrong.push(`ORRERY_METRICS_TOKEN must be at least ${TOKEN_LEAST} letters, digits or signs without spaces.`);
  return { metricsToken: token };
}

function namesFrom(env: Environment, wrong: string[]): string[] {
  return (env.ORRERY_HOSTS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => {
      const name = /[:*]/.test(text.replace(/^\[.*\]$/, '')) ? undefined : hostOf(text);
      // As a browser writes it: letters of other scripts are plain ones by then.
      if (name !== undefined && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(name)) return [name];
      wrong.push(
        `ORRERY_HOSTS must be names or addresses like games.example,192.168.1.5 without ports, not ${quote(text)}.`,
      );
      return [];
    });
}

function yesFrom(env: Environment, name: string, wrong: string[]): boolean {
  const text = env[name] || 'no';
  if (text !== 'yes' && text !== 'no') wrong.push(`${name} must be yes or no, not ${quote(text)}.`);
  return text === 'yes';
}

function numberFrom(env: Environment, name: string, usual: number, most: number, wrong: string[]): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= 1 && value <= most) return value;
  wrong.push(`${name} must be a whole number from 1 to ${most}, not ${quote(text)}.`);
  return usual;
}

const quote = (text: string) => JSON.stringify(text.slice(0, 40));
