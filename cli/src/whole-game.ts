/** Whether a value from somebody's module has all that a game needs, before play runs into what is missing. */
import type { Game, GameBot, GameStats, GameText, OptionsSchema, Reach } from '@orrery/kernel';

type Shape = 'string' | 'number' | 'function' | 'object' | { readonly [part: string]: Shape };

/** The parts that a type does not let anybody leave out. */
type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: Shape };

const GAME = {
  id: 'string',
  title: 'string',
  rulesVersion: 'number',
  seats: { min: 'number', max: 'number' } satisfies Needed<Game['seats']>,
  options: { fields: 'object' } satisfies Needed<OptionsSchema>,
  actions: 'object',
  streams: 'object',
  reach: { decisions: 'object', ends: 'object' } satisfies Needed<Reach<never>>,
  setup: 'function',
  decisions: 'function',
  legal: 'function',
  check: 'function',
  apply: 'function',
  outcome: 'function',
  view: 'function',
  clone: 'function',
  redeal: 'function',
  fromView: 'function',
  invariants: 'function',
  text: {
    seat: 'function',
    prompt: 'function',
    action: 'function',
    event: 'function',
    refusal: 'function',
    outcome: 'function',
    outline: 'function',
  } satisfies Needed<GameText<never, never, never>>,
  bot: { choose: 'function', evaluate: 'function' } satisfies Needed<GameBot<never, never, never>>,
  stats: { names: 'object', measure: 'function' } satisfies Needed<GameStats<never, never>>,
} satisfies Needed<Game>;

/** The names of what a game lacks or has in another form: `seats`, `text.outline`. */
export function missingIn(game: object): readonly string[] {
  return missing(game, GAME, '');
}

function missing(value: object, shape: { readonly [part: string]: Shape }, path: string): string[] {
  return Object.entries(shape).flatMap(([part, wanted]) => {
    const has: unknown = Reflect.get(value, part);
    const name = `${path}${part}`;
    if (typeof wanted === 'string') return typeof has === wanted && has !== null ? [] : [name];
    return typeof has === 'object' && has !== null ? missing(has, wanted, `${name}.`) : [name];
  });
}
