/** Why it works: a sentence without symbols, and below a fold the state vector for those who want it. */
import {
  COMPONENT_NAMES,
  COMPONENT_PHYSICS,
  type Color,
  ENGINE_PHYSICS,
  EVENT_DATA,
  type Event,
  eventHelp,
  FLIGHT_WORDS,
  gatewayWords,
  isGate,
  PIRATE_DATA,
  pirateHelp,
  PLANET_DATA,
  PLANET_PHYSICS,
  POSITION_DATA,
  type PositionId,
} from '@orrery/entanglion/client';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { Seat } from '@orrery/kernel';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { shortName, WHEN_WORDS } from '../cards/card.tsx';
import { CLOSE } from '../icons.ts';
import { shipClass, shipName } from '../map/ship-shapes.ts';
import type { EntanglionProps } from '../props.ts';
import { nameOf, seatOf } from '../props.ts';
import { Supply } from '../side/supply.tsx';
import { explained, fold, type Subject, unfolded } from './chosen.ts';
import { flightWords } from './sentences.ts';
import { Bars, Wiring } from './wiring.tsx';
import { ketOf, shipPlayed } from './vector.ts';
import './panel.css';

interface PanelProps {
  readonly caption: string;
  readonly title: string;
  readonly words: ComponentChildren;
  readonly closable?: boolean;
  /** What stands below the fold. */
  readonly children?: ComponentChildren;
}

function Panel({ caption, title, words, closable, children }: PanelProps) {
  return (
    <section class="physics panel" aria-label={caption}>
      <header class="panel-head">
        <h3 class="caption">{caption}</h3>
        {closable && <CloseButton />}
      </header>
      <h4 class="panel-title">{title}</h4>
      <p class="physics-words">{words}</p>
      {children && (
        <>
          <button
            type="button"
            class={unfolded.value ? 'fold open' : 'fold'}
            aria-expanded={unfolded.value}
            onClick={fold}
          >
            <Icon svg={chevron} /> The state vector
          </button>
          {unfolded.value && <div class="vector">{children}</div>}
        </>
      )}
    </section>
  );
}

function CloseButton() {
  return (
    <button type="button" class="close right" onClick={() => (explained.value = undefined)}>
      <span class="key">Esc</span>
      <Icon svg={CLOSE} />
      <span class="unseen">Close</span>
    </button>
  );
}

export function PhysicsPanel({ props, subject }: { props: EntanglionProps; subject: Subject }) {
  switch (subject.kind) {
    case 'planet': {
      const { help, state, amplitudes } = PLANET_PHYSICS[subject.planet];
      const { name, galaxy } = PLANET_DATA[subject.planet];
      return (
        <Panel
          caption={`The physics of a planet in ${galaxy}`}
          title={name}
          words={`${help} ${gatewayWords(subject.planet)}`}
          closable
        >
          <p class="ket">{state}</p>
          <Bars amplitudes={amplitudes} />
        </Panel>
      );
    }
    case 'gateway': {
      const { name } = PLANET_DATA[subject.planet];
      return (
        <Panel
          caption="A gateway of CNOT"
          title={`In and out at ${name}`}
          words={gatewayWords(subject.planet)}
          closable
        />
      );
    }
    case 'card': {
      const { help, matrix } = ENGINE_PHYSICS[subject.card];
      const caption = isGate(subject.card) ? 'The physics of a gate' : 'An engine card';
      return (
        <Panel
          caption={caption}
          title={shortName(subject.card)}
          words={`${FLIGHT_WORDS[subject.card]} ${help}`}
          closable
        >
          {matrix && <p class="ket">{matrix}</p>}
        </Panel>
      );
    }
    case 'component': {
      const { component } = subject;
      return (
        <Panel
          caption="A part of a quantum computer"
          title={COMPONENT_NAMES[component]}
          words={COMPONENT_PHYSICS[component]}
          closable
        />
      );
    }
    case 'pirate':
      return (
        <Panel
          caption="Pirate"
          title={PIRATE_DATA[subject.pirate].name}
          words={pirateHelp(subject.pirate, props.view.options)}
          closable
        />
      );
    case 'depot':
      return (
        <section class="panel depot-prices" aria-label="Prices">
          <CloseButton />
          <Supply props={props} />
        </section>
      );
    case 'event': {
      const { name, class: when } = EVENT_DATA[subject.event];
      return (
        <Panel
          caption={`Event card, played ${when === 'response' ? 'as an answer' : WHEN_WORDS[when]}`}
          title={name}
          words={eventHelp(subject.event, props.view.options)}
          closable
        />
      );
    }
    default:
      return <FlightPhysics props={props} {...subject} closable />;
  }
}

type Flown = Extract<Event, { kind: 'moved' }>;

/** The last card that flew, of this viewer if there is one. */
export function LastFlight({ props }: { props: EntanglionProps }) {
  const last = useRef<Flown | undefined>(undefined);
  const seat = seatOf(props);
  const flown = props.events.findLast((event): event is Flown => event?.kind === 'moved' && event.gate !== null);
  if (flown && (flown.seat === seat || last.current?.seat !== seat)) last.current = flown;
  const { current } = last;
  if (!current || current.gate === null) return null;
  return <FlightPhysics props={props} seat={current.seat} gate={current.gate} from={current.from} to={current.to} />;
}

interface FlightProps {
  readonly props: EntanglionProps;
  readonly seat: Seat;
  readonly gate: NonNullable<Flown['gate']>;
  readonly from: PositionId;
  readonly to: PositionId;
  readonly closable?: boolean;
}

function FlightPhysics({ props, seat, gate, from, to, closable }: FlightProps) {
  const { title, sentence, target } = flightWords(gate, from, to);
  const own = seat === props.viewer;
  const caption = own ? 'The physics of your last card' : `The physics of the last card of ${nameOf(props, seat)}`;
  return (
    <Panel caption={caption} title={title} words={withShips(sentence, seat, target)} {...(closable && { closable })}>
      <p class="vector-note">
        first digit <Ship seat={seat} color="red" />, second <Ship seat={seat} color="blue" />
      </p>
      <div class="kets">
        <p>
          <b>Before: {placeWords(from, seat)}</b>
          <span class="ket">{ketOf(from)}</span>
        </p>
        <p>
          <b>After: {placeWords(to, seat)}</b>
          <span class="ket">{ketOf(to)}</span>
        </p>
      </div>
      <Wiring seat={seat} gate={gate} ship={shipPlayed(gate, from, to)} from={from} to={to} />
      <p class="vector-note">A bar’s square is its chance; bars to the left of the axis carry a minus sign.</p>
    </Panel>
  );
}

function Ship({ seat, color }: { seat: Seat; color: Color }) {
  return <b class={`ship-word ${shipClass(seat, color)}`}>{shipName(seat, color)}</b>;
}

function withShips(sentence: string, seat: Seat, target: Color): ComponentChildren {
  const other = target === 'red' ? 'blue' : 'red';
  return sentence
    .split(/(\{[to]\})/)
    .map((part, at) =>
      part === '{t}' ? (
        <Ship key={at} seat={seat} color={target} />
      ) : part === '{o}' ? (
        <Ship key={at} seat={seat} color={other} />
      ) : (
        part
      ),
    );
}

function placeWords(position: PositionId, seat: Seat): string {
  const { red, blue, joint } = POSITION_DATA[position];
  if (joint) return PLANET_DATA[joint].name;
  return red === blue
    ? `${PLANET_DATA[red].name} with both ships`
    : `${shipName(seat, 'red')} ${PLANET_DATA[red].name}, ${shipName(seat, 'blue')} ${PLANET_DATA[blue].name}`;
}
