/** Between two people at one screen: covers what is private until the next one says that they sit there. */
import type { Seat } from '@orrery/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { ticksPath } from '../parts/dial.tsx';
import { Emblem } from '../parts/emblem.tsx';
import type { Session } from './session.ts';
import './curtain.css';

export function Curtain({ session, seat }: { session: Session; seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const name = session.text.seat(seat);
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <svg viewBox="-300 -300 600 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {[296, 250].map((radius) => (
          <g key={radius}>
            <circle r={radius} />
            <path d={ticksPath(radius, 240, 3)} />
          </g>
        ))}
      </svg>
      <Emblem seat={seat} size={40} name={name} />
      <h2 id="curtain-title">Pass the screen to {name}</h2>
      <p>What is private stays hidden until the button is pressed.</p>
      <button ref={button} type="button" class="button main" onClick={() => void session.lookFrom(seat)}>
        I am {name}
      </button>
    </section>
  );
}
