/** The socket library that the server uses, rather than whatever a comparator brings. */
import { createRequire } from 'node:module';

export const { WebSocket, WebSocketServer } = createRequire(new URL('../../server/package.json', import.meta.url))(
  'ws',
);
