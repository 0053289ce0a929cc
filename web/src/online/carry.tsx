/** A profile comes to this device by a link that works once. */
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { LonePage } from '../parts/lone-page.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { carryHere } from './api.ts';
import { keepPush } from './calling.ts';
import { findMe, me } from './me.ts';

export function CarryPage({ code }: { code: string }) {
  const { route } = useLocation();
  const [problem, setProblem] = useState<string>();
  useEffect(() => void findMe(), []);
  const take = async () => {
    const answer = await carryHere(code);
    if (!answer.ok) {
      setProblem(problemWords(answer.problem));
      return;
    }
    me.value = answer.value.me;
    void keepPush();
    route('/you', true);
  };
  if (problem !== undefined)
    return (
      <LonePage
        title="The profile did not come over"
        way={
          <a class="button main" href="/you">
            Your profile here
          </a>
        }
      >
        {problem}
      </LonePage>
    );
  return (
    <LonePage
      title="Bring your profile to this device?"
      way={
        <button type="button" class="button main" onClick={() => void take()}>
          Bring it here
        </button>
      }
    >
      Your name, your seats and your ratings work on both devices from then on.{' '}
      {me.value && `Here you are ${me.value.name} now, and would not be any more.`}
    </LonePage>
  );
}
