/** The sign of a person: a small orrery drawn from the handle. Never a seat's colour: a person may sit anywhere. */

/** The same numbers from the same handle, everywhere. */
function numbersOf(handle: string): () => number {
  let state = 2166136261;
  for (const letter of handle) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    return (state >>> 8) / 2 ** 24;
  };
}

const ORBITS = [8, 13, 18.5];

export function PersonSign({ handle, size }: { handle: string; size: number }) {
  const next = numbersOf(handle);
  return (
    <svg class="person-sign" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <circle class="person-ground" r="23" />
      <circle class="person-sun" r={2 + next() * 1.5} />
      {ORBITS.map((orbit) => {
        const angle = next() * 2 * Math.PI;
        const world = 1.8 + next() * 1.8;
        return (
          <g key={orbit}>
            <circle class="person-orbit" r={orbit} />
            <circle class="person-world" cx={Math.cos(angle) * orbit} cy={Math.sin(angle) * orbit} r={world} />
          </g>
        );
      })}
    </svg>
  );
}
