/** A battle on dials: a tick for each energy, all fall together, an ivory mark where each stops, a danger mark at nothing. */
import { type EventOf, type Fighter, shipName } from '@orrery/entropy/client';
import { useEffect, useState } from 'preact/hooks';
import { Emblem, seatColour } from '../../../parts/emblem.tsx';
import { paced } from '../../../settings/motion.ts';

const FALL_MS = 1000;

/** How far the battle is, from 0 to 1. */
function useFall(battle: EventOf<'battle'>): number {
  const [part, setPart] = useState(paced(FALL_MS) === 0 ? 1 : 0);
  useEffect(() => {
    const length = paced(FALL_MS);
    if (length === 0) {
      setPart(1);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min(1, (now - start) / length);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [battle]);
  return part;
}

interface BattleProps {
  readonly battle: EventOf<'battle'>;
  seatName(this: void, seat: number): string;
}

export function Battle({ battle, seatName }: BattleProps) {
  const part = useFall(battle);
  const arriving = battle.ships.filter((ship) => ship.arriving);
  const standing = battle.ships.filter((ship) => !ship.arriving);
  const loss = Math.max(...battle.ships.map((ship) => Math.min(ship.loss, ship.before)), 0);
  return (
    <div class="battle">
      <Dials fighters={arriving} part={part} seatName={seatName} />
      <p class="battle-middle">
        Each loses what the other brought
        <b>−{Math.round(loss * part)}</b>
        so far
      </p>
      <Dials fighters={standing} part={part} seatName={seatName} />
    </div>
  );
}

function Dials({
  fighters,
  part,
  seatName,
}: {
  fighters: readonly Fighter[];
  part: number;
  seatName: (seat: number) => string;
}) {
  return (
    <div class="battle-side">
      {fighters.map((fighter) => (
        <BattleDial key={`${fighter.seat} ${fighter.nr}`} fighter={fighter} part={part} seatName={seatName} />
      ))}
    </div>
  );
}

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

function BattleDial({
  fighter,
  part,
  seatName,
}: {
  fighter: Fighter;
  part: number;
  seatName: (seat: number) => string;
}) {
  const { seat, nr, before, loss, after, destroyed } = fighter;
  const left = Math.max(0, Math.round(before - loss * part));
  const share = before === 0 ? 0 : left / before;
  const end = before === 0 ? 0 : Math.max(0, after) / before;
  return (
    <figure class="battle-dial" style={{ '--seat': seatColour(seat) }}>
      <svg viewBox="-56 -56 112 112" width="112" height="112" aria-hidden="true">
        <path class="dial-ticks" d={ticks(Math.min(60, Math.max(8, before)))} />
        <circle class="dial-track" r={RADIUS} />
        <circle class="dial-left" r={RADIUS} transform="rotate(-90)" stroke-dasharray={`${LENGTH * share} ${LENGTH}`} />
        <path class={destroyed ? 'dial-mark danger' : 'dial-mark'} d="M0 -48V-32" transform={`rotate(${360 * end})`} />
        <text class="dial-number" y="-2">
          {left}
        </text>
        <text class="dial-of" y="17">
          of {before}
        </text>
      </svg>
      <figcaption>
        <span class="dial-name">
          <Emblem seat={seat} size={11} plain /> {shipName(seat, nr)}, {seatName(seat)}
        </span>
        <span>
          {before} − {loss}
          {destroyed ? (
            <>
              : <b class="bad">lost</b>
            </>
          ) : (
            <>
              {' '}
              leaves <b>{after}</b>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** One tick for each energy, as far as they can be told apart. */
function ticks(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${(x * 48).toFixed(1)} ${(y * 48).toFixed(1)}L${(x * 53).toFixed(1)} ${(y * 53).toFixed(1)}`;
  }).join('');
}
