/** Turns a long list to what is not drawn of it. */
export function PartButton({ words, onTurn }: { words: string; onTurn: (() => void) | undefined }) {
  return (
    onTurn && (
      <button
        type="button"
        class="button quiet part-button"
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest<HTMLElement>('[tabindex="0"]');
          onTurn();
          // At the end of the list the button is gone; whoever pressed it stays at the list.
          requestAnimationFrame(() => currentTarget.isConnected || list?.focus());
        }}
      >
        {words}
      </button>
    )
  );
}
