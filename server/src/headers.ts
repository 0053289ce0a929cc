/** What every answer says about itself. */
import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';

/**
 * Scripts, styles, fonts and workers come from here and nowhere else, and none stands in the page itself. Styles
 * that a component sets through the DOM are no inline styles to a browser, so this needs no exception.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Names under /assets/ carry a hash of their content, so a copy is good for ever; everything else is asked for again. */
export function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** An answer that carries the strict headers from its making, also where Node or Fastify gives it without asking us. */
export class StrictResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(request: Request) {
    super(request);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) this.setHeader(name, value);
  }
}

/** The answer, as it goes over the wire, to something that is no request. */
export function wireAnswer(status: number, problem: string): string {
  const body = JSON.stringify({ problem });
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
