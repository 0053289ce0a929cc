/** The rulebook beside the board, opened at the rule that applies. */
import type { OptionValues } from '@orrery/kernel';
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { faultWords } from '../parts/fault-words.ts';
import { type Block, findRule, type Line, optionAt, parseMarkdown, type Span } from './markdown.ts';
import './rules.css';

const BOOKS = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });

type Book = readonly Block[] | string | undefined;
const books = new Map<string, Signal<Book>>();

/** The blocks of a game's rulebook; a text says why it is not there; nothing while it is on its way. */
function bookOf(game: string): Book {
  const known = books.get(game);
  if (known) return known.value;
  const book = signal<Book>(undefined);
  books.set(game, book);
  fetchBook(game, book);
  return book.value;
}

function fetchBook(game: string, book: Signal<Book>): void {
  const load = BOOKS[`../../../games/${game}/RULES.md`];
  book.value = load ? undefined : 'This game has no rulebook yet.';
  load?.().then(
    (text) => (book.value = parseMarkdown(text)),
    (error: unknown) => (book.value = faultWords(error)),
  );
}

/**
 * One that did not come is tried again when it is opened again, and at no other time: it may fail at once, and whoever tried
 * whenever it is drawn would never come to an end.
 */
function useAnotherTry(game: string): void {
  useEffect(() => {
    const book = books.get(game);
    if (typeof book?.peek() === 'string') fetchBook(game, book);
  }, [game]);
}

const idOf = (rule: string) => `rule-${rule}`;

/** The options of the match beside which a rulebook lies. */
const Options = createContext<OptionValues>({});

interface RulebookProps {
  readonly game: string;
  readonly options: OptionValues;
  readonly rule: string | undefined;
}

export function Rulebook({ game, options, rule }: RulebookProps) {
  const book = bookOf(game);
  useAnotherTry(game);
  const page = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string>();
  useEffect(() => {
    if (rule === undefined || typeof book !== 'object') return;
    const place = page.current?.querySelector(`#${CSS.escape(idOf(rule))}`);
    place?.scrollIntoView({ block: 'center' });
    setLit(rule);
  }, [rule, book]);
  if (typeof book !== 'object') return <p class="note">{book ?? 'Opening the rulebook …'}</p>;
  return (
    <Options.Provider value={options}>
      <div ref={page} class="rulebook">
        {book.map((block, at) => (
          <BlockPart key={at} block={block} lit={lit} />
        ))}
      </div>
    </Options.Provider>
  );
}

function BlockPart({ block, lit }: { block: Block; lit: string | undefined }) {
  switch (block.kind) {
    case 'heading':
      // The drawer stands under the page's own headings.
      return block.level <= 1 ? (
        <h2>
          <Text line={block.line} />
        </h2>
      ) : (
        <h3>
          <Text line={block.line} />
        </h3>
      );
    case 'list': {
      const items = block.items.map((line, at) => <RuleLine key={at} as="li" line={line} lit={lit} />);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} lit={lit} />;
    default:
      return <RuleLine as="p" line={block.line} lit={lit} />;
  }
}

interface TableProps {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
  readonly lit: string | undefined;
}

function Table({ head, rows, lit }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((line, at) => (
            <th key={at} scope="col">
              <Text line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((line, column) => (
              <RuleLine key={column} as="td" line={line} lit={lit} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RuleLine({ as: Tag, line, lit }: { as: 'p' | 'li' | 'td'; line: Line; lit: string | undefined }) {
  const { rule } = line;
  if (rule === undefined)
    return (
      <Tag>
        <Text line={line} />
      </Tag>
    );
  return (
    <Tag id={idOf(rule)} class={rule === lit ? 'rule lit' : 'rule'}>
      <span class="rule-name">{rule}</span> <Text line={line} />
    </Tag>
  );
}

const TAGS = { bold: 'strong', italic: 'em', code: 'code' } as const;

function Text({ line }: { line: Line }) {
  const options = useContext(Options);
  return (
    <>
      {line.spans.map(({ text, style, option = '' }: Span, at) => {
        if (!style) return text;
        const Tag = TAGS[style];
        const value = optionAt(options, option);
        return <Tag key={at}>{typeof value === 'number' ? value : text}</Tag>;
      })}
    </>
  );
}

/** The rule that applies, at the foot of the drawer. */
export function RuleFoot({ game, options, rule, onOpen }: RulebookProps & { rule: string; onOpen: () => void }) {
  const book = bookOf(game);
  const line = typeof book === 'object' ? findRule(book, rule) : undefined;
  if (!line) return null;
  return (
    <section class="rule-foot">
      <h2 class="caption">Rule that applies</h2>
      <Options.Provider value={options}>
        <p>
          <span class="rule-name">{rule}</span> <Text line={line} />
        </p>
      </Options.Provider>
      <button type="button" class="link" onClick={onOpen}>
        Open the rulebook
      </button>
    </section>
  );
}
