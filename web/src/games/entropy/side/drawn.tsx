/** Tiles that are to be placed: a picture of each, what it does, and which one comes next. */
import { type Action, type EntropyView, type TileId, tileDataOf, tileRule } from '@orrery/entropy/client';
import type { BoardChoice } from '../../board.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { hexPath, R } from '../map/geometry.ts';
import { newTile, TileFace } from '../map/tiles.tsx';
import { askedOf, type EntropyProps } from '../props.ts';
import { count } from '../words.ts';

export function Drawn({ props }: { props: EntropyProps }) {
  const { view, choices } = props;
  const { drawn, question } = view;
  const placing = question?.kind === 'placeTile' ? question.tile : undefined;
  const tiles = placing === undefined ? drawn : [placing, ...withoutOne(drawn, placing)];
  const left = Object.values(view.stack).reduce((sum, number) => sum + number, 0);
  const picking = askedOf(props, 'pickTile') !== undefined;
  const list = (
    <ul>
      {tiles.map((tile, at) => (
        <li key={at} class={placing !== undefined && at > 0 ? 'later' : undefined}>
          <DrawnTile
            props={props}
            tile={tile}
            pick={picking ? choices.find(({ action }) => isPick(action, tile)) : undefined}
          />
        </li>
      ))}
    </ul>
  );
  if (tiles.length === 0) return null;
  return (
    <section class="drawn">
      <h3 class="caption">{placing === undefined ? 'Tiles drawn' : 'The tile to be placed'}</h3>
      {picking ? (
        <ChoiceBar props={props} label="Tiles drawn" class="picks">
          {list}
        </ChoiceBar>
      ) : (
        list
      )}
      <p class="note">{count(left, 'tile')} left in the stack.</p>
    </section>
  );
}

const isPick = (action: Action, tile: TileId): boolean => action.kind === 'pickTile' && action.tile === tile;

function withoutOne(tiles: readonly TileId[], tile: TileId): readonly TileId[] {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

interface DrawnTileProps {
  readonly props: EntropyProps;
  readonly tile: TileId;
  readonly pick: BoardChoice<Action> | undefined;
}

function DrawnTile({ props, tile, pick }: DrawnTileProps) {
  const { view } = props;
  const content = (
    <>
      <TilePicture view={view} tile={tile} />
      <span>
        <b>{tileDataOf(tile).name}</b>
        <span>{tileRule(view, tile)}</span>
      </span>
    </>
  );
  if (!pick)
    return (
      <div class="drawn-tile" data-explain={`tile ${tile}`}>
        {content}
      </div>
    );
  return (
    <ChoiceButton props={props} choice={pick} class="drawn-tile legal" explain={`tile ${tile}`}>
      {content}
      <DigitRing digit={pick.digit} />
    </ChoiceButton>
  );
}

const EDGE = R + 4;

export function TilePicture({ view, tile, size = 72 }: { view: EntropyView; tile: TileId; size?: number }) {
  return (
    <svg
      class="tile-picture"
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="tile-back" d={hexPath(R)} />
      <TileFace seen={newTile(tile)} view={view} />
    </svg>
  );
}
