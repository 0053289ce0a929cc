/** Words, forecasts and statistics: nothing is left without them, and they say what they should. */
import { readFileSync } from 'node:fs';
import { defaultOptions, type GameEvent, Match, Random, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { DepotAnswer } from '../src/asking.ts';
import {
  COMPONENT_PHYSICS,
  COMPONENTS,
  ENGINE_PHYSICS,
  EVENT_DATA,
  EVENTS,
  PATHS,
  PIRATE_DATA,
  PIRATES,
  PLANET_PHYSICS,
  PLANET_PLACES,
  PLANETS,
  type PositionId,
} from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { entanglion } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { reach } from '../src/reach.ts';
import { RULE_OF } from '../src/rules/refusals.ts';
import { play, position } from '../src/testing.ts';

test('every planet, gate, component, pirate and event card is explained in a sentence', () => {
  const helps = [
    ...PLANETS.map((planet) => PLANET_PHYSICS[planet].help),
    ...Object.values(ENGINE_PHYSICS).map(({ help }) => help),
    ...COMPONENTS.map((component) => COMPONENT_PHYSICS[component]),
    ...PIRATES.map((pirate) => PIRATE_DATA[pirate].help),
    ...EVENTS.map((event) => EVENT_DATA[event].help),
  ];
  for (const help of helps) expect(help).toMatch(/[.!]$/);
  expect(new Set(helps).size).toBe(helps.length);
  for (const planet of PLANETS) expect(PLANET_PHYSICS[planet].state).toMatch(/\|/);
});

test('every planet has a place, and all paths join two of them', () => {
  expect(Object.keys(PLANET_PLACES).sort()).toEqual([...PLANETS].sort());
  expect(PATHS).toHaveLength(16);
});

test('every question has words for all, and a rule', () => {
  const view = position({ phase: 'navigate', hands: ['x', 'x'] }).view(0);
  for (const kind of reach.decisions) {
    const decision = { seat: 0, kind };
    expect(entanglion.text.prompt(decision, view, 0)).not.toBe(kind);
    expect(entanglion.text.prompt(decision, view, 1)).not.toBe(entanglion.text.prompt(decision, view, 0));
    expect(entanglion.text.rule?.(decision, view)).toMatch(/^[A-Z]\d+$/);
  }
});

test('a gate says what it does to the ships before it is queued', () => {
  const { text } = entanglion;
  const at = (where: PositionId, card: 'x' | 'h' | 'cnot' | 'swap') => {
    const view = position({ phase: 'navigate', at: [where], hands: [card, 'x'] }).view(0);
    return text.detail?.({ kind: 'place', card }, view)?.consequence;
  };
  expect(at('zero-zero', 'x')).toBe('from here either ship to ONE');
  expect(at('plus-zero', 'h')).toBe('from here Rubicon to ZERO or Mercurial to PLUS');
  expect(at('plus-zero', 'cnot')).toBe('from here to PHI PLUS');
  expect(at('zero-zero', 'swap')).toBe('no path: both ships are on ZERO');
  expect(at('zero-zero', 'cnot')).toBe('no path: one ship must leave ZERO first');
  expect(at('plus-minus', 'cnot')).toBe('no path: one ship must be on ZERO or ONE');
  expect(at('plus-plus', 'x')).toBe('no path: it moves only ships on ZERO and ONE');
  expect(at('phiPlus', 'cnot')).toBe('from here out to ZERO and PLUS');
  expect(at('zero-one', 'swap')).toBe('from here your ships to each other’s planets');
  const view = position({ phase: 'navigate', hands: ['x', 'x'] }).view(0);
  expect(text.explain?.('card cnot', view, 0)?.what).toMatch(/^Takes both ships into Entanglion/);
});

test('event cards, components, pirates and the other fleet say what they are for', () => {
  const { text } = entanglion;
  const view = position({ phase: 'navigate', hands: ['x', 'x'] }).view(0);
  expect(text.explain?.('events', view, 0)?.what).toBe(
    'Tricks, each played once, at the moment that it names, and then discarded. You begin with 1, and draw one whenever you fill all 6 slots.',
  );
  expect(text.explain?.('component quantumGates', view, 0)?.what).toMatch(
    /^Quantum Power for good, and nothing else\./,
  );
  expect(text.explain?.('fleet 1', view, 0)?.careful).toContain('the higher roll takes a resource');
  expect(text.explain?.('fleet 0', view, 0)?.careful).toBeUndefined();
  const joined = { kind: 'joined', seat: 0, pirate: 'nova', how: 'discovery', price: null, qp: 1 } as const;
  expect(text.event(joined)).toBe('Nova the Navigator joins Rubicon & Mercurial: +1 Quantum Power.');
});

test('[A4] what gives no power says nothing of it', () => {
  const { text } = entanglion;
  const outpost = { at: ['omegaOne'], outposts: { A: 'nova' }, cargo: [[2, 1, 1]] } as const;
  const { help } = PIRATE_DATA.nova;
  const hired = (options: Partial<Options>) => {
    const view = position({ ...outpost, tokens: { omegaOne: 'outpostA' }, options }).view(0);
    return text.detail?.({ kind: 'hire', pirate: 'nova' }, view)?.consequence;
  };
  expect(hired({})).toBe(`+1 power for 3 resources. ${help}`);
  expect(hired({ pirateQp: 0, hireCost: 2 })).toBe(`for 2 resources. ${help}`);
  expect(hired({ pirateQp: 0, hireCost: 0 })).toBe(`for nothing. ${help}`);
  const joining = (pirateQp: number) => {
    const game = position({ ...outpost, hidden: { omegaOne: 'outpostA' }, options: { pirateQp } });
    const view = play(game, 'discover').view(0);
    expect(view.decisions[0]?.kind).toBe('recruit');
    return text.detail?.({ kind: 'pirate', pirate: 'nova' }, view)?.consequence;
  };
  expect(joining(1)).toBe(`+1 power. ${help}`);
  expect(joining(0)).toBe(help);
  const componentQp = { ...defaultOptions(entanglion.options).componentQp, quantumGates: 0 };
  const view = position({ options: { componentQp } }).view(0);
  expect(text.detail?.({ kind: 'buy', component: 'quantumGates' }, view)?.consequence).toMatch(/^for \d/);
  const bought = {
    kind: 'bought',
    seat: 0,
    component: 'quantumGates',
    price: [1, 0, 0],
    qp: 0,
    bargain: false,
  } as const;
  expect(text.event(bought)).toMatch(/ for 1 copper\.$/);
});

test('cards and pirates say the numbers of the match (options of section 10)', () => {
  const { text } = entanglion;
  const words = (subject: string, options: Partial<Options>) =>
    text.explain?.(subject, position({ phase: 'navigate', hands: ['x', 'x'], options }).view(0), 0);
  const what = (subject: string, options: Partial<Options>) => words(subject, options)?.what;
  for (const event of EVENTS) expect(what(`event ${event}`, {})).toBe(EVENT_DATA[event].help);
  for (const pirate of PIRATES) expect(what(`pirate ${pirate}`, {})).toBe(PIRATE_DATA[pirate].help);
  expect(what('event quantumBoost', { boostValue: 5 })).toBe('Add 5 to your roll in this encounter.');
  expect(what('event prosperity', { prosperityGain: 4, prosperityHireCost: 2 })).toBe(
    'On a mine: four of its product. On an outpost: hire a pirate for two resources.',
  );
  expect(what('event prosperity', { prosperityHireCost: 0 })).toContain('hire a pirate for nothing.');
  expect(what('event strategicNavigation', { strategicDraw: 1, strategicUse: 1 })).toBe(
    'Draw one engine card and use up to one of them at once.',
  );
  expect(what('event blackHole', { blackHoleDraw: 2 })).toBe('Discard your engine hand and draw two cards.');
  expect(what('event blackHole', { handSize: 2 })).toBe('Discard your engine hand and fill it again.');
  expect(what('pirate maria', { mariaHolds: 1 })).toBe('Your fleet has one more cargo hold.');
  const pirate = (pirateQp: number) => words('pirate nova', { pirateQp });
  expect([pirate(1)?.facts, pirate(3)?.facts]).toEqual([[['Quantum Power', '1']], [['Quantum Power', '3']]]);
  expect(pirate(0)?.facts).toEqual([]);
  expect(pirate(3)?.use).toContain('each is 3 Quantum Power');
  expect(pirate(0)?.use).not.toContain('Quantum Power');
});

test('mining says that it loads what lies in orbit', () => {
  const view = position({
    at: ['omegaTwo'],
    orbit: { omegaTwo: [3, 0, 0] },
    cargo: [[4, 0, 0]],
  }).view(0);
  expect(entanglion.text.detail?.({ kind: 'mine', planet: 'omegaTwo' }, view)?.consequence).toBe(
    'loads up to 3 copper from orbit (room for 2)',
  );
});

test('[P2, P5] what own pirates change is said beside the printed price and what lies in orbit', () => {
  const aboard = position({
    at: ['omegaTwo'],
    orbit: { omegaTwo: [1, 0, 0] },
    pirates: ['strangiatto downdown'],
  }).view(0);
  const told = (action: Action) => entanglion.text.detail?.(action, aboard)?.consequence;
  expect(told({ kind: 'mine', planet: 'omegaTwo' })).toBe('loads 1 copper from orbit, and one more (Downdown)');
  expect(told({ kind: 'buy', component: 'quantumGates' })).toMatch(/, one resource less \(Strangiatto\)$/);
});

test('[H5] while it waits in silence the table says for whom, and for what where that is open', () => {
  const { text } = entanglion;
  const asks = play(
    position({ phase: 'navigate', hands: ['x', 'x'], events: ['timeDilation', 'disruptiveSabotage'] }),
    'P: play timeDilation',
  );
  expect(text.waiting?.(asks.view(0), 0)).toBe('Waiting for Grenada & Yearling.');
  expect(text.waiting?.(asks.view('watcher'), 'watcher')).toBe('Waiting for Grenada & Yearling.');
  // Whoever could answer it, and has nothing to do so.
  expect(text.waiting?.(asks.view(1), 1)).toBe('One moment, so that nobody learns who holds an event card.');
  const charmed = play(position({ phase: 'navigate', pirates: ['charming'], hands: ['h x', 'x'] }), 'P: charming');
  expect(text.waiting?.(charmed.view(1), 1)).toBe('Rubicon & Mercurial use Charming to change engine cards.');
});

test('of two answers that are equally good neither is set apart', () => {
  const game = position({ phase: 'navigate', hands: ['x', 'x'], events: ['timeDilation', 'disruptiveSabotage'] });
  const detail = () =>
    entanglion.text.detail?.({ kind: 'pass' }, game.view(game.state.stack.at(-1)?.kind === 'respond' ? 1 : 0));
  expect(detail()).toMatchObject({ quiet: 'E' });
  play(game, 'P: play timeDilation');
  expect(detail()).not.toHaveProperty('quiet');
});

test('every refusal has words', () => {
  const details = {
    card: 'h',
    planet: 'zero',
    pirate: 'nova',
    component: 'quantumGates',
    resource: 'copper',
    to: 'phiPlus',
  };
  const words = Object.keys(RULE_OF).map((code) => entanglion.text.refusal({ code, ...details, least: 1, most: 2 }));
  for (const said of words) expect(said).not.toContain('Not possible');
  expect(entanglion.text.refusal({ code: 'no-path', to: 'phiPlus' })).toBe(
    'No path leads to PHI PLUS: choose a lit planet.',
  );
});

test('buttons and details say what a choice does', () => {
  const game = position({ phase: 'navigate', at: ['zero-plus'], hands: ['x cnot', 'x'] });
  const view = game.view(0);
  const detail = (card: 'x' | 'cnot') => entanglion.text.detail?.({ kind: 'place', card }, view);
  expect(detail('cnot')?.consequence).toBe('from here to PHI PLUS');
  expect(entanglion.text.action({ kind: 'pass' }, view)).toBe('Pass: queue no more this round');
  const meet = position({ at: ['omegaZero', 'omegaOne'], control: ['x'] });
  expect(entanglion.text.detail?.({ kind: 'move', to: 'omegaOne' }, meet.view(0))?.warning).toMatch(
    /the other fleet is there: both roll/,
  );
  const stuck = position({ phase: 'navigate', at: ['plus-plus'], hands: ['cnot', 'x'] });
  expect(entanglion.text.detail?.({ kind: 'place', card: 'cnot' }, stuck.view(0))?.warning).toMatch(/no path/);
});

test('jettison in the action phase is asked about once more; forced or by a PROBE it is not', () => {
  const overboard = { kind: 'jettison', planet: 'zero', resource: 'copper' } as const;
  const acting = position({ cargo: [[2, 0, 0]] });
  expect(entanglion.text.detail?.(overboard, acting.view(0))?.warning).toMatch(/orbit/);
  const probe = play(position({ cargo: [[2, 0, 0]], control: ['fleetProbe'] }), 'P: unload');
  expect(entanglion.text.detail?.(overboard, probe.view(0))?.warning).toBeUndefined();
});

const ask = (game: ReturnType<typeof position>, question: object | number) =>
  entanglion.forecast?.(game.view(0), 0, question as never);

test('forecasts: moves, the hand, a queue, the Depot, and no nonsense', () => {
  const game = position({ phase: 'navigate', at: ['zero-plus'], hands: ['x cnot probe', 'x'], cargo: [[2, 1, 0]] });
  expect(ask(game, { kind: 'moves' })).toMatchObject({
    from: 'zero-plus',
    moves: { cnot: ['phiPlus'], swap: ['plus-zero'] },
  });
  expect(ask(game, { kind: 'moves', from: 'omegaOne' })).toMatchObject({ moves: { h: ['psiMinus'], cnot: [] } });
  expect(ask(game, { kind: 'hand' })).toEqual({
    from: ['zero-plus'],
    cards: [
      { card: 'x', flights: [['zero-plus', 'one-plus']], to: ['one-plus'] },
      { card: 'cnot', flights: [['zero-plus', 'phiPlus']], to: ['phiPlus'] },
      { card: 'probe', flights: [], to: [] },
    ],
  });
  expect(ask(game, { kind: 'queue', cards: ['cnot', 'fleetProbe', 'h', 'swap'] })).toEqual({
    steps: [
      { card: 'cnot', flights: [['zero-plus', 'phiPlus']], to: ['phiPlus'] },
      { card: 'fleetProbe', flights: [], to: ['phiPlus'] },
      { card: 'h', flights: [['phiPlus', 'omegaTwo']], to: ['omegaTwo'] },
      { card: 'swap', flights: [], to: [] },
    ],
  });
  const depot = ask(game, { kind: 'depot' }) as unknown as DepotAnswer;
  expect(depot.offers[0]).toEqual({
    component: 'physicalQubits',
    qp: 1,
    cost: [2, 0, 0],
    prices: [[2, 0, 0]],
    missing: 0,
  });
  expect(depot.offers[2]).toMatchObject({ component: 'dilutionRefrigerator', prices: [], missing: 1 });
  // Dilution Refrigerator costs two of each: one less leaves nothing missing of what the other fleet holds.
  const rival = position({
    phase: 'navigate',
    at: ['zero-zero', 'plus-one'],
    hands: ['x', 'x'],
    cargo: [
      [0, 0, 0],
      [2, 1, 0],
    ],
  });
  const bargain = ask(rival, { kind: 'depot', bargain: 1 }) as unknown as DepotAnswer;
  expect(bargain.offers[2]).toMatchObject({ component: 'dilutionRefrigerator', prices: [[2, 1, 0]], missing: 0 });
  for (const nonsense of [7, {}, { kind: 'moves', from: 'mars' }, { kind: 'queue', cards: ['warp'] }])
    expect(ask(game, nonsense)).toBeUndefined();
});

test('the route helper looks behind the own queue only if the option shows it', () => {
  const spec = { phase: 'navigate', at: ['zero-zero'], control: ['h'], hands: ['cnot', 'x'] } as const;
  expect(ask(position(spec), { kind: 'hand' })).toMatchObject({ from: ['zero-zero'], cards: [{ to: [] }] });
  const shown = position({ ...spec, options: { showOwnPlaced: true } });
  expect(ask(shown, { kind: 'hand' })).toMatchObject({
    from: ['zero-plus', 'plus-zero'],
    cards: [{ to: ['phiPlus'] }],
  });
});

test('[M4] where a wasted card costs only itself, the cards behind it fly on from the same place', () => {
  const options = { showOwnPlaced: true, failedNavigation: 'noEffect' } as const;
  const spec = { phase: 'navigate', at: ['zero-zero'], control: ['swap h'], hands: ['cnot swap', 'x'] } as const;
  expect(ask(position({ ...spec, options }), { kind: 'hand' })).toMatchObject({
    from: ['zero-plus', 'plus-zero'],
    cards: [
      { card: 'cnot', to: ['phiPlus'] },
      { card: 'swap', to: ['zero-plus', 'plus-zero'] },
    ],
  });
  const strict = position({ ...spec, options: { showOwnPlaced: true } });
  expect(ask(strict, { kind: 'hand' })).toMatchObject({ from: [], cards: [{ to: [] }, { to: [] }] });
});

test('the own queue is laid out card by card, if the screen may show it', () => {
  const spec = { phase: 'navigate', at: ['zero-zero'], control: ['h cnot'], hands: ['cnot', 'x'] } as const;
  expect(ask(position({ ...spec, options: { showOwnPlaced: true } }), { kind: 'queue' })).toEqual({
    steps: [
      {
        card: 'h',
        flights: [
          ['zero-zero', 'plus-zero'],
          ['zero-zero', 'zero-plus'],
        ],
        to: ['zero-plus', 'plus-zero'],
      },
      {
        card: 'cnot',
        flights: [
          ['zero-plus', 'phiPlus'],
          ['plus-zero', 'phiPlus'],
        ],
        to: ['phiPlus'],
      },
    ],
  });
  expect(ask(position(spec), { kind: 'queue' })).toEqual({ steps: [] });
});

test('statistics of a whole game agree with its end', () => {
  const match = new Match(entanglion, { options: defaultOptions(entanglion.options), seats: 2, seed: 'stats' });
  const random = Random.from('stats');
  while (match.decisions.length > 0) {
    const { seat } = match.decisions[0] as { seat: number };
    match.act(seat, entanglion.bot.choose(entanglion.view(match.state, seat), seat, random));
  }
  const events = [...match.opening, ...match.entries.flatMap(({ told }) => told)].map(({ event }) => event);
  const measured = entanglion.stats.measure(match.state, events as never);
  const count = (kind: string) => events.filter((event: GameEvent) => event.kind === kind).length;
  expect(measured.rounds).toBe(match.state.round);
  expect(measured.encounters).toBe(count('met'));
  expect(measured.cardsRevealed).toBe(count('revealed'));
  expect(measured.qp).toBe((match.outcome?.scores ?? []).reduce((sum, score) => sum + score / 2, 0));
  expect(measured.fewestEngineCards).toBeGreaterThanOrEqual(5);
  expect(Object.keys(measured).sort()).toEqual(Object.keys(entanglion.stats.names).sort());
});

test('log lines', () => {
  const game = position({ phase: 'navigate', hands: ['x', 'x'], events: ['abundance'] });
  play(game, 'P: play abundance', 'P: resource niodium');
  const lines = game.events(1).map((event) => (event ? entanglion.text.event(event as never) : ''));
  expect(lines).toContain('Rubicon & Mercurial get 1 niodium by Abundance.');
});

test('every rule that the game cites stands in RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const view = position({ phase: 'navigate', hands: ['x', 'x'] }).view(0);
  const cited = [
    ...Object.values(RULE_OF),
    ...reach.decisions.map((kind) => entanglion.text.rule?.({ seat: 0, kind }, view)),
  ];
  for (const rule of cited) expect(rules).toContain(`**${rule}**`);
});

