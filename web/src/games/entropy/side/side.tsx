/** Beside the map: programs while planning, what happens in the film, tiles to be placed, the table at the end. */
import { useMedia } from '../../../parts/use-media.ts';
import { NowPanel } from '../film/now-panel.tsx';
import { IN_SHEET, PHONE } from '../media.ts';
import { usePlan } from '../plan/plan.ts';
import { ProgramRows } from '../plan/program-rows.tsx';
import { Programs } from '../plan/programs.tsx';
import { useThreats } from '../plan/threats.ts';
import { askedOf, type EntropyProps } from '../props.ts';
import { Drawn } from './drawn.tsx';
import { HeldCards } from './held-cards.tsx';
import { EraNews } from './news.tsx';
import { Others } from './others.tsx';
import { Running } from './running.tsx';
import { Standings } from './standings.tsx';
import { StartHint } from './start-hint.tsx';
import { type News, useNews } from './story.ts';
import { ToCome } from './to-come.tsx';
import './side.css';

export function Side(props: EntropyProps) {
  const inSheet = useMedia(IN_SHEET);
  const news = useNews(props);
  return <div class="entropy-side">{inSheet ? <Narrow props={props} /> : <Wide props={props} news={news} />}</div>;
}

function Wide({ props, news }: { props: EntropyProps; news: News }) {
  const { view, cell } = props;
  const plan = usePlan(props);
  if (cell)
    return (
      <>
        <NowPanel props={props} cell={cell} />
        <Running props={props} title="Still to be played" />
      </>
    );
  if (view.phase === 'gameOver') return <Standings props={props} />;
  return (
    <>
      {plan && <Programs plan={plan} />}
      <Drawn props={props} />
      {askedOf(props, 'discardCard') && <HeldCards props={props} />}
      {view.era === 0 && <StartHint view={view} />}
      {(view.era === 0 || view.phase === 'expansion') && <ToCome props={props} />}
      {!plan && view.phase === 'planning' && <Running props={props} title="Programs laid" />}
      {view.phase === 'planning' && <Others props={props} />}
      {view.phase === 'chaos' && <Running props={props} title="Still to be played" />}
      {(view.phase === 'planning' || view.phase === 'production') && <EraNews props={props} news={news} />}
    </>
  );
}

/** In the sheet stands only what the question needs. */
function Narrow({ props }: { props: EntropyProps }) {
  const { view, cell, choices } = props;
  const plan = usePlan(props);
  const phone = useMedia(PHONE);
  const threats = useThreats(props);
  if (cell) return <NowPanel props={props} cell={cell} />;
  if (view.phase === 'gameOver') return <Standings props={props} />;
  if (plan && phone) return <ProgramRows plan={plan} threats={threats} />;
  if (plan) return <Programs plan={plan} />;
  return (
    <>
      {!askedOf(props, 'pickTile') && <Drawn props={props} />}
      {askedOf(props, 'placeShip') && <StartHint view={view} />}
      {view.phase === 'planning' && <Others props={props} />}
      {view.phase === 'chaos' && (choices.length === 0 || askedOf(props, 'chooseShip')) && (
        <Running props={props} title="Still to be played" />
      )}
    </>
  );
}
