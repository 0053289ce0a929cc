/** A triangle with a mark, in pixels around the origin: the ship would fly on into its loss. */
export function DeadEnd() {
  return (
    <g class="dead-end-sign">
      <path d="M0 -8L8.5 7H-8.5Z" />
      <path d="M0 -3V2M0 4.4V4.6" />
    </g>
  );
}

/** On the corner of a button: it comes a little later than the words, and must not move them. */
export function DeadEndIcon() {
  return (
    <>
      <svg class="dead-end-icon" viewBox="-10 -10 20 20" aria-hidden="true">
        <DeadEnd />
      </svg>
      <span class="unseen">dead end</span>
    </>
  );
}