test('what a gate without a path costs is said as the options have it', () => {
  const careful = (failedNavigation: 'endTurn' | 'endNavigation' | 'noEffect') => {
    const view = position({ phase: 'navigate', options: { failedNavigation } }).view(0);
    return entanglion.text.explain?.('card h', view, 0)?.careful;
  };
  expect(careful('endTurn')).toMatch(/your actions are lost/);
  expect(careful('endNavigation')).toMatch(/loses all the cards behind it/);
  expect(careful('noEffect')).toBe('a gate without a path is wasted.');
});

test('the score of the winner comes first', () => {
  const outcome = { ranks: [2, 1], scores: [3, 7], reason: 'quantum-power' };
  expect(entanglion.text.outcome(outcome)).toBe('Grenada & Yearling win, 7 to 3 in Quantum Power.');
});

test('a flight of one ship names the ship', () => {
  const game = play(position({ phase: 'resolve', at: ['zero-zero'], control: ['h'] }));
  const words = game.view(0).legal.map((action) => entanglion.text.action(action, game.view(0)));
  expect(words).toEqual(['Fly Rubicon to PLUS', 'Fly Mercurial to PLUS']);
});

/** A plan that the screen shows. */
const planning = (spec: Parameters<typeof position>[0]) =>
  position({ phase: 'navigate', hands: ['x h cnot', 'x'], options: { showOwnPlaced: true }, ...spec }).view(0);

