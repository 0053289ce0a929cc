/**
 * Runs the server in this very process, so that a signal to it stops everything. `npm start` puts it in the place of
 * npm's shell (`exec`): some shells keep a signal from npm to themselves, or live on when npm is killed. Where there
 * is no `exec` (Windows), the second half of the script starts it.
 */
process.env.ORRERY_PARENT = String(process.ppid);
await import('../server/dist/main.js');
