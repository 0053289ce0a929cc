/** What can be wrong with where the server is asked to listen, in words. */

type Port = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: string };

const DEFAULT_PORT = 8080;

export function parsePort(text: string | undefined): Port {
  if (text === undefined || text === '') return { ok: true, value: DEFAULT_PORT };
  const value = Number(text);
  return /^\d+$/.test(text) && value <= 65535
    ? { ok: true, value }
    : { ok: false, problem: `PORT must be a number from 0 to 65535, not ${JSON.stringify(text.slice(0, 40))}.` };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** It is not the machine's fault: what HOST says makes no sense here. */
export const isWrongHost = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_FAIL'].includes(String(codeOf(error)));

export function whyNotListening(error: unknown, host: string, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port === 65535 ? port - 1 : port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_FAIL':
      return `This machine has no address '${host}' to listen on. Check HOST.`;
    default:
      return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