test('[M2] the question says which cards lead into Entanglion, and out of it to the Depot', () => {
  const asked = (spec: Parameters<typeof position>[0]) =>
    entanglion.text.prompt({ seat: 0, kind: 'navigate' }, planning(spec), 0);
  expect(asked({})).toBe('Queue card 1 of 6. Into Entanglion, to load up: H, then CNOT.');
  expect(asked({ at: ['one-minus'] })).toMatch(/Into Entanglion, to load up: CNOT\.$/);
  expect(asked({ control: ['h'] })).toBe('Card 2. Into Entanglion: CNOT.');
  expect(asked({ control: ['h cnot'] })).toBe('Card 3. PROBE acts there. Out to the Depot: CNOT.');
  expect(asked({ control: ['h cnot fleetProbe'] })).toBe('Card 4. Out to the Depot: CNOT.');
  expect(asked({ control: ['h cnot fleetProbe cnot'] })).toBe('Card 5. Your plan ends at the Depot.');
  // The way in has two cards, and there is one slot left, which draws an event card.
  expect(asked({ control: ['fleetProbe probe x x x'] })).toBe('Card 6 also brings an event card.');
  expect(asked({ control: ['fleetProbe probe x x h'] })).toBe(
    'Card 6 also brings an event card. Into Entanglion: CNOT.',
  );
  expect(asked({ at: ['omegaOne'] })).toMatch(/Out to the Depot on PLUS: (H|X), .*CNOT/);
  expect(asked({ cargo: [[2, 0, 0]] })).toMatch(/Buy Physical Qubits \(\+1\) on PLUS: H\.$/);
  expect(asked({ at: ['plus-zero'], cargo: [[2, 0, 0]] })).toMatch(
    /Your cargo buys Physical Qubits \(\+1\) here at the Depot\.$/,
  );
  // Cargo that buys nothing is no reason to fly to the Depot.
  expect(asked({ cargo: [[1, 0, 1]] })).toMatch(/Into Entanglion, to load up: H, then CNOT\.$/);
  // A queue that the screen does not show is not told by words either.
  expect(asked({ control: ['h'], options: {} })).toBe('Queue card 2 of 6, or pass.');
});

