/** Buttons: what each action is called. */
import { unreachable } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { Cargo, PositionId } from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import {
  cardName,
  cargoWords,
  componentName,
  eventName,
  loneFlight,
  pirateName,
  planetName,
  positionName,
  resourceName,
} from './words.ts';

/** What passing means depends on what is asked. */
const PASSES: Readonly<Record<string, string>> = {
  mulligan: 'Keep this hand',
  event: 'Play nothing',
  respond: 'Let it happen',
  navigate: 'Pass: queue no more this round',
  charmDiscard: 'Fill your hand',
  interfere: 'Fly as it is',
  reroll: 'Keep the roll',
  probeAction: 'Do nothing',
  shop: 'Leave the Depot',
  dump: 'Done',
  action: 'Done',
  neva: 'No bargain',
  refresh: 'Fill your hand',
  stratUse: 'Stop here',
};

/** The view lists what its own seat may do, so its question is the one with legal answers. */
export function askedIn({
  decisions,
  legal,
}: EntanglionView): { readonly kind: string; readonly seat: number } | undefined {
  return legal.length > 0 ? decisions[0] : undefined;
}

const passText = (view: EntanglionView): string => PASSES[askedIn(view)?.kind ?? ''] ?? 'Pass';

const DISCARDING = ['umbraDiscard', 'discardEvent'];

/** Choosing an event card: to discard, to keep, to give. */
function eventChoice(event: string, view: EntanglionView): string {
  const kind = askedIn(view)?.kind ?? '';
  if (DISCARDING.includes(kind)) return `Discard ${event}`;
  return kind === 'tutorGive' ? `Give ${event} away` : `Keep ${event}`;
}

/** Whether the loser of an encounter chooses what the winner takes. */
export function givesUp(view: EntanglionView): boolean {
  const asked = askedIn(view);
  return asked?.kind === 'loot' && view.encounter?.winner !== asked.seat;
}

function resourceChoice(resource: string, view: EntanglionView): string {
  if (givesUp(view)) return `Give up ${resource}`;
  return askedIn(view)?.kind.startsWith('alchemist') ? resource : `Take ${resource}`;
}

function flightText(to: PositionId, view: EntanglionView): string {
  const { seat = 0 } = askedIn(view) ?? {};
  const lone = loneFlight(view.players[seat]?.position ?? to, to, seat);
  return lone ? `Fly ${lone.join(' to ')}` : `Fly to ${positionName(to)}`;
}

export function actionText(action: Action, view: EntanglionView): string {
  switch (action.kind) {
    case 'placeFleet':
      return `Start on ${planetName(action.planet)}`;
    case 'redraw':
      return 'Draw a new hand';
    case 'play':
      return `Play ${eventName(action.event)}`;
    case 'sabotage':
      return 'Cancel it';
    case 'chooseEvent':
      return eventChoice(eventName(action.event), view);
    case 'place':
      return `Queue ${cardName(action.card)}`;
    case 'placeProbe':
      return 'Queue your fleet PROBE';
    case 'charming':
      return 'Use Charming';
    case 'discard':
      return `Discard ${cardName(action.card)}`;
    case 'slot':
      return `Slot ${action.slot}`;
    case 'guess':
      return `It is ${cardName(action.card)}`;
    case 'reveal':
      return 'Reveal your next card';
    case 'gate':
      return `It counts as ${cardName(action.gate)}`;
    case 'move':
      return flightText(action.to, view);
    case 'use':
      return `Use ${cardName(action.card)}`;
    case 'color':
      return action.color === 'red' ? 'Red paths only' : 'Blue paths only';
    case 'reroll':
      return 'Roll again';
    case 'pass':
      return passText(view);
    default:
      return deedText(action, view);
  }
}

type Deed = Exclude<
  Action,
  {
    kind:
      | 'placeFleet'
      | 'redraw'
      | 'play'
      | 'sabotage'
      | 'chooseEvent'
      | 'place'
      | 'placeProbe'
      | 'charming'
      | 'discard'
      | 'slot'
      | 'guess'
      | 'reveal'
      | 'gate'
      | 'move'
      | 'use'
      | 'color'
      | 'reroll'
      | 'pass';
  }
>;

/** What is done at planets, and answers about goods and people. */
function deedText(action: Deed, view: EntanglionView): string {
  switch (action.kind) {
    case 'discover':
      return 'Discover the planet';
    case 'mine':
      return `Mine ${planetName(action.planet)}`;
    case 'hire':
      return `Hire ${pirateName(action.pirate)}`;
    case 'depot':
      return 'Shop at the Depot';
    case 'unload':
      return 'Jettison cargo';
    case 'buy':
      return `Buy ${componentName(action.component)}`;
    case 'trade':
      return 'Trade two resources for one';
    case 'jettison':
      return `Jettison ${resourceName(action.resource)} at ${planetName(action.planet)}`;
    case 'amount':
      return `${action.amount}`;
    case 'pirate':
      return pirateName(action.pirate);
    case 'faceDown':
      return 'A face-down pirate';
    case 'outpost':
      return `Outpost ${action.outpost}`;
    case 'pay':
      return `Pay ${cargoWords(action.price as unknown as Cargo)}`;
    case 'resource':
      return resourceChoice(resourceName(action.resource), view);
    case 'sellPower':
      return 'Give up 1 Quantum Power';
    default:
      return unreachable(action);
  }
}
