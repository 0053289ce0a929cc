/** The addresses of the site, and what is shown when a page fails. */
import { Component, type ComponentChildren } from 'preact';
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { HomePage } from './home/page.tsx';
import { noteWay } from './parts/came-from.ts';
import { faultWords } from './parts/fault-words.ts';
import { LonePage } from './parts/lone-page.tsx';

const REACHED_MS = 2500;

/** Loads the page again when the server answers that did not. */
function useReturn(): void {
  useEffect(() => {
    let wasAway = false;
    const look = () =>
      void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        // Where it answers all the time, something else is wrong that loading again and again does not mend.
        () => wasAway && location.reload(),
        () => (wasAway = true),
      );
    look();
    const timer = setInterval(look, REACHED_MS);
    return () => clearInterval(timer);
  }, []);
}

function Unloaded({ words }: { words: string }) {
  useReturn();
  return <FaultPage words={words} />;
}

/** A page whose script does not arrive is answered with words; the router alone would stay where it was. */
const unloaded = (error: unknown) => () => <Unloaded words={faultWords(error)} />;
const NewGamePage = lazy(() => import('./new/page.tsx').then((module) => module.NewGamePage, unloaded));
const LessonsPage = lazy(() => import('./lesson/lessons.tsx').then((module) => module.LessonsPage, unloaded));
const LearnPage = lazy(() => import('./lesson/page.tsx').then((module) => module.LearnPage, unloaded));
const ReplaysPage = lazy(() => import('./matches/page.tsx').then((module) => module.ReplaysPage, unloaded));
const ReplayPage = lazy(() => import('./replay/page.tsx').then((module) => module.ReplayPage, unloaded));
const OnlinePage = lazy(() => import('./online/page.tsx').then((module) => module.OnlinePage, unloaded));
const YouPage = lazy(() => import('./online/profile.tsx').then((module) => module.YouPage, unloaded));
const PersonPage = lazy(() => import('./online/profile.tsx').then((module) => module.PersonPage, unloaded));
const CarryPage = lazy(() => import('./online/carry.tsx').then((module) => module.CarryPage, unloaded));
const TablePage = lazy(() => import('./table/page.tsx').then((module) => module.TablePage, unloaded));

function NotFoundPage() {
  return <LonePage title="There is nothing at this address">The games are on the first page.</LonePage>;
}

function FaultPage({ words }: { words: string }) {
  return (
    <LonePage
      title="This page stopped"
      way={
        <button type="button" class="button main" onClick={() => location.reload()}>
          Load it again
        </button>
      }
    >
      {words}
    </LonePage>
  );
}

/** A fault of ours is said, never shown as an empty page. */
class FaultBoundary extends Component<{ children: ComponentChildren }, { fault: string | undefined }> {
  override state: { fault: string | undefined } = { fault: undefined };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ fault: faultWords(error) });
  }

  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <FaultPage words={fault} />;
  }
}

function Pages() {
  const { path } = useLocation();
  noteWay(path);
  if (!isReadable(path)) return <NotFoundPage />;
  return (
    <Router>
      <Route path="/" component={HomePage} />
      <Route path="/new/:game" component={NewGamePage} />
      <Route path="/learn" component={LessonsPage} />
      <Route path="/learn/:game" component={LearnPage} />
      <Route path="/table/:match" component={TablePage} />
      <Route path="/j/:match" component={OnlinePage} />
      <Route path="/you" component={YouPage} />
      <Route path="/people/:id" component={PersonPage} />
      <Route path="/carry/:code" component={CarryPage} />
      <Route path="/replays" component={ReplaysPage} />
      <Route path="/replay/:match" component={ReplayPage} />
      <Route default component={NotFoundPage} />
    </Router>
  );
}

/** The router breaks on a percent sign that stands for nothing. */
function isReadable(path: string): boolean {
  try {
    // The result is used, or the bundler would leave the call out.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

export function App() {
  return (
    <FaultBoundary>
      <LocationProvider>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
      </LocationProvider>
    </FaultBoundary>
  );
}
