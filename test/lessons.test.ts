/**
 * Every lesson of every game is played to its end through the kernel, as the host plays it. A change of the rules, of the
 * dice or of the words that no longer fits together breaks here.
 */
import { CATALOG, type GameEntry } from '@orrery/catalog';
import {
  type Action,
  answerOf,
  type Game,
  isActing,
  isOfLesson,
  type Lesson,
  type LessonStep,
  fitsWish,
  heardBy,
  Match,
  parsePosition,
  setupOfLesson,
  standingAfter,
  wantedIn,
} from '@orrery/kernel';
import { expect, test } from 'vitest';

const LESSONS = CATALOG.filter(({ lesson }) => lesson !== undefined).map((entry) => [entry.id, entry] as const);

async function lessonOf(entry: GameEntry): Promise<{ game: Game; lesson: Lesson }> {
  const game = await entry.load();
  if (!game.lesson) throw new Error(`the catalogue promises a lesson of ${entry.id}`);
  return { game, lesson: game.lesson };
}

test('each lesson has a name of its own', () => {
  const names = LESSONS.map(([, { lesson }]) => lesson?.title);
  expect(new Set(names).size).toBe(names.length);
});

/** The learner's choice in a step: the first that is wanted, or another one that is. */
type Choose = (wanted: readonly Action[], step: number) => Action;

const first: Choose = (wanted) => wanted[0] as Action; // there is one: see `actionsIn`

/** The legal actions that go on, in the order of the wishes. */
function actionsIn({ game, state }: Match, lesson: Lesson, step: LessonStep, within: number): readonly Action[] {
  const legal = game.legal(state, lesson.seat);
  const wanted = wantedIn(step, within).flatMap((wish) => legal.filter((action) => fitsWish(wish, action)));
  expect(wanted, `step '${step.title}' wants something that is legal`).not.toEqual([]);
  return wanted;
}

/** The others answer as long as they are asked and something is written. */
function answerAll(match: Match, lesson: Lesson): void {
  for (;;) {
    const { game, state, entries } = match;
    const answers = match.decisions.flatMap(({ seat }) => {
      if (seat === lesson.seat) return [];
      const answer = answerOf(lesson, entries, seat, game.legal(state, seat));
      return answer ? [[seat, answer] as const] : [];
    });
    const [next] = answers;
    if (!next) return;
    match.act(...next);
  }
}

function play(game: Game, lesson: Lesson, choose: Choose = first, seen?: (match: Match, step: number) => void): Match {
  const match = new Match(game, setupOfLesson(game, lesson));
  answerAll(match, lesson);
  for (const [at, step] of lesson.steps.entries()) {
    if (!isActing(step)) continue;
    seen?.(match, at);
    const before = match.entries.length;
    for (let within = 0; within <= (step.more?.length ?? 0); within++) {
      match.act(lesson.seat, choose(actionsIn(match, lesson, step, within), at));
      answerAll(match, lesson);
    }
    const heard = match.entries.slice(before).flatMap(({ told }) => heardBy(told, lesson.seat));
    for (const wish of step.brings ?? [])
      expect(
        heard.some((event) => event !== null && fitsWish(wish, event)),
        `'${step.title}' brings ${JSON.stringify(wish)} among ${JSON.stringify(heard)}`,
      ).toBe(true);
  }
  return match;
}

test.for(LESSONS)('%s: the lesson is played to its end, and every answer in it is given', async ([, entry]) => {
  const { game, lesson } = await lessonOf(entry);
  expect((await entry.client()).lesson).toBe(lesson);
  expect(entry.lesson).toEqual({ title: lesson.title, minutes: lesson.minutes });
  const match = play(game, lesson);
  const written = [
    ...(lesson.before ?? []),
    ...lesson.steps.flatMap((step) => (isActing(step) ? (step.answers ?? []) : [])),
  ];
  expect(match.entries.filter(({ seat }) => seat !== lesson.seat)).toHaveLength(written.length);
  expect(isOfLesson(lesson, match.entries)).toBe(true);
  // Nobody loses their first game.
  if (match.outcome) expect(match.outcome.ranks[lesson.seat]).toBe(1);
});

test.for(LESSONS)('%s: whatever else goes on leads to the end, too', async ([, entry]) => {
  const { game, lesson } = await lessonOf(entry);
  const others: [step: number, action: Action][] = [];
  play(game, lesson, (wanted, at) => {
    for (const action of wanted.slice(1)) others.push([at, action]);
    return first(wanted, at);
  });
  for (const [at, other] of others)
    play(game, lesson, (wanted, step) => {
      const same = step === at ? wanted.find((action) => JSON.stringify(action) === JSON.stringify(other)) : undefined;
      return same ?? first(wanted, step);
    });
});

test.for(LESSONS)('%s: other choices are left aside, and the log tells where the learner stands', async ([, entry]) => {
  const { game, lesson } = await lessonOf(entry);
  let choices = 0;
  play(game, lesson, first, (match, at) => {
    const step = lesson.steps[at];
    const legal = game.legal(match.state, lesson.seat);
    const aside = legal.filter((action) => !wantedIn(step).some((wish) => fitsWish(wish, action)));
    choices += aside.length;
    const own = match.entries.filter(({ seat }) => seat === lesson.seat).length;
    const { step: standing, within } = standingAfter(lesson, own);
    expect(within).toBe(0);
    // Only steps that are read lie between.
    expect(lesson.steps.slice(standing, at).filter(isActing)).toEqual([]);
    for (const action of aside)
      expect(isOfLesson(lesson, [...match.entries, { seat: lesson.seat, action }])).toBe(false);
  });
  expect(choices, 'a lesson lets the learner choose').toBeGreaterThan(0);
});

test.for(LESSONS)('%s: its position is one that the rules allow', async ([, entry]) => {
  const { game, lesson } = await lessonOf(entry);
  const { position, ...setup } = setupOfLesson(game, lesson);
  if (position !== undefined) expect(parsePosition(game, setup, position)).toMatchObject({ ok: true });
});

test.for(LESSONS)('%s: its words are short and friendly', async ([, entry]) => {
  const { lesson } = await lessonOf(entry);
  expect(lesson.steps.length).toBeLessThanOrEqual(24);
  expect(lesson.learnt.length).toBeGreaterThanOrEqual(3);
  for (const step of lesson.steps) {
    expect(step.title).toMatch(/^[A-Z].{3,27}[^.]$/);
    for (const words of [step.words, ...(isActing(step) ? [step.otherwise] : [])]) {
      expect(words.replaceAll('**', '')).toMatch(/^[^ ].*[.!?]$/);
      expect(words.length, words).toBeLessThanOrEqual(200);
      expect(words.split('**').length % 2, `stars come in pairs: ${words}`).toBe(1);
    }
  }
});

test('every lesson that is loaded is in the catalogue', async () => {
  for (const entry of CATALOG) {
    const { lesson } = await entry.load();
    expect([entry.id, entry.lesson !== undefined]).toEqual([entry.id, lesson !== undefined]);
  }
});
