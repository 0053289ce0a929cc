/** Who could ram the own ships while they plan: told by the rules, shown on a phone, where nobody has the whole map in sight. */
import type { Threat, ThreatsForecast } from '@orrery/entropy/client';
import { useMedia } from '../../../parts/use-media.ts';
import { useForecast } from '../../use-forecast.ts';
import { PHONE } from '../media.ts';
import { askedOf, type EntropyProps } from '../props.ts';

const NONE: readonly Threat[] = [];

export function useThreats(props: EntropyProps): readonly Threat[] {
  const wanted = useMedia(PHONE) && askedOf(props, 'plan') !== undefined;
  return useForecast<ThreatsForecast>(props, wanted ? { kind: 'threats' } : undefined)?.threats ?? NONE;
}
