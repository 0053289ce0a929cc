/** A ship card with four slots: the values go where the pilot puts them. */
import { type Action, lineStory, shipName, type Stat, type StatLine, STATS } from '@orrery/dogfight/client';
import { useState } from 'preact/hooks';
import { Emblem } from '../../../parts/emblem.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { STAT_ICONS, STAT_NAMES, STAT_WORDS } from '../icons.ts';
import { pointAt } from '../space/pointing.ts';
import type { DogfightProps } from '../props.ts';
import { ReadyRow } from './start-plate.tsx';
import { lineGiven, swapped } from './stat-slots.ts';
import './assigning.css';

export function Assigning({ props }: { props: DogfightProps }) {
  const { view, viewer, choices } = props;
  const ship = view.ships.find(({ pilot, stats }) => pilot === viewer && stats === null);
  const pointed = choices.find(({ cursor }) => cursor)?.action;
  const line = pointed?.kind === 'assignStats' ? lineGiven(pointed, view.settings.statValues) : undefined;
  // Somebody gave up before all had chosen.
  if (view.decisions.length === 0) return null;
  return (
    <section class="assigning" aria-label="Stat lines">
      {ship && line && pointed ? (
        <>
          <h3>
            <Emblem seat={ship.pilot} size={26} /> {shipName(ship.id)}
          </h3>
          <p class="note">Choose two values to swap them. Not sure? Give speed the highest.</p>
          <Slots key={ship.id} props={props} line={line} />
          <p class="line-story" role="status">
            {lineStory(line, view.settings)}
          </p>
          <button type="button" class="choice cursor forward" onClick={() => props.onChoose(pointed)}>
            Fly with {line.text}
          </button>
        </>
      ) : (
        <p class="assigning-wait">
          {typeof viewer === 'number' ? 'Waiting for the other pilots' : 'The pilots choose their stats'}
        </p>
      )}
      <ReadyRow props={props} />
    </section>
  );
}

function Slots({ props, line }: { props: DogfightProps; line: StatLine }) {
  const [picked, setPicked] = useState<Stat>();
  const onSlot = (stat: Stat) => {
    if (picked === undefined || picked === stat) {
      setPicked(picked === stat ? undefined : stat);
      return;
    }
    const wanted = swapped(line, picked, stat);
    const choice = props.choices.find(({ action }) => isLine(action, wanted));
    if (choice) pointAt(props, choice.action);
    setPicked(undefined);
  };
  return (
    <div class="slots">
      {STATS.map((stat) => (
        <button
          key={stat}
          type="button"
          class={stat === picked ? 'slot picked' : 'slot'}
          data-explain={`stat ${stat}`}
          aria-pressed={stat === picked}
          onClick={() => onSlot(stat)}
        >
          <span class="slot-name">
            <Icon svg={STAT_ICONS[stat]} /> {STAT_NAMES[stat]}
          </span>{' '}
          <span class="slot-cube">{line[stat]}</span> <span class="slot-words">{STAT_WORDS[stat]}</span>
        </button>
      ))}
    </div>
  );
}

const isLine = (action: Action, line: string): boolean => action.kind === 'assignStats' && action.line === line;
