/** Runs the server in this very process, so that a signal to it stops everything. */
process.env.ORRERY_LAUNCHED = '1';
await import('../server/dist/main.js');
