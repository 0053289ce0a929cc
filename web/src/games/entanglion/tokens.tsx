/** Resources: a shape and a colour each, so that no two differ by colour alone. */
import { type Cargo, RESOURCE_DATA, RESOURCES, type Resource } from '@orrery/entanglion/client';
import './tokens.css';

/** Around the middle of a square of 20. */
export const RESOURCE_SHAPES: Readonly<Record<Resource, string>> = {
  copper: 'M0-8a8 8 0 1 0 0 16a8 8 0 0 0 0-16z',
  helium3: 'M0-8.5L9 7.5H-9z',
  niodium: 'M0-9L7.8-4.5V4.5L0 9L-7.8 4.5V-4.5z',
};

export type TokenState = 'held' | 'missing' | 'struck' | 'would';

/** A resource in a picture, at the origin. */
export function ResourceSign({ resource, scale = 1 }: { resource: Resource; scale?: number }) {
  return <path class={`resource ${resource}`} d={RESOURCE_SHAPES[resource]} transform={`scale(${scale})`} />;
}

export function Token({
  resource,
  state = 'held',
  size = 14,
}: {
  resource: Resource;
  state?: TokenState;
  size?: number;
}) {
  return (
    <svg class={`token ${state}`} viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <path class={`resource ${resource}`} d={RESOURCE_SHAPES[resource]} />
      {state === 'struck' && <path class="token-strike" d="M-9 9L9-9" />}
    </svg>
  );
}

/** Resources one by one, in their order, and the same in words for those who listen. */
export const listed = (cargo: Cargo): readonly Resource[] =>
  RESOURCES.flatMap((resource, at) => Array.from({ length: cargo[at] ?? 0 }, () => resource));

export function cargoWords(cargo: Cargo): string {
  const parts = RESOURCES.flatMap((resource, at) =>
    cargo[at] ? [`${cargo[at]} ${RESOURCE_DATA[resource].name}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

export function Tokens({ cargo, state, size }: { cargo: Cargo; state?: TokenState; size?: number }) {
  return (
    <span class="tokens">
      {listed(cargo).map((resource, at) => (
        <Token key={at} resource={resource} {...(state && { state })} {...(size !== undefined && { size })} />
      ))}
      <span class="unseen">{cargoWords(cargo)}</span>
    </span>
  );
}

/** A price against what is held: filled where it is there, dashed where it is missing. */
export function Price({ cost, held }: { cost: Cargo; held: Cargo }) {
  const [copper, helium3, niodium] = cost.map((count, at) => Math.max(0, count - (held[at] ?? 0)));
  const missing: Cargo = [copper ?? 0, helium3 ?? 0, niodium ?? 0];
  return (
    <span class="tokens price">
      {RESOURCES.flatMap((resource, at) =>
        Array.from({ length: cost[at] ?? 0 }, (_, nth) => (
          <Token
            key={`${resource} ${nth}`}
            resource={resource}
            state={nth < (cost[at] ?? 0) - (missing[at] ?? 0) ? 'held' : 'missing'}
          />
        )),
      )}
      <span class="unseen">{cargoWords(cost)}</span>
    </span>
  );
}
