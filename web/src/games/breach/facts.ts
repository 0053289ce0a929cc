/** What stands beside the names: pools of the ship, crew of the pirates. All of it is in the view. */
import { AI, type BreachView, energyOf } from '@orrery/breach/client';
import type { Seat } from '@orrery/kernel';
import charging from 'lucide-static/icons/battery-charging.svg?raw';
import check from 'lucide-static/icons/circle-check.svg?raw';
import doors from 'lucide-static/icons/door-open.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import box from 'lucide-static/icons/package.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import cross from 'lucide-static/icons/x.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import type { SeatFact } from '../board.ts';
import { chargeFact } from './energy.ts';
import './facts.css';
import { CAPACITOR, GENERATOR, markupOf, RATIONS, REACTOR, SKULL } from './icons.ts';

/** Above it a row of cells is no longer read at a glance. */
const MOST_CELLS = 6;

/** A fact with an icon. */
type IconFact = Exclude<SeatFact, readonly [string, string]>;

function pool(label: string, icon: string, full: number, of: number, shape: 'square' | 'round'): IconFact {
  const value = `${full} of ${of}`;
  return of > MOST_CELLS ? { label, value, icon } : { label, value, icon, cells: { full, of, shape } };
}

function shipFacts(view: BreachView): readonly IconFact[] {
  const { settings, units, faceDown, phase } = view;
  const hidden = units.filter(({ revealed }) => !revealed).length + faceDown.length;
  const onBoard = units.length + faceDown.length;
  const [when, charge] = chargeFact(view);
  return [
    // A phone shows the first two: how often the ship can strike, and what it gets for it.
    { label: 'Energy', value: String(energyOf(view)), icon: zap },
    ...(phase === 'gameOver' ? [] : [{ label: when, value: charge, icon: charging }]),
    { label: 'Reactor', value: String(view.reactor), icon: markupOf(REACTOR) },
    pool('Capacitor', markupOf(CAPACITOR), view.capacitor, settings.capacitorCap, 'square'),
    pool('Generators', markupOf(GENERATOR), view.activeGenerators, settings.generators, 'round'),
    { label: 'Hidden on board', value: String(hidden), icon: eyeOff },
    { label: 'Revealed', value: String(onBoard - hidden), icon: eye },
    { label: 'Not yet placed', value: String(view.unplaced), icon: box },
    // Numbers are given once and never again, so those that are gone are those that are missing.
    { label: 'Destroyed', value: String(view.lastAi - onBoard), icon: cross },
  ];
}

function pirateFacts(view: BreachView): readonly IconFact[] {
  const { pirates, phase } = view;
  const waiting = pirates.filter(({ acted }) => !acted).length;
  return [
    { label: 'Rations', value: String(view.rations), icon: markupOf(RATIONS) },
    { label: 'Crew', value: String(pirates.length), icon: users },
    ...(phase === 'pirateWave' ? [{ label: 'Yet to act', value: String(waiting), icon: check }] : []),
    { label: 'Breaches', value: String(view.breaches.length), icon: doors },
    { label: 'Lost', value: String(view.lastPirate - pirates.length), icon: markupOf(SKULL) },
  ];
}

export function seatFacts(view: BreachView, seat: Seat): readonly SeatFact[] {
  const facts = seat === AI ? shipFacts(view) : pirateFacts(view);
  return facts.map((fact) => ({ ...fact, look: ['word'] }));
}
