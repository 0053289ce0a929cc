/** Scenarios about lasers and waves. */
import { describe, expect, test } from 'vitest';
import { discardIn, play, position, shipsIn, tileIn, tokensIn } from '../src/testing.ts';

describe('lasers and waves', () => {
  const flight = (energy: number) =>
    position({
      strip: 5,
      ships: `A1 (0,0) E50, B1 (3,0) E${energy} T2`,
      programs: { A1: 'laser, turn-right-60, turn-left-60' },
    });

  test('[S10] [R26] a laser in flight', () => {
    const game = flight(1);
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E44 T0']);
    expect(game.state).toMatchObject({ entropy: -499, tokens: [], titaniumLost: 2 });
    expect(game.state.players[1]?.out).toBe(3);
    const ways = game.events(0).flatMap((event) => (event?.kind === 'tokenMoved' ? [event] : []));
    expect(ways).toMatchObject([{ to: { q: 2, r: 0 } }, { to: { q: 3, r: 0 } }]);
    expect(shipsIn(flight(2))).toEqual(['A1 (0,0) d0 E44 T0', 'B1 (3,0) d0 E0 T2']);
  });

  test('[S11] [R17] [R24] a wave point-blank over the edge', () => {
    const game = position({ strip: 2, ships: 'A1 (0,0) E50, B1 (1,0) d3 E30 T4', programs: { A1: 'wave' } });
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E40 T0']);
    expect(game.state).toMatchObject({ entropy: -495, tokens: [] });
    expect(game.events(0)).toContainEqual(
      expect.objectContaining({ kind: 'shipDestroyed', seat: 1, nr: 1, at: { q: 2, r: 0 }, cause: 'pushedOff' }),
    );
  });

  test('[S12] [R29] [R43] a wave into a battle on a portal', () => {
    const game = position({
      players: 3,
      tiles: '(0,0) space, (1,0) space, (3,0) space, (2,0) portal-30 C',
      ships: 'A1 (0,0) E50, B1 (1,0) d4 E30 T4, C1 (2,0) d3 E10 T5, C2 (3,0) E20',
      programs: { A1: 'wave', C1: 'turn-right-60 x2' },
    });
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E40 T0', 'B1 (2,0) d4 E20 T4', 'C2 (3,0) d0 E20 T0']);
    expect(tileIn(game, 2, 0)).toBe('portal-30 B');
    expect(discardIn(game)).toEqual(['turn-right-60', 'turn-right-60', 'wave']);
    expect(game.state).toMatchObject({ entropy: -495, titaniumLost: 5 });
    expect(game.state.players[2]?.out).toBe(0);
    expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'chaosEnded', rounds: 1 }));
  });

  test('[S13] [R20] a ship flies into its own laser', () => {
    const game = position({ strip: 5, ships: 'A1 (0,0) E50, B1 (4,0) E50', programs: { A1: 'laser, move-2' } });
    expect(shipsIn(game)[0]).toBe('A1 (2,0) d0 E34 T0');
    expect(game.state).toMatchObject({ entropy: -493, tokens: [] });
  });

  test('[S14] [R17] past a token and into one', () => {
    const meet = (card: string, landing: 'last' | 'eachStep' = 'last') =>
      position({
        strip: 5,
        options: { landing },
        tokens: 'laser (2,0) d3',
        ships: 'A1 (0,0) E50, B1 (4,0) E50',
        programs: { A1: card },
      });
    const past = meet('move-2');
    expect([shipsIn(past)[0], ...tokensIn(past)]).toEqual(['A1 (2,0) d0 E38 T0', 'laser (1,0) d3']);
    const into = meet('move-1');
    expect([shipsIn(into)[0], ...tokensIn(into)]).toEqual(['A1 (1,0) d0 E40 T0']);
    const each = meet('move-2', 'eachStep');
    expect([shipsIn(each)[0], ...tokensIn(each)]).toEqual(['A1 (2,0) d0 E36 T0']);
  });

  test('[S15] [R18] age decides', () => {
    const race = (tokens: string) =>
      position({
        strip: 4,
        tiles: '(2,-1) space, (2,1) space',
        ships: 'A1 (0,0) E50, B1 (2,0) E1',
        tokens,
        programs: { A1: 'turn-right-60' },
      });
    const wave = race('wave (2,-1) d1, laser (1,0) d0');
    expect(shipsIn(wave)[1]).toBe('B1 (2,1) d0 E1 T0');
    expect(tokensIn(wave)).toEqual(['laser (2,0) d0']);
    const laser = race('laser (1,0) d0, wave (2,-1) d1');
    expect(shipsIn(laser)).toEqual(['A1 (0,0) d1 E48 T0']);
    expect(tokensIn(laser)).toEqual(['wave (2,0) d1']);
  });

  test('[S16] [R24] a chain of tokens', () => {
    const game = position({
      strip: 4,
      tiles: '(2,1) titanium-3',
      ships: 'A1 (3,0) E50, B1 (1,0) E5 T3',
      tokens: 'wave (0,0) d0, laser (2,0) d3, wave (2,0) d1',
      programs: { A1: 'turn-right-60' },
    });
    expect(shipsIn(game)[1]).toBe('B1 (2,1) d0 E3 T6');
    expect(tokensIn(game)).toEqual([]);
  });

  test('[R19] one token hits all ships on the tile; [R47] pushed together, the lowest number takes the goods', () => {
    const game = position({
      strip: 3,
      tiles: '(1,1) energy-15',
      ships: 'A1 (0,0) d0 E50, B1 (1,0) E3, B2 (1,0) E9',
      tokens: 'laser (2,0) d3',
      programs: { A1: 'turn-right-60' },
    });
    expect(shipsIn(game).slice(1)).toEqual(['B1 (1,0) d0 E1 T0', 'B2 (1,0) d0 E7 T0']);
    const pushed = position({
      strip: 3,
      tiles: '(1,-1) space, (1,1) energy-15',
      ships: 'A1 (0,0) d0 E50, B1 (1,0) d2 E3, B2 (1,0) E9',
      tokens: 'wave (1,-1) d1',
      programs: { A1: 'turn-right-60' },
    });
    expect(pushed.asked).toEqual(['exchange 1']); // it waits for its owner in the middle of the token step
    play(pushed, 'exchange(no)');
    expect(shipsIn(pushed)).toEqual(['A1 (0,0) d1 E48 T0', 'B1 (1,1) d2 E18 T0', 'B2 (1,1) d0 E9 T0']);
    expect(pushed.events(0)[0]).toEqual({ kind: 'exchangeDeclined', seat: 1, at: { q: 1, r: 1 } });
  });

  test('[R21] tokens cross and share a tile; [R22] they are lost in the void', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) d3 E50, B1 (3,0) E9',
      tokens: 'laser (2,0) d3, wave (2,0) d3',
      programs: { A1: 'laser' },
    });
    expect(tokensIn(game)).toEqual(['laser (1,0) d3', 'wave (1,0) d3']);
    expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'tokenFired', lost: true }));
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d3 E48 T0');
  });
});
