/** The answers to each kind of question, where a list of words is not the best one. */
import { added, NO_CARGO } from '@orrery/entanglion/client';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { useKeyLines } from '../../../parts/key-lines.ts';
import { IN_SHEET, PHONE, useMedia } from '../../../parts/use-media.ts';
import { CardSign, GATE_WORDS } from '../cards/card.tsx';
import { EVENT_ICONS } from '../icons.ts';
import { useMovesForecast } from '../map/now.ts';
import { askedOf, type Choice, choicesOf, type EntanglionProps, frameOf, ownOf } from '../props.ts';
import { Token, Tokens } from '../tokens.tsx';
import { ChoiceBar, ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { AnswerButton } from './answer-button.tsx';
import { Deal } from './deal.tsx';
import { goalPlanets, planetList } from './goals.ts';
import { isWindow, muteNow } from './mute.ts';
import './answers.css';

/** Questions that the cards themselves answer. */
export const DEALT: readonly string[] = ['navigate', 'charmDiscard', 'refresh', 'discardEngine'];

export function Answers(props: EntanglionProps): VNode | null {
  const asked = askedOf(props);
  const phone = useMedia(PHONE); // there the hand lies under another tab, and is needed to answer
  // Where there are pages, or first a piece, the shell's list has what that needs.
  if (asked === undefined || props.selected !== undefined) return null;
  // In a lesson the cards stay in sight, and the list has all other answers that are set aside.
  if (props.aside && DEALT.includes(asked)) return <Deal props={props} />;
  if (props.aside && props.aside.length > 0) return null;
  const shown = props.choices.filter(({ quiet, subject }) => quiet === undefined && !isFolded(props, subject));
  if (shown.length === 0 || shown.some(({ digit }) => digit === undefined)) return null;
  if (DEALT.includes(asked)) return <Deal props={props} />;
  if (isWindow(props)) return <WindowAnswers props={props} />;
  if (props.choices.some(({ action }) => action.kind === 'guess' || action.kind === 'gate' || action.kind === 'use'))
    return <CardAnswers props={props} />;
  return (
    <>
      {asked === 'mulligan' && phone && <Deal props={props} />}
      <PlainAnswers props={props} />
    </>
  );
}

/** Whether it stands behind its subject for now. */
const isFolded = ({ subjects }: EntanglionProps, subject: string | undefined): boolean =>
  subject !== undefined && subjects.some(({ id }) => id === subject);

const loudOf = (props: EntanglionProps): readonly Choice[] =>
  props.choices.filter(({ quiet, subject }) => quiet === undefined && !isFolded(props, subject));

/** Where there is a panel for it beside the map. */
const isExplained = ({ action: { kind } }: Choice): boolean =>
  kind === 'play' || kind === 'chooseEvent' || kind === 'pirate' || kind === 'hire';

function signOf({ view }: EntanglionProps, action: Choice['action']): VNode | undefined {
  switch (action.kind) {
    case 'play':
    case 'chooseEvent':
      return <Icon svg={EVENT_ICONS[action.event]} />;
    case 'sabotage':
      return <Icon svg={EVENT_ICONS.disruptiveSabotage} />;
    case 'pay': {
      const [copper = 0, helium3 = 0, niodium = 0] = action.price;
      return copper + helium3 + niodium > 0 ? <Tokens cargo={[copper, helium3, niodium]} size={16} /> : undefined;
    }
    case 'amount': {
      const kind = frameOf(view, 'mineAmount')?.resource ?? frameOf(view, 'alchemistAmount')?.from;
      return kind ? <Tokens cargo={added(NO_CARGO, kind, action.amount)} size={16} /> : undefined;
    }
    case 'resource':
      return <Token resource={action.resource} size={18} />;
    case 'jettison':
      return <Token resource={action.resource} size={16} />;
    default:
      return undefined;
  }
}

/** Answers in words, resources as what they are. Where the side has room for what a card or a pirate does, a name is enough here. */
function PlainAnswers({ props }: { props: EntanglionProps }) {
  const inSheet = useMedia(IN_SHEET);
  useFirstChoice(props);
  const items = [
    ...loudOf(props).map((choice) => ({ digit: choice.digit, choice, piece: undefined })),
    ...props.subjects
      .filter(({ id }) => props.choices.some(({ subject }) => subject === id))
      .map((piece) => ({ digit: piece.digit, choice: undefined, piece })),
  ].toSorted((a, b) => (a.digit ?? 99) - (b.digit ?? 99));
  return (
    <ChoiceBar props={props} label="Choices" class={isAmong(props) ? 'choices one-a-row' : 'choices'}>
      {items.map(({ choice, piece }, at) =>
        choice ? (
          <AnswerButton key={at} props={props} choice={choice} brief={!inSheet && isExplained(choice)}>
            {signOf(props, choice.action)}
          </AnswerButton>
        ) : (
          <PieceButton key={at} props={props} piece={piece} />
        ),
      )}
      <RevealAll props={props} />
    </ChoiceBar>
  );
}

/** Whether each answer is a resource or a number of them, and says in a whole line what that would buy. */
const isAmong = ({ choices }: EntanglionProps): boolean =>
  choices.some(
    ({ action, consequence }) => (action.kind === 'resource' || action.kind === 'amount') && consequence !== undefined,
  );

/**
 * Where the cursor begins. Where letting be is an answer like the others it is there: nobody is to spend a card by the first
 * key. A hand that lacks what leads into Entanglion is rather changed, and cargo is loaded as much as there is.
 */
function useFirstChoice(props: EntanglionProps): void {
  const { choices, moves, onPoint, onBegin } = props;
  const first = firstOf(props);
  const advised = choices.find((choice) => choice.advised)?.action;
  useLayoutEffect(() => {
    if (first) onBegin(first);
  }, [moves, first?.kind]);
  // What the bot would do, once somebody has asked: two answers lit at once would contradict each other.
  useLayoutEffect(() => {
    if (advised) onPoint(advised);
  }, [advised]);
}

function firstOf(props: EntanglionProps): Choice['action'] | undefined {
  const { choices } = props;
  const asked = askedOf(props);
  if (asked === 'mineAmount') return choices.findLast(({ action }) => action.kind === 'amount')?.action;
  const hand = ownOf(props)?.hand ?? [];
  if (asked === 'mulligan' && !WAY_IN.every((gate) => hand.includes(gate)))
    return choicesOf(props, 'redraw')[0]?.action;
  return choices.find(({ action, quiet }) => action.kind === 'pass' && quiet === undefined)?.action;
}

/** From either start these two lead into Entanglion. */
const WAY_IN = ['h', 'cnot'] as const;

function PieceButton({ props, piece }: { props: EntanglionProps; piece: EntanglionProps['subjects'][number] }) {
  return (
    <ChoiceButton props={props} choice={piece}>
      <DigitRing digit={piece.digit} />
      <span class="choice-words">{piece.words} …</span>
    </ChoiceButton>
  );
}

/** Gates as cards: to guess, to turn one into, to use at once. */
function CardAnswers({ props }: { props: EntanglionProps }) {
  const moves = useMovesForecast(props);
  return (
    <ChoiceBar props={props} label="Cards" class="hand answer-cards">
      {loudOf(props).map((choice, at) => {
        const { action } = choice;
        const card =
          action.kind === 'gate'
            ? action.gate
            : action.kind === 'guess' || action.kind === 'use'
              ? action.card
              : undefined;
        if (!card) return <AnswerButton key={at} props={props} choice={choice} />;
        const goals = moves && card !== 'probe' && action.kind !== 'guess' ? moves.moves[card] : undefined;
        const words =
          moves && goals
            ? goals.length > 0
              ? `→ ${planetList(goalPlanets(goals.map((to) => [moves.from, to])))}`
              : 'no path'
            : GATE_WORDS[card];
        return (
          <ChoiceButton key={at} props={props} choice={choice} class="hand-card legal">
            <DigitRing digit={choice.digit} />
            <CardSign card={card} />
            <span class="hand-goal">{words}</span>
            <span class="unseen">{choice.words}</span>
          </ChoiceButton>
        );
      })}
    </ChoiceBar>
  );
}

/** A window for event cards: play one, let it pass, or let it pass and hear no more for a while. */
function WindowAnswers({ props }: { props: EntanglionProps }) {
  const asked = askedOf(props);
  const inSheet = useMedia(IN_SHEET);
  useFirstChoice(props);
  const pass = props.choices.find(({ action }) => action.kind === 'pass');
  const silence = () => {
    muteNow(props, 'turn');
    if (pass) props.onChoose(pass.action);
  };
  return (
    <ChoiceBar props={props} label="Event cards">
      {loudOf(props).map((choice, at) => (
        <AnswerButton key={at} props={props} choice={choice} brief={!inSheet && isExplained(choice)}>
          {signOf(props, choice.action)}
        </AnswerButton>
      ))}
      {pass && (
        <Silence
          words={`${asked === 'respond' ? 'Let it happen' : 'Pass'}, and don’t ask me until my next turn`}
          line="Pass, and don’t be asked until your next turn"
          deed={silence}
        />
      )}
    </ChoiceBar>
  );
}

/** Whoever holds an event card for later is not asked before each of the own cards. */
function RevealAll({ props }: { props: EntanglionProps }) {
  const reveal = choicesOf(props, 'reveal')[0];
  const { control = [], resolved = 0 } = ownOf(props) ?? {};
  if (!reveal || control.length - resolved < 2) return null;
  const deed = () => {
    muteNow(props, 'flown');
    props.onChoose(reveal.action);
  };
  return (
    <Silence
      words="Reveal, and don’t ask me at my other cards"
      line="Reveal all cards without being asked"
      deed={deed}
    />
  );
}

interface SilenceProps {
  readonly words: string;
  /** In the list of keys. */
  readonly line: string;
  deed(this: void): void;
}

function Silence({ words, line, deed }: SilenceProps) {
  useLetter('n', line, deed);
  return (
    <button type="button" class="choice quiet" data-quiet="n" aria-keyshortcuts="N" onClick={deed}>
      {words} <span class="key">N</span>
    </button>
  );
}

function useLetter(letter: string, words: string, deed: () => void): void {
  useKeyLines(() => ({ title: 'Your answer', lines: [{ keys: letter.toUpperCase(), words }] }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== letter) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, .drawer')) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
