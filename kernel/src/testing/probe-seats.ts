/** Promises to the seats: who is asked, what is legal, what is refused, what the bot and the words say. */
import type { Action, Seat } from '../game.ts';
import { refusalText } from '../log.ts';
import type { Match } from '../match.ts';
import { drawSpec } from '../schema.ts';
import { expectJson, isSame } from './json.ts';
import { violated, Found, type Probe } from './probe.ts';

/** Asked seats have legal actions, all others have none. */
export function probeAsked(probe: Probe): void {
  const { game, state, seats } = probe;
  const open = game.decisions(state);
  const asked = new Set<Seat>();
  for (const { seat, kind } of open) {
    violated(!(Number.isInteger(seat) && seat >= 0 && seat < seats), 'asked', `there is no seat ${seat} to ask`);
    violated(asked.has(seat), 'asked', `seat ${seat} has two open decisions`);
    violated(
      !game.reach.decisions.includes(kind),
      'asked',
      `the decision '${kind}' is not declared in reach.decisions`,
    );
    asked.add(seat);
  }
  for (let seat = 0; seat < seats; seat++) {
    const { length } = probe.legal(seat);
    if (asked.has(seat)) violated(length === 0, 'asked', `seat ${seat} is asked and has no legal action`);
    else violated(length > 0, 'asked', `seat ${seat} is not asked and has ${length} legal actions`);
  }
}

/** Every legal action is listed once and would be taken. */
export function probeLegal(probe: Probe): void {
  const { game, state } = probe;
  for (const { seat } of game.decisions(state)) {
    const legal = probe.legal(seat);
    const texts = new Set(legal.map((action) => JSON.stringify(action)));
    violated(texts.size < legal.length, 'asked', `seat ${seat} has the same legal action twice`);
    for (const action of legal) {
      const refusal = game.check(state, seat, action);
      if (refusal)
        throw new Found(
          'asked',
          `the legal action ${JSON.stringify(action)} would be refused: ${JSON.stringify(refusal)}`,
        );
    }
  }
}

export function probeBot(probe: Probe): void {
  const { game, state, seats, random } = probe;
  const asked = game.decisions(state).filter(({ seat }) => probe.viewers.includes(seat));
  for (const { seat } of probe.some(asked, 1)) {
    const view = probe.view(seat);
    const before = JSON.stringify(view);
    const chosen = game.bot.choose(view, seat, random);
    violated(JSON.stringify(view) !== before, 'bot', 'the scripted player changes its view');
    const found = view.legal.some((action) => isSame(action, chosen));
    if (!found) throw new Found('bot', `the scripted player chooses ${JSON.stringify(chosen)}, which is not legal`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const worth = game.bot.evaluate(state, seat);
    violated(!(worth >= 0 && worth <= 1), 'bot', `the evaluation for seat ${seat} is ${worth}`);
  }
}

/** Whoever looks can be told what is asked; the asked seat has its question and its actions in its view. */
export function probeText(probe: Probe): void {
  const { game, state } = probe;
  const open = game.decisions(state);
  for (const viewer of probe.viewers) {
    const view = probe.view(viewer);
    for (const decision of view.decisions)
      violated(
        game.text.prompt(decision, view, viewer) === '',
        'text',
        `the decision '${decision.kind}' has no prompt for viewer ${viewer}`,
      );
    for (const action of view.legal) game.text.detail?.(action, view);
    for (const action of view.legal)
      if (game.text.action(action, view) === '') throw new Found('text', `${JSON.stringify(action)} has no words`);
    for (const [label] of game.text.outline(view)) violated(label === '', 'text', 'a line of the outline has no label');
    for (const { seat, kind } of open.filter(({ hidden }) => hidden))
      violated(
        viewer !== seat && view.decisions.some((shown) => shown.seat === seat && shown.kind === kind),
        'secrecy',
        `viewer ${viewer} sees that seat ${seat} is asked '${kind}', which is hidden`,
      );
    const own = open.find(({ seat }) => seat === viewer);
    const shown = view.decisions.find(({ seat }) => seat === viewer);
    violated(
      own?.kind !== shown?.kind,
      'asked',
      `the view of seat ${viewer} shows decision ${shown?.kind}, it is asked ${own?.kind}`,
    );
    const legal = typeof viewer === 'number' ? probe.legal(viewer) : [];
    violated(!isSame(view.legal, legal), 'asked', `the view of ${viewer} lists other actions than are legal`);
  }
}

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  'drop',
  [],
  {},
  [[]],
  { kind: 7 },
  { kind: '' },
  { kind: 'no-such-kind' },
  { kind: '__proto__' },
  { kind: 'constructor' },
  { kind: { kind: 'kind' } },
  Number.NaN,
  'x'.repeat(10_000),
  { kind: 'x'.repeat(10_000) },
];

/** So much of it is sent to a state of a sample. */
const NONSENSE_MOST = 4;

/** Whatever is sent that is not legal is refused with a code and words, and nothing changes. */
export function probeRefusals(match: Match, probe: Probe): void {
  const { game, seats, random } = probe;
  const before = JSON.stringify(match.state);
  const refuse = (seat: Seat, decision: string, input: unknown, what: string) => {
    const refusal = match.submit(seat, decision, input);
    if (!refusal) throw new Found('refusals', `${what} was accepted: ${JSON.stringify(input)}`);
    violated(typeof refusal.code !== 'string' || refusal.code === '', 'refusals', `${what} was refused without a code`);
    if (refusalText(game, refusal) === '')
      throw new Found('text', `the refusal ${JSON.stringify(refusal)} has no words`);
    expectJson(refusal);
  };
  for (let seat = 0; seat < seats; seat++) {
    const open = match.decisionOf(seat);
    const legal = probe.legal(seat);
    const other = match.decisions.find((decision) => decision.seat !== seat);
    if (!open) {
      const action = other && random.pick(probe.legal(other.seat));
      refuse(seat, other?.id ?? '', action, `an action of seat ${seat}, which is not asked,`);
      continue;
    }
    refuse(seat, `${open.id}?`, legal[0], 'an answer to another question');
    for (const nonsense of probe.some(random.shuffle([...NONSENSE]), NONSENSE_MOST))
      refuse(seat, open.id, nonsense, 'nonsense');
    for (const action of illegalLooking(probe, legal)) {
      if (!legal.some((one) => isSame(one, action))) refuse(seat, open.id, action, 'an action that is not legal');
    }
  }
  violated(JSON.stringify(match.state) !== before, 'refusals', 'a refused action changed the state');
}

/** Actions of the right shape that may or may not be legal, drawn from the schema or bent from legal ones. */
function illegalLooking({ game, random }: Probe, legal: readonly Action[]): Action[] {
  const drawn = (kind: string) =>
    Object.fromEntries(Object.entries(game.actions[kind] ?? {}).map(([name, spec]) => [name, drawSpec(spec, random)]));
  const kinds = Object.keys(game.actions);
  const wild = Array.from({ length: 6 }, () => random.pick(kinds)).map((kind) => ({ ...drawn(kind), kind }));
  const bent = Array.from({ length: 6 }, () => random.pick(legal)).map((action) => {
    const fields = Object.entries(drawn(action.kind));
    const [name, value] = fields.length > 0 ? random.pick(fields) : ['kind', random.pick(kinds)];
    return { ...action, [name]: value };
  });
  return [...wild, ...bent].map((action) =>
    // A `maybe` field that is null counts as left out, as in `parseAction`.
    Object.fromEntries(Object.entries(action).filter(([, value]) => value !== null)),
  ) as unknown as Action[];
}
