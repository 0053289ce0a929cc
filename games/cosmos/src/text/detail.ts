/** Which piece an action is about, what comes of it, and what it would give up. */
import type { ActionDetail } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { ABILITY_DATA, ALIEN_DATA, BOARDS, CARD_WORDS, cardOf, otherSide, type Resource, STONE_DATA } from '../data.ts';
import type { CosmosView } from '../view.ts';
import { alienName, cardHelp, cardName, seatName, ships, siteName, tokens } from './words.ts';

export function actionDetail(action: Action, view: CosmosView): ActionDetail {
  const named = nameOf(action, view);
  const consequence = consequenceOf(action, view);
  return { ...named, ...(consequence !== undefined && { consequence }) };
}

/** The stack or card that is chosen first. */
function nameOf(action: Action, view: CosmosView): ActionDetail {
  switch (action.kind) {
    case 'move':
    case 'chain':
    case 'teleport': {
      const words = { move: 'Move', chain: 'Chain from', teleport: 'Teleport from' }[action.kind];
      const subject = { id: `${action.kind}:${action.from}`, words: `${words} ${siteName(action.from, view.board)}` };
      return {
        subject,
        verb: `${ships(action.count)} to ${siteName(action.to, view.board)}`,
        ...leaving(action, view),
      };
    }
    case 'invade':
      return {
        subject: { id: action.from, words: `Invade from ${siteName(action.from, view.board)}` },
        verb: `against ${siteName(action.target, view.board)}`,
      };
    case 'chainStep':
      return {
        subject: { id: action.to, words: `On to ${siteName(action.to, view.board)}` },
        verb: `with ${ships(action.count)}`,
      };
    case 'reinforce':
      return {
        subject: { id: action.card, words: cardName(action.card) },
        verb: `for ${view.invasion ? seatName(view.invasion[action.side].seat) : action.side}`,
      };
    case 'pass':
      return { quiet: 'E' };
    default:
      return {};
  }
}

/** Leaving a planet altogether gives its point away. */
function leaving(action: { from: string; count: number }, view: CosmosView): ActionDetail {
  const stack = view.stacks.find(({ site }) => site === action.from);
  const isLast = stack?.ships === action.count && BOARDS[view.board].isPlanet[action.from];
  return isLast ? { warning: 'leaves the planet empty: you lose its point' } : {};
}

/** Whoever takes one for the first time has bought nothing yet. */
const TOKEN_USES: Readonly<Record<Resource, string>> = {
  mineral: 'for ships, fortresses, points',
  gas: 'for cards, fortresses, points',
};

function consequenceOf(action: Action, view: CosmosView): string | undefined {
  switch (action.kind) {
    case 'choosePower':
      return ALIEN_DATA[action.alien].abilities
        .filter((ability) => !ability.startsWith('dominoP'))
        .map((ability) => `${ABILITY_DATA[ability].name}: ${ABILITY_DATA[ability].help}`)
        .join(' ');
    case 'borgSetup':
    case 'assimilate':
    case 'deassimilate':
      return ABILITY_DATA[action.ability].help;
    case 'powerUp':
      return action.power === 'dominoP7' ? 'All others may rise to level two.' : ABILITY_DATA[action.power].help;
    case 'takeStone':
      return STONE_DATA[action.stone].help;
    case 'chooseResource':
      return TOKEN_USES[action.resource];
    case 'commitCard':
      return cardHelp(action.card);
    case 'spend':
      return spendConsequence(action.on, view);
    case 'move':
    case 'teleport':
      return arrival(action.to, view);
    case 'invade':
      return against(action.target, view);
    case 'reinforce':
      return afterReinforcing(action.card, action.side, view);
    case 'sacrifice':
      return action.ships > 0 ? `+${action.ships * view.options.fodderBonus} for ${ships(action.ships)}` : undefined;
    default:
      return undefined;
  }
}

function spendConsequence(on: string, { options }: CosmosView): string {
  if (on === 'ships') return `1 mineral: up to ${ships(options.shipsPerPurchase)}, from the graveyard first`;
  if (on === 'card') return '1 gas: draw a card';
  if (on === 'fortress')
    return `${tokens(options.costFortressMineral, 'mineral')}, ${tokens(options.costFortressGas, 'gas')}: a point more for the planet, ${options.fortressMultiplier > 1 ? `ships there defend as ${options.fortressMultiplier}` : 'no help in a fight'}`;
  return `${tokens(options.costVpMineral, 'mineral')}, ${tokens(options.costVpGas, 'gas')}: a point for good`;
}

function arrival(to: string, { board, stacks, planets, fortresses }: CosmosView): string | undefined {
  const kind = planets[BOARDS[board].planets.indexOf(to)];
  if (!kind || stacks.some(({ site }) => site === to)) return undefined;
  const points = fortresses.includes(to) ? '2 points' : '1 point';
  return kind === 'vp' ? points : `${points}, and 1 ${kind} each turn`;
}

function against(target: string, { stacks, fortresses, board, players }: CosmosView): string | undefined {
  const stack = stacks.find(({ site }) => site === target);
  if (!stack) return undefined;
  const prize = BOARDS[board].isPlanet[target]
    ? fortresses.includes(target)
      ? ', worth 2 points'
      : ', worth 1 point'
    : '';
  const alien = players[stack.owner]?.alien;
  return `${seatName(stack.owner)}${alien ? ` (${alienName(alien)})` : ''}: ${ships(stack.ships)}${prize}`;
}

function afterReinforcing(card: string, side: 'attacker' | 'defender', { strengths }: CosmosView): string {
  if (!strengths) return CARD_WORDS.reinforcement.help;
  return `${strengths[side].total + cardOf(card).value} to ${strengths[otherSide(side)].total}`;
}
