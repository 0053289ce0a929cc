/** The words of a game. The server may have gone away just before they were asked for, so they are asked for until they come. */
import type { GameEntry } from '@orrery/catalog';
import type { Words } from '../table/scene.ts';

const ASK_AGAIN_MS = 2500;

/** Nothing if nobody wants them any more. `onFailure`: they did not come this time. */
export async function wordsOf(
  entry: GameEntry,
  isWanted: () => boolean,
  onFailure?: () => void,
): Promise<Words | undefined> {
  while (isWanted()) {
    const client = await entry.client().catch(() => undefined);
    if (client) return client.text;
    if (isWanted()) onFailure?.();
    await new Promise((soon) => setTimeout(soon, ASK_AGAIN_MS));
  }
  return undefined;
}
