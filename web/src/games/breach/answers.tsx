/**
 * On a phone: who acts with all of its numbers, each target with what would come of it and what it does back, each move with
 * what waits there. Without somebody in hand it is the room that was tapped, or the list.
 */
import {
  AI,
  aiDataOf,
  type AiType,
  type BreachView,
  MAPS,
  moreForBridge,
  PIRATES,
  pirateDataOf,
  roleWords,
  type RoomName,
} from '@orrery/breach/client';
import close from 'lucide-static/icons/x.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import octagon from 'lucide-static/icons/octagon.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import type { BoardSubject } from '../board.ts';
import { ChoiceBar, ChoiceButton, DigitRing } from '../choice-button.tsx';
import { Damage } from './damage.tsx';
import { handOf } from './hand.ts';
import { markupOf, RATIONS } from './icons.ts';
import { newsOf } from './news.ts';
import { openedRoom, useInSheet } from './now.ts';
import { pieceName, pieceWords } from './names.ts';
import { type AiPiece, Crews, type Piece, type PiratePiece } from './pieces.ts';
import { previewsOf } from './preview.ts';
import type { BreachProps, Choice } from './props.ts';
import { roomNote } from './room-note.ts';
import { useSteps } from './steps.ts';
import { kindOf, subjectFor, subjectOf, subjectsOf } from './subjects.ts';
import { Token } from './token.tsx';
import { UnitLegend } from './unit-legend.tsx';
import './answers.css';

export function Answers(all: BreachProps): VNode | null {
  const props = useSteps(all);
  const inSheet = useInSheet(props);
  const crews = useMemo(() => new Crews(props.view), [props.view]);
  if (!inSheet) return null;
  const actor = crews.get(handOf(props).selected);
  if (actor) return <Orders props={props} crews={crews} actor={actor} />;
  const room = openedRoom.value;
  if (room !== undefined) return <Look props={props} crews={crews} room={room} />;
  if (props.viewer !== PIRATES) return null;
  if (props.view.phase === 'pirateSetup') return hiring(props);
  // Without fingers the list is the shell's, with its keys.
  return props === all ? null : <Calling props={props} crews={crews} />;
}

/** What this side lost since its last move; among those who can be called also who has just been hired. */
function NewsLine({ props, brief = false }: { props: BreachProps; brief?: boolean }) {
  const told = newsOf(props);
  return told && !(brief && told.kind === 'hire') ? <p class={`breach-news ${told.kind}`}>{told.words}</p> : null;
}

/** Who acts, or comes aboard: a tap only takes them in hand, unless there is one breach to board by. */
function Calling({ props, crews }: { props: BreachProps; crews: Crews }) {
  const hires = props.choices.filter(({ action }) => action.kind === 'place');
  const kinds = [...subjectsOf(hires)];
  const actors = props.subjects.filter(({ id }) => crews.get(id));
  return (
    <>
      <NewsLine props={props} />
      <ChoiceBar props={props} label="Choices" class="choices">
        {actors.map((actor, at) => (
          <CallButton key={actor.id} props={props} offer={actor} words={actor.words} at={at} />
        ))}
        {kinds.map((kind, at) => {
          const offer = hireOf(kind, props);
          return offer && <CallButton key={kind} props={props} at={actors.length + at} {...offer} />;
        })}
      </ChoiceBar>
    </>
  );
}

/** A kind to be taken in hand, or the one thing to do with it. */
function hireOf(subject: string, { choices, subjects }: BreachProps) {
  const kind = kindOf(subject);
  const mine = choices.filter((choice) => subjectOf(choice) === subject);
  const [only] = mine;
  if (kind?.side !== 'pirate' || !only) return undefined;
  const { name, cost } = pirateDataOf(kind.type);
  if (mine.length === 1 && only.action.kind === 'place')
    return { offer: only, words: `Hire ${name} in ${only.action.room} (${cost} rations)` };
  const words = `Hire ${name} (${cost} rations)`;
  const offer = subjects.find(({ id }) => id === subject) ?? { id: subject, words, cursor: false };
  return { offer, words };
}

