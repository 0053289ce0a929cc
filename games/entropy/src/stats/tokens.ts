/** Lasers and waves: shots, how far they fly, whom they hit. */
import { TOKEN_KINDS } from '../data.ts';
import type { Event, EventOf, ShipRef, TokenRef } from '../events.ts';
import { type Counter, named, Sums, type Theme } from './theme.ts';

const STATS = {
  shots: 'shots',
  intoVoid: 'shots straight into the void',
  flewOff: 'shots that left the tiles later',
  spent: 'shots that hit somebody',
  removed: 'shots taken off the table or still flying at the end',
  hits: 'ships hit',
  ownHits: 'own ships hit',
  kills: 'ships lost by it',
  tiles: 'tiles flown by all shots, the first one of each included',
} as const;

const NAMES = named(
  TOKEN_KINDS.flatMap((kind) =>
    Object.entries(STATS).map(([stat, words]) => [`${kind}.${stat}`, `${kind}: ${words}`] as const),
  ),
);

class Tokens implements Counter {
  private readonly sums = new Sums(NAMES);
  /** Serial → the seat that shot it. */
  private readonly shooters = new Map<number, number>();
  /** Ships that a wave is moving. */
  private pushed: readonly ShipRef[] = [];

  count(event: Event): void {
    switch (event.kind) {
      case 'tokenFired':
        this.fired(event);
        break;
      case 'tokenMoved':
        this.sums.add(`${event.token.kind}.${event.lost ? 'flewOff' : 'tiles'}`);
        this.pushed = [];
        break;
      case 'laserHit':
        this.hit(event.token, event.ships);
        for (const { destroyed } of event.ships) if (destroyed) this.sums.add('laser.kills');
        break;
      case 'wavePushed':
        this.hit(event.token, event.ships);
        this.pushed = event.ships;
        break;
      case 'cardPlayed':
      case 'shipMoved': // with `eachStep` a ship that was pushed flies on by itself
        this.pushed = [];
        break;
      case 'shipDestroyed':
        this.destroyed(event);
        break;
      default:
        break;
    }
  }

  private fired({ seat, token, lost }: EventOf<'tokenFired'>): void {
    this.sums.add(`${token.kind}.shots`);
    this.sums.add(`${token.kind}.${lost ? 'intoVoid' : 'tiles'}`);
    this.shooters.set(token.serial, seat);
  }

  private hit({ kind, serial }: TokenRef, ships: readonly ShipRef[]): void {
    this.sums.add(`${kind}.spent`);
    this.sums.add(`${kind}.hits`, ships.length);
    for (const { seat } of ships) if (this.shooters.get(serial) === seat) this.sums.add(`${kind}.ownHits`);
  }

  /** Pushed off, or pushed into a battle and lost there. */
  private destroyed({ seat, nr, cause }: EventOf<'shipDestroyed'>): void {
    if (cause === 'laser') return;
    if (this.pushed.some((ship) => ship.seat === seat && ship.nr === nr)) this.sums.add('wave.kills');
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums } = this;
    for (const kind of TOKEN_KINDS) {
      const of = (stat: keyof typeof STATS) => sums.get(`${kind}.${stat}`);
      sums.set(`${kind}.removed`, of('shots') - of('intoVoid') - of('flewOff') - of('spent'));
    }
    return sums.values;
  }
}

export const tokens: Theme = { names: NAMES, begin: () => new Tokens() };
