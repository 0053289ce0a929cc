/** The keys that work now, told by whoever listens to them: the list of keys shows nothing else. */
import { useEffect, useRef } from 'preact/hooks';

export interface KeyLine {
  /** As they are written on a keyboard: "1–9", "Shift →". */
  readonly keys: string;
  readonly words: string;
}

/** What somebody listens to, under a name. */
export interface KeyPart {
  readonly title: string;
  readonly lines: readonly KeyLine[];
  /** A board's own way to answer: the table's keys for the same question are not heard meanwhile. */
  readonly answers?: true;
  /** Of the table, the replay or the lesson itself. */
  readonly basic?: true;
}

/** `answered`: a board answers the question by keys of its own. */
type Telling = (answered: boolean) => KeyPart | undefined;

const listening = new Set<{ readonly current: Telling }>();

/** While the caller is on the page its keys stand in the list; what it tells is asked for when the list is opened. */
export function useKeyLines(part: Telling): void {
  const latest = useRef(part);
  latest.current = part;
  useEffect(() => {
    listening.add(latest);
    return () => void listening.delete(latest);
  }, []);
}

/** How near to the question they are. */
const nearness = ({ answers, basic }: KeyPart): number => (answers ? 0 : basic ? 1 : 2);

/** First how to answer, then the table's, then the rest; parts of one name stand together. */
export function keyPartsNow(): readonly KeyPart[] {
  const answered = [...listening].some(({ current }) => current(false)?.answers === true);
  const told = [...listening]
    .flatMap(({ current }) => current(answered) ?? [])
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => nearness(a) - nearness(b));
  const titles = [...new Set(told.map(({ title }) => title))];
  return titles.map((title) => {
    const same = told.filter((part) => part.title === title);
    const lines = same.flatMap((part) => part.lines);
    return { title, lines: lines.filter(({ keys }, at) => lines.findIndex((line) => line.keys === keys) === at) };
  });
}
