/** What everybody may know of a table, with the proof that its dice were not chosen afterwards. */
import type { Scene } from './scene.ts';
import { whoSits } from './words.ts';

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export function TableFactsList({ scene }: { scene: Scene }) {
  const { facts, text, title } = scene;
  const { moves, seed } = scene.shown.value;
  return (
    <dl class="facts">
      <Fact label="Game">
        {title}, rules version {facts.rulesVersion}
      </Fact>
      {facts.sitters.map((_, seat) => (
        <Fact key={seat} label={`Seat ${seat + 1}`}>
          {text.seat(seat)}: {whoSits(facts, seat)}
        </Fact>
      ))}
      <Fact label="Actions so far">{moves}</Fact>
      {Object.entries(facts.options).map(([name, value]) => (
        <Fact key={name} label={name}>
          {show(value)}
        </Fact>
      ))}
      <Fact label="Seed commitment">
        <code>{facts.commitment}</code>
      </Fact>
      <Fact label="Seed">{seed === undefined ? 'Secret until the match is over.' : <code>{seed}</code>}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt class="caption">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
