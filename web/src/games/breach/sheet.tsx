/** A room enlarged, for decks too small for icons: two rows of four, and the cells are the choices. */
import { aiDataOf, type RoomName } from '@orrery/breach/client';
import close from 'lucide-static/icons/x.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { Damage } from './damage.tsx';
import { PER_ROW } from './geometry.ts';
import { pieceName, pieceWords } from './names.ts';
import type { Piece } from './pieces.ts';
import { previewsOf } from './preview.ts';
import type { BreachNow } from './now.ts';
import { Token } from './token.tsx';
import { UnitLegend } from './unit-legend.tsx';
import './sheet.css';

/** Head with what the signs mean, and one line of cells, nearly; near enough to keep the room itself in sight. */
const [HEAD, LINE] = [74, 84];

/** Where the sheet lies and how far the deck makes way, so that the room itself stays in sight. */
export function sheetPlace(
  { deck, crews }: BreachNow,
  room: RoomName,
  height: number,
): { above: boolean; shift: number } {
  const box = deck.boxes.get(room);
  const { ai, pirates } = crews.in(room);
  const lines = Math.ceil(ai.length / PER_ROW) + Math.ceil(pirates.length / PER_ROW);
  const covered = HEAD + LINE * lines;
  if (!box) return { above: false, shift: 0 };
  const up = Math.min(0, height - covered - (box.y + box.height));
  const down = Math.max(0, covered - box.y);
  return down < -up ? { above: true, shift: down } : { above: false, shift: up };
}

interface SheetProps {
  readonly now: BreachNow;
  readonly room: RoomName;
  readonly above: boolean;
}

export function RoomSheet({ now, room, above }: SheetProps) {
  const { ai, pirates } = now.crews.in(room);
  return (
    <section class={above ? 'room-sheet above' : 'room-sheet'} aria-label={`Room ${room}`}>
      <header>
        <h3>{room}</h3>
        <span class="note">{countWords(ai.length, pirates.length)}</span>
        <button type="button" class="bare" aria-label="Whole deck" onClick={() => now.onOpen(undefined)}>
          <Icon svg={close} />
        </button>
      </header>
      <Cells now={now} pieces={ai} />
      <Cells now={now} pieces={pirates} />
      {pirates.length > 0 && <UnitLegend />}
    </section>
  );
}

function countWords(units: number, pirates: number): string {
  const words = [];
  if (units > 0) words.push(`${units} of the ship`);
  if (pirates > 0) words.push(`${pirates} ${pirates === 1 ? 'pirate' : 'pirates'}`);
  return words.join(', ');
}

function Cells({ now, pieces }: { now: BreachNow; pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null;
  return (
    <div class="room-cells">
      {pieces.map((piece) => (
        <CellButton key={piece.id} now={now} piece={piece} />
      ))}
    </div>
  );
}

function CellButton({ now, piece }: { now: BreachNow; piece: Piece }) {
  const { marks, selected, fired } = now;
  const target = marks.targets.get(piece.id);
  const actor = marks.actors.get(piece.id);
  const mark = target ?? actor;
  const state = piece.id === selected ? ' selected' : target?.cursor ? ' cursor' : mark ? ' legal' : '';
  const digit = mark?.digits[0];
  return (
    <button
      type="button"
      class={`room-cell${state}`}
      data-place={piece.id}
      data-explain={piece.id}
      onClick={() => now.onSpot({ kind: 'piece', id: piece.id })}
    >
      <span class="unseen">{`${pieceWords(piece)}${digit === undefined ? '' : `, choice ${digit}`}`}</span>
      <span class="cell-face" aria-hidden="true">
        <svg viewBox="-21 -21 42 42" width="38" height="38">
          <Token piece={piece} size={40} />
        </svg>
        <b>{pieceName(piece)}</b>
        <span>{lineOf(now, piece)}</span>
        {digit !== undefined && <span class="cell-tag">{digit}</span>}
        {actor && piece.side === 'ai' && piece.type && (
          <span class="cell-cost">
            {aiDataOf(piece.type).useCost} energy{fired.has(piece.id) ? ' ✓' : ''}
          </span>
        )}
      </span>
    </button>
  );
}

/** It still stands: only the choice would be its end. */
const fatal = ({ side }: Piece): string => (side === 'ai' ? 'Attack: destroys it' : 'Fire: kills it');

/** What the choice would do to it, else what it does itself. */
function lineOf({ marks, crews }: BreachNow, piece: Piece): ComponentChildren {
  const action = marks.targets.get(piece.id)?.action;
  const preview = previewsOf(action, crews)[0];
  if (preview && action && 'target' in action)
    return preview.after > 0 ? `${preview.before} → ${preview.after}` : fatal(piece);
  if (piece.side === 'pirate') return piece.acted ? 'has acted' : <Damage type={piece.type} />;
  if (!piece.type) return 'hidden';
  const { kind, damage } = aiDataOf(piece.type);
  return `${damage} to ${kind === 'turret' ? 'one' : 'all'}`;
}
