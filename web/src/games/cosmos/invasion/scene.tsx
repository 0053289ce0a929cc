/** An invasion as a scene: two stacks, two cards, the sums as they form, and what it led to. */
import {
  ALIEN_DATA,
  cardHelp,
  cardName,
  type CardId,
  cardOf,
  type Invasion,
  type Side,
  SIDES,
  type Strength,
  text,
} from '@orrery/cosmos/client';
import { Emblem, seatColour } from '../../../parts/emblem.tsx';
import { useForecast } from '../../use-forecast.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { StackSign } from '../map/stacks.tsx';
import { choicesOf, type CosmosProps, labelOf, nameOf, stackAt } from '../props.ts';
import { Beam } from './beam.tsx';
import { type Line, linesOf } from './ledger.ts';
import { Announcement } from './announcement.tsx';
import { newsOf } from './news.ts';
import { isAftermath, isClash, kindIn, remember, type SceneNow, sceneOf, sideOf, type InvasionStep } from './now.ts';
import { supportOf } from './support.ts';
import './scene.css';

export interface Strengths {
  readonly attacker: Strength;
  readonly defender: Strength;
}

const STEPS: readonly (readonly [InvasionStep, string])[] = [
  ['commit', 'Commit'],
  ['reveal', 'Reveal'],
  ['reinforce', 'Reinforce'],
  ['outcome', 'Outcome'],
];

export function InvasionScene({ props }: { props: CosmosProps }) {
  const scene = sceneOf(props);
  return scene ? <SceneOf props={props} scene={scene} /> : null;
}

/** What both would have before any card, while none lies open. */
export function useBase(props: CosmosProps, invasion: Invasion | undefined): Strengths | undefined {
  const question = invasion && !invasion.revealed && { from: invasion.attacker.site, target: invasion.defender.site };
  const asked = useForecast<Strengths>(props, question || undefined);
  if (asked || !invasion || invasion.revealed) return asked;
  // Where nobody answers (a replay), ships are ships.
  const plain = (side: Side): Strength => {
    const ships = stackAt(props.view, invasion[side].site)?.ships ?? 0;
    return { number: 0, ships, multiplier: 1, bonus: 0, reinforcements: 0, total: ships };
  };
  return { attacker: plain('attacker'), defender: plain('defender') };
}

function SceneOf({ props, scene }: { props: CosmosProps; scene: SceneNow }) {
  const { view } = props;
  const { invasion, step } = scene;
  const memory = remember(props, scene);
  const base = useBase(props, invasion);
  const strengths = invasion.revealed ? (view.strengths ?? memory.strengths ?? undefined) : base;
  const news = newsOf(memory.news, view, { invasion, numbers: memory.numbers }, props.seatName);
  const clash = isClash(invasion);
  return (
    <section class="scene" data-step={step} aria-label={`Invasion of ${labelOf(view, invasion.defender.site)}`}>
      <header class="scene-head">
        <h3 class="scene-title">Invasion of {labelOf(view, invasion.defender.site)}</h3>
        <ol class="scene-steps">
          {STEPS.map(([one, words]) => (
            <li key={one} class={one === step ? 'here' : undefined} aria-current={one === step ? 'step' : undefined}>
              {words}
              {one === 'reinforce' && one === step && `, round ${invasion.rounds + 1}`}
            </li>
          ))}
        </ol>
      </header>
      <div class="scene-meet">
        {SIDES.map((side) => (
          <Fighter key={side} props={props} invasion={invasion} side={side} />
        ))}
      </div>
      {news && <Announcement key={`${news.title} ${news.words}`} news={news} invasion={invasion} />}
      {!invasion.revealed || clash ? (
        strengths && <Sums props={props} scene={scene} strengths={strengths} players={memory.players} />
      ) : (
        <Words props={props} invasion={invasion} />
      )}
      {step === 'reinforce' && <SecretAnswers props={props} invasion={invasion} />}
      {step === 'outcome' && <Aftermath props={props} invasion={invasion} />}
    </section>
  );
}

