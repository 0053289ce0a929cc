/**
 * A match inside an address: its log, compressed, in the fragment, which no browser sends to a server. Whoever
 * opens it has the match, without anybody having stored it.
 */
import { LOG_LONGEST, type Log } from '@orrery/kernel';

const PREFIX = '#log=';
const DAMAGED =
  'The link is damaged or cut off: the match in it cannot be read. Ask for it again, or for the saved file.';

export const carriesLog = (hash: string): boolean => hash.startsWith(PREFIX);

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/** The fragment of a log. Hashes stay out: they would be most of it, and replaying checks every move anyway. */
export async function fragmentOf(log: Log): Promise<string> {
  const stream = new Blob([JSON.stringify({ ...log, hashes: undefined })])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return PREFIX + toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The log's text, as suspicious as any file, or why there is none. */
export async function logFrom(hash: string): Promise<{ text: string } | { problem: string }> {
  try {
    const packed = fromText(decodeURIComponent(hash.slice(PREFIX.length)));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    // A few bytes can unfold to gigabytes: what no match needs is not unfolded.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LOG_LONGEST) {
        await reader.cancel();
        return { problem: DAMAGED };
      }
    }
    return { text: text + decoder.decode() };
  } catch {
    return { problem: DAMAGED };
  }
}
