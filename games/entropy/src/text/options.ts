/** What the options of Entropy Rally are called. */
import type { OptionWords } from '@orrery/kernel';

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  portalRule: { atMost: 'At its threshold too', below: 'Only below it' },
  portalCheck: { together: 'All at once', inTurn: 'One by one' },
  landing: { last: 'On the last tile', eachStep: 'On every tile' },
  unusedCards: { keep: 'Kept', discard: 'Discarded' },
  tieBreak: { shared: 'Share the place', cargo: 'Cargo decides' },
};

export const options: OptionWords = {
  groups: [
    {
      name: 'Length and ties',
      options: {
        entropyStart: 'Entropy starts at minus',
        eraLimit: 'Last era in any case',
        endWhenDecided: 'Ends when nobody can catch up',
        expandInLastEra: 'New tiles in the last era too',
        tieBreak: 'Equal points',
      },
    },
    {
      name: 'Energy and entropy',
      options: {
        freeEnergy: 'Free energy each era',
        driftStep: 'Entropy rises by itself, times the era',
        driftEmptySeat: 'Entropy for each empty seat',
        entropyFloor: 'Entropy never falls below',
        portalRule: 'A portal works',
        portalCheck: 'Portals are judged',
      },
    },
    {
      name: 'Hands',
      options: {
        cardsPerShip: 'Cards for each ship',
        handLimit: 'Most cards kept',
        unusedCards: 'Unused cards are',
      },
    },
    {
      name: 'Ships and tiles',
      options: {
        setupTilesPerPlayer: 'Tiles at the start',
        expansionTiles: 'New tiles each era',
        maxShips: 'Most ships',
        landing: 'A move lands',
        setupLanding: 'Ships take what lies where they start',
        laserDamage: 'A laser takes',
        tokensPersist: 'Lasers and waves stay between eras',
      },
    },
    { name: 'Cards', table: 'card' },
    { name: 'Tiles', table: 'tile' },
  ],
  value(name, value) {
    if (value === null) return name === 'entropyFloor' ? 'No floor' : 'As printed';
    if (value === 0 && (name === 'handLimit' || name === 'maxShips')) return 'No limit';
    if (value === 0 && name === 'eraLimit') return 'None set';
    return typeof value === 'string' ? CHOICES[name]?.[value] : undefined;
  },
};
