/** Amounts for several ships at once: new energy, and what ships on one tile share. The sums always add up. */
import { shipName } from '@orrery/entropy/client';
import { useMemo, useState } from 'preact/hooks';
import { useMedia } from '../../../parts/use-media.ts';
import { PHONE } from '../media.ts';
import type { EntropyProps, QuestionOf } from '../props.ts';
import { ShipSign } from '../side/ship-sign.tsx';
import { useAmountKeys } from './amount-keys.ts';
import { AmountButtons, AmountRow, type Preset } from './amount-row.tsx';
import {
  allTo,
  energyActions,
  energyShare,
  exchangeActions,
  exchangeShares,
  type Share,
  setAmount,
  startOf,
} from './share.ts';

type Amounts = readonly (readonly number[])[];

interface Sharing {
  readonly amounts: Amounts;
  set(this: void, row: number, at: number, value: number): void;
  setAll(this: void, amounts: Amounts): void;
  /** The amount that arrow keys change. */
  readonly current: readonly [row: number, at: number];
  setCurrent(this: void, current: readonly [row: number, at: number]): void;
}

function useSharing(shares: readonly Share[]): Sharing {
  const [amounts, setAll] = useState<Amounts>(() => shares.map(startOf));
  const [current, setCurrent] = useState<readonly [number, number]>([0, 0]);
  const set = (row: number, at: number, value: number) => {
    const share = shares[row];
    if (share) setAll(amounts.map((old, n) => (n === row ? setAmount(share, old, at, value) : old)));
  };
  return { amounts, set, setAll, current, setCurrent };
}

/** Whether the second of two ships has no amounts of its own: it has what the first one leaves, and a phone has no room. */
const isPaired = (shares: readonly Share[], phone: boolean): boolean =>
  phone && shares.length > 1 && shares[0]?.ships.length === 2;

/** All amounts that can be set, ship by ship. */
function placesOf(shares: readonly Share[], phone: boolean): readonly (readonly [row: number, at: number])[] {
  const ships = shares[0]?.ships ?? [];
  const own = isPaired(shares, phone) ? ships.slice(0, 1) : ships;
  return own.flatMap((_, at) => shares.map((_, row) => [row, at] as const));
}

function useSharingKeys(shares: readonly Share[], sharing: Sharing, presets: readonly Preset[], confirm: () => void) {
  const phone = useMedia(PHONE);
  const { amounts, current, set, setCurrent } = sharing;
  const [row, at] = current;
  useAmountKeys({
    presets,
    confirm,
    change: (by) => set(row, at, Math.min(shares[row]?.total ?? 0, Math.max(0, (amounts[row]?.[at] ?? 0) + by))),
    go: (by) => {
      const places = placesOf(shares, phone);
      const here = places.findIndex(([r, a]) => r === row && a === at);
      const next = places[(here + by + places.length) % places.length];
      if (next) setCurrent(next);
    },
  });
}

function Rows(props: {
  seat: number;
  shares: readonly Share[];
  sharing: Sharing;
  adds: boolean;
  onConfirm: () => void;
}) {
  const { seat, shares, sharing, adds, onConfirm } = props;
  const phone = useMedia(PHONE);
  return (
    <div class={shares.length > 1 ? 'amount-rows paired' : 'amount-rows'}>
      {placesOf(shares, phone).map(([row, at]) => {
        const share = shares[row];
        const ship = share?.ships[at];
        if (!share || !ship) return null;
        const value = sharing.amounts[row]?.[at] ?? 0;
        const name = shipName(seat, ship.nr);
        const other = isPaired(shares, phone) ? share.ships[1] : undefined;
        return (
          <AmountRow
            key={`${share.goods} ${ship.nr}`}
            label={`${share.goods} for ${name}`}
            value={value}
            most={share.total}
            fixed={ship.fixed}
            current={sharing.current[0] === row && sharing.current[1] === at}
            onFocus={() => sharing.setCurrent([row, at])}
            onSet={(wanted) => sharing.set(row, at, wanted)}
            onConfirm={onConfirm}
            result={
              other ? (
                <>
                  {shipName(seat, other.nr)} <b>{share.total - value}</b>
                </>
              ) : (
                <>
                  {ship.before} → <b>{adds ? ship.before + value : value}</b>
                </>
              )
            }
          >
            <ShipSign seat={seat} size={18} /> {name} <span class="amount-goods">{share.goods}</span>
          </AmountRow>
        );
      })}
    </div>
  );
}

export function EnergyAnswers({ props, question }: { props: EntropyProps; question: QuestionOf<'distributeEnergy'> }) {
  const { view } = props;
  const { seat } = question;
  const share = useMemo(() => energyShare(view, question), [view, question]);
  const shares = [share];
  const sharing = useSharing(shares);
  const confirm = () => props.onChooseAll(energyActions(share, sharing.amounts[0] ?? []));
  const presets: readonly Preset[] = [
    { words: 'Evenly', apply: () => sharing.setAll([startOf(share)]) },
    ...share.ships.slice(0, 8).map(({ nr }, at) => ({
      words: `All to ${shipName(seat, nr)}`,
      wide: true as const,
      apply: () => sharing.setAll([allTo(share, at)]),
    })),
  ];
  useSharingKeys(shares, sharing, presets, confirm);
  return (
    <div class="amounts">
      <Rows seat={seat} shares={shares} sharing={sharing} adds onConfirm={confirm} />
      <p class="note">Each ship pays and fights with its own energy.</p>
      <AmountButtons presets={presets} confirm={`Give out ${share.total}`} onConfirm={confirm} />
    </div>
  );
}

type Exchange = QuestionOf<'exchange' | 'exchangeTitanium' | 'exchangeEnergy'>;

export function ExchangeAnswers({ props, question }: { props: EntropyProps; question: Exchange }) {
  const { view } = props;
  const { seat } = question;
  const shares = useMemo(() => exchangeShares(view, question), [view, question]);
  const sharing = useSharing(shares);
  const send = (amounts: Amounts) => props.onChooseAll(exchangeActions(question, shares, amounts));
  const confirm = () => send(sharing.amounts);
  const ships = shares[0]?.ships ?? [];
  const presets: readonly Preset[] = [
    { words: 'As it is', apply: () => sharing.setAll(shares.map(startOf)) },
    ...ships.slice(0, 8).map(({ nr }, at) => ({
      words: `All to ${shipName(seat, nr)}`,
      wide: true as const,
      apply: () => sharing.setAll(shares.map((share) => allTo(share, at))),
    })),
  ];
  useSharingKeys(shares, sharing, presets, confirm);
  const changed = shares.some(({ ships: all }, row) =>
    all.some(({ before }, at) => before !== sharing.amounts[row]?.[at]),
  );
  return (
    <div class="amounts">
      <Rows seat={seat} shares={shares} sharing={sharing} adds={false} onConfirm={confirm} />
      <p class="note">A ship fights and scores only with what it carries.</p>
      <AmountButtons
        presets={presets}
        confirm={changed || question.kind !== 'exchange' ? 'Share like this' : 'Leave it as it is'}
        onConfirm={confirm}
      />
    </div>
  );
}
