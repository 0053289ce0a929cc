/** An attack in dice: hits above, dodges below, paired off; then what is left of the target. */
import { plural } from '@orrery/kernel';
import { type EventOfKind, type Settings, shipName } from '@orrery/dogfight/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { Die, type DieState, EmptyDie } from './dice.tsx';
import { ROLL_PARTS, type RollPart } from './showing.ts';
import './roll-plate.css';

interface RollPlateProps {
  readonly event: EventOfKind<'attacked'>;
  readonly part: RollPart;
  readonly settings: Settings;
  /** Only what came of it. */
  readonly brief: boolean;
}

/** Those that count first, so that hits and dodges stand in pairs. */
const sorted = (faces: readonly number[]): readonly number[] => faces.toSorted((a, b) => b - a);

function stateOf(face: number, least: number, nth: number, cancelled: number): DieState {
  if (face < least) return 'misses';
  return nth < cancelled ? 'cancelled' : 'counts';
}

export function RollPlate({ event, part, settings, brief }: RollPlateProps) {
  const { ship, target, linedUp, attackDice, defenseDice, hits, dodges } = event;
  const at = ROLL_PARTS.indexOf(part);
  const pairs = at < 2 ? 0 : Math.min(hits, dodges);
  if (brief)
    return (
      <p class="roll-plate brief">
        <Emblem seat={pilotOf(ship)} size={14} plain /> {shipName(ship)}: {resultWords(event)}
      </p>
    );
  return (
    <section class="roll-plate" aria-label="Dice" data-clear="">
      <DiceRow
        pilot={pilotOf(ship)}
        name={shipName(ship)}
        note={linedUp ? 'lined up' : 'attack'}
        faces={sorted(attackDice)}
        least={settings.hitOn}
        cancelled={pairs}
        rolled
      />
      <DiceRow
        pilot={pilotOf(target)}
        name={shipName(target)}
        note="defense"
        faces={sorted(defenseDice)}
        least={settings.dodgeOn}
        cancelled={pairs}
        rolled={at > 0}
      />
      <p class="roll-result">{at < 2 ? ' ' : resultWords(event)}</p>
    </section>
  );
}

const pilotOf = (ship: string): number => Number(ship.slice(1, ship.indexOf('s')));

function resultWords({ hits, damage, target, before, left }: EventOfKind<'attacked'>): string {
  const name = shipName(target);
  if (hits === 0) return `No hit: ${name} is unhurt.`;
  const told = `${plural(hits, 'hit')}, ${hits - damage || 'none'} dodged`;
  if (damage === 0) return `${told}: ${name} is unhurt.`;
  return left === 0 ? `${told}: ${name} is shot down.` : `${told}: ${name} health ${before} → ${left}.`;
}

interface DiceRowProps {
  readonly pilot: number;
  readonly name: string;
  readonly note: string;
  readonly faces: readonly number[];
  readonly least: number;
  /** So many of those that count are paired off. */
  readonly cancelled: number;
  readonly rolled: boolean;
}

function DiceRow({ pilot, name, note, faces, least, cancelled, rolled }: DiceRowProps) {
  return (
    <div class="roll-row">
      <Emblem seat={pilot} size={22} />
      <div class="roll-name">
        <b>{name}</b>
        <span>{note}</span>
      </div>
      <div class="roll-dice">
        {faces.map((face, nth) =>
          rolled ? (
            <Die key={nth} face={face} nth={nth} state={stateOf(face, least, nth, cancelled)} />
          ) : (
            <EmptyDie key={nth} />
          ),
        )}
      </div>
    </div>
  );
}
