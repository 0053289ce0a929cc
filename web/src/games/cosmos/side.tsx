/** Beside the board: the invasion while there is one, and always the aliens and what lies in the middle. */
import { IN_SHEET, useMedia } from '../../parts/use-media.ts';
import { Aliens } from './aliens/aliens.tsx';
import { Bank } from './bank.tsx';
import { sceneOf } from './invasion/now.ts';
import { LastInvasion } from './invasion/last.tsx';
import { InvasionScene } from './invasion/scene.tsx';
import type { CosmosProps } from './props.ts';
import './side.css';

export function Side(props: CosmosProps) {
  const inSheet = useMedia(IN_SHEET);
  const scene = sceneOf(props);
  // There the scene takes the stage, and the aliens stand with the hand.
  if (inSheet) return null;
  const first = scene ? [scene.invasion.attacker.seat, scene.invasion.defender.seat] : own(props);
  return (
    <div class="cosmos-side">
      {scene ? <InvasionScene props={props} /> : <LastInvasion props={props} />}
      <Aliens props={props} first={first} />
      <Bank props={props} />
    </div>
  );
}

const own = ({ viewer }: CosmosProps): readonly number[] => (typeof viewer === 'number' ? [viewer] : []);
