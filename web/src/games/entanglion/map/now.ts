/** The map as it is shown now, as its layers share it: what flies, what could, what can be touched. */
import {
  type EngineCard,
  type Event,
  type Gate,
  type HandAnswer,
  isGate,
  type MovesAnswer,
  type PlanetId,
  type PositionId,
  type QueueAnswer,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import { useMemo } from 'preact/hooks';
import type { Size } from '../../camera/math.ts';
import { fresh } from '../../fresh.ts';
import { useForecast } from '../../use-forecast.ts';
import { explained } from '../physics/chosen.ts';
import { askedOf, type Choice, choicesOf, type EntanglionProps, frameOf, ownOf, seatOf } from '../props.ts';
import { type Chart, chartOf, type Leg, legsOf } from './geometry.ts';
import { type RouteStep, routeOf } from './route.ts';
import { landings, type Targets, targetsOf } from './targets.ts';

/** A fleet where it could be: brass if a click takes it there, ivory if it is only told. */
export interface Ghost {
  readonly seat: Seat;
  readonly from: PositionId;
  readonly to: PositionId;
  readonly choice: Choice | undefined;
}

/** A card's letter where the card leads. */
export interface Hint {
  readonly card: EngineCard;
  readonly planet: PlanetId;
}

export interface MapNow {
  readonly props: EntanglionProps;
  readonly chart: Chart;
  readonly targets: Targets;
  readonly legs: readonly Leg[];
  /** The gate whose flight is lit. */
  readonly gate: Gate | undefined;
  readonly ghosts: readonly Ghost[];
  readonly hints: readonly Hint[];
  /** The own plan, card by card, as far as the screen may show it. */
  readonly route: readonly RouteStep[];
  /** Where the last flight came from. */
  readonly origins: readonly PlanetId[];
  /** The fleet in question. */
  readonly acting: Seat | undefined;
  onPlanet(this: void, planet: PlanetId): void;
  onPointAt(this: void, planet: PlanetId): void;
  onExplain(this: void, planet: PlanetId): void;
}

/** Where each card in hand leads from where the fleet is, by the rules' own word; nothing until that is known. */
export function useHandForecast(props: EntanglionProps): HandAnswer | undefined {
  const wanted = ownOf(props)?.hand !== undefined && props.beat === undefined && seatOf(props) !== undefined;
  return useForecast<HandAnswer>(props, wanted ? { kind: 'hand' } : undefined);
}

/** The same for every gate, from the present position. */
export function useMovesForecast(props: EntanglionProps): MovesAnswer | undefined {
  const asked = askedOf(props);
  const wanted = asked === 'stratUse' || asked === 'interfereValue';
  return useForecast<MovesAnswer>(props, wanted ? { kind: 'moves' } : undefined);
}

/** The own plan, while it is made and while others fly; where the viewer chooses a flight, that one is what matters. */
function useQueueForecast(props: EntanglionProps): QueueAnswer | undefined {
  const { phase } = props.view;
  const planned = phase === 'navigate' || (phase === 'resolve' && props.choices.length === 0);
  const wanted = planned && props.beat === undefined && (ownOf(props)?.control.length ?? 0) > 0;
  return useForecast<QueueAnswer>(props, wanted ? { kind: 'queue' } : undefined);
}

interface Prospect {
  readonly legs: readonly Leg[];
  readonly gate: Gate | undefined;
  readonly ghosts: readonly Ghost[];
  readonly hints: readonly Hint[];
  readonly origins: readonly PlanetId[];
}

const NOTHING: Prospect = { legs: [], gate: undefined, ghosts: [], hints: [], origins: [] };

type Moved = Extract<Event, { kind: 'moved' }>;

/** What has just flown, while a film shows it or until the next thing is told. */
function flownOf({ events }: EntanglionProps): Moved | undefined {
  return events.findLast((event): event is Moved => event?.kind === 'moved');
}

/** Flights among which the viewer chooses. */
function moveProspect(props: EntanglionProps, chart: Chart): Prospect | undefined {
  const moves = choicesOf(props, 'move');
  const own = ownOf(props);
  const seat = seatOf(props);
  if (moves.length === 0 || !own || seat === undefined) return undefined;
  const gate = frameOf(props.view, 'move')?.gate;
  const from = own.position;
  const pointed = moves.find(({ cursor }) => cursor) ?? moves[0];
  return {
    ...NOTHING,
    gate,
    ghosts: moves.map((choice) => ({ seat, from, to: choice.action.to, choice })),
    legs: pointed ? legsOf(chart, from, pointed.action.to, gate ?? null) : [],
  };
}

/** The card under the cursor: where it would lead from here, and letters where the others would. */
function cardProspect(
  props: EntanglionProps,
  chart: Chart,
  hand: HandAnswer,
  moves: MovesAnswer | undefined,
): Prospect {
  const seat = seatOf(props);
  // What nobody has pointed at would look like advice.
  const isShown = !fresh.value || props.choices.some(({ advised }) => advised);
  const pointed = isShown ? props.choices.find(({ cursor }) => cursor)?.action : undefined;
  const asked = askedOf(props);
  if (seat === undefined) return NOTHING;
  const from = moves?.from ?? (hand.from.length === 1 ? hand.from[0] : undefined);
  if (from === undefined) return NOTHING;
  if (moves) {
    const gate =
      pointed?.kind === 'use' && isGate(pointed.card)
        ? pointed.card
        : pointed?.kind === 'gate'
          ? pointed.gate
          : undefined;
    return gate ? flightsOf(chart, seat, from, gate, moves.moves[gate]) : NOTHING;
  }
  if (asked !== 'navigate' || props.choices.length === 0) return NOTHING;
  const card = pointed?.kind === 'place' ? pointed.card : undefined;
  const goals = hand.cards.find((one) => one.card === card)?.to ?? [];
  const others = hand.cards.filter((one) => one.card !== card);
  const lit = card && isGate(card) ? flightsOf(chart, seat, from, card, goals) : NOTHING;
  const taken = new Set(goals.flatMap((to) => landings(from, to)));
  const hints = others.flatMap(({ card: other, to }) =>
    [...new Set(to.flatMap((goal) => landings(from, goal)))]
      .filter((planet) => !taken.has(planet))
      .map((planet) => ({ card: other, planet })),
  );
  const first = hints.filter((hint, at) => hints.findIndex(({ planet }) => planet === hint.planet) === at);
  return { ...lit, hints: first };
}

function flightsOf(chart: Chart, seat: Seat, from: PositionId, gate: Gate, goals: readonly PositionId[]): Prospect {
  return {
    ...NOTHING,
    gate,
    ghosts: goals.map((to) => ({ seat, from, to, choice: undefined })),
    legs: goals.flatMap((to) => legsOf(chart, from, to, gate)),
  };
}

function prospectOf(
  props: EntanglionProps,
  chart: Chart,
  hand: HandAnswer | undefined,
  moves: MovesAnswer | undefined,
): Prospect {
  const move = moveProspect(props, chart);
  if (move) return move;
  const asked = askedOf(props);
  if (hand && (asked === 'navigate' || moves)) return cardProspect(props, chart, hand, moves);
  const flown = flownOf(props);
  if (!flown) return NOTHING;
  return {
    ...NOTHING,
    gate: flown.gate ?? undefined,
    legs: legsOf(chart, flown.from, flown.to, flown.gate),
    origins: landings(flown.to, flown.from),
  };
}

/** Whose fleet the moment is about. */
function actingOf(props: EntanglionProps): Seat | undefined {
  const { view, events } = props;
  const flown = flownOf(props);
  if (props.beat !== undefined) {
    const told = events.findLast((event) => event !== null && 'seat' in event);
    return flown?.seat ?? view.active?.seat ?? (told && 'seat' in told ? told.seat : undefined);
  }
  return props.choices.length > 0 ? seatOf(props) : undefined;
}

export function useMapNow(props: EntanglionProps, size: Size): MapNow {
  const chart = useMemo(() => chartOf(size), [size.width, size.height]);
  const hand = useHandForecast(props);
  const moves = useMovesForecast(props);
  const queue = useQueueForecast(props);
  const targets = targetsOf(props);
  const explain = (planet: PlanetId) => (explained.value = { kind: 'planet', planet });
  return {
    props,
    chart,
    targets,
    ...prospectOf(props, chart, hand, moves),
    route: queue ? routeOf(chart, queue, ownOf(props)) : [],
    acting: actingOf(props),
    onPlanet: (planet) => {
      const here = targets.get(planet) ?? [];
      const [first] = here;
      if (here.length === 1 && first) props.onChoose(first.action);
      else if (first) props.onPoint((here[here.findIndex(({ cursor }) => cursor) + 1] ?? first).action);
      else explain(planet);
    },
    onPointAt: (planet) => {
      const [first, ...more] = targets.get(planet) ?? [];
      if (first && more.length === 0) props.onPoint(first.action);
    },
    onExplain: explain,
  };
}
