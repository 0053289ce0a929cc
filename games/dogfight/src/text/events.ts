/** Events as lines of the log, with their numbers. */
import { listed, plural, unreachable, type Viewer } from '@orrery/kernel';
import type { Event, EventOfKind } from '../events.ts';
import { pilotOf, shipName } from '../ships.ts';
import { endWords } from './outcome.ts';
import { aManeuver, cellWords, costWords, facing, lineWords, pilotName } from './words.ts';

export function eventText(event: Event): string {
  switch (event.kind) {
    case 'pilotReady':
      return readyText(event);
    case 'lineAssigned':
      return `${shipName(event.ship)} gets ${lineWords(event.line)}.`;
    case 'linesRevealed':
      return `All stats are revealed. ${event.lines.map(({ ship, line }) => `${shipName(ship)}: ${lineWords(line)}`).join('; ')}.`;
    case 'highRoll':
      return highRollText(event);
    case 'firstPlayerFound':
      return `${pilotName(event.seat)} is the first player.`;
    case 'positionChosen':
      return `${shipName(event.ship)} goes to ${cellWords(event.col, event.row)}${event.fallback ? ', as far from the others as there is room' : ''}.`;
    case 'shipPlaced':
      return `${shipName(event.ship)} faces ${facing(event.pose.h)}.`;
    case 'roundStarted':
      return `Round ${event.round} begins. Order: ${event.order.map(pilotName).join(', ')}.`;
    case 'shipChosen':
      return `${shipName(event.ship)} ${event.stage === 'moveStage' ? 'moves' : 'attacks'} next.`;
    case 'maneuverFlown':
      return maneuverText(event);
    case 'moveEnded':
      return moveEndText(event);
    case 'attackStageStarted':
      return attackStageText(event);
    case 'attacked':
      return attackText(event);
    case 'heldFire':
      return `${shipName(event.ship)} holds fire.`;
    case 'shipLost':
      return `${shipName(event.ship)} ${event.by === 'shotDown' ? 'is shot down' : 'leaves the board and is lost'}.`;
    case 'pilotEliminated':
      return `${pilotName(event.seat)} has no ship left and is out.`;
    case 'roundEnded':
      return event.quiet ? quietText(event) : `Round ${event.round} ends.`;
    case 'gameEnded':
      return endWords(event.reason, event.winners, event.round);
    default:
      return unreachable(event);
  }
}

function quietText({ round, quietRounds }: EventOfKind<'roundEnded'>): string {
  const since = quietRounds > 1 ? `, for ${quietRounds} rounds now` : '';
  return `Round ${round} ends. Nobody has attacked or been lost${since}.`;
}

function readyText({ seat, lines }: EventOfKind<'pilotReady'>): string {
  if (lines === null) return `${pilotName(seat)} is ready.`;
  const ships = lines.map((line, index) => `${shipName(`p${seat}s${index}`)}: ${lineWords(line)}`);
  return `${pilotName(seat)} is ready. ${ships.join('; ')}.`;
}

function highRollText({ seats, faces, highest }: EventOfKind<'highRoll'>): string {
  const rolls = seats.map((seat, at) => `${pilotName(seat)} ${faces[at]}`).join(', ');
  return highest.length > 1
    ? `Roll to go first: ${rolls}. ${listed(highest.map(pilotName))} roll again.`
    : `Roll to go first: ${rolls}.`;
}

function maneuverText(event: EventOfKind<'maneuverFlown'>): string {
  const { ship, manner, template, cost, tokens, end, result, overlapped } = event;
  const others = listed(overlapped.map(shipName));
  const flies = `${shipName(ship)} flies ${aManeuver(manner, template)} for ${costWords(cost, tokens)}`;
  if (result === 'offBoard') return `${flies}, beyond the edge.`;
  if (result === 'bumped') return `${flies}, bumps into ${others} and stays where it was.`;
  return `${flies} and faces ${facing(end.h)}${overlapped.length > 0 ? `, on top of ${others}` : ''}.`;
}

function moveEndText({ ship, stored, lost, altitude }: EventOfKind<'moveEnded'>): string {
  const parts = [
    'ends its move',
    ...(stored > 0 ? [`stores ${stored} speed (altitude ${altitude})`] : []),
    ...(lost > 0 ? [`loses ${lost} speed`] : []),
  ];
  return `${shipName(ship)} ${listed(parts)}.`;
}

function attackStageText({ shooters }: EventOfKind<'attackStageStarted'>): string {
  if (shooters.length === 0) return 'Nobody has a target.';
  return `${listed(shooters.map(shipName))} ${shooters.length === 1 ? 'has' : 'have'} a target.`;
}

function attackText(event: EventOfKind<'attacked'>): string {
  const { ship, target, linedUp, attackDice, defenseDice } = event;
  const dice = `rolls ${attackDice.join(' ')} against ${defenseDice.join(' ')}`;
  return `${shipName(ship)} fires at ${shipName(target)}${linedUp ? ', lined up' : ''}: ${dice}. ${cameOf(event, ': ')}.`;
}

/** "3 hits, 1 dodge: health 3 → 1". */
function cameOf({ hits, dodges, before, left }: EventOfKind<'attacked'>, mark: string): string {
  const health = left < before ? `health ${before} → ${left}` : 'no damage';
  return `${plural(hits, 'hit')}, ${plural(dodges, 'dodge')}${mark}${health}`;
}

/** What a pilot must not miss between two looks at the board: shots at their ships, and what came of their own. */
export function toldFirst(event: Event, viewer: Viewer): string | undefined {
  if (event.kind !== 'attacked' || (event.seat !== viewer && pilotOf(event.target) !== viewer)) return undefined;
  return `${shipName(event.ship)} shot at ${shipName(event.target)}: ${cameOf(event, ', ')}.`;
}
