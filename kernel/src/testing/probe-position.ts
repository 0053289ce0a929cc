/** A match may begin from any state of the game, and its log replays to the same end. */
import { formatLog, logOf, parseLog, replay } from '../log.ts';
import { Match, type MatchSetup } from '../match.ts';
import { readPosition } from '../position.ts';
import { drawSeed, Found, type Probe, violated } from './probe.ts';

const ACTIONS = 3;

export function probePosition(probe: Probe, { options, seats }: MatchSetup): void {
  const { game, random } = probe;
  const setup = { options, seats, seed: drawSeed(random) };
  const position = readPosition(game, setup, JSON.parse(probe.json));
  if (!position.ok) throw new Found('position', position.problem);
  const match = new Match(game, { ...setup, position: position.value });
  for (let i = 0; i < ACTIONS && match.decisions.length > 0; i++) {
    const { seat } = random.pick(match.decisions);
    match.act(seat, random.pick(game.legal(match.state, seat)));
  }
  const log = parseLog(formatLog(logOf(match)));
  const again = log.ok ? replay(game, log.value, undefined, { witnessed: true }) : log;
  if (!again.ok) throw new Found('position', again.problem);
  violated(again.value.hash() !== match.hash(), 'position', 'a log from a position replays to another hash');
}
