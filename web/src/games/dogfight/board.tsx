/** Space Pirates as open space under a camera: ships to scale, and for the one that moves every maneuver as a ghost. */
import type { DogfightView } from '@orrery/dogfight/client';
import { useEffect, useRef } from 'preact/hooks';
import { seatColour, seatShape } from '../../parts/emblem.tsx';
import type { GameBoard } from '../board.ts';
import { CameraView } from '../camera/view.tsx';
import { CrossHairs, notesOf, OutlookArea, outlookOf } from './aims.tsx';
import { Answers } from './answers.tsx';
import { Assigning } from './assigning.tsx';
import { onChart, type Placed } from './chart.ts';
import { type Facing, facingId, Facings, facingSpots, useFacings } from './facing.tsx';
import { seatFacts } from './facts.ts';
import { film } from './film.ts';
import { Ghosts } from './ghost-layer.tsx';
import { keyOf } from './ghosts.ts';
import { useLevel } from './level.ts';
import { legend } from './legend.tsx';
import { type Moment, useMoment } from './moment.ts';
import { useMotion } from './motion.ts';
import { cellWords } from './names.ts';
import { Berth, Placing } from './placing.tsx';
import { Order, Progress, stageWords } from './progress.tsx';
import type { DogfightProps, Told } from './props.ts';
import { RollPlate } from './roll-plate.tsx';
import { ShipPlate } from './ship-plate.tsx';
import { Ships } from './ships.tsx';
import { SightOf } from './sight.tsx';
import { BeyondPattern, Space } from './space.tsx';
import { StartPlate } from './start-plate.tsx';
import { useStops } from './stops.ts';
import { SeatPatterns } from './token.tsx';
import { Tray } from './tray.tsx';
import './effects.css';

function Board(props: DogfightProps) {
  const now = useMoment(props);
  usePreselection(props);
  const { view, camera } = now;
  const { side } = view.settings;
  const level = useLevel(camera);
  return (
    <>
      <CameraView
        camera={camera}
        label="Space"
        class="dogfight"
        map={(unit) => <ShipMarks view={view} unit={unit} />}
        still={
          <defs>
            <BeyondPattern />
            <SeatPatterns />
          </defs>
        }
      >
        <Space side={side} level={level} />
        <Table now={now} />
      </CameraView>
      <Plates now={now} />
    </>
  );
}

/** What changes: the layers over empty space, and the way of the arrow keys through them. */
function Table({ now }: { now: Moment }) {
  const { view, props, camera, showing } = now;
  const { side } = view.settings;
  const facings = useFacings(now);
  const stops = useStops(placesOf(now, facings), firstPlace(now));
  const layer = useRef<SVGGElement>(null);
  const outlook = outlookOf(now);
  const { moves, beat } = props;
  // The kernel's events are this game's: its own package wrote them.
  const events = props.events as Told;
  useMotion(stops.group, layer, { moves, events, showing, side, camera, ...(beat !== undefined && { beat }) });
  const facing = facings.find(({ choice }) => choice.cursor);
  return (
    <g ref={stops.group} onKeyDown={stops.onKeyDown}>
      <OutlookArea now={now} outlook={outlook} />
      {facing && now.active && <SightOf pose={facing.pose} seat={now.active.pilot} settings={view.settings} />}
      <Placing now={now} />
      <Berth now={now} heading={facing?.heading} />
      <Ships now={now} stop={stops} notes={notesOf(view, outlook)} />
      <CrossHairs now={now} outlook={outlook} />
      <Ghosts now={now} stop={stops} />
      <Facings now={now} stop={stops} facings={facings} />
      <g ref={layer} class="flashes" aria-hidden="true" />
    </g>
  );
}

function placesOf(now: Moment, facings: readonly Facing[]): readonly Placed[] {
  const { view, ghosts } = now;
  return [
    ...ghosts.map(({ prospect, spot }) => ({ id: `fly ${keyOf(prospect.action)}`, ...spot })),
    ...facingSpots(now, facings),
    ...view.ships.flatMap(({ id, pose }) => (pose ? [{ id: `ship ${id}`, ...onChart(pose, view.settings.side) }] : [])),
  ];
}

/** Where Tab comes in: at what the cursor points at. */
function firstPlace({ pointed }: Moment): string | undefined {
  const action = pointed?.action;
  switch (action?.kind) {
    case 'fly':
      return `fly ${keyOf(action)}`;
    case 'placeHeading':
      return facingId(action.heading);
    case 'attack':
      return `ship ${action.target}`;
    case 'chooseShipToMove':
    case 'chooseShipToAttack':
      return `ship ${action.ship}`;
    default:
      return undefined;
  }
}

/** Over the board, in words and dice. */
function Plates({ now }: { now: Moment }) {
  const { view, props, showing } = now;
  if (view.stage === 'stats' && (!showing || props.beat === undefined)) return <Assigning props={props} />;
  if (showing && showing.kind !== 'roll' && props.beat !== undefined)
    return <StartPlate props={props} showing={showing} />;
  return (
    <>
      <div class="stage-line">
        {stageWords(view)} <Order view={view} />
      </div>
      <ShipPlate now={now} />
      {now.pointed?.action.kind === 'placePosition' && (
        <p class="unseen" role="status">
          {cellWords(now.pointed.action)}
        </p>
      )}
      {showing?.kind === 'roll' && (
        <RollPlate event={showing.event} step={showing.step} settings={view.settings} brief={now.isBrief} />
      )}
    </>
  );
}

/** Where the shell asks for a manner first, the board takes the first: it shows the others at a touch. */
function usePreselection({ choices, subjects, onSelect, moves }: DogfightProps): void {
  const isGrouped = choices.some(({ action }) => action.kind === 'fly');
  const first = isGrouped ? subjects[0]?.id : undefined;
  useEffect(() => {
    if (first !== undefined) onSelect(first);
  }, [moves, first]);
}

/** On the small map: every ship as its seat's shape. */
function ShipMarks({ view, unit }: { view: DogfightView; unit: number }) {
  return (
    <>
      {view.ships.map(({ id, pilot, pose }) => {
        if (!pose) return null;
        const { x, y } = onChart(pose, view.settings.side);
        return (
          <path
            key={id}
            d={seatShape(pilot)}
            style={{ fill: seatColour(pilot) }}
            transform={`translate(${x} ${y}) scale(${unit * 0.42}) translate(-12 -12)`}
          />
        );
      })}
    </>
  );
}

export const board: GameBoard = {
  Board,
  Tray,
  trayName: 'Ships',
  Answers,
  film,
  Progress,
  seatFacts,
  legend,
};