function Fighter({ props, invasion, side }: { props: CosmosProps; invasion: Invasion; side: Side }) {
  const { view } = props;
  const { seat, site } = invasion[side];
  const alien = view.players[seat]?.alien;
  const stack = stackAt(view, site);
  return (
    <div class={`fighter ${side}`} style={{ '--seat': seatColour(seat) }}>
      <div class="fighter-words">
        <b>{nameOf(props, seat)}</b>
        <span data-explain={alien ? `alien ${alien}` : undefined}>
          {seat === props.viewer
            ? side === 'attacker'
              ? 'attack'
              : 'defend'
            : side === 'attacker'
              ? 'attacks'
              : 'defends'}
          {alien && `, ${ALIEN_DATA[alien].name}`}
        </span>
        <span class="fighter-place">
          <svg viewBox="-26 -26 52 52" width="52" height="52" role="img" aria-label={`${stack?.ships ?? 0} ships`}>
            {stack ? (
              <StackSign seat={stack.owner} ships={stack.ships} size={36} />
            ) : (
              <circle class="fighter-gone" r="17" />
            )}
          </svg>
          <span>{side === 'attacker' ? `from ${labelOf(view, site)}` : `on ${labelOf(view, site)}`}</span>
        </span>
      </div>
      <Laid props={props} invasion={invasion} side={side} />
    </div>
  );
}

/** The card of a side: a back from the start, until both turn together. */
function Laid({ props, invasion, side }: { props: CosmosProps; invasion: Invasion; side: Side }) {
  const { card, seat, number } = invasion[side];
  if (!invasion.revealed)
    return seat === props.viewer && choicesOf(props, 'commitCard').length > 0 ? (
      <span class="cosmos-card slot laid" aria-label="Your card is not laid yet">
        ?
      </span>
    ) : (
      <span class="laid">
        <CardBack />
        <span class="unseen">A card face down</span>
      </span>
    );
  const printed = card === null ? 0 : cardOf(card).value;
  const changed = kindIn(card) === 'attack' && number !== printed;
  return (
    <span class="cosmos-card shown laid turned" key="shown" data-explain={card === null ? undefined : `card ${card}`}>
      {changed && <s class="laid-printed">{printed}</s>}
      {card === null ? (
        <>
          <span class="card-number">{number}</span>
          <span class="card-name">Improvised</span>
        </>
      ) : changed ? (
        <>
          <span class="card-number">{number}</span>
          <span class="card-name">Attack</span>
        </>
      ) : (
        <CardFace card={card} />
      )}
    </span>
  );
}

interface SumsProps {
  readonly props: CosmosProps;
  readonly scene: SceneNow;
  readonly strengths: Strengths;
  readonly players: ReadonlyMap<CardId, number>;
}

interface Sum {
  readonly lines: readonly Line[];
  readonly total: number;
  /** What the cursor's card would make of it. It is not played, so it stands below the sum. */
  readonly meant?: { readonly words: string; readonly total: number };
}

/** What the cursor would add. */
function meantOn(
  props: CosmosProps,
  invasion: Invasion,
  side: Side,
): { readonly words: string; readonly value: number } | undefined {
  const support = supportOf(props);
  if (support?.side === side && support.pointed)
    return {
      words: `If you play +${cardOf(support.pointed.action.card).value}`,
      value: cardOf(support.pointed.action.card).value,
    };
  if (sideOf(props, invasion) !== side) return undefined;
  const laid = choicesOf(props, 'commitCard').find(({ cursor }) => cursor);
  if (!laid || kindIn(laid.action.card) !== 'attack') return undefined;
  return { words: `If you lay ${cardName(laid.action.card)}`, value: cardOf(laid.action.card).value };
}

function sumOf({ props, scene, strengths, players }: SumsProps, side: Side): Sum {
  const { invasion } = scene;
  const { view } = props;
  const known = linesOf({ view, invasion, side, strength: strengths[side], players });
  const lines: readonly Line[] = invasion.revealed ? known : [...known, { words: 'Face-down card', value: '+ ?' }];
  const card = meantOn(props, invasion, side);
  const { total } = strengths[side];
  return { lines, total, ...(card && { meant: { words: card.words, total: total + card.value } }) };
}