interface CallButtonProps {
  readonly props: BreachProps;
  readonly offer: Choice | BoardSubject;
  readonly words: string;
  readonly at: number;
}

function CallButton({ props, offer, words, at }: CallButtonProps) {
  const subject = 'action' in offer ? subjectOf(offer) : offer.id;
  return (
    <ChoiceButton props={props} choice={offer} explain={subject}>
      <DigitRing digit={at + 1} />
      <span class="choice-words">{words}</span>
    </ChoiceButton>
  );
}

/** A room that is only looked at. */
function Look({ props, crews, room }: { props: BreachProps; crews: Crews; room: RoomName }) {
  const { view } = props;
  const { ai, pirates } = crews.in(room);
  return (
    <section class="room-look" aria-label={`Room ${room}`}>
      <NewsLine props={props} brief />
      <header>
        <h3>{room}</h3>
        <span class="note">{crewWords(pirates.length, view)}</span>
        <button type="button" class="bare" aria-label="Whole deck" onClick={() => (openedRoom.value = undefined)}>
          <Icon svg={close} />
        </button>
      </header>
      <div class="unit-cards">
        {[...ai, ...pirates].map((piece) => (
          <div key={piece.id} class="unit-card" data-explain={piece.id}>
            <UnitFace piece={piece} />
          </div>
        ))}
      </div>
      <p class="note">{roomNote(room, view)}</p>
    </section>
  );
}

/** Everybody who can be hired, so low that all eight are in sight; while one is in hand, the list of breaches. */
function hiring(props: BreachProps): VNode | null {
  const offers = props.subjects.length > 0 ? props.subjects : props.choices.filter(({ quiet }) => quiet === undefined);
  if (props.selected !== undefined || offers.length === 0) return null;
  return (
    <>
      <NewsLine props={props} />
      <ChoiceBar props={props} label="Choices" class="choices hires">
        {offers.map((offer) => (
          <Hire key={offer.words} props={props} offer={offer} />
        ))}
      </ChoiceBar>
      <UnitLegend />
    </>
  );
}

function Hire({ props, offer }: { props: BreachProps; offer: Choice | BoardSubject }) {
  const subject = 'action' in offer ? subjectOf(offer) : offer.id;
  const kind = kindOf(subject);
  if (kind?.side !== 'pirate') return null;
  const { name, cost, health } = pirateDataOf(kind.type);
  const room = 'action' in offer && offer.action.kind === 'place' && props.view.breaches.length > 1;
  return (
    <ChoiceButton props={props} choice={offer} class="choice hire" explain={subject}>
      <DigitRing digit={offer.digit} />
      <span class="unseen">{offer.words}</span>
      <span class="order-words" aria-hidden="true">
        <b>{name}</b>
        <span class="hire-role">{room ? `boards in ${offer.action.room}` : roleWords(kind.type)}</span>
        <span class="consequence">
          <Icon svg={heart} /> {health} <Damage type={kind.type} />
        </span>
      </span>
      <span class="hire-cost" aria-hidden="true">
        {cost} <Icon svg={markupOf(RATIONS)} />
      </span>
    </ChoiceButton>
  );
}

interface OrdersProps {
  readonly props: BreachProps;
  readonly crews: Crews;
  readonly actor: Piece;
}

function Orders({ props, crews, actor }: OrdersProps) {
  const choices = props.choices.filter((choice) => subjectOf(choice) === actor.id);
  const strikes = choices.filter(({ action }) => action.kind === 'attack' || action.kind === 'use');
  const others = choices.filter((choice) => !strikes.includes(choice));
  return (
    <>
      <NewsLine props={props} brief />
      <Mates props={props} crews={crews} actor={actor} />
      <ChoiceBar props={props} label="Choices" class="choices orders">
        {strikes.map((choice) => (
          <Strike key={choice.words} props={props} crews={crews} choice={choice} />
        ))}
        {others.map((choice) => (
          <Way key={choice.words} props={props} crews={crews} choice={choice} />
        ))}
      </ChoiceBar>
      {actor.side === 'pirate' && <Obstacle props={props} crews={crews} actor={actor} choices={choices} />}
      {choices.some(({ action }) => action.kind === 'move' && isDark(crews, action.room)) && (
        <p class="note obstacle">
          A hidden unit cannot strike until somebody enters. A trap then hits all in the room.
        </p>
      )}
    </>
  );
}

