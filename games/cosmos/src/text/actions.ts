/** Buttons: what each action is called. */
import { unreachable } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { MODES, STONE_DATA } from '../data.ts';
import type { CosmosView } from '../view.ts';
import {
  abilityName,
  alienName,
  cardName,
  powerName,
  PURCHASE_NAMES,
  seatName,
  ships,
  siteName,
  token,
  tokens,
} from './words.ts';

/** What passing means depends on what is asked. */
const PASSES: Readonly<Record<string, string>> = {
  chooseResource: 'The bank is empty',
  gift: 'No gift',
  spend: 'Done spending',
  move: 'Done moving',
  chainStep: 'Stop here',
  invade: 'End the turn',
  redrawDiscard: 'Draw new cards',
  switchNumbers: 'Leave the numbers',
  reinforce: 'Pass',
  retreatTo: 'Stay',
  sidestepTo: 'Lose all of them',
  assimilate: 'Assimilate nothing',
  dominoDiscard: 'Keep the rest',
  reboot: 'Stay in Sword',
};

function passText({ decisions, legal }: CosmosView): string {
  // The view lists what its own seat may do, so one of these is its question.
  const own = decisions.find(({ kind }) => legal.length > 0 && kind in PASSES);
  return (own && PASSES[own.kind]) ?? 'Pass';
}

export function actionText(action: Action, view: CosmosView): string {
  switch (action.kind) {
    case 'choosePower':
      return `Be ${alienName(action.alien)}`;
    case 'powerUp':
      return `Power up ${powerName(action.power)}`;
    case 'borgSetup':
      return `Take ${abilityName(action.ability)} from ${seatName(action.player)}`;
    case 'placeStart':
      return `Place them on ${siteName(action.site, view.board)}`;
    case 'doubleStack':
      return `Double the stack on ${siteName(action.site, view.board)}`;
    case 'deployShip':
      return `Deploy on ${siteName(action.site, view.board)}`;
    case 'chooseMode':
      return action.mode === MODES[1] ? 'Sword' : 'Shield';
    case 'nameRebel':
      return `Name ${seatName(action.player)} the Rebel`;
    case 'chooseResource':
      return `Take ${token(action.resource)}`;
    case 'gift':
      return `${token(action.resource)} each for you and ${seatName(action.player)}`;
    case 'spend':
      return action.site === undefined
        ? `Buy ${PURCHASE_NAMES[action.on]}`
        : `Build a fortress on ${siteName(action.site, view.board)}`;
    case 'tradeOffer':
      return `Offer ${seatName(action.partner)} ${tokens(action.given, action.give)} for ${tokens(action.taken, action.give === 'gas' ? 'mineral' : 'gas')}`;
    case 'tradeAnswer':
      return action.accept ? 'Accept' : 'Decline';
    case 'move':
      return `Move ${ships(action.count)} from ${siteName(action.from, view.board)} to ${siteName(action.to, view.board)}`;
    case 'chain':
      return `Begin a chain: ${ships(action.count)} from ${siteName(action.from, view.board)} to ${siteName(action.to, view.board)}`;
    case 'teleport':
      return `Teleport ${ships(action.count)} from ${siteName(action.from, view.board)} to ${siteName(action.to, view.board)}`;
    case 'chainStep':
      return `On to ${siteName(action.to, view.board)} with ${ships(action.count)}`;
    case 'invade':
      return `Invade ${siteName(action.target, view.board)} from ${siteName(action.from, view.board)}`;
    case 'redrawDiscard':
    case 'dominoDiscard':
    case 'discardToLimit':
      return `Discard ${cardName(action.card)}`;
    case 'commitCard':
      return `Play ${cardName(action.card)}`;
    case 'compensationPick':
      return `Take ${cardName(action.card)}`;
    case 'switchNumbers':
      return action.resource
        ? `Pay ${tokens(view.options.switchCost, action.resource)} and switch`
        : 'Switch the numbers';
    case 'sacrifice':
      return action.ships === 0 ? 'Sacrifice nothing' : `Sacrifice ${ships(action.ships)}`;
    case 'reinforce':
      return `${cardName(action.card)} for ${view.invasion ? seatName(view.invasion[action.side].seat) : action.side}`;
    case 'retreatTo':
      return `Withdraw to ${siteName(action.site, view.board)}`;
    case 'sidestepTo':
      return `Sidestep to ${siteName(action.site, view.board)}`;
    case 'assimilate':
      return `Assimilate ${abilityName(action.ability)}`;
    case 'deassimilate':
      return `Take back ${abilityName(action.ability)}`;
    case 'takeStone':
      return `Take the ${STONE_DATA[action.stone].name} stone`;
    case 'advance':
      return action.ships === 0 ? 'Stay' : `Advance with ${ships(action.ships)}`;
    case 'reboot':
      return `Pay ${token(action.resource)} for Shield`;
    case 'pass':
      return passText(view);
    default:
      return unreachable(action);
  }
}
