/** Between two people at one screen: covers what is private until the next one says that they sit there. */
import type { Seat } from '@orrery/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { ticksPath } from '../parts/dial.tsx';
import { Emblem } from '../parts/emblem.tsx';
import type { Session } from './session.ts';
import './curtain.css';

export function Curtain({ session, seat }: { session: Session; seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  const idle = session.notAsked.value === seat;
  useEffect(() => button.current?.focus(), [seat, idle]);
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
      {idle ? (
        <>
          <h2 id="curtain-title">Nothing is asked of {name} now</h2>
          <p>Somebody may be asked here without the others knowing, so the screen goes round to everybody.</p>
        </>
      ) : (
        <>
          <h2 id="curtain-title">Pass the screen to {name}</h2>
          <p>What is private stays hidden until the button is pressed.</p>
        </>
      )}
      <button
        key={idle ? 'idle' : 'pass'}
        ref={button}
        type="button"
        class="button main"
        onClick={() => void (idle ? session.passOn() : session.sitDown(seat))}
      >
        {idle ? 'Pass it on' : `I am ${name}`}
      </button>
    </section>
  );
}
