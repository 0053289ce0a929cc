/** Loaded into every server that is measured (`--import`): tells whoever started it what it has used so far. */
import { isMainThread } from 'node:worker_threads';

/** The whole process, with all of its threads. */
const ANSWERS = {
  seconds() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  memory() {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { bytes: heapUsed + external, rss };
  },
};

// Threads load it, too.
if (isMainThread) {
  process.on('message', (question) => process.send({ answer: ANSWERS[question]() }));
  process.channel.unref();
}
