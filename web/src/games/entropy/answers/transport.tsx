/** How much titanium goes through the portal: a point each. */
import { shipName } from '@orrery/entropy/client';
import { useState } from 'preact/hooks';
import type { EntropyProps, QuestionOf } from '../props.ts';
import { ShipSign } from '../side/ship-sign.tsx';
import { useAmountKeys } from './amount-keys.ts';
import { AmountButtons, AmountRow, type Preset } from './amount-row.tsx';

interface TransportProps {
  readonly props: EntropyProps;
  readonly question: QuestionOf<'transportAmount'>;
}

export function TransportAnswers({ props, question }: TransportProps) {
  const { view, onChoose } = props;
  const { seat, nr } = question;
  const most = view.ships.find((ship) => ship.seat === seat && ship.nr === nr)?.titanium ?? 0;
  const points = view.players[seat]?.points ?? 0;
  const [amount, setAmount] = useState(most);
  const set = (value: number) => setAmount(Math.min(most, Math.max(0, value)));
  const half = Math.ceil(most / 2);
  const presets: readonly Preset[] = [
    { words: 'None', apply: () => set(0) },
    ...(half < most ? [{ words: `Half: ${half}`, wide: true as const, apply: () => set(half) }] : []),
    { words: `All: ${most}`, apply: () => set(most) },
  ];
  const confirm = () => onChoose({ kind: 'transportAmount', amount });
  useAmountKeys({ presets, confirm, change: (by) => set(amount + by) });
  return (
    <div class="amounts">
      <AmountRow
        label="Titanium to send"
        value={amount}
        most={most}
        current
        onSet={set}
        onConfirm={confirm}
        result={`keeps ${most - amount}`}
      >
        <ShipSign seat={seat} size={18} /> {shipName(seat, nr)} <span class="amount-goods">sends</span>
      </AmountRow>
      <p class="note">
        Best send all: nobody can take a point that is sent. What stays aboard scores nothing, and can be lost.
      </p>
      <AmountButtons
        presets={presets}
        confirm={amount === 0 ? 'Send nothing' : `Send ${amount}`}
        consequence={`points ${points} → ${points + amount}`}
        onConfirm={confirm}
      />
    </div>
  );
}
