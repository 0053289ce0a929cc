/**
 * The piece or kind under the mouse, else the one in hand, in words and numbers; else what was lost since the last question.
 * It stands in the corner where the ship has no room.
 */
import { aiDataOf, couldBe, type BreachView, pirateDataOf } from '@orrery/breach/client';
import { lookedKind } from './kinds.tsx';
import { pieceOfKind } from './lifted.tsx';
import type { AiPiece, Piece, PiratePiece } from './pieces.ts';
import type { BreachNow } from './now.ts';

/** A corner of this height has room for the flavour too. */
const ROOMY = 92;

/** `lost`: what the losses are, in words. */
export function PiecePlate({ now, lost }: { now: BreachNow; lost: string | undefined }) {
  const { crews, looked, selected, view, deck } = now;
  const kind = lookedKind.value ?? selected;
  const piece = crews.get(looked) ?? crews.get(kind) ?? (kind === undefined ? undefined : pieceOfKind(kind, view));
  if (!piece && lost === undefined) return null;
  const { outer, measure } = deck;
  const width = outer.x + measure.room.width - measure.hull;
  return (
    <div class={measure.room.height < ROOMY ? 'piece-plate brief' : 'piece-plate'} style={{ width: `${width}px` }}>
      {!piece ? (
        <p class="lost">{lost}</p>
      ) : piece.side === 'pirate' ? (
        <PirateWords piece={piece} />
      ) : (
        <UnitWords piece={piece} view={view} />
      )}
    </div>
  );
}

function PirateWords({ piece }: { piece: PiratePiece }) {
  const { name, endurance, security, flavour } = pirateDataOf(piece.type);
  return (
    <>
      <Title piece={piece} name={name} words={`health ${piece.left} of ${piece.full}`} />
      <p>
        {endurance} to turrets, {security} to traps
      </p>
      <p class="flavour">{flavour}</p>
    </>
  );
}

/** The likeliest kinds are enough: the tray counts all of them. */
const GUESSES = 4;

function guessWords(view: BreachView): string {
  const all = couldBe(view).map(({ type, share }) => `${aiDataOf(type).name} ${Math.round(share * 100)}\u00a0%`);
  return `${all.slice(0, GUESSES).join(', ')}${all.length > GUESSES ? '\u00a0…' : ''}`;
}

function UnitWords({ piece, view }: { piece: AiPiece; view: BreachView }) {
  if (!piece.type) {
    return (
      <>
        <Title piece={piece} name="Hidden unit" words="harmless until a pirate enters" />
        <p>Could be {guessWords(view)}</p>
      </>
    );
  }
  const { name, kind, damage, useCost, flavour } = aiDataOf(piece.type);
  const strength = kind === 'turret' ? 'Endurance' : 'Security';
  return (
    <>
      <Title piece={piece} name={name} words={`${kind}, ${strength} ${piece.left} of ${piece.full}`} />
      <p>
        {damage} {kind === 'turret' ? 'to one pirate' : 'to all in its room'}, {useCost} energy
      </p>
      <p class="flavour">{flavour}</p>
    </>
  );
}

function Title({ piece, name, words }: { piece: Piece; name: string; words: string }) {
  return (
    <p>
      <b>{name}</b> {piece.id.includes(':') ? '' : piece.room}
      <br />
      {words}
    </p>
  );
}
