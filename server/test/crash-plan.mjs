/**
 * What the process that is killed writes, as a function of numbers alone, so that whoever looks at the file afterwards knows
 * what must be in it. A write appends one or two actions, or takes some back.
 */
export const MATCHES = 40;

export const matchId = (match) => `match-${match}`;

/** The write after so many, on a log of so many actions. */
export function writeOf(match, number, length) {
  const isUndo = number % 7 === 6 && length > 2;
  const count = isUndo ? number % 2 : 1 + ((match + number) % 2);
  const actions = Array.from({ length: count }, (_, at) => [at % 2, { kind: 'drop', match, number, at }]);
  return { from: isUndo ? length - 2 : length, actions };
}

/** The whole log after so many writes. */
export function logAfter(match, writes) {
  let log = [];
  for (let number = 0; number < writes; number++) {
    const { from, actions } = writeOf(match, number, log.length);
    log = [...log.slice(0, from), ...actions];
  }
  return log;
}

/** The room after so many writes: it says how many actions belong to it. */
export function roomAfter(match, writes, actions) {
  return {
    id: matchId(match),
    game: 'connect-four',
    state: 'running',
    listed: match % 2 === 0,
    changed: writes,
    people: ['ann', `p${writes % 3}`],
    wake: writes,
    body: { writes, actions },
  };
}

export const summaryAfter = (writes) => ({ game: 'connect-four', glances: [], writes });
