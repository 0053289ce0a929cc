/** What the options of Space Pirates are called. */
import type { OptionWords } from '@orrery/kernel';

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rangeMeasure: { nearest: 'Nearest parts', centers: 'Centres' },
  arcTest: { anyPart: 'Any part of it', center: 'Its centre' },
  linedUpTest: { anyPart: 'Any part of it', bothLines: 'Both lines on it', center: 'Its centre' },
  overlapRule: { forbidden: 'Not allowed', allowed: 'Allowed', bump: 'Bumps back' },
  attackTiming: { sequential: 'One after the other', simultaneous: 'All at once' },
  statAssignment: { secret: 'In secret', open: 'Openly, in turn' },
  splitSFacing: { template: 'Back along the way flown', start: 'Opposite to the start' },
  tieBreak: { damageFirst: 'Damage dealt', healthFirst: 'Health left' },
};

export const options: OptionWords = {
  groups: [
    {
      name: 'Length and ties',
      options: {
        roundLimit: 'Last round',
        quietLimit: 'Ends after rounds without an attack',
        tieBreak: 'Ties are broken by',
      },
    },
    {
      name: 'Ships and stats',
      options: {
        shipsPerPilot: 'Ships for each pilot',
        statValues: 'Values to give out',
        statAssignment: 'Values are given',
      },
    },
    {
      name: 'Board and start',
      options: {
        boardTw: 'Side of the board, ship widths',
        placementDepthTw: 'Start within ship widths of the edge',
        placementSpacingTw: 'Gap at the start, ship widths',
        overlapRule: 'Ending on another ship',
      },
    },
    {
      name: 'Flying',
      options: {
        straightCost: 'Cost of a straight',
        bankCost: 'Cost of a bank',
        turnCost: 'Cost of a turn',
        specialMultiplier: 'Split S and Barrel Roll cost, times',
        enableSplitS: 'Split S',
        enableBarrelRoll: 'Barrel Roll',
        splitSFacing: 'A Split S ends facing',
        splitSAltitude: 'Altitude for a Split S',
        enableAltitude: 'Speed can be stored as altitude',
        maxAltitude: 'Most altitude',
        startAltitude: 'Altitude at the start',
        maxStorePerRound: 'Most stored in a round',
      },
    },
    {
      name: 'Shooting',
      options: {
        rangeTw: 'Range, ship widths',
        rangeMeasure: 'Range is measured between',
        arcDegrees: 'Firing arc, degrees',
        arcTest: 'In the arc must be',
        linedUpTest: 'Lined up when between the lines is',
        linedUpDice: 'More dice when lined up',
        hitOn: 'A die hits from',
        dodgeOn: 'A die dodges from',
        mandatoryAttack: 'Must attack',
        attackTiming: 'Attacks happen',
      },
    },
  ],
  value(name, value) {
    if (name === 'boardTw' && value === 0) return 'By the number of ships';
    if (name === 'placementSpacingTw' && value === -1) return 'As far as the range';
    if (name === 'quietLimit' && value === 0) return 'No limit';
    return typeof value === 'string' ? CHOICES[name]?.[value] : undefined;
  },
};
