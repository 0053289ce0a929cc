/** What a board, or a tray, is told: the moment, and what can be chosen in it. */
import { sayYou } from '@orrery/kernel';
import type { BoardChoice, BoardProps, BoardSubject } from '../games/board.ts';
import { pointed } from '../games/fresh.ts';
import { isAdvised } from './advised.ts';
import { sinceOwn } from './history.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';

function choicesFor(session: Session): BoardChoice[] {
  const choices = session.choices.value;
  const current = choices.current;
  return choices.all.map(({ action, words, detail: { subject, consequence, quiet, warning } }): BoardChoice => {
    const digit = choices.digitOf(action);
    const cursor = current?.kind === 'choice' && current.choice.action === action;
    return {
      action,
      words,
      cursor,
      ...(isAdvised(session, action) && { advised: true as const }),
      ...(digit !== undefined && { digit }),
      ...(subject && { subject: subject.id }),
      ...(consequence !== undefined && { consequence }),
      ...(quiet !== undefined && { quiet }),
      ...(warning !== undefined && { warning }),
    };
  });
}

function subjectsFor(session: Session): BoardSubject[] {
  const choices = session.choices.value;
  if (!choices.asksForPiece) return [];
  return choices.pieces.map(({ id, words }) => {
    const digit = choices.digitOfPiece(id);
    const cursor = choices.currentPiece === id;
    const advised = choices.all.some(({ action, detail }) => detail.subject?.id === id && isAdvised(session, action));
    return { id, words, cursor, ...(advised && { advised }), ...(digit !== undefined && { digit }) };
  });
}

export function boardProps(session: Session): BoardProps {
  const choices = session.choices.value;
  const { gate } = session;
  const { decision } = session.shown.value;
  // What a board means for one question is no answer to the next, which may have come while the board was being drawn.
  const isStill = () => session.shown.peek().decision === decision;
  const all = choicesFor(session);
  const offered = gate ? all.filter(({ action }) => gate.wants(action)) : all;
  return {
    ...onlyLooking(session),
    since: sinceOwn(session.history.value, session.shown.value.viewer).flatMap((move) => move.events),
    choices: offered,
    ...(gate && { aside: all.filter((choice) => !offered.includes(choice)) }),
    ...(gate?.pointsAt !== undefined && { pointed: gate.pointsAt }),
    selected: choices.selected,
    subjects: subjectsFor(session).filter(({ id }) => !gate || offered.some(({ subject }) => subject === id)),
    onChoose: (action) => isStill() && session.choose(action),
    onChooseAll: (actions) => isStill() && void session.chooseAll(actions),
    onPoint: (action) => {
      pointed();
      choices.pointAt(action);
    },
    onBegin: (action) => choices.pointAt(action),
    onSelect: (subject) => choices.select(subject),
    forecast: session.forecast,
  };
}

const noForecast: BoardProps['forecast'] = async () => undefined;

/** A board that only shows: a moment of a replay. */
export function onlyLooking({ shown, text, reader }: Scene): BoardProps {
  const { view, viewer, moves, beat, cell, events } = shown.value;
  const nothing = () => {};
  return {
    view,
    viewer,
    moves,
    ...(beat !== undefined && { beat }),
    ...(cell && { cell }),
    events,
    since: [],
    choices: [],
    selected: undefined,
    subjects: [],
    seatName: (seat) => (seat === reader ? sayYou(text.seat(seat), text.seat(seat)) : text.seat(seat)),
    onChoose: nothing,
    onChooseAll: nothing,
    onPoint: nothing,
    onBegin: nothing,
    onSelect: nothing,
    forecast: noForecast,
  };
}