/** Whether something lies face down there. */
const isDark = (crews: Crews, room: RoomName): boolean => crews.in(room).ai.some(({ type }) => !type);

/** Why a room cannot be captured though nothing of the ship stands there. */
function Obstacle({ props: { view }, crews, actor: { room }, choices }: ObstacleProps) {
  const isEmptied = crews.in(room).ai.length === 0 && !view.breaches.includes(room);
  return isEmptied && choices.every(({ action }) => action.kind !== 'capture') ? (
    <p class="note obstacle">{`${room}: ${roomNote(room, view)}`}</p>
  ) : null;
}

interface ObstacleProps extends OrdersProps {
  readonly choices: readonly Choice[];
}

/** Those of its side in its room; a tap takes another in hand. */
function Mates({ props, crews, actor }: OrdersProps) {
  const crew = crews.in(actor.room);
  const mates: readonly Piece[] = actor.side === 'ai' ? crew.ai : crew.pirates;
  const able = subjectsOf(props.choices);
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    cards.current?.querySelector('.selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [actor.id]);
  return (
    <>
      <div ref={cards} class="unit-cards" role="group" aria-label={`Who acts in ${actor.room}`}>
        {mates.map((piece) => {
          const subject = subjectFor(piece, able, crews);
          const chosen = piece.id === actor.id;
          return (
            <button
              key={piece.id}
              type="button"
              class={`unit-card${chosen ? ' selected' : ''}${subject === undefined ? ' done' : ''}`}
              data-explain={piece.id}
              aria-pressed={chosen}
              disabled={subject === undefined}
              onClick={() => props.onSelect(subject)}
            >
              <span class="unseen">{pieceWords(piece)}</span>
              <UnitFace piece={piece} alone={mates.length === 1} />
            </button>
          );
        })}
      </div>
      {actor.side === 'pirate' && mates.length > 1 && <UnitLegend />}
    </>
  );
}

/** `alone`: there is room for words. */
function UnitFace({ piece, alone = false }: { piece: Piece; alone?: boolean }) {
  return (
    <span class="unit-face" aria-hidden="true">
      <svg viewBox="-21 -21 42 42" width="32" height="32">
        <Token piece={piece} size={40} />
      </svg>
      <span class="unit-words">
        <b>{pieceName(piece)}</b>
        <span class="unit-facts">
          {piece.side === 'pirate' ? <PirateFacts piece={piece} alone={alone} /> : <Facts piece={piece} />}
        </span>
      </span>
    </span>
  );
}

function PirateFacts({ piece, alone }: { piece: PiratePiece; alone: boolean }) {
  const { endurance, security } = pirateDataOf(piece.type);
  return (
    <>
      <Icon svg={heart} /> {piece.left} {alone && 'health, '}
      <Icon svg={square} /> {endurance} {alone && 'to turrets, '}
      <Icon svg={octagon} /> {security} {alone && 'to traps'}
    </>
  );
}

function Facts({ piece: { type, left } }: { piece: AiPiece }) {
  if (!type) return <>hidden</>;
  return (
    <>
      <Icon svg={aiDataOf(type).kind === 'turret' ? square : octagon} /> {strengthOf(type)} {left}
      <span class="unit-strike">
        hits <Hits type={type} />
      </span>
    </>
  );
}

const strengthOf = (type: AiType): string => (aiDataOf(type).kind === 'turret' ? 'Endurance' : 'Security');

/** "one pirate for 5, 2 energy". */
function Hits({ type }: { type: AiType }) {
  const { kind, damage, useCost } = aiDataOf(type);
  return (
    <>
      {kind === 'turret' ? 'one' : 'all'} for {damage} <Icon svg={zap} />
      <span class="unseen">, energy </span>
      {useCost}
    </>
  );
}

interface ChoiceProps {
  readonly props: BreachProps;
  readonly crews: Crews;
  readonly choice: Choice;
}

function Strike({ props, crews, choice }: ChoiceProps) {
  const { action, consequence } = choice;
  const target = action.kind === 'attack' || action.kind === 'use' ? crews.get(action.target) : undefined;
  if (!target)
    return (
      <OrderButton props={props} choice={choice} title={deedWords(choice)}>
        {consequence}
      </OrderButton>
    );
  const verb = target.side === 'pirate' ? 'Fire at' : 'Attack';
  return (
    <OrderButton props={props} choice={choice} title={`${verb} ${pieceName(target)}`} piece={target}>
      {target.side === 'pirate' ? (
        `Health ${consequence}`
      ) : (
        <Blow target={target} left={previewsOf(action, crews)[0]?.after ?? 0} />
      )}
    </OrderButton>
  );
}

/** What the attack does to a unit of the ship, and what that does: each says who. */
function Blow({ target: { type, left: before }, left }: { target: AiPiece; left: number }) {
  if (!type) return null;
  return (
    <>
      <span>{left > 0 ? `You: ${strengthOf(type)} ${before} → ${left}` : 'You destroy it'}</span>
      <span class="order-back">
        {left > 0 ? 'It can hit' : 'Left alone it can hit'} <Hits type={type} />
      </span>
    </>
  );
}

/** What comes of it stands below, once. */
const deedWords = ({ words, consequence }: Choice): string => words.replace(` (${consequence})`, '');

/** A move, or a room that is taken. */
function Way({ props, crews, choice }: ChoiceProps) {
  const { action } = choice;
  if (action.kind !== 'move')
    return (
      <OrderButton props={props} choice={choice} title={deedWords(choice)}>
        {choice.consequence}
      </OrderButton>
    );
  const bridge = action.room === MAPS[props.view.map].bridge ? ', the bridge' : '';
  return (
    <OrderButton props={props} choice={choice} title={`To ${action.room}${bridge}`}>
      {waiting(crews, action.room, props)}
    </OrderButton>
  );
}

/** Who is in a room, in a few words: "Impaler 6, 2 hidden". */
function waiting(crews: Crews, room: RoomName, { view, viewer }: BreachProps): string {
  const { ai, pirates } = crews.in(room);
  const known = ai
    .filter(({ type, hidden }) => type && (viewer === AI || !hidden))
    .map((piece) => `${pieceName(piece)} ${piece.left}`);
  const hidden = ai.length - known.length;
  const words = [
    ...known,
    ...(hidden > 0 ? [`${hidden} hidden`] : []),
    ...(pirates.length > 0 ? [crewWords(pirates.length, view)] : []),
  ];
  const more = room === MAPS[view.map].bridge ? moreForBridge(view) : undefined;
  return words.length > 0 ? `${words.join(', ')}${more === undefined ? '' : `: ${more}`}` : 'nobody';
}

/** "2 pirates inside, room for 2 more". */
function crewWords(count: number, { settings: { pirateCapacity } }: BreachView): string {
  const pirates = (number: number) => `${number} ${number === 1 ? 'pirate' : 'pirates'}`;
  if (count === 0) return `room for ${pirates(pirateCapacity)}`;
  return `${pirates(count)} inside, ${count < pirateCapacity ? `room for ${pirateCapacity - count} more` : 'no room for more'}`;
}

interface OrderButtonProps {
  readonly props: BreachProps;
  readonly choice: Choice;
  readonly title: string;
  readonly piece?: Piece;
  readonly children: ComponentChildren;
}

function OrderButton({ props, choice, title, piece, children }: OrderButtonProps) {
  const look = `choice order${piece ? ' strike' : ''}${choice.action.kind === 'capture' ? ' capture' : ''}${choice.warning === undefined ? '' : ' danger'}`;
  return (
    <ChoiceButton props={props} choice={choice} class={look} explain={piece?.id}>
      <DigitRing digit={choice.digit} />
      {piece && (
        <svg viewBox="-21 -21 42 42" width="32" height="32" aria-hidden="true">
          <Token piece={piece} size={40} />
        </svg>
      )}
      <span class="order-words">
        <b>{title}</b>
        {children && <span class="consequence">{children}</span>}
      </span>
    </ChoiceButton>
  );
}
