/** The guided first game: the last round of a match, from a plan of four cards to the winning component. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import { type Cargo, NO_CARGO, PLANETS, type PlanetId } from './data.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

const FLEET = {
  events: [],
  known: [],
  probe: true,
  control: [],
  resolved: 0,
  out: false,
  finished: false,
  pirates: [],
  bonusQp: 0,
  beams: 0,
  charmed: false,
  spied: false,
  colorBlind: null,
} as const satisfies Partial<Player>;

const ORBIT = Object.fromEntries(
  PLANETS.map((planet): [PlanetId, Cargo] => [planet, planet === 'omegaTwo' ? [1, 0, 0] : NO_CARGO]),
) as Record<PlanetId, Cargo>;

/** Round six. The rival comes from its mine on OMEGA TWO and is on its way to the Depot. */
const POSITION = {
  round: 6,
  first: 0,
  turn: 0,
  depot: 'plus',
  // Clockwise from OMEGA ZERO; PHI PLUS is the last but one.
  tokens: ['outpostA', 'mineHelium3', 'mineCopper', 'outpostB', 'mineHelium3', 'mineCopper', 'mineNiodium', 'barren'],
  faceUp: [false, false, false, false, false, true, false, true],
  orbit: ORBIT,
  supply: [
    'physicalQubits',
    'qubitInterconnect',
    'dilutionRefrigerator',
    'magneticShielding',
    'quantumGates',
    'quantumProgramming',
  ],
  // The learner draws the first card and the third, the rival the second.
  engineStack: [
    ...(['cnot', 'x', 'h', 'x', 'swap'] as const),
    ...(['h', 'cnot', 'x', 'h', 'probe', 'cnot', 'h', 'cnot', 'h', 'swap', 'x', 'h', 'cnot'] as const),
  ],
  players: [
    {
      ...FLEET,
      position: 'zero-zero',
      hand: ['x', 'h', 'cnot'],
      cargo: [2, 0, 0],
      components: ['controlInfrastructure'],
    },
    {
      ...FLEET,
      position: 'omegaTwo',
      hand: ['h', 'cnot', 'swap'],
      cargo: [2, 2, 0],
      components: ['quantumErrorCorrection'],
    },
  ],
  stack: [
    { kind: 'game', at: 3 },
    { kind: 'round', at: 5 },
    { kind: 'navigation', at: 0 },
    { kind: 'navigate', seat: 0 },
  ],
} satisfies Partial<State>;

