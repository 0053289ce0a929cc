/** The film: what each viewer sees at the beats of an action, beside what they are told. */
import { heardBy, Match, parseOptions, Random, type Viewer, viewersOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { entropy } from '../src/index.ts';
import { clone, type State } from '../src/state.ts';
import { play, position } from '../src/testing.ts';
import type { EntropyView } from '../src/view.ts';
import { careful } from './careful.ts';
import { drawOptionsFor } from './options-for.ts';
import { KeptTable } from './kept-table.ts';

/** A picture shows nothing that its viewer may not know, and nobody is asked in it. */
function checkPicture(state: State, viewer: Viewer): void {
  const view = entropy.view(state, viewer);
  expect([view.decisions, view.legal, view.question]).toEqual([[], [], null]);
  for (const { seat, hand } of view.players) expect(hand !== null).toBe(seat === viewer);
  for (const { seat, program } of view.ships) expect(program !== null).toBe(seat === viewer);
  const redealt = clone(state);
  entropy.redeal(redealt, viewer, Random.from('another deal'));
  expect(entropy.view(redealt, viewer)).toEqual(view);
}

/** Plays on, and holds every picture against what was told until then. The kinds of events that came with a beat. */
function checkFilm(match: Match<State, Action>, random: Random): Set<string> {
  const viewers = viewersOf(match.setup.seats);
  const kinds = new Set<string>();
  for (let actions = 0; match.decisions.length > 0 && actions < 600; actions++) {
    const { seat } = random.pick(match.decisions);
    const told = new KeptTable(entropy.view(match.state, 'watcher'));
    const view = entropy.view(match.state, seat);
    match.act(seat, random.chance(1, 3) ? random.pick(view.legal) : careful(view, seat, random));
    // The game's own events come back as it emitted them.
    const all = match.entries.at(-1)?.told ?? [];
    const events = heardBy(all, 'watcher') as Event[];
    let heard = 0;
    for (const beat of match.film) {
      // What is whispered a watcher does not hear.
      const upTo = heardBy(all.slice(0, beat.told), 'watcher').length;
      while (heard < upTo) {
        const event = events[heard++] as Event;
        told.hear(event);
        if (heard === upTo) kinds.add(event.kind);
      }
      expect(new KeptTable(entropy.view(beat.state, 'watcher'))).toEqual(told);
      for (const viewer of viewers) checkPicture(beat.state, viewer);
    }
    for (const event of events.slice(heard)) told.hear(event);
    expect(new KeptTable(entropy.view(match.state, 'watcher'))).toEqual(told);
  }
  return kinds;
}

test('pictures fit what was told, to the last one, and show no secret, in whole games with all kinds of options', () => {
  const kinds = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const seats = 2 + (game % 5);
    const options = drawOptionsFor(entropy, seats, game);
    const match = new Match(entropy, { options, seats, seed: `film ${game}` }, { filmed: true });
    for (const kind of checkFilm(match, Random.from(`film ${game}`))) kinds.add(kind);
  }
  // Each of these is a picture of its own.
  expect([...kinds].sort().join(' ')).toBe(
    'battle cardPlayed cardsDealt eraEnded exchanged laserHit lastEraBegan nothingBuilt phaseBegan pickedUp ' +
      'playerOut portalTaken produced shipBuilt shipDestroyed shipMoved shipPlaced shipTurned tilesDrawn ' +
      'titaniumSent tokenFired tokenMoved wavePushed',
  );
}, 120_000);

describe('beat by beat', () => {
  const clash = () =>
    position({
      begins: 'planning',
      strip: 5,
      ships: 'A1 (0,0) E60 T2, B1 (3,0) d3 E30 T1, B2 (4,0) d3 E30',
      hands: { A: 'move-3', B: 'laser x2' },
      deck: 'move-1 x30',
      stack: 'space x3',
    });

  test('a move goes tile by tile; the battle, the loss and what follows are pictures of their own', () => {
    const game = play(clash(), 'B: finish', 'A: append(1, move-3)');
    const film = game.film(1);
    const seen = ({ phase, round, playing, ships }: EntropyView) =>
      `${phase} ${round} ${playing?.card ?? '-'} ${ships.map(({ q, energy, seat, nr }) => `${seat}${nr} ${q} ${energy}`).join(', ')}`;
    expect(film.map(seen)).toEqual([
      'chaos 0 - 01 0 60, 11 3 30, 12 4 30',
      'chaos 1 move-3 01 0 44, 11 3 30, 12 4 30',
      'chaos 1 move-3 01 1 44, 11 3 30, 12 4 30',
      'chaos 1 move-3 01 2 44, 11 3 30, 12 4 30',
      'chaos 1 move-3 01 3 44, 11 3 30, 12 4 30',
      'chaos 1 move-3 01 3 14, 11 3 -14, 12 4 30',
      'chaos 1 move-3 01 3 14, 12 4 30',
      'expansion 0 - 01 3 14, 12 4 30',
    ]);
  });

  test('a ship that flies off the tiles is gone in one picture with its last step', () => {
    const game = position({
      begins: 'planning',
      strip: 3,
      ships: 'A1 (2,0) E60, A2 (0,0), B1 (1,0)',
      hands: { A: 'move-1', B: 'laser' },
    });
    play(game, 'A: append(1, move-1)', 'B: finish');
    expect(game.film(0).map(({ ships }) => ships.length)).toEqual([3, 3, 2, 2]);
  });

  test('in set-up every action is one picture at most, until the first era begins', () => {
    const options = parseOptions(entropy.options, {}, 4);
    if (!options.ok) throw new Error(options.problem);
    const match = new Match(entropy, { options: options.value, seats: 4, seed: 'set-up' }, { filmed: true });
    const random = Random.from('set-up');
    const phases = new Set<string>();
    for (let { era, phase } = match.state; era === 0; { era, phase } = match.state) {
      phases.add(phase);
      const seat = match.decisions[0]?.seat ?? 0;
      match.act(seat, random.pick(entropy.view(match.state, seat).legal));
      const last = match.film.at(-1);
      const after = last && (match.entries.at(-1)?.told.length ?? 0) > last.told ? 1 : 0;
      if (match.state.era === 0) expect(match.film.length + after).toBeLessThan(2);
    }
    expect([...phases]).toEqual(['setupTiles', 'setupShips']);
    expect(match.film.length).toBeGreaterThan(1);
  });

  test('new energy that is put on ships is one picture', () => {
    const game = position({
      begins: 'production',
      strip: 3,
      ships: 'A1 (0,0), A2 (1,0), B1 (2,0)',
      hands: { A: 'laser', B: 'laser' },
    });
    play(game, 'A: distributeEnergy(10)');
    expect(game.film(0).map(({ phase }) => phase)).toEqual(['planning']);
    expect(game.events(0).at(-1)).toMatchObject({ kind: 'phaseBegan' });
  });

  test('laying a card is no picture, and told to nobody but its owner and those who watch the replay', () => {
    const game = play(clash(), 'B: append(1, laser)');
    const laid = { kind: 'cardLaid', seat: 1, nr: 1, card: 'laser' } as const;
    for (const viewer of game.viewers)
      expect([game.film(viewer), game.events(viewer)]).toEqual([[], viewer === 1 ? [laid] : []]);
    expect(entropy.text.event(laid)).toBe('Boreas lays Shoot Laser for B1.');
  });
});
