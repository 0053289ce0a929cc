/** One's own online matches above the games: their places are there before they come. */
import type { useOnline } from './use-online.ts';

interface OnlineMineProps {
  readonly online: ReturnType<typeof useOnline>;
  readonly places: number;
}

export function OnlineMine({ online, places }: OnlineMineProps) {
  if (places === 0) return null;
  return (
    <section class="online-mine" aria-label="Your online matches">
      {Array.from({ length: places }, (_, at) => (
        <div key={at} class="online-place">
          {online && <online.Mine at={at} />}
        </div>
      ))}
    </section>
  );
}
