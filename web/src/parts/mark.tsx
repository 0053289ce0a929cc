/** The sign of the house: a small orrery. */
export function Mark({ size }: { size: number }) {
  return (
    <svg class="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="16" r="14" class="mark-ring" />
      <ellipse cx="16" cy="16" rx="13" ry="5.2" transform="rotate(-27 16 16)" class="mark-orbit" />
      <circle cx="16" cy="16" r="4.2" class="mark-sun" />
      <circle cx="26.6" cy="9.4" r="2" class="mark-world" />
    </svg>
  );
}
