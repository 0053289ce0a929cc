/**
 * Tells when one of the two bonuses changes hands [V3]. They come and go with what players do about something else, so
 * without a word of their own nobody sees why a score has changed.
 */
import type { Game, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Bonus, Event } from './events.ts';
import { emptiestOf, fullestOf } from './rules/score.ts';
import type { Ctx, State } from './state.ts';

type Apply = Game<State, Action, never, never, Event>['apply'];
type Holders = Readonly<Record<Bonus, readonly Seat[]>>;

const holdersIn = (s: State): Holders => ({ fewestLost: emptiestOf(s), mostCards: fullestOf(s) });

const areSame = (one: readonly Seat[], other: readonly Seat[]): boolean => one.join() === other.join();

/**
 * The same, and it tells of bonuses: before the next turn is announced, and when the action is done. A pause stands for an
 * action of somebody who might have been asked in silence, so it tells there, too, or the wire would show who was not.
 */
export const tellingBonuses =
  (apply: Apply): Apply =>
  (s, seat, action, ctx) => {
    if (ctx.quiet) return apply(s, seat, action, ctx);
    let told = holdersIn(s);
    const tell = () => {
      const now = holdersIn(s);
      for (const bonus of ['fewestLost', 'mostCards'] as const)
        if (!areSame(told[bonus], now[bonus]))
          ctx.emit({ kind: 'bonusMoved', bonus, from: told[bonus], to: now[bonus], points: s.options.bonusVp });
      told = now;
    };
    apply(s, seat, action, hearing(ctx, tell));
    // At the end all points are told with it.
    if (!s.ending) tell();
  };

/** The context, with a word before each new turn and each pause. */
const hearing = (ctx: Ctx, tell: () => void): Ctx => ({
  random: (stream) => ctx.random(stream),
  emit(event, to, others) {
    if (event.kind === 'turnStarted') tell();
    ctx.emit(event, to, others);
  },
  whisper: (event, to) => ctx.whisper(event, to),
  reveal: () => ctx.reveal(),
  beat: () => ctx.beat(),
  pause() {
    tell();
    ctx.pause();
  },
});
