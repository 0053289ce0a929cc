/** The order bar: round, stage, who flies in which order, and how long nothing has happened. */
import { type DogfightView, nextFirst } from '@orrery/dogfight/client';
import { Emblem } from '../../parts/emblem.tsx';
import { Ruler } from '../ruler.tsx';
import type { ProgressProps } from '../board.ts';
import './progress.css';

/** From so many quiet rounds on they are counted. */
const QUIET_FROM = 6;

const STAGE_WORDS: Readonly<Record<DogfightView['stage'], string>> = {
  stats: 'Choosing stats',
  placement: 'Placement',
  moveStage: 'Move',
  attackStage: 'Attack',
  gameOver: 'Over',
};

/** The stage in a word; with quiet rounds, where they count. */
export function stageWords({ stage, quietRounds, settings }: DogfightView): string {
  const quiet = settings.quietLimit > 0 && quietRounds >= QUIET_FROM;
  return quiet ? `${STAGE_WORDS[stage]}, no attack ${quietRounds}/${settings.quietLimit}` : STAGE_WORDS[stage];
}

export function Progress({ view }: ProgressProps<DogfightView>) {
  const { round, stage, settings, quietRounds } = view;
  return (
    <div class="dogfight-progress">
      {round > 0 && (
        <span class="dogfight-count">
          Round <b class="numeral">{round}</b>
          <span class="dogfight-of"> of {settings.roundLimit}</span>
          <Ruler at={round} of={settings.roundLimit} />
        </span>
      )}
      <span class={round > 0 ? 'dogfight-stage' : 'dogfight-stage alone'}>
        {stage === 'moveStage' || stage === 'attackStage' ? <StageSwitch stage={stage} /> : STAGE_WORDS[stage]}
      </span>
      {view.order.length > 0 && <Order view={view} />}
      {settings.quietLimit > 0 && quietRounds >= QUIET_FROM && (
        <span class="dogfight-quiet">
          No attack {quietRounds}/{settings.quietLimit}
        </span>
      )}
    </div>
  );
}

function StageSwitch({ stage }: { stage: 'moveStage' | 'attackStage' }) {
  return (
    <>
      <span class={stage === 'moveStage' ? 'here' : 'there'}>Move</span>
      <span class="dogfight-dash" aria-hidden="true" />
      <span class={stage === 'attackStage' ? 'here' : 'there'}>Attack</span>
    </>
  );
}

/** Who flies and shoots in which order; the one whose turn it is stands in a ring. Who is first goes around by rounds. */
export function Order({ view }: { view: DogfightView }) {
  const next = nextFirst(view);
  return (
    <span class="dogfight-order">
      <span class="dogfight-of">Order </span>
      {view.order.map((seat) => (
        <span key={seat} class={seat === view.turn ? 'here' : undefined}>
          <Emblem seat={seat} size={16} />
        </span>
      ))}
      {next !== undefined && (
        <span class="dogfight-next">
          <Emblem seat={next} size={14} /> first next round
        </span>
      )}
    </span>
  );
}
