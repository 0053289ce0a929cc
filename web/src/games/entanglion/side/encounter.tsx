/** An encounter: what happened beat by beat, then dice, boosts and totals as a ledger, then what the loser holds. */
import {
  type Cargo,
  type Encounter,
  encounterTotals,
  EVENT_DATA,
  type Event,
  PLANET_DATA,
  RESOURCE_DATA,
  type Resource,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import { useRef } from 'preact/hooks';
import { Emblem } from '../../../parts/emblem.tsx';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { askedOf, choicesOf, type EntanglionProps, frameOf, nameOf } from '../props.ts';
import { listed, Token } from '../tokens.tsx';
import { Octahedron } from './dice.tsx';

/** Everything told since the fleets met, however many questions lay between. */
function useStory({ events, moves, beat }: EntanglionProps): readonly Event[] {
  const kept = useRef<{ readonly at: string; readonly events: readonly Event[] }>({ at: '', events: [] });
  const at = `${moves} ${beat ?? 'end'}`;
  if (kept.current.at !== at) {
    const told = events.filter((event) => event !== null);
    const met = told.findLastIndex(({ kind }) => kind === 'met');
    const before = met >= 0 ? [] : kept.current.events;
    // A film's last picture and the table after it tell the same once more.
    const fresh = told
      .slice(Math.max(0, met))
      .filter((event) => !before.some((old) => JSON.stringify(old) === JSON.stringify(event)));
    kept.current = { at, events: [...before, ...fresh] };
  }
  return kept.current.events;
}

export function EncounterPanel({ props, encounter }: { props: EntanglionProps; encounter: Encounter }) {
  const story = useStory(props);
  const { initiator, defender, planet } = encounter;
  return (
    <section
      class={`encounter panel${props.view.encounter ? '' : ' over'}${askedOf(props) === 'loot' ? ' asked' : ''}`}
      aria-label="Encounter"
    >
      <header class="panel-head">
        <h3 class="panel-title">Encounter at {PLANET_DATA[planet].name}</h3>
        <span class="panel-note right">{nameOf(props, initiator)} arrived</span>
      </header>
      <ol class="beats">
        {story.flatMap((event, at) => {
          const line = lineOf(props, event);
          return line ? (
            <li key={at} class={at === story.length - 1 ? 'now' : undefined}>
              <span>{line[0]}</span>
              <b>{line[1]}</b>
            </li>
          ) : (
            []
          );
        })}
      </ol>
      <div class="ledgers">
        <Ledger props={props} encounter={encounter} seat={initiator} at={0} story={story} />
        <Ledger props={props} encounter={encounter} seat={defender} at={1} story={story} />
      </div>
      <p class="verdict" role="status">
        {verdictOf(props, story)}
      </p>
      <Loot props={props} encounter={encounter} />
    </section>
  );
}

/** A fleet is two ships: after its name, as after "you", the verb has no s. */
const verb = (props: EntanglionProps, seat: Seat, word: string): string => `${nameOf(props, seat)} ${word}`;

function lineOf(props: EntanglionProps, event: Event): readonly [string, string] | undefined {
  switch (event.kind) {
    case 'met':
      return [`${verb(props, event.seat, 'meet')} the other fleet`, ''];
    case 'rolled':
      return [verb(props, event.seat, event.again ? 'roll again' : 'roll'), String(event.face)];
    case 'announced':
      return [
        `${verb(props, event.seat, 'play')} ${EVENT_DATA[event.event].name}`,
        event.event === 'quantumBoost' ? `+${props.view.options.boostValue}` : '',
      ];
    case 'negated':
      return [`${EVENT_DATA[event.event].name} is cancelled`, ''];
    case 'looted':
      return [
        `${verb(props, event.seat, 'take')} ${RESOURCE_DATA[event.resource].name}${event.orbit ? ', into orbit' : ''}`,
        '',
      ];
    default:
      return undefined;
  }
}

const rolledOf = (roll: number): number | undefined => (roll > 0 ? roll : undefined);

interface LedgerProps {
  readonly props: EntanglionProps;
  readonly encounter: Encounter;
  readonly seat: Seat;
  readonly at: 0 | 1;
  readonly story: readonly Event[];
}

function Ledger({ props, encounter, seat, at, story }: LedgerProps) {
  const rolls = story.filter((event) => event.kind === 'rolled' && event.seat === seat);
  const again = rolls.some((event) => event.kind === 'rolled' && event.again);
  const first = rolls[0]?.kind === 'rolled' ? rolls[0].face : undefined;
  const face = rolledOf(encounter.rolls[at]);
  const total = face === undefined ? undefined : encounterTotals(encounter)[at];
  const boosts = encounter.boosts[at];
  return (
    <div class={encounter.winner === seat ? 'ledger winner' : 'ledger'}>
      <div class="ledger-name">
        <Emblem seat={seat} size={22} />
        <b>{nameOf(props, seat)}</b>
      </div>
      <div class="ledger-dice">
        {again && first !== undefined && <Octahedron face={first} state="struck" />}
        {/* A new element tumbles. */}
        <Octahedron key={`${face} ${again}`} face={face} state={face === undefined ? 'empty' : 'counts'} />
      </div>
      <dl>
        <div>
          <dt>{again ? 'Second die' : 'Die'}</dt>
          <dd>{face ?? '–'}</dd>
        </div>
        <div>
          <dt>{boosts > 0 ? 'Quantum Boost' : 'No Boost'}</dt>
          <dd>{boosts > 0 ? `+${boosts}` : '+0'}</dd>
        </div>
        <div class="ledger-total">
          <dt>Total</dt>
          <dd class="numeral">{total ?? '–'}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Who won, and what it cost the other. */
function verdictOf(props: EntanglionProps, story: readonly Event[]): string {
  const decided = story.findLast((event) => event.kind === 'decided');
  if (!decided) return ' ';
  const { winner, initiator, defender, totals } = decided;
  if (winner === null) return 'A stalemate: nothing happens.';
  const loser = winner === initiator ? defender : initiator;
  const who = `${verb(props, winner, 'win')} ${Math.max(...totals)} to ${Math.min(...totals)}`;
  const taken = story.flatMap((event) => (event.kind === 'looted' ? [RESOURCE_DATA[event.resource].name] : []));
  if (taken.length > 0) return `${who}: ${verb(props, loser, 'lose')} ${taken.join(' and ')}.`;
  return frameOf(props.view, 'loot') ? `${who}.` : `${who}: ${verb(props, loser, 'have')} nothing to take.`;
}

/** The loser's holds carry the choices. */
function Loot({ props, encounter }: { props: EntanglionProps; encounter: Encounter }) {
  const { winner, initiator, defender } = encounter;
  if (winner === null) return null;
  const loser = winner === initiator ? defender : initiator;
  const [taker, giver] = [props.view.players[winner], props.view.players[loser]];
  if (!taker || !giver) return null;
  const choices = choicesOf(props, 'resource');
  const free = taker.capacity - taker.cargo.reduce((sum, count) => sum + count, 0);
  return (
    <div class="loot">
      <h4 class="caption">
        {loser === props.viewer ? 'Your holds' : 'The other fleet’s holds'}
        <span class="caption-note">
          {free > 0 ? `${free} holds of the winner are free` : 'no room: it falls into orbit'}
        </span>
      </h4>
      <ol class="holds">
        {holdsOf(giver.cargo, giver.capacity).map((resource, at, all) => {
          const choice =
            resource && all.lastIndexOf(resource) === at
              ? choices.find(({ action }) => action.resource === resource)
              : undefined;
          return (
            <li key={at}>
              {choice ? (
                <ChoiceButton props={props} choice={choice} class="hold legal">
                  {resource && <Token resource={resource} size={22} />}
                  <DigitRing digit={choice.digit} />
                  <span class="unseen">{choice.words}</span>
                </ChoiceButton>
              ) : (
                <span class={resource ? 'hold' : 'hold empty'}>
                  {resource && <Token resource={resource} size={22} />}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const holdsOf = (cargo: Cargo, capacity: number): readonly (Resource | undefined)[] => {
  const held = listed(cargo);
  return Array.from({ length: Math.max(capacity, held.length) }, (_, at) => held[at]);
};
