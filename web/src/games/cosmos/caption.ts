/** The words under the pictures of a film. */
import { plural, sentence, type Viewer, type Voice, voiceOf } from '@orrery/kernel';
import { BOARDS, type CosmosView, type Event, type EventOf, seatName } from '@orrery/cosmos/client';
import type { Caption } from '../board.ts';
import type { CosmosProps } from './props.ts';

/** How long what happened is to be seen, at speed 1. */
const LENGTHS: Readonly<Partial<Record<Event['kind'], number>>> = {
  invaded: 1200,
  revealed: 1500,
  totals: 1500,
  switched: 1500,
  copied: 1500,
  sacrificed: 1300,
  reinforced: 1500,
  decided: 1500,
  stackLost: 1200,
  sabotaged: 1100,
  avenged: 1200,
  withdrew: 900,
  sidestepped: 1100,
  advanced: 900,
  assimilated: 1400,
  poweredUp: 1300,
  snapped: 1800,
  moved: 650,
  aliensShown: 1200,
  turnStarted: 300,
  bonusMoved: 1200,
};

const BONUS_CAPTIONS = { fewestLost: 'Fewest in the graveyard', mostCards: 'Most cards' } as const;
const SHORTEST_MS = 250;

export function caption(events: CosmosProps['events'], view: CosmosView, viewer: Viewer): Caption {
  const known = events.filter((event) => event !== null);
  const named = known.map((event) => nameOf(event, view, viewer)).filter((name) => name !== undefined);
  return {
    ms: Math.max(SHORTEST_MS, ...known.map(({ kind }) => LENGTHS[kind] ?? 0)),
    chapter: view.round > 0 ? `Round ${view.round}` : 'Set-up',
    ...(known.some(({ kind }) => kind === 'decided') ? named.at(-1) : named.at(0)),
  };
}

type Name = Pick<Caption, 'words' | 'seat'>;

function nameOf(event: Event, view: CosmosView, viewer: Viewer): Name | undefined {
  const { who, does, whose } = voiceOf(seatName, viewer);
  const at = (site: string) => BOARDS[view.board].labels[site] ?? site;
  switch (event.kind) {
    case 'invaded':
      return { words: `Invasion of ${at(event.target)}`, seat: event.seat };
    case 'revealed':
      return { words: 'Both cards are shown' };
    case 'totals':
      return { words: `${event.attacker.total} against ${event.defender.total}` };
    case 'reinforced':
      return { words: event.plays.length > 0 ? 'Reinforcements' : 'Nobody reinforces' };
    case 'decided':
      return event.winner === null
        ? { words: 'No one wins' }
        : { words: `${sentence(who(event.winner))} ${does(event.winner, 'win', 'wins')}`, seat: event.winner };
    case 'switched':
      return { words: 'Switch', seat: event.seat };
    case 'copied':
      return { words: 'Copy', seat: event.seat };
    case 'sacrificed':
      return event.ships > 0 ? { words: 'Sacrifice', seat: event.seat } : undefined;
    case 'moved':
      return { words: `${plural(event.count, 'ship')} to ${at(event.to)}`, seat: event.seat };
    case 'advanced':
      return event.ships > 0 ? { words: `Advance to ${at(event.to)}`, seat: event.seat } : undefined;
    case 'withdrew':
      return { words: `Withdraws to ${at(event.to)}`, seat: event.seat };
    case 'snapped':
      return { words: 'Snap', seat: event.seat };
    case 'aliensShown':
      return { words: 'The aliens are shown' };
    case 'turnStarted':
      return { words: `${sentence(whose(event.seat))} turn`, seat: event.seat };
    case 'bonusMoved':
      return bonusName(event, who);
    case 'gameEnded':
      return { words: `${sentence(who(event.winner))} ${does(event.winner, 'have', 'has')} won`, seat: event.winner };
    default:
      return undefined;
  }
}

/**
 * "Most cards: Orange +2", "Fewest in the graveyard: a tie, Blue −2". By option several have it: whoever keeps it is not
 * named.
 */
function bonusName({ bonus, from, to, points }: EventOf<'bonusMoved'>, who: Voice['who']): Name {
  const gainers = to.filter((seat) => !from.includes(seat));
  const losers = from.filter((seat) => !to.includes(seat));
  const moving = gainers.length > 0 ? gainers : losers;
  const change = `${moving.map(who).join(', ')} ${gainers.length > 0 ? '+' : '−'}${points}`;
  const [seat, ...others] = gainers;
  return {
    words: `${BONUS_CAPTIONS[bonus]}: ${to.length === 0 ? `a tie, ${change}` : change}`,
    ...(seat !== undefined && others.length === 0 && { seat }),
  };
}
