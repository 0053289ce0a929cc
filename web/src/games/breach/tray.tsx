/** What can be placed: the pirates' crew for hire with its cost, the ship's supply in its set-up; else what the ship has left. */
import {
  AI,
  type AiType,
  AI_TYPES,
  aiDataOf,
  MAPS,
  type PirateType,
  PIRATE_TYPES,
  PIRATES,
  pirateDataOf,
} from '@orrery/breach/client';
import heart from 'lucide-static/icons/heart.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import octagonIcon from 'lucide-static/icons/octagon.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { Damage } from './damage.tsx';
import { startDrag } from './drag.ts';
import { type Hand, handOf } from './hand.ts';
import { GENERATOR, markupOf, RATIONS, UNIT_ICONS } from './icons.ts';
import { deedAt, type Spot } from './intent.ts';
import { EnergyNote, Kinds, kindWords } from './kinds.tsx';
import { Crews } from './pieces.ts';
import type { BreachProps, Choice } from './props.ts';
import { subjectOf, subjectOfKind, subjectsOf } from './subjects.ts';
import './sheet.css';
import './tray.css';

/** What is hired or installed, and the generators, stand here; pieces on the deck do not. */
export const trayHolds = (subject: string): boolean => /^(?:hire:|install:|generator$)/.test(subject);

export function Tray(props: BreachProps) {
  const { viewer, view } = props;
  if (view.phase === 'gameOver') return <></>;
  if (viewer === AI && view.phase === 'aiSetup') return <Supply {...props} />;
  if (viewer !== PIRATES) return <Kinds view={view} folds={false} />;
  return (
    <div class="trays">
      <Hiring {...props} />
      <Kinds view={view} folds />
    </div>
  );
}

function Hiring(props: BreachProps) {
  const { rations } = props.view;
  return (
    <div class="tray hiring" role="group" aria-label="Hire">
      <TrayHead caption="Hire" value={rations} words={rations === 1 ? 'ration left' : 'rations left'} />
      <div class="tray-cards">
        {PIRATE_TYPES.map((type) => (
          <HireCard key={type} props={props} type={type} />
        ))}
      </div>
    </div>
  );
}

function HireCard({ props, type }: { props: BreachProps; type: PirateType }) {
  const { name, cost, health, endurance, security } = pirateDataOf(type);
  const words = `${name}: ${cost} rations, health ${health}, ${endurance} to turrets, ${security} to traps`;
  return (
    <KindCard props={props} type={type} words={words}>
      <span class="card-cost">
        {cost} <Icon svg={markupOf(RATIONS)} />
      </span>
      <b class="card-name">{name}</b>
      <span class="card-facts">
        <Icon svg={heart} />
        {health}
        <Damage type={type} />
      </span>
    </KindCard>
  );
}

function Supply(props: BreachProps) {
  const { view, choices, onChoose } = props;
  const { settings, activeGenerators } = view;
  const start = choices.find(({ action }) => action.kind === 'generator');
  const asked = askedFor('generator', props);
  return (
    <div class="tray supply" role="group" aria-label="Supply">
      <TrayHead caption="Install" value={view.reactor + view.capacitor} words="energy left" />
      <div class="tray-cards">
        <button
          type="button"
          class={`tray-card${start ? ' legal' : ' not-now'}${asked?.cursor ? ' cursor' : ''}${asked?.advised ? ' advised' : ''}`}
          data-explain="generator"
          onClick={() => onChoose({ kind: 'generator' })}
        >
          <span class="unseen">{`Start a generator: ${settings.generatorCost} energy, ${activeGenerators} of ${settings.generators} run`}</span>
          <span class="card-face" aria-hidden="true">
            <Icon svg={markupOf(GENERATOR)} />
            <b class="card-name">Generator</b>
            <span class="card-cost">
              {settings.generatorCost}
              <Icon svg={zap} />
            </span>
            <span class="card-facts">
              {activeGenerators} of {settings.generators} run
            </span>
            <Digit digit={asked?.digit} />
          </span>
        </button>
        {AI_TYPES.map((type) => (
          <SupplyCard key={type} props={props} type={type} />
        ))}
      </div>
      <EnergyNote view={view} />
    </div>
  );
}

