/** For what must not be lost, however the process ends. */
import { messageOf } from '@orrery/kernel';
import { complain, EXIT } from './output.ts';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs something and then calls `keep`, once: when it is done or has failed, and also when a signal ends the process
 * or a reader of its output goes away. `keep` cannot wait for anything.
 */
export async function keeping(run: () => Promise<void>, keep: () => void): Promise<void> {
  const onSignal = (_: NodeJS.Signals, number: number) => process.exit(128 + number);
  const onExit = () => keepAtExit(keep);
  process.on('exit', onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await run();
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('exit', onExit);
    keep();
  }
}

/** Nobody is left to catch an error, so it is told here. */
function keepAtExit(keep: () => void): void {
  try {
    keep();
  } catch (error) {
    complain(messageOf(error));
    process.exitCode = EXIT.usage;
  }
}