test('[M2] galaxies, gateways and planets say how Entanglion is entered and left', () => {
  const told = (subject: string, at: PositionId) =>
    entanglion.text.explain?.(subject, position({ phase: 'navigate', at: [at], hands: ['x', 'x'] }).view(0), 0);
  expect(told('galaxy entanglion', 'zero-zero')?.now).toBe('Into Entanglion from where you are: H, then CNOT.');
  expect(told('galaxy entanglion', 'phiPlus')?.now).toBe('Out of Entanglion from where you are: CNOT.');
  expect(told('gateway phiMinus', 'zero-zero')?.what).toBe(
    'CNOT leads in here with one ship on ZERO and one on MINUS, and out again to the same two.',
  );
  for (const planet of PLANETS) expect(told(`planet ${planet}`, 'zero-zero')?.what).toContain('CNOT leads');
  for (const nothing of ['galaxy andromeda', 'gateway zero']) expect(told(nothing, 'zero-zero')).toBeUndefined();
});

test('a card is explained from where the plan ends, as far as the screen shows it', () => {
  const now = (spec: Parameters<typeof position>[0]) => entanglion.text.explain?.('card cnot', planning(spec), 0)?.now;
  expect(now({})).toBe('From where you are: no path: one ship must leave ZERO first.');
  expect(now({ control: ['h'] })).toBe('Behind the cards that you have queued: to PHI PLUS.');
  expect(now({ control: ['h'], options: {} })).toBe('From where you are: no path: one ship must leave ZERO first.');
});

