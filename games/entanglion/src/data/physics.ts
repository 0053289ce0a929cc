/** The science behind the pieces, in a sentence each, with the state for those who want it. */
import type { ComponentId } from './components.ts';
import type { SlotCard } from './engine.ts';
import type { PlanetId } from './planets.ts';

export interface Physics {
  readonly help: string;
  /** The state as it is written. */
  readonly state: string;
  /** Amplitudes before normalising: of 0 and 1, or of 00, 01, 10 and 11 with the red qubit first. */
  readonly amplitudes: readonly number[];
}

export const PLANET_PHYSICS: Readonly<Record<PlanetId, Physics>> = {
  zero: { state: '|0⟩', amplitudes: [1, 0], help: 'An ordinary bit that says 0. Look at it as often as you like: 0.' },
  one: { state: '|1⟩', amplitudes: [0, 1], help: 'An ordinary bit that says 1. Look at it as often as you like: 1.' },
  plus: {
    state: '(|0⟩ + |1⟩)/√2',
    amplitudes: [1, 1],
    help: 'Half 0, half 1, in step with each other. Measuring is a coin toss, but H turns it back into 0 for certain.',
  },
  minus: {
    state: '(|0⟩ − |1⟩)/√2',
    amplitudes: [1, -1],
    help: 'Also half 0, half 1, but out of step. A coin toss again, yet H turns this one into 1 for certain.',
  },
  phiPlus: {
    state: '(|00⟩ + |11⟩)/√2',
    amplitudes: [1, 0, 0, 1],
    help: 'A Bell state: neither ship has a value of its own, but whenever both are measured they agree.',
  },
  phiMinus: {
    state: '(|00⟩ − |11⟩)/√2',
    amplitudes: [1, 0, 0, -1],
    help: 'The ships agree here, too. The hidden minus sign shows only when other gates are applied.',
  },
  psiPlus: {
    state: '(|01⟩ + |10⟩)/√2',
    amplitudes: [0, 1, 1, 0],
    help: 'A Bell state of opposites: if one ship is found to be 0, the other is 1.',
  },
  psiMinus: {
    state: '(|01⟩ − |10⟩)/√2',
    amplitudes: [0, 1, -1, 0],
    help: 'The singlet: the two ships come out opposite, along whichever direction you measure both.',
  },
  omegaZero: {
    state: '½(|00⟩ + |01⟩ − |10⟩ + |11⟩)',
    amplitudes: [1, 1, -1, 1],
    help: 'All four results are equally likely; the minus before 10 is what entangles them. One H makes it a Bell state.',
  },
  omegaOne: {
    state: '½(|00⟩ − |01⟩ − |10⟩ − |11⟩)',
    amplitudes: [1, -1, -1, -1],
    help: 'PSI MINUS after an H on either ship. CNOT and SWAP leave it exactly as it is.',
  },
  omegaTwo: {
    state: '½(|00⟩ + |01⟩ + |10⟩ − |11⟩)',
    amplitudes: [1, 1, 1, -1],
    help: 'PHI PLUS after an H on either ship: four equal results, with a minus sign on 11 alone.',
  },
  omegaThree: {
    state: '½(|00⟩ − |01⟩ + |10⟩ + |11⟩)',
    amplitudes: [1, -1, 1, 1],
    help: 'OMEGA ZERO in a mirror: exchange the two ships by SWAP and you are there.',
  },
};

export const ENGINE_PHYSICS: Readonly<Record<SlotCard, { readonly help: string; readonly matrix: string | null }>> = {
  x: {
    help: 'Flips a bit: 0 becomes 1 and 1 becomes 0. A ship on PLUS or MINUS does not notice.',
    matrix: '|0⟩ → |1⟩, |1⟩ → |0⟩',
  },
  h: {
    help: 'The Hadamard gate makes a superposition out of an ordinary bit, and undoes it again.',
    matrix: '|0⟩ → (|0⟩ + |1⟩)/√2, |1⟩ → (|0⟩ − |1⟩)/√2',
  },
  cnot: {
    help: 'Flips one ship if the other one is 1. If the other is 0 and 1 at once, the two become entangled.',
    matrix: '|control, target⟩ → |control, target ⊕ control⟩',
  },
  swap: { help: 'The two ships exchange their states.', matrix: '|01⟩ → |10⟩, |10⟩ → |01⟩' },
  probe: { help: 'Not a gate but a scout: act where you are, in the middle of the flight.', matrix: null },
  fleetProbe: { help: 'Your fleet’s own scout, back with you every round. It is queued face up.', matrix: null },
};

export const COMPONENT_PHYSICS: Readonly<Record<ComponentId, string>> = {
  physicalQubits:
    'The things that hold a qubit: tiny superconducting circuits, single ions in a trap, dots of silicon.',
  qubitInterconnect: 'The wires between qubits. Without them no two qubits could ever become entangled.',
  dilutionRefrigerator: 'A fridge colder than outer space. Warmth jostles qubits until they forget their state.',
  magneticShielding: 'Walls that keep out stray magnetic fields, even the Earth’s, which would disturb the qubits.',
  controlInfrastructure: 'Microwave generators that play each qubit like an instrument, and listen to its answer.',
  quantumGates: 'The basic steps of every quantum computation: X, H, CNOT, SWAP and their like.',
  quantumProgramming: 'Languages in which people write down what the gates should do, and in which order.',
  quantumErrorCorrection: 'Many shaky qubits watch over each other and act together as one that can be relied on.',
};
