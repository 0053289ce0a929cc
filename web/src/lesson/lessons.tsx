/** Every lesson there is, the game that teaches fastest first. */
import { CATALOG } from '@orrery/catalog';
import { faceOf } from '../games/registry.ts';
import { SiteBar } from '../parts/site-bar.tsx';
import { useTitle } from '../parts/use-title.ts';
import '../matches/page.css';
import '../matches/row.css';

export function LessonsPage() {
  useTitle('Learn');
  return (
    <div class="replays">
      <SiteBar here="/learn" />
      <main>
        <div class="replays-head">
          <div>
            <h1>Learn</h1>
            <p>A guided first game for each: on the real board, step by step. You can leave and take it up again.</p>
          </div>
        </div>
        <section class="match-part" aria-label="Lessons">
          <ul>
            {CATALOG.filter(({ lesson }) => lesson).map(({ id, title, tagline, lesson }) => (
              <li key={id} class="match-row" style={{ '--accent': faceOf(id).accent }}>
                <div class="match-words">
                  <h2>
                    {title}
                    <span class="match-time">about {lesson?.minutes} minutes</span>
                  </h2>
                  <p>{tagline}</p>
                </div>
                <div class="match-buttons">
                  <a class="button" href={`/learn/${id}`} aria-label={`Learn ${title}`}>
                    Learn
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
