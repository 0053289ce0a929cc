/** Lasers and waves in flight: a sign along the heading, and a faint line to the hex that each enters next. */
import { type SeenToken, type TokenKind } from '@orrery/entropy/client';
import { ahead, angleOf, type Berth, INNER } from './geometry.ts';
import type { MapNow } from './now.ts';
import { tokenId } from './pieces.ts';
import './tokens.css';

export function Tokens({ now }: { now: MapNow }) {
  const { pieces } = now;
  return (
    <g class="tokens" aria-hidden="true">
      {pieces.view.tokens.map((token) => {
        const spot = pieces.spots.get(tokenId(token.serial));
        return spot && <Token key={token.serial} token={token} spot={spot} />;
      })}
    </g>
  );
}

function Token({ token, spot }: { token: SeenToken; spot: Berth }) {
  const { kind, serial, heading } = token;
  const from = ahead({ x: 0, y: 0 }, heading, 27 * spot.scale);
  const to = ahead({ x: 0, y: 0 }, heading, 2 * INNER - 8);
  return (
    <g class={`token ${kind}`} data-piece={tokenId(serial)} transform={`translate(${spot.x} ${spot.y})`}>
      <g class="piece-move">
        <line class="token-way" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        <g transform={`rotate(${angleOf(heading)}) scale(${spot.scale})`}>
          <TokenSign kind={kind} />
        </g>
      </g>
    </g>
  );
}

/** Flies to the right. */
export function TokenSign({ kind }: { kind: TokenKind }) {
  return kind === 'laser' ? (
    <path class="laser-sign" d="M-24 0H20M8 -9L21 0L8 9" />
  ) : (
    <path class="wave-sign" d="M-13 -8a11 11 0 0 1 0 16M-3 -14a19 19 0 0 1 0 28M8 -19a27 27 0 0 1 0 38" />
  );
}
