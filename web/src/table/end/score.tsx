/** The score as blocks that add up, and the numbers behind it. */
import type { EndFact, ScoreWords, Seat } from '@orrery/kernel';
import { Emblem, seatColour } from '../../parts/emblem.tsx';

type NameOf = (seat: Seat) => string;

export function ScoreBlocks({ score, nameOf }: { score: ScoreWords; nameOf: NameOf }) {
  const totals = score.parts.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const most = Math.max(1, ...totals);
  return (
    <section aria-labelledby="end-score">
      <h3 id="end-score" class="end-heading">
        Score
      </h3>
      <p class="end-note">{score.note}.</p>
      {score.parts.map((parts, seat) => (
        <div key={seat} class="score-seat">
          <p class="score-name">
            <Emblem seat={seat} size={12} plain /> {nameOf(seat)} <span class="score-total">{totals[seat]}</span>
          </p>
          <ul class="score-parts" style={{ '--share': `${((totals[seat] ?? 0) / most) * 100}%` }}>
            {parts
              .filter(({ amount }) => amount !== 0)
              .map(({ label, amount }, at) => (
                <li key={at} style={{ flexGrow: amount }}>
                  <span class="score-block" style={{ background: seatColour(seat) }}>
                    {amount}
                  </span>
                  <span class="score-label">{label}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export function Facts({ facts, nameOf, alone }: { facts: readonly EndFact[]; nameOf: NameOf; alone: boolean }) {
  const seats = facts[0]?.values ?? [];
  return (
    <section aria-label={alone ? 'In numbers' : 'Behind the score'}>
      {alone && <h3 class="end-heading">In numbers</h3>}
      <table class="end-facts">
        <thead>
          <tr>
            <th scope="col" class="caption">
              {alone ? <span class="unseen">What</span> : 'Behind it'}
            </th>
            {seats.map((_, seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} size={12} plain />{' '}
                <span class={seats.length > 2 ? 'unseen' : undefined}>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, values, part }) => (
            <tr key={label} class={part && 'part'}>
              <th scope="row">{label}</th>
              {values.map((value, seat) => (
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
