/** The stage: the game's board, or, where nobody drew one, its view in words. */
import { sayYou } from '@orrery/kernel';
import type { BoardProps, GameBoard } from '../games/board.ts';
import { ticksPath } from '../parts/dial.tsx';
import type { Scene } from './scene.ts';
import './stage.css';

interface StageProps {
  readonly scene: Scene;
  /** Nothing: the plain outline. */
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
  readonly veiled: boolean;
}

export function Stage({ scene, board, props, veiled }: StageProps) {
  return (
    <section class="stage" aria-label="Board" inert={veiled}>
      <svg class="stage-rings" viewBox="-500 -500 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {[300, 430, 560].map((radius) => (
          <g key={radius}>
            <circle r={radius} />
            <path d={ticksPath(radius, 120, 7)} />
          </g>
        ))}
      </svg>
      <div class="stage-board">{board ? <board.Board {...props} /> : <Outline scene={scene} />}</div>
    </section>
  );
}

function Outline({ scene }: { scene: Scene }) {
  const { text, reader, shown } = scene;
  const facts = text.outline(shown.value.view);
  const named = (label: string) => (typeof reader === 'number' ? sayYou(label, text.seat(reader)) : label);
  return (
    <dl class="outline" tabIndex={0} aria-label="The table in words">
      {facts.map(([label, value]) => (
        <div key={label} data-place={`outline ${label}`} data-explain={`outline ${label}`} data-clear="">
          <dt class="caption">{named(label)}</dt>
          <dd>
            <pre>{value}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
