/** The film: events, applied to a view one after the other, give the next view. And the look ahead of a planner. */
import { Match, Random, toldTo, type Viewer, viewersOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { CardId } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { afterEvent } from '../src/film.ts';
import { foresee } from '../src/foresee.ts';
import { nextProduction } from '../src/forecast.ts';
import { entropy } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { play, position, shipsIn } from '../src/testing.ts';
import type { EntropyView } from '../src/view.ts';
import { careful } from './careful.ts';
import { drawOptionsFor } from './options-for.ts';

/** What a film shows: no questions, no bookkeeping of turns; the card in play counts as discarded. */
function shown(view: EntropyView): object {
  const { playing, discard } = view;
  const shownDiscard = playing ? { ...discard, [playing.card]: discard[playing.card] + 1 } : discard;
  return {
    ...view,
    discard: shownDiscard,
    playing: null,
    question: null,
    order: null,
    decisions: [],
    legal: [],
    askings: 0,
    turn: 0,
    step: '',
    movedToken: 0,
  };
}

function checkFilm(match: Match<State, Action>, seed: string): { actions: number; kinds: Set<string> } {
  const random = Random.from(seed);
  const viewers: Viewer[] = [...viewersOf(match.setup.seats), 'above'];
  const kinds = new Set<string>();
  let actions = 0;
  while (match.decisions.length > 0 && actions < 1500) {
    const { seat } = random.pick(match.decisions);
    const before = viewers.map((viewer) => entropy.view(match.state, viewer));
    const view = entropy.view(match.state, seat);
    match.act(seat, random.chance(1, 3) ? random.pick(view.legal) : careful(view, seat, random));
    actions++;
    const told = match.steps.at(-1)?.told ?? [];
    // A card that is laid in secret is no event.
    if (told.length === 0) continue;
    for (const [i, viewer] of viewers.entries()) {
      let film = before[i] as EntropyView;
      for (const one of told) {
        // The game's own events come back as it emitted them.
        const event = toldTo(one, viewer) as Event;
        kinds.add(event.kind);
        film = afterEvent(film, event);
      }
      expect(shown(film)).toEqual(shown(entropy.view(match.state, viewer)));
    }
  }
  return { actions, kinds };
}

describe('events lead from view to view', () => {
  test('in whole games, for every viewer, with all kinds of options', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 15; game++) {
      const seats = 2 + (game % 5);
      const options = drawOptionsFor(entropy, seats, game);
      const match = new Match(entropy, { options, seats, seed: `film ${game}` });
      for (const kind of checkFilm(match, `film ${game}`).kinds) kinds.add(kind);
    }
    for (const kind of ['laserHit', 'wavePushed', 'battle', 'exchanged', 'shipBuilt', 'playerOut', 'cardDiscarded'])
      expect(kinds).toContain(kind);
  }, 120_000);
});

describe('looking ahead', () => {
  const planner = (spec: object) =>
    position({
      begins: 'planning',
      hands: { A: 'laser x9', B: 'wave' },
      ships: 'A1 (0,0) E50, B1 (4,0) E9',
      strip: 5,
      ...spec,
    });
  const ahead = (spec: object, cards: readonly CardId[]) => foresee(planner(spec).view(0), 1, cards);

  test('path, energy, entropy and goods, card by card', () => {
    const seen = ahead({ strip: 0, tiles: '(0,0) space, (1,0) space, (2,0) titanium-3, (2,1) space, (4,0) space' }, [
      'move-2',
      'turn-right-60',
      'move-1',
      'titanium-portal',
    ]);
    expect(seen).toMatchObject({
      at: { q: 2, r: 1 },
      facing: 1,
      energy: 28,
      titanium: 3,
      entropy: 10,
      sent: 0,
      lost: null,
    });
    expect(seen.cards.map(({ card, energy, ignored }) => [card, energy, ignored])).toEqual([
      ['move-2', 38, false],
      ['turn-right-60', 36, false],
      ['move-1', 28, false],
      ['titanium-portal', 28, true],
    ]);
    expect(seen.cards[0]?.path).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]);
    expect(seen.cards[0]?.titanium).toBe(3);
  });

  test('all titanium is sent, a ship is lost over the edge, and cards after that are not played', () => {
    expect(ahead({ ships: 'A1 (0,0) E50 T4, B1 (4,0) E9' }, ['titanium-portal'])).toMatchObject({
      sent: 4,
      titanium: 0,
      entropy: 20,
    });
    const off = ahead({ strip: 2, tiles: '(4,0) space' }, ['move-1', 'move-1', 'laser']);
    expect(off.lost).toBe('flewOff');
    expect(off.cards).toHaveLength(2);
    expect(off.cards[1]?.path).toEqual([{ q: 2, r: 0 }]);
  });

  test('others stand still, tokens fly, and the view is left alone', () => {
    const spec = { tokens: 'laser (3,0) d3' };
    const game = planner(spec);
    const view = game.view(0);
    const before = JSON.stringify(view);
    expect(foresee(view, 1, ['turn-180', 'turn-180', 'turn-180']).energy).toBe(50 - 18 - 2);
    expect(foresee(view, 1, ['move-3', 'move-1'])).toMatchObject({
      at: { q: 4, r: 0 },
      energy: 50 - 24 - 9,
      lost: null,
    });
    expect(JSON.stringify(view)).toBe(before);
  });

  test('it is what happens when nobody else acts', () => {
    const spec = { hands: { A: 'move-2, turn-180, move-1, laser' }, strip: 6, ships: 'A1 (0,0) E50, B1 (5,0) E9' };
    const seen = ahead(spec, ['move-2', 'turn-180', 'move-1', 'laser']);
    const game = play(
      planner(spec),
      'A: append(1, move-2)',
      'A: append(1, turn-180)',
      'A: append(1, move-1)',
      'A: append(1, laser)',
    );
    expect(shipsIn(game)[0]).toBe(`A1 (${seen.at.q},${seen.at.r}) d${seen.facing} E${seen.energy} T${seen.titanium}`);
    expect(game.state.entropy).toBe(-500 + seen.entropy);
  });

  test('the next Production', () => {
    const game = planner({
      era: 3,
      entropy: -260,
      strip: 0,
      tiles: '(0,0) space, (1,0) portal-20 A, (2,0) portal-30 B, (4,0) space',
    });
    const view = game.view(0);
    expect(nextProduction(view)).toMatchObject({ background: 68, rise: 88, energy: [70, 50] });
    expect(nextProduction(view, -240)).toMatchObject({ rise: 68, energy: [50, 50] });
    expect(nextProduction(view, -400).portals.map(({ active }) => active)).toEqual([true, true]);
    // B begins the next era, so with `inTurn` B's portal is looked at first, and A's no more.
    const inTurn = planner({
      era: 3,
      entropy: -250,
      strip: 0,
      tiles: '(0,0) space, (1,0) portal-20 A, (2,0) portal-20 B, (4,0) space',
      options: { portalCheck: 'inTurn' },
    });
    const owners = nextProduction(inTurn.view(0)).portals.map(({ seat, active }) => [seat, active]);
    expect(owners).toEqual([
      [1, true],
      [0, false],
    ]);
  });
});
