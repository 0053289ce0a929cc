/** The invasion that is shown: while it runs, and in a film to its last picture. */
import type { Event, Invasion, Strength } from '@orrery/cosmos/client';
import { type Card, cardOf, type CardId, type Side, SIDES } from '@orrery/cosmos/client';
import type { CosmosProps } from '../props.ts';

export type InvasionStep = 'commit' | 'reveal' | 'reinforce' | 'outcome';

export interface SceneNow {
  readonly invasion: Invasion;
  readonly step: InvasionStep;
}

const AFTERMATH: readonly Event['kind'][] = [
  'decided',
  'confiscated',
  'sabotaged',
  'withdrew',
  'stackLost',
  'advanced',
  'sidestepped',
  'embittered',
  'avenged',
  'assimilated',
  'deassimilated',
  'poweredUp',
  'infested',
  'snapped',
  'tookStone',
  'stole',
];
export const isAftermath = (event: Event | null): event is Event => event !== null && AFTERMATH.includes(event.kind);

export const kindIn = (card: CardId | null): Card['kind'] => (card === null ? 'attack' : cardOf(card).kind);

export const isClash = ({ revealed, attacker, defender }: Invasion): boolean =>
  revealed && [attacker, defender].every(({ card }) => kindIn(card) === 'attack');

/** In a film the end of an invasion is still its own. */
function invasionIn({ view, cell, events }: CosmosProps): Invasion | null {
  if (view.invasion) return view.invasion;
  const told = [...(cell?.events ?? []), ...(cell ? events : [])] as CosmosProps['events'];
  return cell && told.some(isAftermath) ? view.last : null;
}

export function sceneOf(props: CosmosProps): SceneNow | undefined {
  const { view } = props;
  const invasion = invasionIn(props);
  if (!invasion) return undefined;
  if (!invasion.revealed) return { invasion, step: 'commit' };
  if (invasion.settled || view.invasion === null || props.events.some(isAftermath))
    return { invasion, step: 'outcome' };
  // Not from what is asked: whether anybody is stays secret.
  const turning = props.beat !== undefined && props.events.some((event) => event?.kind === 'revealed');
  const speaking = view.decisions.some(({ kind }) => kind === 'switchNumbers' || kind === 'sacrifice');
  return { invasion, step: isClash(invasion) && !turning && !speaking ? 'reinforce' : 'reveal' };
}

interface Memory {
  readonly key: string;
  /** What was shown last. Whoever goes back from it has heard nothing of what follows. */
  shown: PicturePlace;
  strengths: { readonly attacker: Strength; readonly defender: Strength } | null;
  /** Who played a reinforcement. */
  readonly players: Map<CardId, number>;
  news: Event | undefined;
  /** The attack numbers as a Switch left them. */
  numbers: readonly number[] | undefined;
}

/** Which move was shown, and which picture of its film. */
type PicturePlace = Pick<CosmosProps, 'moves' | 'beat'>;
const isEarlier = (one: PicturePlace, other: PicturePlace): boolean =>
  one.moves < other.moves || (one.moves === other.moves && (one.beat ?? Infinity) < (other.beat ?? Infinity));

const nothingOf = (key: string): Memory => ({
  key,
  shown: { moves: 0 },
  strengths: null,
  players: new Map(),
  news: undefined,
  numbers: undefined,
});

/** What was told of the invasion so far. Without it (a page opened later) less is said, and nothing wrong. */
let memory = nothingOf('');

const ANNOUNCED: readonly Event['kind'][] = [
  'switched',
  'copied',
  'sacrificed',
  'sidestepped',
  'embittered',
  'avenged',
  'assimilated',
  'deassimilated',
  'poweredUp',
  'infested',
  'snapped',
  'tookStone',
  'sawHand',
];

export function remember(props: CosmosProps, { invasion }: SceneNow): Readonly<Memory> {
  const { view, events, cell } = props;
  const { attacker, defender } = invasion;
  const key = `${view.round} ${attacker.seat} ${attacker.site} ${defender.site}`;
  if (memory.key !== key || isEarlier(props, memory.shown)) memory = nothingOf(key);
  memory.shown = props;
  if (view.strengths) memory.strengths = view.strengths;
  const told = [...((cell?.events.slice(0, cell.happened) ?? []) as CosmosProps['events']), ...events];
  for (const event of told) {
    if (!event) continue;
    if (event.kind === 'reinforced') for (const { card, seat } of event.plays) memory.players.set(card, seat);
    if (event.kind === 'totals') memory.strengths = { attacker: event.attacker, defender: event.defender };
    if (event.kind === 'switched') memory.numbers = event.numbers;
    if (ANNOUNCED.includes(event.kind)) memory.news = event;
  }
  return memory;
}

/** The viewer's part in it, if any. */
export const sideOf = ({ viewer }: CosmosProps, { attacker, defender }: Invasion): Side | undefined =>
  SIDES.find((side) => (side === 'attacker' ? attacker : defender).seat === viewer);
