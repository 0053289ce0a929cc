/** What everybody may know of a table, with the proof that its dice were not chosen afterwards. */
import { findGame } from '@orrery/catalog';
import { defaultOptions, type Json, type OptionValues } from '@orrery/kernel';
import { useEffect, useState } from 'preact/hooks';
import { groupOptions, optionName, valueWords } from '../parts/option-words.ts';
import type { Company } from './company.ts';
import type { Scene } from './scene.ts';
import { whoSits } from './words.ts';

export function TableFactsList({ scene, company }: { scene: Scene; company?: Company | undefined }) {
  const { facts, text, title } = scene;
  const { moves, seed } = scene.shown.value;
  return (
    <dl class="facts">
      <Fact label="Game">
        {title}, rules version {facts.rulesVersion}
      </Fact>
      {facts.sitters.map((_, seat) => (
        <Fact key={seat} label={`Seat ${seat + 1}`}>
          {text.seat(seat)}: {company?.nameOf(seat) ?? whoSits(facts, seat, scene.names)}
        </Fact>
      ))}
      <Fact label="Moves so far">{moves}</Fact>
      <Rules scene={scene} />
      <Fact label="Proof that chance is fair">
        {facts.commitment === undefined ? (
          'None: nobody fixed chance before the first move.'
        ) : (
          <code>{facts.commitment}</code>
        )}
      </Fact>
      <Fact label="Seed">{seed === undefined ? 'Secret until the match is over.' : <code>{seed}</code>}</Fact>
    </dl>
  );
}

/** What the rulebook prints, as soon as it is known. */
function useDefaults(game: string): OptionValues | undefined {
  const [defaults, setDefaults] = useState<OptionValues>();
  useEffect(() => {
    findGame(game)
      ?.client()
      .then(
        ({ options }) => setDefaults(defaultOptions(options)),
        () => undefined, // all of them can be read anyhow
      );
  }, [game]);
  return defaults;
}

/** How this table differs from the printed rules; all of it for those who want to know. */
function Rules({ scene: { facts, text } }: { scene: Scene }) {
  const defaults = useDefaults(facts.game);
  const all = Object.entries(facts.options);
  if (all.length === 0) return null;
  const changed = all.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults?.[name]));
  const preset = findGame(facts.game)?.presets?.find(
    ({ options }) => defaults && JSON.stringify({ ...defaults, ...options }) === JSON.stringify(facts.options),
  );
  const line = ([name, value]: readonly [string, Json]) => (
    <li key={name}>
      {optionName(text.options, name)} <b>{valueWords(text.options, name, value)}</b>
    </li>
  );
  return (
    <Fact label="Rules">
      {defaults && (preset?.name ?? (changed.length === 0 ? 'As printed' : 'Your own'))}
      {defaults && changed.length > 0 && <ul class="rule-values">{changed.map(line)}</ul>}
      <details class="all-rules">
        <summary>All {all.length} settings</summary>
        {groupOptions(text.options, all, ([name]) => name).map(({ name, options }) => (
          <section key={name}>
            <h3 class="caption">{name}</h3>
            <ul class="rule-values">{options.map(line)}</ul>
          </section>
        ))}
      </details>
    </Fact>
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