test('a gate that has no path at the end of the plan is not the first choice', () => {
  const warned = (spec: Parameters<typeof position>[0], card: 'x' | 'h' | 'cnot') =>
    entanglion.text.detail?.({ kind: 'place', card }, planning(spec))?.warning;
  expect(warned({}, 'cnot')).toBe('no path: one ship must leave ZERO first');
  expect(warned({ control: ['fleetProbe'] }, 'cnot')).toBe('no path: one ship must leave ZERO first');
  expect(warned({ control: ['h'] }, 'cnot')).toBeUndefined();
  expect(warned({ control: ['h'], options: {} }, 'x')).toBeUndefined();
});

test('the hint says where a card leads and what for', () => {
  const hint = (spec: Parameters<typeof position>[0], card: 'x' | 'h' | 'cnot' | 'swap') =>
    entanglion.text.advice?.({ kind: 'place', card }, planning(spec));
  expect(hint({}, 'h')).toBe('It takes either ship to PLUS, from where CNOT leads into Entanglion.');
  expect(hint({ control: ['h'] }, 'cnot')).toBe('It takes your fleet to PHI PLUS, not discovered yet.');
  expect(hint({ at: ['phiPlus'], cargo: [[2, 0, 0]] }, 'cnot')).toBe(
    'It takes your fleet out to ZERO and PLUS, where the Depot sells power.',
  );
  expect(hint({}, 'cnot')).toMatch(/no path/);
  expect(hint({ control: ['h'], options: {} }, 'cnot')).toBe('It leads into Entanglion, and out again.');
});

