/** A ship that somebody points at, in words: its line, what is left of it, whom it could shoot at as everybody stands. */
import { shipName, STATS } from '@orrery/dogfight/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { STAT_ICONS, STAT_NAMES } from '../icons.ts';
import type { Now } from '../space/now.ts';
import { conditionWords, dueWords } from '../names.ts';
import { inHundred } from '../sight/sightings.ts';
import './ship-plate.css';

export function ShipPlate({ now }: { now: Now }) {
  const { view, looked, lookedShots } = now;
  if (!looked?.pose) return null;
  const targets = lookedShots?.flatMap(({ ship, shot }) =>
    shot ? [`${shipName(ship.id)} (${inHundred(shot.hits)} in 100)`] : [],
  );
  const due = dueWords(view, looked);
  return (
    <section class="ship-plate" aria-label={shipName(looked.id)}>
      <h3>
        <Emblem seat={looked.pilot} size={18} /> {shipName(looked.id)}
        {due !== undefined && <span class="note">{due}</span>}
      </h3>
      {looked.stats && (
        <p class="ship-plate-line">
          {STATS.map((stat) => (
            <span key={stat}>
              <Icon svg={STAT_ICONS[stat]} /> {STAT_NAMES[stat]} {looked.stats?.[stat]}
            </span>
          ))}
        </p>
      )}
      <p>
        {conditionWords(looked)}
        {looked.damageDealt > 0 && `, ${looked.damageDealt} damage dealt`}
      </p>
      {targets && <p>{targets.length > 0 ? `In its arc now: ${targets.join(', ')}` : 'Nobody is in its arc now.'}</p>}
    </section>
  );
}
