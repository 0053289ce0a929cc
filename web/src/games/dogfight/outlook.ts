/** What lies beyond the answers that are open, asked once for each position of whoever runs the rules. */
import { type Outlook, type OutlookQuestion, shipName } from '@orrery/dogfight/client';
import type * as Boards from '../board.ts';
import { useForecast } from '../use-forecast.ts';
import type { DogfightProps } from './props.ts';
import { inHundred } from './sight/sightings.ts';

const QUESTION = { about: 'outlook' } as const satisfies OutlookQuestion;

const isPlaying = ({ viewer, beat, view }: DogfightProps): boolean =>
  typeof viewer === 'number' && beat === undefined && view.stage !== 'stats';

/** Nothing until the answer comes, nor for those who have no seat, in a film or in a replay. */
export function useOutlook(props: DogfightProps): Outlook | undefined {
  return useForecast<Outlook>(props, isPlaying(props) ? QUESTION : undefined);
}

/** Whom a ship could shoot at as everybody stands: for its explanation. */
export function outlook(props: DogfightProps, subject: string): Boards.Outlook | undefined {
  const ship = props.view.ships.find(({ id, pose }) => pose !== null && subject === `ship ${id}`);
  if (!ship || !isPlaying(props)) return undefined;
  return {
    label: 'In its arc now',
    question: QUESTION,
    words: (answer) => {
      // The game's own answer to the game's own question.
      const { shots } = answer as unknown as Outlook;
      const own = shots.filter((shot) => shot.ship === ship.id);
      if (own.length === 0) return 'Nobody';
      return own.map(({ target, hits }) => `${shipName(target)}, hits ${inHundred(hits)} in 100`).join('; ');
    },
  };
}