export const lesson: Lesson<Action, Event> = {
  ...about.lesson,
  seat: 0,
  seats: 2,
  options: { showOwnPlaced: true, failedNavigation: 'noEffect', startEvents: 0 },
  seed: 'lesson 4', // you roll 6, the rival 2
  position: POSITION,
  steps: [
    {
      title: 'The goal',
      words:
        'You fly **Rubicon and Mercurial**. The fleet with the most **Quantum Power** after six rounds wins. This is the last round, and you trail 3 to 5.',
      at: 'goal',
    },
    {
      title: 'Plan with H',
      words:
        'First you plan in secret: you queue cards face down, and later fly them in that order. Begin with **H**: it flies a ship along a line marked H, from ZERO to PLUS.',
      at: 'card h',
      wanted: [{ kind: 'place', card: 'h' }],
      otherwise: 'Not yet: from ZERO, H is the way to PLUS.',
      answers: [[1, { kind: 'place', card: 'h' }]],
    },
    {
      title: 'Entangle your ships',
      words:
        'On PLUS a ship is 0 and 1 at once: a superposition. **CNOT** entangles it with your other ship: both fly into the ring as one, to PHI PLUS.',
      at: 'card cnot',
      wanted: [{ kind: 'place', card: 'cnot' }],
      otherwise: 'That would not take you into the ring. CNOT does.',
      answers: [[1, { kind: 'place', card: 'cnot' }]],
    },
    {
      title: 'Add your PROBE',
      words: 'Your **PROBE** lets you do one thing on the way. You get it back every round, so use it every round.',
      at: 'card fleetProbe',
      wanted: [{ kind: 'placeProbe' }],
      otherwise: 'First the PROBE: you want to look around on PHI PLUS while you are there.',
      answers: [[1, { kind: 'pass' }]],
    },
    {
      title: 'Plan the way out',
      words:
        'And **CNOT** again: it unties your ships and brings them out, one of them to PLUS. There the **Depot** sells power, all game long.',
      at: 'card cnot',
      wanted: [{ kind: 'place', card: 'cnot' }],
      otherwise: 'A fair flight, but only CNOT takes you from PHI PLUS to the Depot.',
    },
    {
      title: 'Check the plan',
      words:
        'The dotted line is your plan: the numbers say where each card lands. A card without a path is wasted, and wasted cards lose games. Yours all have one. **Pass**.',
      wanted: [{ kind: 'pass' }],
      otherwise: 'Your plan ends at the Depot, just where you want to be. Leave it so and pass.',
    },
    {
      title: 'Fly with H',
      words:
        'Now the cards turn over: one of yours, one of your rival’s. Your **H** comes first. **Rubicon** flies the red dashed lines: take it to PLUS.',
      at: 'plus',
      wanted: [{ kind: 'move', to: 'plus-zero' }],
      otherwise: 'Mercurial could fly as well. This time, take Rubicon.',
      brings: [
        { kind: 'moved', seat: 1, to: 'phiPlus' },
        { kind: 'moved', seat: 0, to: 'phiPlus' },
        { kind: 'decided', winner: 0, totals: [6, 2] },
      ],
    },
    {
      title: 'Rob your rival',
      words:
        'You meet your rival on PHI PLUS. Fleets that meet in the ring roll dice: you have 6 against 2, so you rob it of one resource. Take **helium-3**.',
      wanted: [{ kind: 'resource', resource: 'helium3' }],
      otherwise: 'You have copper already. Take helium-3.',
      answers: [
        [1, { kind: 'move', to: 'zero-plus' }],
        [1, { kind: 'buy', component: 'physicalQubits' }],
        [1, { kind: 'pass' }],
      ],
    },
    {
      title: 'Discover a planet',
      words:
        'Robbed, your rival could pay for only 1 power. Now your PROBE: nobody knows what PHI PLUS hides. **Discover** it.',
      at: 'phiPlus',
      wanted: [{ kind: 'discover' }],
      otherwise: 'Nobody has looked at PHI PLUS yet. Discover it!',
      brings: [
        { kind: 'discovered', planet: 'phiPlus', token: 'mineNiodium' },
        { kind: 'gained', seat: 0, resource: 'niodium', count: 2 },
      ],
    },
    {
      title: 'Fly to the Depot',
      words:
        'A mine, and 2 niodium for you at once! Each round 1 more comes into orbit, for whoever mines it. Your last card is CNOT: let **Rubicon** land on PLUS, at the **Depot**.',
      at: 'plus',
      wanted: [{ kind: 'move', to: 'plus-zero' }],
      otherwise: 'Mercurial could land there as well. This time, take Rubicon.',
    },
    {
      title: 'Buy power and win',
      words:
        'All cards are flown, and now you act. You can pay for **Quantum Gates**, which give 4 power and do nothing else. That makes 7, and your rival has 6.',
      wanted: [{ kind: 'buy', component: 'quantumGates' }],
      otherwise: 'Wait: Quantum Gates cost just what you have.',
      brings: [{ kind: 'gameEnded', winner: 0 }],
    },
  ],
  learnt: [
    'Most Quantum Power after six rounds wins: buy it at the Depot. Each pirate you hire is worth 1, too.',
    'A round: plan your cards, fly them in turn, act where you land.',
    'Plan as many cards as you can, with your PROBE. But a card without a path is wasted.',
    'What is left in your hold counts for nothing: reach the Depot in time.',
    'Event cards are tricks that work once. Fill all six slots to draw one.',
  ],
};
