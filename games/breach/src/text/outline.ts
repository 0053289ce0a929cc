/** The position as labelled lines, for a screen without a board and for those who listen to it. */
import { AI_TYPES, aiDataOf, MAPS, PIRATE_TYPES, pirateDataOf, type RoomName } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { couldBeText } from './could-be.ts';

const PHASE_NAMES = {
  aiSetup: 'set-up of the A.I.',
  pirateSetup: 'set-up of the pirates',
  pirateWave: 'the pirates act',
  aiWave: 'the A.I. strikes back',
  gameOver: 'over',
} as const;

export function outline(view: BreachView): readonly (readonly [string, string])[] {
  const { settings, round, wave } = view;
  const { name, bridge } = MAPS[view.map];
  const waveText = wave > 0 ? `, wave ${wave} of ${settings.waves}` : '';
  const lines: [string, string][] = [
    ['Ship', `${name}, bridge in ${bridge}`],
    ['Time', `Round ${round} of ${settings.rounds}${waveText}: ${PHASE_NAMES[view.phase]}`],
    [
      'Energy',
      `Capacitor ${view.capacitor} of ${settings.capacitorCap}, Reactor ${view.reactor}; ` +
        `${view.activeGenerators} of ${settings.generators} generators run`,
    ],
    ['Rations', `${view.rations}`],
    ['Breaches', view.breaches.join(' ')],
    [
      'Board',
      SHIPS[view.map].rooms
        .map((room) => roomLine(view, room))
        .filter(Boolean)
        .join('\n') || 'empty',
    ],
  ];
  if (view.supply) lines.push(['Supply', countsText(view.supply)]);
  if (view.faceDown.length > 0) lines.push(['A face-down unit could be', couldBeText(view)]);
  return lines;
}

/** Everything in a room; empty for an empty room. */
function roomLine(view: BreachView, room: RoomName): string {
  const inRoom = <T extends { readonly room: RoomName }>(list: readonly T[]) => list.filter((one) => one.room === room);
  const units = inRoom(view.units)
    .toSorted((a, b) => AI_TYPES.indexOf(a.type) - AI_TYPES.indexOf(b.type))
    .map(({ type, durability, revealed }) => `${aiDataOf(type).name} ${durability}${revealed ? '' : ' (face down)'}`);
  const unknown = inRoom(view.faceDown).map(({ id }) => `? ${id}`);
  const pirates = inRoom(view.pirates)
    .toSorted((a, b) => PIRATE_TYPES.indexOf(a.type) - PIRATE_TYPES.indexOf(b.type))
    .map(({ type, health, acted }) => `${pirateDataOf(type).name} ${health}${acted ? '✓' : ''}`);
  const sides = [[...units, ...unknown].join(', '), pirates.join(', ')].filter(Boolean);
  return sides.length === 0 ? '' : `${room}: ${sides.join(' | ')}`;
}

function countsText(counts: NonNullable<BreachView['supply']>): string {
  const left = AI_TYPES.filter((type) => counts[type] > 0).map((type) => `${aiDataOf(type).name} ${counts[type]}`);
  return left.join(', ') || 'nothing left';
}