function SupplyCard({ props, type }: { props: BreachProps; type: AiType }) {
  const { name, kind, durability, damage, useCost } = aiDataOf(type);
  const left = props.view.supply?.[type] ?? 0;
  const reach = kind === 'turret' ? 'one' : 'all';
  return (
    <KindCard props={props} type={type} words={kindWords(type, `${left} left`)}>
      <b class="card-name">{name}</b>
      <span class="card-cost">×{left}</span>
      <span class="card-facts">
        <Icon svg={kind === 'turret' ? square : octagonIcon} />
        {durability}
        <span>
          {damage} to {reach}
        </span>
        <Icon svg={zap} />
        {useCost}
      </span>
    </KindCard>
  );
}

function TrayHead({ caption, value, words }: { caption: string; value: number; words: string }) {
  return (
    <p class="tray-head">
      <span class="caption">{caption}</span>
      <span class="tray-value">{value}</span>
      <span class="note">{words}</span>
    </p>
  );
}

/** The one thing that can be done with a kind, while nothing is in hand. */
function onlyChoice(subject: string, { choices, selected }: BreachProps): Choice | undefined {
  const mine = choices.filter((choice) => subjectOf(choice) === subject);
  return selected === undefined && mine.length === 1 ? mine[0] : undefined;
}

/** The number and the cursor of a card: the shell asks for the kind, or there is one thing to do with it. */
function askedFor(subject: string, props: BreachProps): Pick<Choice, 'digit' | 'cursor' | 'advised'> | undefined {
  return props.subjects.find(({ id }) => id === subject) ?? onlyChoice(subject, props);
}

interface KindCardProps {
  readonly props: BreachProps;
  readonly type: AiType | PirateType;
  readonly words: string;
  readonly children: ComponentChildren;
}

/** A kind to be placed: a click takes it in hand, a drag takes it to its room. */
function KindCard({ props, type, words, children }: KindCardProps) {
  const hand = handOf(props);
  const subject = subjectOfKind(type);
  const placeable = subjectsOf(props.choices).has(subject);
  const asked = askedFor(subject, props);
  const only = onlyChoice(subject, props);
  const digit = asked?.digit;
  const state =
    hand.selected === subject ? ' selected' : asked?.cursor ? ' legal cursor' : placeable ? ' legal' : ' not-now';
  const onClick = () => {
    // One place to put it: the number on the card does it at once, and so does a click.
    if (only?.digit !== undefined) props.onChoose(only.action);
    else if (placeable) hand.select(hand.selected === subject ? undefined : subject);
    // The host knows better why not.
    else if (props.choices.length > 0) props.onChoose({ kind: 'place', type, room: MAPS[props.view.map].start });
  };
  return (
    <button
      type="button"
      class={`tray-card${state}${asked?.advised ? ' advised' : ''}`}
      data-place={subject}
      data-explain={subject}
      aria-pressed={hand.selected === subject}
      onClick={onClick}
      onPointerDown={(event) => placeable && dragKind(event, props, hand, subject)}
    >
      <span class="unseen">{digit === undefined ? words : `${words}, choice ${digit}`}</span>
      <span class="card-face" aria-hidden="true">
        <Icon svg={markupOf(UNIT_ICONS[type])} />
        {children}
        <Digit digit={digit} />
      </span>
    </button>
  );
}

function Digit({ digit }: { digit: number | undefined }) {
  return digit === undefined ? null : <span class="cell-tag">{digit}</span>;
}

function dragKind(event: PointerEvent, props: BreachProps, { select }: Hand, subject: string): void {
  const { view, choices, onChoose } = props;
  startDrag(event, {
    subject,
    onLift: () => select(subject),
    onDrop: (spot: Spot) => {
      const deed = deedAt(spot, { view, crews: new Crews(view), choices, selected: subject });
      if (deed.kind === 'choose') onChoose(deed.action);
    },
  });
}
