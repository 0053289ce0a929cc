/**
 * On a phone: who acts with all of its numbers, each target with what would come of it and what it does back, each move with
 * what waits there. Without somebody in hand it is the room that was tapped, or the list.
 */
import { AI, aiDataOf, type AiType, MAPS, PIRATES, pirateDataOf, type RoomName } from '@orrery/breach/client';
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
import { openedRoom, useInSheet } from './now.ts';
import { pieceName, pieceWords } from './names.ts';
import { type AiPiece, Crews, type Piece, type PiratePiece } from './pieces.ts';
import type { BreachProps, Choice } from './props.ts';
import { kindOf, subjectFor, subjectOf, subjectsOf } from './subjects.ts';
import { Token } from './token.tsx';
import './answers.css';

export function Answers(props: BreachProps): VNode | null {
  const inSheet = useInSheet(props);
  const crews = useMemo(() => new Crews(props.view), [props.view]);
  if (!inSheet) return null;
  const actor = crews.get(handOf(props).selected);
  if (actor) return <Orders props={props} crews={crews} actor={actor} />;
  const room = openedRoom.value;
  if (room !== undefined) return <Look crews={crews} room={room} />;
  return props.view.phase === 'pirateSetup' && props.viewer === PIRATES ? hiring(props) : null;
}

/** A room that is only looked at. */
function Look({ crews, room }: { crews: Crews; room: RoomName }) {
  const { ai, pirates } = crews.in(room);
  return (
    <section class="room-look" aria-label={`Room ${room}`}>
      <header>
        <h3>{room}</h3>
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
    </section>
  );
}

/** Everybody who can be hired, so low that all eight are in sight; while one is in hand, the list of breaches. */
function hiring(props: BreachProps): VNode | null {
  const offers = props.subjects.length > 0 ? props.subjects : props.choices.filter(({ quiet }) => quiet === undefined);
  if (props.selected !== undefined || offers.length === 0) return null;
  return (
    <>
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
        <b>{room ? `${name} in ${offer.action.room}` : name}</b>
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
      <Mates props={props} crews={crews} actor={actor} />
      <ChoiceBar props={props} label="Choices" class="choices orders">
        {strikes.map((choice) => (
          <Strike key={choice.words} props={props} crews={crews} choice={choice} />
        ))}
        {others.map((choice) => (
          <Way key={choice.words} props={props} crews={crews} choice={choice} />
        ))}
      </ChoiceBar>
    </>
  );
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

function UnitLegend() {
  return (
    <p class="unit-legend" aria-hidden="true">
      <span>
        <Icon svg={heart} /> health
      </span>
      <span>
        <Icon svg={square} /> damage to turrets
      </span>
      <span>
        <Icon svg={octagon} /> to traps
      </span>
    </p>
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
      <Icon svg={aiDataOf(type).kind === 'turret' ? square : octagon} /> {left}, <Hits type={type} />
    </>
  );
}

/** "hits one for 5, 2 energy". */
function Hits({ type }: { type: AiType }) {
  const { kind, damage, useCost } = aiDataOf(type);
  return (
    <>
      {kind === 'turret' ? 'one' : 'all'} for {damage} <Icon svg={zap} />
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
      <OrderButton props={props} choice={choice} title={choice.words}>
        {consequence}
      </OrderButton>
    );
  const strength =
    target.side === 'pirate'
      ? 'Health'
      : target.type && aiDataOf(target.type).kind === 'trap'
        ? 'Security'
        : 'Endurance';
  const verb = target.side === 'pirate' ? 'Fire at' : 'Attack';
  return (
    <OrderButton props={props} choice={choice} title={`${verb} ${pieceName(target)}`} piece={target}>
      <span>
        {strength} {consequence?.includes('→') ? consequence : `${target.left}: ${consequence ?? ''}`}
      </span>
      {target.side === 'ai' && target.type && (
        <span class="order-back">
          hits <Hits type={target.type} />
        </span>
      )}
    </OrderButton>
  );
}

/** A move, or a room that is taken. */
function Way({ props, crews, choice }: ChoiceProps) {
  const { action } = choice;
  if (action.kind !== 'move')
    return (
      <OrderButton props={props} choice={choice} title={choice.words}>
        {choice.consequence}
      </OrderButton>
    );
  const bridge = action.room === MAPS[props.view.map].bridge ? ', the bridge' : '';
  return (
    <OrderButton props={props} choice={choice} title={`To ${action.room}${bridge}`}>
      {waiting(crews, action.room, props.viewer === AI)}
    </OrderButton>
  );
}

/** Who is in a room, in a few words: "Impaler 6, 2 hidden". */
function waiting(crews: Crews, room: RoomName, ownShip: boolean): string {
  const { ai, pirates } = crews.in(room);
  const known = ai
    .filter(({ type, hidden }) => type && (ownShip || !hidden))
    .map((piece) => `${pieceName(piece)} ${piece.left}`);
  const hidden = ai.length - known.length;
  const words = [
    ...known,
    ...(hidden > 0 ? [`${hidden} hidden`] : []),
    ...(pirates.length > 0 ? [pirates.length === 1 ? '1 pirate' : `${pirates.length} pirates`] : []),
  ];
  return words.length > 0 ? words.join(', ') : 'nobody';
}

interface OrderButtonProps {
  readonly props: BreachProps;
  readonly choice: Choice;
  readonly title: string;
  readonly piece?: Piece;
  readonly children: ComponentChildren;
}

function OrderButton({ props, choice, title, piece, children }: OrderButtonProps) {
  const look = `choice order${piece ? ' strike' : ''}${choice.warning === undefined ? '' : ' danger'}`;
  return (
    <ChoiceButton props={props} choice={choice} class={look} explain={piece?.id}>
      <DigitRing digit={choice.digit} />
      {piece && (
        <svg viewBox="-21 -21 42 42" width="36" height="36" aria-hidden="true">
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