test('[T2] a new hand is advised for what the old one lacks', () => {
  const view = { ...planning({ hands: ['h h swap', 'x'] }), decisions: [{ seat: 0, kind: 'mulligan' }] };
  expect(entanglion.text.advice?.({ kind: 'redraw' }, view)).toBe(
    'H, then CNOT lead into Entanglion, and this hand has no CNOT.',
  );
  const good = { ...planning({}), decisions: [{ seat: 0, kind: 'mulligan' }] };
  expect(entanglion.text.advice?.({ kind: 'pass' }, good)).toBe('It has H, then CNOT, which lead into Entanglion.');
});

test('[M3] where both flights end on one planet, the question is which ship', () => {
  const asked = (at: PositionId, card: string) => {
    const game = play(position({ phase: 'resolve', at: [at], control: [card] }));
    return entanglion.text.prompt({ seat: 0, kind: 'move' }, game.view(0), 0);
  };
  expect(asked('zero-zero', 'x')).toBe('X takes one of your ships to ONE. Which one?');
  expect(asked('zero-one', 'x')).toBe('X moves one of your ships. Which one?');
  expect(asked('psiPlus', 'cnot')).toBe('CNOT leads out to ONE and PLUS. Which ship goes where?');
  expect(asked('omegaZero', 'h')).toBe('H on Rubicon flies the red path, on Mercurial the blue one. Where to?');
});

