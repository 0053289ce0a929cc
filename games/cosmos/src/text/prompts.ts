/** Every question in a sentence, for the one who is asked and for all others, and the rule behind it. */
import { type Decision, plural, type Viewer } from '@orrery/kernel';
import { otherSide } from '../data.ts';
import type { CosmosView, SeenPlayer, SeenStack } from '../view.ts';
import { abilityName, seatName, siteName, tokens } from './words.ts';

type Words = (view: CosmosView, name: string) => readonly [own: string, others: string, rule: string];

const tokensIn = ({ players, decisions }: CosmosView): string => {
  const player = players[decisions[0]?.seat ?? 0];
  return player ? `${tokens(player.mineral, 'mineral')}, ${tokens(player.gas, 'gas')}` : '';
};

function redrawWords({ players, decisions, options }: CosmosView): string {
  const most = options.redrawTo - 1;
  const held = players[decisions[0]?.seat ?? 0]?.cards ?? 0;
  const discard = held > most ? `Discard until you hold ${most} or fewer` : 'Discard cards if you like';
  return `You hold no invasion card. ${discard}; then you draw up to ${options.redrawTo}.`;
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/**
 * "Where does the first of 2 new ships go?": bought ships come one by one, and each has a question that looks like the one
 * before. Where all stacks are full the first begins a new stack, and the others can only join it.
 */
function whereTo(view: CosmosView): string {
  const bought = view.pending.findLast(({ kind }) => kind === 'delivery');
  if (bought?.kind !== 'delivery') return 'Where does the ship from the graveyard go?';
  const player = view.players[view.active];
  const own = view.stacks.filter(({ owner }) => owner === view.active);
  const left = Math.min(bought.left + 1, player ? deployableOf(player, own, view) : 1);
  const nth = shipsBought(view, player) - bought.left;
  const total = nth - 1 + left;
  if (total <= 1) return 'Where does the new ship go?';
  const most = player?.maxStack ?? 1;
  const together = left > 1 && left <= most && own.every(({ ships }) => ships >= most);
  if (together) return `Where do the ${nth === 1 ? total : `last ${left} of ${total}`} new ships go?`;
  return `Where does the ${nth === total ? 'last' : (NTH[nth - 1] ?? 'next')} of ${total} new ships go?`;
}

const shipsBought = ({ options }: CosmosView, player: SeenPlayer | undefined): number =>
  Math.max(options.shipsPerPurchase, player?.abilities.includes('massProduction') ? options.fodderShips : 0);

function deployableOf(
  { reserve, graveyard, abilities }: SeenPlayer,
  own: readonly SeenStack[],
  { options }: CosmosView,
): number {
  const onBoard = own.reduce((sum, { ships }) => sum + ships, 0);
  return Math.min(reserve + graveyard, abilities.includes('forAiur') ? options.ascendedMax - onBoard : Infinity);
}

const QUESTIONS: Readonly<Record<string, Words>> = {
  choosePower: () => [
    'Choose your alien. What you do not choose leaves the game.',
    'Everybody chooses an alien in secret.',
    'S3',
  ],
  powerUp: (_, name) => [
    'Power up one of your dominoes: it helps you from now on.',
    `${name} powers up a domino.`,
    'A5',
  ],
  borgSetup: (_, name) => [
    'Choose an ability of another player to begin with.',
    `${name} assimilates a first ability.`,
    'A3',
  ],
  placeStart: (_, name) => [
    'Place your first ships on the outer edge: best beside several planets, and away from the others.',
    `${name} places the first ships.`,
    'S7',
  ],
  doubleStack: (_, name) => [
    `${abilityName('newGeneration')}: which stack doubles?`,
    `${name} doubles a stack.`,
    'A14',
  ],
  deployShip: (view, name) => [whereTo(view), `${name} deploys a ship.`, 'P2'],
  chooseMode: (_, name) => ['Sword to attack, or Shield to defend?', `${name} chooses a mode.`, 'A2'],
  nameRebel: (_, name) => ['Who is the Rebel this turn?', `${name} names a Rebel.`, 'A6'],
  chooseResource: (_, name) => ['Take a token: mineral or gas?', `${name} takes a token.`, 'T4'],
  gift: (_, name) => ['Share a gift: you and another player take a token each.', `${name} may share a gift.`, 'A8'],
  spend: (view, name) => [`Spend your tokens (${tokensIn(view)}), or go on.`, `${name} spends tokens.`, 'P3'],
  tradeAnswer: (_, name) => ['Do you accept the trade?', `${name} considers a trade.`, 'O2'],
  move: (view, name) => [`Move a stack (${plural(view.movesLeft, 'move')} left), or go on.`, `${name} moves.`, 'M1'],
  chainStep: (_, name) => ['The chain goes on: one more step, or stop here.', `${name} builds a chain.`, 'A10'],
  invade: (_, name) => ['Invade a stack beside one of yours, or end your turn.', `${name} may invade.`, 'I1'],
  redrawDiscard: (view, name) => [redrawWords(view), `${name} holds no invasion card and redraws.`, 'I2'],
  commitCard: () => [
    'Lay a card face down. An attack beats every other kind.',
    'Both sides choose a card in secret.',
    'I3',
  ],
  switchNumbers: (_, name) => ['Switch the two attack numbers?', `${name} may switch the numbers.`, 'A15'],
  sacrifice: (view, name) => [
    `Sacrifice ships of your stack? Each adds ${view.options.fodderBonus}.`,
    `${name} may sacrifice ships.`,
    'A7',
  ],
  reinforce: (view, name) => [
    `It stands ${totalsIn(view, name)}. Add a Reinforcement, or pass.`,
    `It stands ${totalsIn(view)}. Anybody may reinforce in secret.`,
    'I6',
  ],
  retreatTo: (_, name) => ['Where does your stack withdraw to?', `${name} withdraws a stack.`, 'I10'],
  sidestepTo: (_, name) => [
    'You lost, but half of these ships may go to a site beside them. Where to?',
    `${name} may sidestep.`,
    'A4',
  ],
  compensationPick: (_, name) => [
    'Take a card from the winner’s hand.',
    `${name} takes a card for a lost ship.`,
    'I12',
  ],
  assimilate: (_, name) => ['Leave a ship behind to gain an ability of the loser?', `${name} may assimilate.`, 'A3'],
  deassimilate: (_, name) => [
    'You beat Borg: which of your abilities do you take back?',
    `${name} takes an ability back.`,
    'A3',
  ],
  dominoDiscard: (_, name) => ['Discard a card, or stop.', `${name} may discard.`, 'A5'],
  takeStone: (_, name) => ['Which stone do you take?', `${name} takes a stone.`, 'A13'],
  advance: (view, name) => [
    `You won. How many ships advance to ${siteName(lostSite(view), view.board)}?`,
    `${name} may advance.`,
    'I13',
  ],
  reboot: (_, name) => ['Pay a token to go back to Shield?', `${name} may go back to Shield.`, 'A2'],
  discardToLimit: (_, name) => ['Your hand is too full. Discard a card.', `${name} discards to the hand limit.`, 'T6'],
};

/** "12 (you) to 9 (Orange)", `own` being the name of whoever reads it. */
function totalsIn({ strengths, invasion }: Pick<CosmosView, 'strengths' | 'invasion'>, own?: string): string {
  if (!strengths || !invasion) return '';
  const [attacker, defender] = [invasion.attacker, invasion.defender].map(({ seat }) =>
    seatName(seat) === own ? 'you' : seatName(seat),
  );
  return `${strengths.attacker.total} (${attacker}) to ${strengths.defender.total} (${defender})`;
}

function lostSite({ invasion }: CosmosView): string {
  return invasion?.winner ? invasion[otherSide(invasion.winner)].site : '0,0';
}

const wordsOf = ({ kind, seat }: Decision, view: CosmosView) => QUESTIONS[kind]?.(view, seatName(seat));

export function prompt(decision: Decision, view: CosmosView, viewer: Viewer): string {
  const words = wordsOf(decision, view);
  return words?.[viewer === decision.seat ? 0 : 1] ?? decision.kind;
}

export const ruleOf = (decision: Decision, view: CosmosView): string | undefined => wordsOf(decision, view)?.[2];

/** While somebody may be asked in silence: what is chosen then, which everybody knows. */
export function waiting({ round, invasion, strengths }: CosmosView): string | undefined {
  if (round === 0) return 'Everybody chooses an alien in secret.';
  if (invasion && !invasion.revealed) return 'Both sides choose a card in secret.';
  return strengths ? `It stands ${totalsIn({ strengths, invasion })}. Anybody may reinforce in secret.` : undefined;
}
