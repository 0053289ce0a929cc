/** The three resources, and how many of each: always in this order [C6]. */
export const RESOURCES = ['copper', 'helium3', 'niodium'] as const;
export type Resource = (typeof RESOURCES)[number];

export const RESOURCE_DATA: Readonly<Record<Resource, { readonly name: string; readonly short: string }>> = {
  copper: { name: 'copper', short: 'Cu' },
  helium3: { name: 'helium-3', short: 'He3' },
  niodium: { name: 'niodium', short: 'Nb' },
};

/** Copper, helium-3, niodium. */
export type Cargo = readonly [copper: number, helium3: number, niodium: number];

export const NO_CARGO: Cargo = [0, 0, 0];

const INDEX = { copper: 0, helium3: 1, niodium: 2 } as const;
export const resourceIndex = (resource: Resource): 0 | 1 | 2 => INDEX[resource];
export const amountOf = (cargo: Cargo, resource: Resource): number => cargo[resourceIndex(resource)];
export const totalOf = (cargo: Cargo): number => cargo[0] + cargo[1] + cargo[2];

export function added(cargo: Cargo, resource: Resource, amount: number): Cargo {
  const [copper, helium3, niodium] = cargo;
  switch (resource) {
    case 'copper':
      return [copper + amount, helium3, niodium];
    case 'helium3':
      return [copper, helium3 + amount, niodium];
    default:
      return [copper, helium3, niodium + amount];
  }
}

export const less = (cargo: Cargo, price: Cargo): Cargo => [
  cargo[0] - price[0],
  cargo[1] - price[1],
  cargo[2] - price[2],
];

export const more = (cargo: Cargo, other: Cargo): Cargo => [
  cargo[0] + other[0],
  cargo[1] + other[1],
  cargo[2] + other[2],
];

export const covers = (cargo: Cargo, price: Cargo): boolean =>
  price[0] <= cargo[0] && price[1] <= cargo[1] && price[2] <= cargo[2];

/** The kinds of which there is some. */
export function kindsIn(cargo: Cargo): Resource[] {
  const kinds: Resource[] = [];
  for (const resource of RESOURCES) if (amountOf(cargo, resource) > 0) kinds.push(resource);
  return kinds;
}
