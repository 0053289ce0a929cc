/** The eight quantum components: one of each, first come, first served. */
import type { Cargo } from './resources.ts';

export const COMPONENTS = [
  'physicalQubits',
  'qubitInterconnect',
  'dilutionRefrigerator',
  'magneticShielding',
  'controlInfrastructure',
  'quantumGates',
  'quantumProgramming',
  'quantumErrorCorrection',
] as const;
export type ComponentId = (typeof COMPONENTS)[number];

export const COMPONENT_NAMES: Readonly<Record<ComponentId, string>> = {
  physicalQubits: 'Physical Qubits',
  qubitInterconnect: 'Qubit Interconnect',
  dilutionRefrigerator: 'Dilution Refrigerator',
  magneticShielding: 'Magnetic Shielding',
  controlInfrastructure: 'Control Infrastructure',
  quantumGates: 'Quantum Gates',
  quantumProgramming: 'Quantum Programming',
  quantumErrorCorrection: 'Quantum Error Correction',
};

/** Quantum Power, unless options say otherwise. */
export const COMPONENT_QP: Readonly<Record<ComponentId, number>> = {
  physicalQubits: 1,
  qubitInterconnect: 1,
  dilutionRefrigerator: 3,
  magneticShielding: 3,
  controlInfrastructure: 3,
  quantumGates: 4,
  quantumProgramming: 4,
  quantumErrorCorrection: 5,
};

export const COMPONENT_COST: Readonly<Record<ComponentId, Cargo>> = {
  physicalQubits: [2, 0, 0],
  qubitInterconnect: [0, 2, 0],
  dilutionRefrigerator: [2, 2, 0],
  magneticShielding: [0, 3, 1],
  controlInfrastructure: [2, 0, 2],
  quantumGates: [2, 1, 2],
  quantumProgramming: [2, 2, 1],
  quantumErrorCorrection: [1, 1, 4],
};
