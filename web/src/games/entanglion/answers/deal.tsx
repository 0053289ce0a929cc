/** What is privately yours: the own engine control, engine cards, event cards. Cards that can be played now are brass. */
import {
  ENGINE_CARDS,
  type EngineCard,
  eventHelp,
  type EventId,
  EVENTS,
  flightsWords,
  type HandAnswer,
  isGate,
  noPathWords,
  POSITION_DATA,
  type PositionId,
  type SlotCard,
  totalOf,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { PHONE, useMedia } from '../../../parts/use-media.ts';
import { CardSign, EventFace, GATE_WORDS, shortName } from '../cards/card.tsx';
import { Control } from '../cards/control.tsx';
import { useHandForecast } from '../map/now.ts';
import { explained } from '../physics/chosen.ts';
import { askedOf, type Choice, choicesOf, type EntanglionProps, ownOf, seatOf } from '../props.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { fresh } from '../../fresh.ts';
import { goalPlanets, planetList } from './goals.ts';
import { MuteSwitch } from './mute-switch.tsx';
import './deal.css';

/** A finger shows first where a card leads, and places or discards it with a second touch: neither can be undone. */
const TWO_STEPS = '(hover: none), (max-width: 719px)';

/** Questions in which a card is thrown away. */
const DISCARDING: readonly string[] = ['charmDiscard', 'refresh', 'discardEngine'];

/** Engine cards by type, in their order, with how many of each. */
const counted = (cards: readonly EngineCard[]): readonly (readonly [EngineCard, number])[] =>
  ENGINE_CARDS.flatMap((card) => {
    const count = cards.filter((one) => one === card).length;
    return count > 0 ? [[card, count] as const] : [];
  });

/** "→ ONE or MINUS": the planets where a card would land a ship; "→ ZERO and PLUS" where it lands one on each. */
function goalWords(hand: HandAnswer | undefined, card: EngineCard): string {
  const found = hand?.cards.find((one) => one.card === card);
  if (!isGate(card) || !found || !hand) return GATE_WORDS[card];
  if (found.to.length === 0) return 'no path now';
  const planets = goalPlanets(found.flights);
  return planets.places.length > 3 ? `${planets.places.length} planets` : `→ ${planetList(planets)}`;
}

function cardChoice(props: EntanglionProps, card: EngineCard): Choice | undefined {
  return props.choices.find(
    ({ action }) => (action.kind === 'place' || action.kind === 'discard') && action.card === card,
  );
}

/** A card that is not offered explains itself; one that a lesson sets aside is answered by the coach. */
function lookAt(props: EntanglionProps, card: SlotCard): void {
  const aside = props.aside?.find(({ action }) =>
    card === 'fleetProbe' ? action.kind === 'placeProbe' : action.kind === 'place' && action.card === card,
  );
  if (aside) props.onChoose(aside.action);
  else explained.value = { kind: 'card', card };
}

export function Deal({ props }: { props: EntanglionProps }) {
  const own = ownOf(props);
  const seat = seatOf(props);
  const twoSteps = useMedia(TWO_STEPS);
  const phone = useMedia(PHONE);
  const hand = useHandForecast(props);
  useWorthFirst(props, hand);
  if (!own || seat === undefined) return null;
  const asked = askedOf(props);
  const placing = asked === 'navigate';
  const cards = counted(own.hand ?? []);
  const probe = choicesOf(props, 'placeProbe')[0];
  const charming = choicesOf(props, 'charming')[0];
  const discarding = asked !== undefined && DISCARDING.includes(asked);
  const careful = (placing || discarding) && twoSteps;
  const tap = (choice: Choice) => (careful ? { onTap: () => props.onPoint(choice.action) } : {});
  return (
    <ChoiceBar props={props} label="Your cards" class={careful ? 'deal careful' : 'deal'}>
      {props.view.phase === 'navigate' && (
        <Group
          title={placing ? 'Your engine control' : 'Engine control'}
          note={queueWords(own.control.length, props)}
          look="own-control"
        >
          <Control props={props} seat={seat} next={placing && canPlace(props)} />
        </Group>
      )}
      <Group title="Engine hand" note={`${own.cards} of ${own.handLimit}`} look="own-hand">
        <div class="hand">
          {cards.map(([card, count]) => {
            const choice = cardChoice(props, card);
            // Where a finger sees first and discards after, the card still says what would be lost.
            const words = choice?.action.kind === 'discard' && !careful ? 'discard' : goalWords(hand, card);
            const body = (
              <>
                <CardSign card={card} />
                {count > 1 && <span class="hand-count">×{count}</span>}
                <span class={words === 'no path now' ? 'hand-goal none' : 'hand-goal'}>{words}</span>
              </>
            );
            return choice ? (
              <ChoiceButton
                key={card}
                props={props}
                choice={choice}
                class="hand-card legal"
                place={careful ? undefined : `card ${card}`}
                explain={`card ${card}`}
                {...tap(choice)}
              >
                <DigitRing digit={choice.digit} />
                {body}
                <span class="unseen">{choice.words}</span>
              </ChoiceButton>
            ) : (
              <button
                key={card}
                type="button"
                class="hand-card"
                data-explain={`card ${card}`}
                onClick={() => lookAt(props, card)}
              >
                {body}
                <span class="unseen">, explain it</span>
              </button>
            );
          })}
          {probe ? (
            <ChoiceButton
              props={props}
              choice={probe}
              class="hand-card legal"
              place={careful ? undefined : 'card fleetProbe'}
              explain="card fleetProbe"
              {...tap(probe)}
            >
              <DigitRing digit={probe.digit} />
              <CardSign card="fleetProbe" />
              <span class="hand-goal">{GATE_WORDS.fleetProbe}</span>
              <span class="unseen">{probe.words}</span>
            </ChoiceButton>
          ) : (
            own.probe &&
            props.view.phase === 'navigate' && (
              <button
                type="button"
                class="hand-card"
                data-explain="card fleetProbe"
                onClick={() => lookAt(props, 'fleetProbe')}
              >
                <CardSign card="fleetProbe" />
                <span class="hand-goal">{GATE_WORDS.fleetProbe}</span>
              </button>
            )
          )}
          {charming && (
            <ChoiceButton props={props} choice={charming} class="hand-card legal wide" {...tap(charming)}>
              <DigitRing digit={charming.digit} />
              <span class="hand-words">Charming</span>
              <span class="hand-goal">exchange cards</span>
            </ChoiceButton>
          )}
        </div>
      </Group>
      {!(phone && isBare(props)) && <EventHand props={props} tap={tap} />}
      {careful && !phone && <PlaceButton props={props} hand={hand} seat={seat} />}
    </ChoiceBar>
  );
}

function queueWords(queued: number, { view }: EntanglionProps): string {
  if (view.phase === 'navigate')
    return queued === view.options.engineSlots ? 'full' : `${queued} of ${view.options.engineSlots}`;
  return '';
}

const canPlace = ({ choices }: EntanglionProps): boolean =>
  choices.some(({ action }) => action.kind === 'place' || action.kind === 'placeProbe');

/** On a phone event cards take room only where they matter: those that can be played, and all that are held while one plans. */
function isBare(props: EntanglionProps): boolean {
  const asked = askedOf(props);
  if (asked === undefined || choicesOf(props, 'play').length > 0) return false;
  return asked !== 'navigate' || ownOf(props)?.events.length === 0;
}

/** What a card would do to the ships: "either ship to ONE". Where the plan leaves several places open, the card says which. */
function flightOf(hand: HandAnswer | undefined, card: EngineCard, seat: Seat): string {
  const found = hand?.cards.find((one) => one.card === card);
  const [from, ...others] = hand?.from ?? [];
  if (!isGate(card)) return 'do one thing where you are by then';
  if (!found || from === undefined) return '';
  if (found.to.length === 0) return noPathWords(others.length > 0 ? undefined : from, card, null);
  return others.length > 0 ? goalWords(hand, card) : flightsWords(from, found.to, seat);
}

/**
 * The cursor begins at a gate that leads into Entanglion while there is nothing aboard, else at one that leads somewhere, else at
 * the PROBE. It goes to what the bot would do, once it is asked: two cards lit at once would contradict each other.
 */
function useWorthFirst(props: EntanglionProps, hand: HandAnswer | undefined): void {
  const { choices, moves, onPoint, onBegin } = props;
  const own = ownOf(props);
  const inward = own !== undefined && totalOf(own.cargo) === 0 && hand?.from.every(isOutside) === true;
  const goalsOf = ({ action }: Choice): readonly PositionId[] | undefined =>
    action.kind === 'place' && isGate(action.card)
      ? hand?.cards.find(({ card }) => card === action.card)?.to
      : undefined;
  const pointed = choices.find(({ cursor }) => cursor);
  const first =
    (inward ? choices.find((choice) => goalsOf(choice)?.some((to) => !isOutside(to))) : undefined) ??
    (pointed && goalsOf(pointed)?.length === 0
      ? (choices.find((choice) => goalsOf(choice)?.length) ??
        choices.find(({ action }) => action.kind === 'placeProbe'))
      : undefined);
  const advised = choices.find((choice) => choice.advised)?.action;
  useLayoutEffect(() => {
    if (first) onBegin(first.action);
  }, [moves, hand]);
  useLayoutEffect(() => {
    if (advised) onPoint(advised);
  }, [advised]);
}

const isOutside = (position: PositionId): boolean => POSITION_DATA[position].joint === null;

/** The second step of a phone stands beside what passes. */
export function Main(props: EntanglionProps): VNode | null {
  const seat = seatOf(props);
  const hand = useHandForecast(props);
  const asked = askedOf(props);
  if (seat === undefined || (asked !== 'navigate' && !DISCARDING.includes(asked ?? ''))) return null;
  return <PlaceButton props={props} hand={hand} seat={seat} />;
}

/** The second step: what the card under the finger would do. What wastes or loses a card is not lit as the one to take. */
function PlaceButton({ props, hand, seat }: { props: EntanglionProps; hand: HandAnswer | undefined; seat: Seat }) {
  const choice = props.choices.find(({ cursor }) => cursor);
  if (!choice) return null;
  // A card that nobody has pointed at would look like advice.
  if (fresh.value && !props.choices.some(({ advised }) => advised))
    return (
      <button type="button" class="choice main place-it" disabled>
        Choose a card
      </button>
    );
  const { action } = choice;
  const flight =
    action.kind === 'place'
      ? flightOf(hand, action.card, seat)
      : action.kind === 'placeProbe'
        ? 'do one thing where you are by then'
        : '';
  const wasted = action.kind === 'discard' || flight.startsWith('no path');
  const words =
    action.kind === 'place'
      ? `Queue ${shortName(action.card)}`
      : action.kind === 'placeProbe'
        ? 'Queue your fleet PROBE'
        : choice.words;
  return (
    <button
      type="button"
      class={wasted ? 'choice main place-it' : 'choice cursor main place-it'}
      data-kind="choice"
      data-place={action.kind === 'place' || action.kind === 'discard' ? `card ${action.card}` : 'card fleetProbe'}
      onClick={() => props.onChoose(action)}
    >
      <b>{words}</b> {flight && <span class="consequence">{flight}</span>}
    </button>
  );
}

/** Own event cards: brass where one can be played now, else when it could. */
function EventHand({ props, tap }: { props: EntanglionProps; tap?: (choice: Choice) => { onTap?: () => void } }) {
  const own = ownOf(props);
  if (!own) return null;
  const held = EVENTS.flatMap((event) => {
    const count = own.events.filter((one) => one === event).length;
    return count > 0 ? [[event, count] as const] : [];
  });
  return (
    <Group
      title="Event hand"
      explain="events"
      note={`${own.eventCards} of ${props.view.options.eventHandLimit}`}
      look="own-events"
      extra={<MuteSwitch props={props} />}
    >
      <div class="event-hand">
        {held.length === 0 && <span class="note">none yet: fill all slots to draw one</span>}
        {held.map(([event, count]) => {
          const choice = eventChoice(props, event);
          const known = own.known.includes(event);
          const body = (
            <>
              <EventFace event={event} />
              {count > 1 && <span class="hand-count">×{count}</span>}
              {known && <span class="event-known">the other fleet knows it</span>}
            </>
          );
          return choice ? (
            <ChoiceButton
              key={event}
              props={props}
              choice={choice}
              class="event-card legal"
              explain={`event ${event}`}
              {...tap?.(choice)}
            >
              <DigitRing digit={choice.digit} />
              {body}
              <span class="unseen">. {eventHelp(event, props.view.options)}</span>
            </ChoiceButton>
          ) : (
            <button
              key={event}
              type="button"
              class="event-card"
              data-explain={`event ${event}`}
              onClick={() => (explained.value = { kind: 'event', event })}
            >
              {body}
              <span class="unseen">. {eventHelp(event, props.view.options)}</span>
            </button>
          );
        })}
      </div>
    </Group>
  );
}

function eventChoice(props: EntanglionProps, event: EventId): Choice | undefined {
  return props.choices.find(
    ({ action }) =>
      ((action.kind === 'play' || action.kind === 'chooseEvent') && action.event === event) ||
      (action.kind === 'sabotage' && event === 'disruptiveSabotage'),
  );
}

interface GroupProps {
  readonly title: string;
  readonly note: string;
  readonly look: string;
  readonly explain?: string;
  readonly extra?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Group({ title, note, look, explain, extra, children }: GroupProps) {
  return (
    <section class={`deal-group ${look}`}>
      <h3 class="caption" data-explain={explain}>
        {title} {note && <span class="caption-note">{note}</span>}
        {extra}
      </h3>
      {children}
    </section>
  );
}
