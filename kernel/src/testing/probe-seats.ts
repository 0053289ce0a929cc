/** Promises to the seats: who is asked, what is legal, what is refused, what the bot and the words say. */
import { type Action, type Seat, viewersOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { refusalText } from '../log.ts';
import type { Match } from '../match.ts';
import type { Random } from '../random.ts';
import { drawSpec } from '../schema.ts';
import { breach, Found, isSame, type Probe } from './probe.ts';

export function probeAsked({ game, state, seats }: Probe): void {
  const open = game.decisions(state);
  const asked = new Set<Seat>();
  for (const { seat, kind, id } of open) {
    breach(!(Number.isInteger(seat) && seat >= 0 && seat < seats), 'asked', `there is no seat ${seat} to ask`);
    breach(asked.has(seat), 'asked', `seat ${seat} has two open decisions`);
    breach(!game.reach.decisions.includes(kind), 'asked', `the decision '${kind}' is not declared in reach.decisions`);
    breach(id === '', 'asked', `a decision of kind '${kind}' has no id`);
    asked.add(seat);
  }
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat);
    if (!asked.has(seat)) {
      breach(legal.length > 0, 'asked', `seat ${seat} is not asked and has ${legal.length} legal actions`);
      continue;
    }
    breach(legal.length === 0, 'asked', `seat ${seat} is asked and has no legal action`);
    const texts = new Set(legal.map((action) => JSON.stringify(action)));
    breach(texts.size < legal.length, 'asked', `seat ${seat} has the same legal action twice`);
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

export function probeBot({ game, state, seats, random }: Probe): void {
  for (const { seat } of game.decisions(state)) {
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const chosen = JSON.stringify(game.bot.choose(view, seat, random));
    breach(JSON.stringify(view) !== before, 'bot', 'the scripted player changes its view');
    const found = view.legal.some((action) => JSON.stringify(action) === chosen);
    breach(!found, 'bot', `the scripted player chooses ${chosen}, which is not legal`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const worth = game.bot.evaluate(state, seat);
    breach(!(worth >= 0 && worth <= 1), 'bot', `the evaluation for seat ${seat} is ${worth}`);
  }
}

/** Every viewer can be told what is asked; the asked seat has its question and its actions in its view. */
export function probeText({ game, state, seats }: Probe): void {
  const open = game.decisions(state);
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    for (const decision of view.decisions)
      breach(
        game.text.prompt(decision, view, viewer) === '',
        'text',
        `the decision '${decision.kind}' has no prompt for viewer ${viewer}`,
      );
    for (const action of view.legal) game.text.detail?.(action, view);
    for (const action of view.legal)
      breach(game.text.action(action, view) === '', 'text', `${JSON.stringify(action)} has no words`);
    for (const [label] of game.text.outline(view)) breach(label === '', 'text', 'a line of the outline has no label');
    const own = open.find(({ seat }) => seat === viewer);
    const shown = view.decisions.find(({ seat }) => seat === viewer);
    breach(
      own?.id !== shown?.id,
      'asked',
      `the view of seat ${viewer} shows decision ${shown?.id}, it is asked ${own?.id}`,
    );
    const legal = typeof viewer === 'number' ? game.legal(state, viewer) : [];
    breach(!isSame(view.legal, legal), 'asked', `the view of ${viewer} lists other actions than are legal`);
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

/** Whatever is sent that is not legal is refused with a code and words, and nothing changes. */
export function probeRefusals(match: Match, random: Random): void {
  const { game, setup } = match;
  const before = JSON.stringify(match.state);
  const refuse = (seat: Seat, decision: string, input: unknown, what: string) => {
    const refusal = match.submit(seat, decision, input);
    breach(refusal === undefined, 'refusals', `${what} was accepted: ${JSON.stringify(input)}`);
    if (!refusal) return;
    breach(typeof refusal.code !== 'string' || refusal.code === '', 'refusals', `${what} was refused without a code`);
    breach(refusalText(game, refusal) === '', 'text', `the refusal ${JSON.stringify(refusal)} has no words`);
    canonicalJson(refusal); // throws on what is not JSON
  };
  for (let seat = 0; seat < setup.seats; seat++) {
    const open = match.decisionOf(seat);
    const legal = game.legal(match.state, seat);
    const other = match.decisions.find((decision) => decision.seat !== seat);
    if (!open) {
      const action = other && random.pick(game.legal(match.state, other.seat));
      refuse(seat, other?.id ?? '', action, `an action of seat ${seat}, which is not asked,`);
      continue;
    }
    refuse(seat, `${open.id}?`, legal[0], 'an answer to another question');
    for (const nonsense of NONSENSE) refuse(seat, open.id, nonsense, 'nonsense');
    const known = new Set(legal.map((action) => canonicalJson(action)));
    for (const action of illegalLooking(match, seat, random)) {
      if (!known.has(canonicalJson(action))) refuse(seat, open.id, action, 'an action that is not legal');
    }
  }
  breach(JSON.stringify(match.state) !== before, 'refusals', 'a refused action changed the state');
}

/** Actions of the right shape that may or may not be legal, drawn from the schema or bent from legal ones. */
function illegalLooking({ game, state }: Match, seat: Seat, random: Random): Action[] {
  const drawn = (kind: string) =>
    Object.fromEntries(Object.entries(game.actions[kind] ?? {}).map(([name, spec]) => [name, drawSpec(spec, random)]));
  const kinds = Object.keys(game.actions);
  const wild = Array.from({ length: 6 }, () => random.pick(kinds)).map((kind) => ({ ...drawn(kind), kind }));
  const legal = game.legal(state, seat);
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