test('[M3] inside Entanglion each flight says which of the coloured lines it takes', () => {
  const view = play(position({ phase: 'resolve', at: ['omegaZero'], control: ['h'] })).view(0);
  const told = (to: PositionId) => entanglion.text.detail?.({ kind: 'move', to }, view)?.consequence;
  expect(told('psiPlus')).toBe('red path: undiscovered');
  expect(told('phiMinus')).toBe('blue path: undiscovered');
  expect(entanglion.text.explain?.('paths', view, 0)?.what).toMatch(/Rubicon and Grenada fly the red dashed lines/);
});

test('[A5] who chooses among resources reads what they would buy', () => {
  const choosing = (cargo: readonly [number, number, number], pirates = '') => {
    const game = position({
      phase: 'navigate',
      hands: ['x', 'x'],
      events: ['abundance'],
      cargo: [cargo],
      pirates: [pirates],
    });
    const view = play(game, 'P: play abundance').view(0);
    return (resource: 'copper' | 'helium3' | 'niodium') =>
      entanglion.text.detail?.({ kind: 'resource', resource }, view)?.consequence;
  };
  const [first, gates] = [choosing([1, 0, 0]), choosing([2, 1, 1])];
  expect(first('copper')).toBe('then enough for Physical Qubits (+1)');
  expect(gates('niodium')).toBe('then enough for Quantum Gates (+4)');
  expect(gates('copper')).toBe('then 1 niodium short of Quantum Gates (+4)');
  expect(choosing([2, 0, 1], 'strangiatto')('niodium')).toBe('then enough for Quantum Gates (+4)');
  const mining = position({
    at: ['omegaTwo'],
    tokens: { omegaTwo: 'mineCopper' },
    orbit: { omegaTwo: [2, 0, 0] },
    cargo: [[0, 1, 2]],
  });
  const amounts = play(mining, 'mine omegaTwo').view(0);
  expect(entanglion.text.detail?.({ kind: 'amount', amount: 2 }, amounts)?.consequence).toBe(
    'then enough for Quantum Gates (+4)',
  );
});

test('[X5] what was taken from a fleet is told to it first, and to nobody else', () => {
  const told = (event: Event, viewer: Viewer) => entanglion.text.toldFirst?.(event, viewer);
  const looted = { kind: 'looted', seat: 1, loser: 0, resource: 'niodium', orbit: false, extra: false } as const;
  expect(told(looted, 0)).toBe('Grenada & Yearling took your niodium.');
  expect(told(looted, 1)).toBe('You took niodium.');
  const decided = { kind: 'decided', initiator: 1, defender: 0, winner: 1, totals: [6, 2], planet: 'phiPlus' } as const;
  expect(told(decided, 0)).toBe('You lost an encounter on PHI PLUS, 2 to 6.');
  expect(told(decided, 1)).toBe('You won an encounter on PHI PLUS, 6 to 2.');
  expect(told(decided, 'watcher')).toBeUndefined();
  expect(told(looted, 'watcher')).toBeUndefined();
  const bonus = { kind: 'bonus', seat: 0, amount: 1, pirate: 'compadre' } as const;
  expect(told(bonus, 0)).toBe('Compadre: +1 Quantum Power, as a bonus.');
  expect(told(bonus, 'watcher')).toBeUndefined();
});

test('[V1] the points of the other fleet are told first at the next question', () => {
  const told = (event: Event, viewer: Viewer) => entanglion.text.toldFirst?.(event, viewer);
  const bonus = { kind: 'bonus', seat: 1, amount: 5, pirate: 'compadre' } as const;
  expect(told(bonus, 0)).toBe('Compadre: +5 power for the rival.');
  const joined = { kind: 'joined', seat: 1, pirate: 'nova', how: 'hire', price: [1, 1, 1], qp: 1 } as const;
  expect(told(joined, 0)).toBe('Nova joins the rival (+1 power).');
  expect(told({ ...joined, qp: 0 }, 0)).toBe('Nova joins the rival.');
  const bought = {
    kind: 'bought',
    seat: 1,
    component: 'quantumGates',
    price: [2, 1, 2],
    qp: 4,
    bargain: false,
  } as const;
  expect(told(bought, 0)).toBe('The rival buys Quantum Gates (+4 power).');
  for (const event of [joined, bought]) {
    expect(told(event, 1)).toBeUndefined();
    expect(told(event, 'watcher')).toBeUndefined();
  }
});

