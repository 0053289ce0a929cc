/** What lies beyond the answers that are open, asked once for each position of whoever runs the rules. */
import type { Outlook, OutlookQuestion } from '@orrery/dogfight/client';
import { useForecast } from '../use-forecast.ts';
import type { DogfightProps } from './props.ts';

const QUESTION = { about: 'outlook' } as const satisfies OutlookQuestion;

/** Nothing until the answer comes, nor for those who have no seat, in a film or in a replay. */
export function useOutlook(props: DogfightProps): Outlook | undefined {
  const isPlaying = typeof props.viewer === 'number' && props.beat === undefined && props.view.stage !== 'stats';
  return useForecast<Outlook>(props, isPlaying ? QUESTION : undefined);
}
