/** The position as labelled lines, for a screen without a board and for those who listen to it. */
import { shipName } from '../ships.ts';
import type { DogfightView, SeenShip } from '../seen.ts';
import { cellWords, facing, maneuverName, pilotName, statWords, widths } from './words.ts';

const STAGE_NAMES = {
  stats: 'choosing stats',
  placement: 'placing ships',
  moveStage: 'move stage',
  attackStage: 'attack stage',
  gameOver: 'over',
} as const;

/** From here on people want to know how long it may stay quiet. */
const QUIET_SHOWN = 6;

/** "Round 7 of 40, move stage". */
export function progress({ round, stage, settings, quietRounds }: DogfightView): string {
  const { roundLimit, quietLimit } = settings;
  const quiet =
    quietLimit > 0 && quietRounds >= QUIET_SHOWN ? `, ${quietRounds} of ${quietLimit} rounds without an attack` : '';
  return round === 0
    ? `Set-up, ${STAGE_NAMES[stage]}`
    : `Round ${round} of ${roundLimit}, ${STAGE_NAMES[stage]}${quiet}`;
}

export function outline(view: DogfightView): readonly (readonly [string, string])[] {
  const { settings, firstPlayer, order, cell, active } = view;
  const lines: [string, string][] = [
    ['Time', progress(view)],
    ['Board', `${settings.boardTw} ship widths a side, range ${settings.rangeTw}`],
  ];
  if (firstPlayer !== null) lines.push(['Order', order.map(pilotName).join(', ') || 'nobody is flying']);
  const waiting = view.ready.flatMap((ready, seat) => (ready ? [] : [pilotName(seat)]));
  if (waiting.length > 0) lines.push(['Not ready yet', waiting.join(', ')]);
  lines.push(['Ships', view.ships.map(shipLine).join('\n')]);
  if (cell && active !== null) lines.push(['Being placed', `${shipName(active)} in ${cellWords(cell.col, cell.row)}`]);
  if (view.move) lines.push(['Flying', moveLine(view)]);
  return lines;
}

function shipLine({ id, stats, health, altitude, pose, lostBy, damageDealt, moved, acted }: SeenShip): string {
  const name = shipName(id);
  if (!stats) return `${name}: stats not known`;
  if (lostBy) return `${name}: ${lostBy === 'shotDown' ? 'shot down' : 'lost beyond the edge'}, dealt ${damageDealt}`;
  const place = pose ? `at ${widths(pose.x)}, ${widths(pose.y)} facing ${facing(pose.h)}` : 'not placed yet';
  const done = [...(moved ? ['moved'] : []), ...(acted ? ['acted'] : [])].map((word) => `, ${word}`).join('');
  return `${name}: ${statWords(stats)}; health ${health} left, altitude ${altitude}, dealt ${damageDealt}; ${place}${done}`;
}

function moveLine({ move }: DogfightView): string {
  if (!move) return '';
  const flown = move.flown.map(({ manner, template }) => maneuverName(manner, template)).join(', ');
  return `${shipName(move.ship)}, speed ${move.baseLeft} left${flown === '' ? '' : `, after ${flown}`}`;
}
