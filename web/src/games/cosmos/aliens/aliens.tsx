/** Every alien at the table, with its abilities in words and where they stand now. */
import {
  ABILITY_DATA,
  type AbilityId,
  ALIEN_DATA,
  cardName,
  DOMINO_POWERS,
  type SeenPlayer,
  STONE_DATA,
  STONES,
} from '@orrery/cosmos/client';
import { Emblem, seatColour } from '../../../parts/emblem.tsx';
import { type CosmosProps, nameOf } from '../props.ts';
import './aliens.css';

const isDomino = (ability: AbilityId): boolean => DOMINO_POWERS.some((power) => power === ability);

/** `first`: whose cards stand on top. */
export function Aliens({ props, first = [] }: { props: CosmosProps; first?: readonly number[] }) {
  const seats = props.view.players.map((_, seat) => seat);
  const order = [...first, ...seats.filter((seat) => !first.includes(seat))];
  if (props.view.players.every(({ alien }) => alien === null)) return null;
  return (
    // What it stands in scrolls, and whoever has no mouse scrolls what has the focus.
    <section class="aliens" aria-label="Aliens" tabIndex={0}>
      <h3 class="caption">Aliens at this table</h3>
      <ul>
        {order.map((seat) => (
          <AlienCard key={seat} props={props} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function AlienCard({ props, seat }: { props: CosmosProps; seat: number }) {
  const player = props.view.players[seat];
  if (!player?.alien) return null;
  const { name, tagline, abilities } = ALIEN_DATA[player.alien];
  const state = stateWords(props, player);
  return (
    <li class="alien-card" data-explain={`alien ${player.alien}`} style={{ '--seat': seatColour(seat) }}>
      <p class="alien-head">
        <Emblem seat={seat} size={18} plain />
        <b>{name}</b>
        <span>{nameOf(props, seat)}</span>
        {state !== '' && <span class="alien-state">{state}</span>}
      </p>
      <p class="alien-tagline">{tagline}</p>
      <dl>
        {abilities
          .filter((ability) => !isDomino(ability))
          .map((ability) => (
            <Ability key={ability} ability={ability} />
          ))}
        {player.assimilated.map(({ ability, from }) => (
          <Ability key={ability} ability={ability} from={`of ${props.seatName(from)}`} />
        ))}
      </dl>
      {abilities.some(isDomino) && <Dominoes levels={player.levels} />}
      <Stones props={props} seat={seat} />
      {seat !== props.viewer && player.known.length > 0 && (
        <p class="alien-known">
          {player.known.length === player.cards ? 'In hand: ' : 'You know in this hand: '}
          {player.known.map(cardName).join(', ')}
        </p>
      )}
    </li>
  );
}

const Ability = ({ ability, from }: { ability: AbilityId; from?: string }) => (
  <div>
    <dt>
      {ABILITY_DATA[ability].name}
      {from !== undefined && <span> {from}</span>}
    </dt>
    <dd>{ABILITY_DATA[ability].help}</dd>
  </div>
);

function Dominoes({ levels }: { levels: readonly number[] }) {
  return (
    <ul class="dominoes">
      {DOMINO_POWERS.map((power, at) => {
        const level = levels[at] ?? 0;
        return (
          <li key={power} class={level > 0 ? 'standing' : undefined}>
            <b>{ABILITY_DATA[power].name.replace('Domino: ', '')}</b>
            {level > 1 && ' ×2'}
            {level === 0 && ' lies'}
            <span>{ABILITY_DATA[power].help}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Stones({ props, seat }: { props: CosmosProps; seat: number }) {
  const held = STONES.filter((_, at) => {
    const place = props.view.stones[at];
    return place !== undefined && 'seat' in place && place.seat === seat;
  });
  if (held.length === 0) return null;
  const uses = props.view.players[seat]?.abilities.includes('gauntlet');
  return (
    <p class="alien-known">
      {uses ? 'Stones: ' : 'Holds, without using them: '}
      {held.map((stone) => `${STONE_DATA[stone].name}${uses ? ` (${STONE_DATA[stone].help})` : ''}`).join(', ')}
    </p>
  );
}

/** How an alien stands now, in a word or two. */
export function stateWords(
  { view, seatName }: Pick<CosmosProps, 'view' | 'seatName'>,
  { abilities, assimilated, mode, rebel, levels, pile }: SeenPlayer,
): string {
  const words = [
    assimilated.length > 0 && `with ${assimilated.map(({ ability }) => ABILITY_DATA[ability].name).join(', ')}`,
    abilities.includes('twoModes') && (mode === 'sword' ? 'Sword' : 'Shield'),
    abilities.includes('decree') && rebel !== null && `Rebel: ${seatName(rebel)}`,
    abilities.includes('dominoChain') && `${levels.slice(0, 6).filter((level) => level > 0).length} of 6 stand`,
    pile > 0 && `pile ${pile}`,
    abilities.includes('gauntlet') &&
      `${view.stones.filter((place) => 'seat' in place && view.players[place.seat]?.abilities.includes('gauntlet')).length} of 6 stones`,
  ];
  return words.filter(Boolean).join(', ');
}
