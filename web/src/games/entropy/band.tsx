/** The scale of entropy: how far it is to the end, where portals stop, what the next Production adds, and the own plan. */
import type { EntropyView, NextProduction, PlanForecast } from '@orrery/entropy/client';
import flag from 'lucide-static/icons/flag.svg?raw';
import { seatColour, seatShape } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useMedia } from '../../parts/use-media.ts';
import { minus, signed } from './cards.ts';
import { PHONE } from './media.ts';
import { usePlan } from './plan/plan.ts';
import type { EntropyProps } from './props.ts';
import { cardsMayEnd, isWorking, type PortalKind, portalKinds, scaleStart } from './scale.ts';
import './band.css';

export function Band(props: EntropyProps) {
  const { view } = props;
  const plan = usePlan(props)?.foreseen;
  const { next, working } = plan ?? view;
  const from = scaleStart(view, next?.before);
  const at = (value: number) => `${((1 - value / from) * 100).toFixed(2)}%`;
  const label = { 'aria-label': scaleWords(view, next, plan), 'data-place': 'scale', 'data-explain': 'entropy' };
  if (useMedia(PHONE))
    return (
      <section class="scale strip" {...label}>
        <div class="strip-row">
          <Points props={props} />
          <BriefLegend view={view} next={next} plan={plan} />
        </div>
        <Bar view={view} next={next} from={from} at={at} />
      </section>
    );
  return (
    <section class={view.lastEra ? 'scale last-era' : 'scale'} {...label}>
      <div class="scale-row" aria-hidden="true">
        <span class="scale-now">
          Entropy <b>{minus(view.entropy)}</b>
        </span>
        {portalKinds(view).map((portal) => (
          <PortalSign key={portal.id} portal={portal} at={at} works={isWorking({ working }, portal.id)} view={view} />
        ))}
        <span class="scale-end">the end</span>
      </div>
      <Bar view={view} next={next} from={from} at={at} />
      <Legend view={view} next={next} plan={plan} />
    </section>
  );
}

type At = (value: number) => string;

interface PortalSignProps {
  readonly portal: PortalKind;
  /** After the plan. */
  readonly works: boolean;
  readonly view: EntropyView;
  readonly at: At;
}

/** Portals of one kind: their output in a ring, broken when they stop; below it who owns them. */
function PortalSign({ portal, works, view, at }: PortalSignProps) {
  const { id, output, threshold, owners } = portal;
  const owned = owners.filter((owner) => owner !== null);
  return (
    <span
      class={works ? 'scale-portal' : 'scale-portal stopped'}
      data-explain={`tile ${id}`}
      style={{ '--at': at(Math.max(threshold, -view.settings.entropyStart)) }}
    >
      <span class="scale-output">{output}</span>
      <span class="scale-owners">
        {owned.map((seat, n) => (
          <svg key={n} viewBox="0 0 24 24" width="10" height="10">
            <path d={seatShape(seat)} style={{ fill: seatColour(seat) }} />
          </svg>
        ))}
      </span>
    </span>
  );
}

interface BarProps {
  readonly view: EntropyView;
  readonly next: NextProduction | null;
  readonly from: number;
  readonly at: At;
}

const HUNDRED = 100;

function Bar({ view, next, from, at }: BarProps) {
  const { entropy } = view;
  const planned = next?.before ?? entropy;
  const low = Math.min(entropy, planned);
  const ticks = Array.from({ length: Math.floor(-from / HUNDRED) + 1 }, (_, n) => -n * HUNDRED);
  const span = (a: number, b: number) => ({ '--at': at(a), '--to': at(b) });
  return (
    <div class="scale-bar" aria-hidden="true">
      <span class="scale-past" style={span(from, low)} />
      {planned !== entropy && (
        <span
          class={planned > entropy ? 'scale-plan' : 'scale-plan tidied'}
          style={span(low, Math.max(entropy, planned))}
        />
      )}
      {next && <span class="scale-next" style={span(planned, next.after)} />}
      {portalKinds(view).map(({ id, threshold }) => (
        <span key={id} class="scale-threshold" style={{ '--at': at(threshold) }} />
      ))}
      <span class="scale-head" style={{ '--at': at(entropy) }} />
      {ticks.map((tick) => (
        <span key={tick} class="scale-tick" style={{ '--at': at(tick) }}>
          {minus(tick)}
        </span>
      ))}
    </div>
  );
}