test('[V1] the goal says that pirates and what they add count', () => {
  const words = (options: Partial<Options>) => {
    const view = position({ phase: 'navigate', hands: ['x', 'x'], options }).view(0);
    return entanglion.text.goal?.(view, 0)?.words;
  };
  expect(words({})).toMatch(/: components, pirates and their bonuses$/);
  expect(words({ pirateQp: 0 })).toMatch(/: components and bonuses of pirates$/);
});

test('[V1] where Quantum Power comes from is said beside it, the bonus too', () => {
  const view = position({ phase: 'navigate', hands: ['x', 'x'], pirates: ['nova'] }).view(0);
  expect(entanglion.text.explain?.('fact 0 Quantum Power', view, 0)?.now).toBe('Components 0, pirates 1, bonus 0.');
});

test('[A4] beside the pirates stands what each of them brings', () => {
  const pirates = (options: Partial<Options>) => {
    const view = position({ phase: 'navigate', hands: ['x', 'x'], pirates: ['compadre'], options }).view(0);
    return entanglion.text.explain?.('fact 0 Pirates', view, 0);
  };
  expect(pirates({})?.what).toMatch(/talent of its own and is worth 1 Quantum Power\.$/);
  expect(pirates({})?.now).toBe(
    'Compadre: At the end of a round you gain 1 Quantum Power for every two pirates you have.',
  );
  expect(pirates({ pirateQp: 0 })?.what).toMatch(/talent of its own\.$/);
});

test('[A7] whoever could only throw cargo away is told that there is nothing to gain', () => {
  const asked = (spec: Parameters<typeof position>[0]) =>
    entanglion.text.prompt({ seat: 0, kind: 'action' }, position(spec).view(0), 0);
  expect(asked({ at: ['psiPlus'], tokens: { psiPlus: 'barren' }, cargo: [[1, 0, 0]] })).toBe(
    'You have landed with 1 copper aboard. There is nothing to gain here.',
  );
  expect(asked({ at: ['psiPlus'], cargo: [[1, 0, 0]] })).toMatch(/Act as often as you like\.$/);
  expect(asked({ at: ['plus-zero'], cargo: [[1, 0, 0]] })).toBe(
    'You have landed with 1 copper aboard. Too little for the Depot: 1 copper short of Physical Qubits (+1).',
  );
});

test('helium-3 is never cut in two', () => {
  const view = position({ cargo: [[0, 2, 0]], phase: 'navigate' }).view(0);
  expect(entanglion.text.action({ kind: 'resource', resource: 'helium3' }, view)).toBe('Take helium\u20113');
  expect(entanglion.text.action({ kind: 'pay', price: [0, 2, 0] }, view)).toBe('Pay 2 helium\u20113');
});

test('[M1] while the other fleet flies, the table says which card it is about', () => {
  const game = play(
    position({
      phase: 'resolve',
      at: ['zero-zero', 'one-one'],
      control: ['h', 'x h'],
      first: 'Q',
      events: ['', 'abundance'],
    }),
  );
  expect(entanglion.text.waiting?.(game.view(0), 0)).toBe('Waiting for Grenada & Yearling: card 1 of 2.');
});

test('the galaxies in letters: planets, the gates between them, and what is there', () => {
  const view = position({
    depot: 'plus',
    at: ['psiPlus', 'zero-plus'],
    tokens: { psiPlus: 'mineCopper' },
    orbit: { psiPlus: [2, 0, 0] },
  }).view(0);
  const drawn = entanglion.text.map?.(view) ?? '';
  expect(drawn).toContain('ZERO ---H--- PLUS           OMEGA TWO ----X CNOT--- OMEGA THREE');
  const lines = drawn.split('\n');
  const below = (name: string) => lines[lines.findIndex((line) => line.includes(name)) + 1] ?? '';
  expect(below('PSI MINUS')).toContain('copper mine +2 RM');
  expect(below('OMEGA TWO')).toMatch(/^G {12}Depot Y/);
  // Every path stands there: between two planets, or below.
  const listed = lines.filter((line) => /^ {2}[A-Z ]+: [A-Z ]+ to [A-Z ]+$/.test(line));
  expect(listed).toEqual(expect.arrayContaining(['  SWAP: OMEGA ZERO to OMEGA THREE', '  H: PSI PLUS to OMEGA THREE']));
  const gates = lines.slice(1, lines.indexOf('Gates across Entanglion:')).join(' ');
  const drawnGates = gates.match(/-[XH]|(?<![A-Z] ?)[XH](?![A-Z])/g) ?? [];
  expect(drawnGates.length + listed.length).toBe(PATHS.length);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(90);
});
