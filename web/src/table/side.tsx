/** What a board shows beside its stage: a second surface, and a band above both. */
import type { BoardProps, GameBoard } from '../games/board.ts';
import { useMedia } from '../parts/use-media.ts';
import './side.css';

/** From here on there is room beside the stage; on smaller screens the side stands in the sheet. */
const BESIDE = '(min-width: 960px)';

interface SurfaceProps {
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
  readonly veiled: boolean;
}

export function useSideBeside(board: GameBoard | undefined): boolean {
  const wide = useMedia(BESIDE);
  return wide && board?.Side !== undefined;
}

export function Side({ board, props, veiled }: SurfaceProps) {
  return (
    board?.Side && (
      <section class="side" aria-label="Beside the board" inert={veiled}>
        <board.Side {...props} />
      </section>
    )
  );
}

export function Band({ board, props, veiled }: SurfaceProps) {
  return (
    board?.Band && (
      <div class="band" inert={veiled}>
        <board.Band {...props} />
      </div>
    )
  );
}
