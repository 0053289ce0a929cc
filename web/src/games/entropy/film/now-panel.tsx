/** Beside the map while the film runs: the card that is turned up, what has come of it, a battle on its dials. */
import { shipName } from '@orrery/entropy/client';
import { seatColour } from '../../../parts/emblem.tsx';
import { CardFront } from '../card.tsx';
import { energyOf, entropyOf, signed } from '../cards.ts';
import type { EntropyProps } from '../props.ts';
import { Battle } from './battle.tsx';
import { ProductionTable } from './production.tsx';
import type { Line, Scene } from './script.ts';
import './now-panel.css';

export function NowPanel({ props, scene }: { props: EntropyProps; scene: Scene }) {
  const { view } = props;
  return (
    <section class="now-panel">
      <h3 class="caption">Now: {scene.title}</h3>
      <div class={scene.lines.length > 0 ? 'now-scene' : 'now-scene bare'}>
        {scene.card && scene.seat !== undefined && (
          <div
            key={`${scene.seat} ${scene.nr} ${view.round}`}
            class={scene.ignored ? 'laid-card now-card ignored' : 'laid-card now-card'}
            style={{ '--seat': seatColour(scene.seat) }}
          >
            <span class="now-ship">{shipName(scene.seat, scene.nr ?? 0)}</span>
            <CardFront card={scene.card}>
              {energyOf(view.settings, scene.card)} energy, {signed(entropyOf(view.settings, scene.card))}
            </CardFront>
          </div>
        )}
        <Lines scene={scene} />
      </div>
      {scene.battle && <Battle battle={scene.battle} seatName={props.seatName} />}
      {scene.production && <ProductionTable event={scene.production} seatName={props.seatName} />}
    </section>
  );
}

/** What has happened so far; what comes later is not told before its time, but keeps its room. */
function Lines({ scene }: { scene: Scene }) {
  return (
    <ol class="now-lines">
      {scene.lines.map((line, at) => (
        <SceneLine
          key={at}
          line={line}
          state={at < scene.told - 1 ? 'past' : at === scene.told - 1 ? 'here' : 'ahead'}
        />
      ))}
    </ol>
  );
}

function SceneLine({ line, state }: { line: Line; state: 'past' | 'here' | 'ahead' }) {
  return (
    <li class={`${state}${line.bad ? ' bad' : ''}`} aria-hidden={state === 'ahead'}>
      <span>{line.words}</span>
      {line.value !== undefined && <b>{line.value}</b>}
    </li>
  );
}