interface LegendProps {
  readonly view: EntropyView;
  readonly next: NextProduction | null;
  readonly plan: PlanForecast | undefined;
}

/** The same in a line of words. */
function Legend({ view, next, plan }: LegendProps) {
  if (view.phase === 'gameOver') return null;
  if (view.lastEra)
    return (
      <p class="scale-words last">
        <b>Last era.</b> Entropy has reached 0: the game ends after this era.
      </p>
    );
  if (!next) return null;
  const { output, background, after } = next;
  const stops = plan?.stops ?? [];
  return (
    <p class="scale-words">
      <b>{-view.entropy}</b> left
      {plan && plan.entropy !== 0 && (
        <>
          , your cards <b>{signed(plan.entropy)}</b>
        </>
      )}
      , next Production <b>{signed(output + background)}</b>
      {after < 0 && (
        <span class="wide">
          {' '}
          (portals {output}, background {background})
        </span>
      )}
      {stops.length > 0 && <>: portal {stops.join(' and ')} will stop</>}
      {after === 0 && <b class="scale-warning">: {lastWords(view, next)}</b>}
    </p>
  );
}

/** On a phone, in place of the seats: who has how many points. */
function Points({ props: { view, viewer, seatName } }: { props: EntropyProps }) {
  return (
    <ul class="strip-points">
      {view.players.map(({ seat, points, out }) => (
        <li key={seat} class={out === null ? undefined : 'out'}>
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d={seatShape(seat)} style={{ fill: seatColour(seat) }} />
          </svg>
          <span class="unseen">{seatName(seat)}, points: </span>
          <b>{points}</b>
          {seat === viewer && ' you'}
          {seat === view.startingPlayer && view.era > 0 && (
            <span class="strip-first">
              <Icon svg={flag} />
              <span class="unseen">flies first</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Which era would be the last, as far as can be known: a plan may bring that about, and so may the cards of others. */
function lastWords(view: EntropyView, { before }: NextProduction): string {
  if (before === 0) return 'your cards make this era the last';
  return `the next era would be the last${cardsMayEnd(view) ? ', and cards may already make this one so' : ''}`;
}

/** The same in two short lines, which is what a phone has room for. */
function BriefLegend({ view, next, plan }: LegendProps) {
  if (view.phase === 'gameOver') return null;
  if (view.lastEra || !next) return <p class="scale-words last">Last era</p>;
  const planned = plan !== undefined && plan.entropy !== 0;
  const rise = (
    <>
      next era <b>{signed(next.output + next.background)}</b>
    </>
  );
  return (
    <p class="scale-words">
      <span>
        <span class="strip-word">Entropy </span>
        <b>{minus(view.entropy)}</b>,{' '}
        {planned ? (
          <>
            your cards <b>{signed(plan.entropy)}</b>,
          </>
        ) : (
          rise
        )}
      </span>
      {planned ? (
        <span>
          {rise}
          <Fate view={view} next={next} plan={plan} />
        </span>
      ) : (
        <Fate view={view} next={next} plan={plan} />
      )}
    </p>
  );
}

/** What a Production would end: the game, or portals. */
function Fate({ view, next, plan }: LegendProps & { next: NextProduction }) {
  const stops = plan?.stops ?? [];
  const may = cardsMayEnd(view);
  if (next.after < 0) return stops.length > 0 && <b class="scale-warning">: portal {stops.join(' and ')} will stop</b>;
  if (next.before === 0) return <b class="scale-warning">: your cards end it now</b>;
  if (plan && plan.entropy !== 0) return <b class="scale-warning"> ends it{may && ', maybe this one'}</b>;
  return <b class="scale-warning">{may ? 'ends it, cards may end it this era' : 'ends it'}</b>;
}

function scaleWords(view: EntropyView, next: NextProduction | null, plan: PlanForecast | undefined): string {
  const planned = !plan || plan.entropy === 0 ? '' : `, your cards ${signed(plan.entropy)}`;
  if (view.phase === 'gameOver') return `Entropy ${view.entropy}`;
  const then = next
    ? `, ${-view.entropy} left${planned}, next Production ${signed(next.output + next.background)}`
    : ', this is the last era';
  return `Entropy ${view.entropy}${then}`;
}
