/** Beside the map: whatever the moment is about first, then prices, outposts and piles; physics when it is asked for. */
import type { Encounter } from '@orrery/entanglion/client';
import { useRef } from 'preact/hooks';
import { IN_SHEET, PHONE, useMedia } from '../../../parts/use-media.ts';
import { explained } from '../physics/chosen.ts';
import { LastFlight, PhysicsPanel } from '../physics/panel.tsx';
import { askedOf, type EntanglionProps, ownOf, seatOf } from '../props.ts';
import { AnnouncementPanel } from './announcement.tsx';
import { EncounterPanel } from './encounter.tsx';
import { Events, PointedEvent } from './events.tsx';
import { FlightPanel } from './flight.tsx';
import { Outposts } from './outposts.tsx';
import { Piles } from './piles.tsx';
import { PirateChoice } from './pirate-choice.tsx';
import { Standings } from './standings.tsx';
import { Supply } from './supply.tsx';
import './side.css';

/** Questions in which the Depot matters. */
const AT_DEPOT = ['shop', 'bargainBuy'];
const NEEDS_ROOM = [...AT_DEPOT, 'loot', 'respond'];

export function Side(props: EntanglionProps) {
  const inSheet = useMedia(IN_SHEET);
  return <div class="entanglion-side">{inSheet ? <Narrow props={props} /> : <Wide props={props} />}</div>;
}

/** What the moment is about, if it is about something of its own. */
function CurrentPanel({ props }: { props: EntanglionProps }) {
  const encounter = useEncounter(props);
  const { view } = props;
  if (view.announced.length > 0 && askedOf(props) !== 'loot')
    return (
      <>
        <AnnouncementPanel props={props} cards={view.announced} />
        {encounter && <EncounterPanel props={props} encounter={encounter} />}
      </>
    );
  return encounter ? <EncounterPanel props={props} encounter={encounter} /> : null;
}

/** An encounter stays to be read until the next thing is told. */
function useEncounter({ view, moves }: EntanglionProps): Encounter | undefined {
  const last = useRef<{ readonly moves: number; readonly encounter: Encounter } | undefined>(undefined);
  if (view.encounter) last.current = { moves, encounter: view.encounter };
  return view.encounter ?? (last.current?.moves === moves ? last.current.encounter : undefined);
}

function Wide({ props }: { props: EntanglionProps }) {
  const { view } = props;
  const encounter = useEncounter(props);
  const scene = view.announced.length > 0 || encounter !== undefined;
  const chosen = explained.value;
  const flying = view.phase === 'resolve';
  if (view.phase === 'over') return <Standings props={props} />;
  return (
    <>
      {flying && <FlightPanel props={props} />}
      <CurrentPanel props={props} />
      <Events props={props} />
      <PirateChoice props={props} />
      <PointedEvent props={props} />
      {chosen && chosen.kind !== 'depot' && <PhysicsPanel props={props} subject={chosen} />}
      {encounter === undefined && <Supply props={props} />}
      {!scene && (!chosen || chosen.kind === 'depot') && <LastFlight props={props} />}
      {!scene && <Outposts props={props} />}
      {!scene && <Piles props={props} />}
    </>
  );
}

/**
 * Which queues stay in sight while cards are flown: on a phone both while others act and the own one beside a question, as
 * the seats have no room for them there; on a tablet both in films.
 */
function queuesIn(props: EntanglionProps, phone: boolean): 'both' | 'own' | 'none' {
  const asked = askedOf(props);
  // What others play or lose, what is for sale, and the answers to it need the room.
  if (props.view.phase !== 'resolve' || (asked !== undefined && NEEDS_ROOM.includes(asked))) return 'none';
  if (!phone) return props.beat === undefined ? 'none' : 'both';
  if (asked === undefined) return 'both';
  const { control = [], resolved = 0 } = ownOf(props) ?? {};
  return resolved < control.length ? 'own' : 'none';
}

/** In the sheet stands only what the question needs, or what was asked for. */
function Narrow({ props }: { props: EntanglionProps }) {
  const phone = useMedia(PHONE);
  const asked = askedOf(props);
  const chosen = explained.value;
  if (props.view.phase === 'over') return <Standings props={props} />;
  const flown = queuesIn(props, phone);
  const buying = props.choices.some(({ action }) => action.kind === 'buy') || (asked && AT_DEPOT.includes(asked));
  return (
    <>
      {chosen && <PhysicsPanel props={props} subject={chosen} />}
      {flown !== 'none' && <FlightPanel props={props} {...(flown === 'own' && { only: seatOf(props) })} />}
      <CurrentPanel props={props} />
      {buying && !phone && <Supply props={props} />}
    </>
  );
}
