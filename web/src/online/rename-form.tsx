/** Another name for oneself: on the own page, and while one waits for the others. */
import { useState } from 'preact/hooks';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { NameField } from './invitation.tsx';
import { me, rename } from './me.ts';

export function RenameForm({ look = '', onRenamed }: { look?: string; onRenamed: () => void }) {
  const [name, setName] = useState(me.value?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const renamed = await rename(name);
    if (renamed.ok) onRenamed();
    else setProblem(problemWords(renamed.problem));
  };
  return (
    <form
      class={look}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="unseen" for="name">
        Your name
      </label>
      <NameField name={name} onName={setName} />
      <button type="submit" class="button">
        Keep it
      </button>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </form>
  );
}
