/** Space Pirates as open space under a camera: ships to scale, and for the one that moves every maneuver as a ghost. */
import type { DogfightView } from '@orrery/dogfight/client';
import { useEffect, useRef } from 'preact/hooks';
import { seatColour, seatShape } from '../../parts/emblem.tsx';
import type { GameBoard } from '../board.ts';
import { CameraView } from '../camera/view.tsx';
import { LookoutArea, lookoutOf } from './sight/aims.tsx';
import { Answers } from './answers/answers.tsx';
import { Assigning } from './start/assigning.tsx';
import { onChart } from './space/chart.ts';
import { EdgeWords } from './space/edge-words.tsx';
import { previews } from './space/intent.ts';
import { type Facing, facingId, Facings, facingsOf, facingSpots } from './start/facing.tsx';
import { seatFacts } from './facts.ts';
import { caption } from './film/caption.ts';
import { Ghosts } from './flying/ghost-layer.tsx';
import { keyOf } from './flying/ghosts.ts';
import { legend } from './legend.tsx';
import { type Now, useNow } from './space/now.ts';
import { useFlights } from './space/motion.ts';
import { cellWords } from './names.ts';
import { outlook } from './outlook.ts';
import { Berth, Placing } from './start/placing.tsx';
import { Order, Progress, stageWords } from './progress.tsx';
import type { DogfightProps } from './props.ts';
import { RollPlate } from './film/roll-plate.tsx';
import { ShipPlate } from './ships/ship-plate.tsx';
import { Ships } from './ships/ships.tsx';
import { SightOf } from './sight/sight.tsx';
import { BeyondPattern, Space } from './space/space.tsx';
import { useStartSelection } from './start/preselection.ts';
import { StartPlate } from './start/start-plate.tsx';
import { type Placed, useStops } from '../stops.ts';
import { SeatPatterns } from './ships/token.tsx';
import { Tray } from './tray.tsx';

function Board(props: DogfightProps) {
  const now = useNow(props);
  usePreselection(props);
  useStartSelection(props);
  const { view, camera, hasMap } = now;
  const { side } = view.settings;
  return (
    <>
      <CameraView
        camera={camera}
        label="Space"
        class="dogfight"
        {...(hasMap && { map: (unit: number) => <ShipMarks view={view} unit={unit} /> })}
        still={
          <defs>
            <BeyondPattern />
            <SeatPatterns />
          </defs>
        }
      >
        <Space side={side} />
        <EdgeWords now={now} />
        <Table now={now} />
      </CameraView>
      <Plates now={now} />
    </>
  );
}

/** What changes: the layers over empty space, and the way of the arrow keys through them. */
function Table({ now }: { now: Now }) {
  const { view, props, camera, showing } = now;
  const { side } = view.settings;
  const facings = facingsOf(now);
  const { group, onKeyDown, stop } = useStops(placesOf(now, facings), [firstPlace(now)]);
  const layer = useRef<SVGGElement>(null);
  const lookout = lookoutOf(now);
  const { moves, beat, events } = props;
  useFlights(group, layer, { moves, events, showing, side, camera, ...(beat !== undefined && { beat }) });
  const facing = facings.find(({ choice }) => choice.cursor);
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      <LookoutArea now={now} lookout={lookout} />
      {facing && now.active && <SightOf pose={facing.pose} seat={now.active.pilot} settings={view.settings} />}
      <Placing now={now} />
      <Berth now={now} heading={facing?.heading} />
      <Ships now={now} stop={stop} lookout={lookout} />
      <Ghosts now={now} stop={stop} />
      <Facings now={now} stop={stop} facings={facings} />
      <g ref={layer} class="effects" aria-hidden="true" />
    </g>
  );
}

function placesOf(now: Now, facings: readonly Facing[]): readonly Placed[] {
  const { view, ghosts } = now;
  return [
    ...ghosts.map(({ prospect, spot }) => ({ id: `fly ${keyOf(prospect.action)}`, ...spot })),
    ...facingSpots(now, facings),
    ...view.ships.flatMap(({ id, pose }) => (pose ? [{ id: `ship ${id}`, ...onChart(pose, view.settings.side) }] : [])),
  ];
}

/** Where Tab comes in: at what the cursor points at. */
function firstPlace({ pointed }: Now): string | undefined {
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
function Plates({ now }: { now: Now }) {
  const { view, props, showing } = now;
  if (showing && showing.kind !== 'roll') return <StartPlate props={props} showing={showing} />;
  if (view.stage === 'stats') return <Assigning props={props} />;
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
        <RollPlate event={showing.event} part={showing.part} settings={view.settings} brief={now.isBrief} />
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
  keepsHand: true,
  Answers,
  previews,
  caption,
  outlook,
  Progress,
  seatFacts,
  legend,
};