function Sums(sumsProps: SumsProps) {
  const { props, scene } = sumsProps;
  const { invasion } = scene;
  const sums = { attacker: sumOf(sumsProps, 'attacker'), defender: sumOf(sumsProps, 'defender') };
  const { attacker, defender } = sums;
  const anyMeant = attacker.meant !== undefined || defender.meant !== undefined;
  return (
    <>
      <div class="sums">
        {SIDES.map((side) => (
          <SumColumn key={side} props={props} sum={sums[side]} revealed={invasion.revealed} anyMeant={anyMeant} />
        ))}
      </div>
      {invasion.revealed && (
        <Beam
          left={attacker.total}
          right={defender.total}
          meant={
            anyMeant ? [attacker.meant?.total ?? attacker.total, defender.meant?.total ?? defender.total] : undefined
          }
          seats={[invasion.attacker.seat, invasion.defender.seat]}
          words={leadWords(props, invasion, attacker.total, defender.total)}
        />
      )}
    </>
  );
}

function leadWords(props: CosmosProps, { attacker, defender }: Invasion, left: number, right: number): string {
  if (left === right) return 'Level';
  const seat = left > right ? attacker.seat : defender.seat;
  const by = Math.abs(left - right);
  return seat === props.viewer ? `You lead by ${by}` : `${props.seatName(seat)} leads by ${by}`;
}

interface SumColumnProps {
  readonly props: CosmosProps;
  readonly sum: Sum;
  readonly revealed: boolean;
  /** So that the totals of both sides stand on one line. */
  readonly anyMeant: boolean;
}

function SumColumn({ props, sum, revealed, anyMeant }: SumColumnProps) {
  const { lines, total, meant } = sum;
  return (
    <div class="sum">
      <dl>
        {lines.map((line, at) => (
          <div key={at} style={{ '--at': at }}>
            <dt>
              {line.words}
              {line.seat !== undefined && (
                <span class="sum-who">
                  <Emblem seat={line.seat} size={12} plain /> {nameOf(props, line.seat)}
                </span>
              )}
            </dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      <p class="sum-total">
        <span>{revealed ? 'Total' : 'before cards'}</span>
        <b>{total}</b>
      </p>
      {anyMeant && (
        <p class={meant ? 'sum-meant' : 'sum-meant none'}>
          {meant && (
            <>
              <span>{meant.words}</span> <b>{meant.total}</b>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Cards that are no attacks: their words decide. */
function Words({ props, invasion }: { props: CosmosProps; invasion: Invasion }) {
  return (
    <ul class="scene-words">
      {SIDES.map((side) => {
        const { card, seat } = invasion[side];
        return (
          <li key={side}>
            <Emblem seat={seat} size={14} plain />
            <span>
              <b>
                {nameOf(props, seat)}: {card === null ? 'Improvised attack' : cardName(card)}.
              </b>{' '}
              {card === null ? 'An attack of 0.' : cardHelp(card)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Everybody shows the same back, asked or not, answered or not. */
function SecretAnswers({ props, invasion }: { props: CosmosProps; invasion: Invasion }) {
  const { view, viewer } = props;
  const asked = supportOf(props) !== undefined;
  return (
    <div class="secret">
      <p class="secret-head">
        <span class="caption">Answers of round {invasion.rounds + 1}</span>
        <span class="note">All turn at once. Who was asked stays secret.</span>
      </p>
      <ul>
        {view.players.map((_, seat) => (
          <li key={seat}>
            {seat === viewer && asked ? <span class="secret-own">?</span> : <span class="secret-back" />}
            <Emblem seat={seat} size={12} plain />
            <span class="secret-who">{nameOf(props, seat)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What it led to, line by line as it happens. */
function Aftermath({ props, invasion }: { props: CosmosProps; invasion: Invasion }) {
  const { cell, events } = props;
  const told = (cell ? cell.events.slice(0, cell.happened) : events) as CosmosProps['events'];
  const lines = told.filter(isAftermath).map((event) => text.event(event));
  const { winner } = invasion;
  const seat = winner && invasion[winner].seat;
  const words = seat === null ? 'No one wins' : seat === props.viewer ? 'You win' : `${props.seatName(seat)} wins`;
  return (
    <div class="aftermath" style={seat === null ? {} : { '--seat': seatColour(seat) }}>
      <p class="aftermath-words">
        {seat !== null && <Emblem seat={seat} size={18} plain />} {words}
      </p>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
