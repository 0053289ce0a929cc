/**
 * What a seat can do, as data. Equal actions are the same object, made once and kept in tables, so `legal` only hands
 * out lists of references and search may compare by identity.
 */
import { type ActionOf, choice, int, text } from '@orrery/kernel';
import { HEADINGS, MANNERS, TEMPLATE_IDS, TEMPLATES } from './data.ts';
import { SHIP_IDS, shipCode, type ShipId } from './ships.ts';
import type { Ship } from './state.ts';

/** The widest board in token widths. */
export const CELLS_MOST = 60;
const ship = choice(...SHIP_IDS);

export const ACTIONS = {
  /** Gives the next own ship its stat line, written attack-defense-speed-health. */
  assignStats: { line: text(7) },
  placePosition: { col: int(0, CELLS_MOST - 1), row: int(0, CELLS_MOST - 1) },
  placeHeading: { heading: int(0, HEADINGS.length - 1) },
  chooseShipToMove: { ship },
  /** Answers `move`: one maneuver. */
  fly: { manner: choice(...MANNERS), template: choice(...TEMPLATE_IDS) },
  /** Answers `move`: ends it and stores so much of the base speed that is left. */
  end: { store: int(0, 9) },
  chooseShipToAttack: { ship },
  attack: { target: ship },
  /** Answers `attack`: the ship does not shoot. */
  hold: {},
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionOfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Fly = ActionOfKind<'fly'>;

export const HOLD: ActionOfKind<'hold'> = { kind: 'hold' };

const LINES = new Map<string, ActionOfKind<'assignStats'>>();

/** The answer that gives a stat line. */
export function assignOf(line: string): ActionOfKind<'assignStats'> {
  let action = LINES.get(line);
  if (!action) {
    action = { kind: 'assignStats', line };
    LINES.set(line, action);
  }
  return action;
}

/** By row × 60 + col, made when first asked for: most games see a fraction of them. */
const CELLS: ActionOfKind<'placePosition'>[] = [];

export function cellOf(col: number, row: number): ActionOfKind<'placePosition'> {
  while (CELLS.length <= row * CELLS_MOST + col)
    CELLS.push({
      kind: 'placePosition',
      col: CELLS.length % CELLS_MOST,
      row: Math.floor(CELLS.length / CELLS_MOST),
    });
  return CELLS[row * CELLS_MOST + col] as ActionOfKind<'placePosition'>;
}

/** By heading. */
export const PLACE_HEADINGS: readonly ActionOfKind<'placeHeading'>[] = HEADINGS.map((_, heading) => ({
  kind: 'placeHeading',
  heading,
}));

/**
 * By code of the maneuver: manner × 5 + template, which is the order of the rules. The Barrel Roll over a straight is
 * among them, though nobody may fly it, so that codes stay regular.
 */
export const FLIES: readonly Fly[] = MANNERS.flatMap((manner) =>
  TEMPLATE_IDS.map((template): Fly => ({ kind: 'fly', manner, template })),
);

export const maneuverCode = ({ manner, template }: Pick<Fly, 'manner' | 'template'>): number =>
  MANNERS.indexOf(manner) * TEMPLATES.length + TEMPLATE_IDS.indexOf(template);

/** By amount stored. */
export const ENDS_OF_MOVE: readonly ActionOfKind<'end'>[] = Array.from({ length: 10 }, (_, store) => ({
  kind: 'end',
  store,
}));

const byShip = <A>(answer: (ship: ShipId) => A): ((ship: Pick<Ship, 'pilot' | 'index'>) => A) => {
  const answers = SHIP_IDS.map(answer);
  // Every ship has a code.
  return ({ pilot, index }) => answers[shipCode(pilot, index)] as A;
};

/** The answers that name a ship. */
export const moverOf = byShip((ship): ActionOfKind<'chooseShipToMove'> => ({ kind: 'chooseShipToMove', ship }));
export const shooterOf = byShip((ship): ActionOfKind<'chooseShipToAttack'> => ({ kind: 'chooseShipToAttack', ship }));
export const attackOf = byShip((target): ActionOfKind<'attack'> => ({ kind: 'attack', target }));
