/**
 * The part of Markdown that our rulebooks use: headings, paragraphs, lists, tables, bold. Anything else is text, HTML
 * included, so nothing in a rulebook can do more than be read. A line that begins with a bold number or name without
 * spaces (`**M2** …`) is that rule, and can be opened at. A number in italics with the name of an option behind it, in a
 * comment (`*10*<!--rations-->`), is the option's; a dot leads into a table (`<!--costs.ship-->`).
 */

import { isRecord, type Json, type OptionValues } from '@orrery/kernel';

export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'italic' | 'code';
  /** Whose number it is: as printed, unless a match has another. */
  readonly option?: string;
}

/** What a match has for the option that a rulebook names. */
export function optionAt(options: OptionValues, path: string): Json | undefined {
  let value: Json | undefined = options;
  for (const name of path.split('.'))
    value = isRecord(value) || Array.isArray(value) ? value[name as never] : undefined;
  return value;
}

/** A stretch of text; `rule` if it is a numbered rule. */
export interface Line {
  readonly rule?: string;
  readonly spans: readonly Span[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^\s*(?:([-*])|\d+[.)])\s+(.*)$/;
const RULE = /^\*\*([A-Za-z]{0,3}\d+(?:[a-z]|\.\d+)*)\.?\*\*\.?\s*/;
const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*(?:<!--([\w.]+)-->)?|_([^_\s][^_]*)_(?!\w)/g;

export function parseSpans(text: string): Span[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const spans: Span[] = [];
  let from = 0;
  for (const match of plain.matchAll(SPAN)) {
    if (match.index > from) spans.push({ text: plain.slice(from, match.index) });
    const [whole, bold, code, star, option, line] = match;
    if (bold !== undefined) spans.push({ text: bold, style: 'bold' });
    else if (code !== undefined) spans.push({ text: code, style: 'code' });
    else spans.push({ text: star ?? line ?? whole, style: 'italic', ...(option !== undefined && { option }) });
    from = match.index + whole.length;
  }
  if (from < plain.length) spans.push({ text: plain.slice(from) });
  return spans;
}

function parseLine(text: string): Line {
  const rule = RULE.exec(text);
  return rule?.[1] === undefined
    ? { spans: parseSpans(text) }
    : { rule: rule[1], spans: parseSpans(text.slice(rule[0].length)) };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isTable = (line: string | undefined) => line !== undefined && line.trim().startsWith('|');

/** Takes the lines of one block from the front. */
function nextBlock(lines: string[]): Block | undefined {
  const first = lines.shift() ?? '';
  if (first.trim() === '' || /^\s*(?:---+|```.*)\s*$/.test(first)) return undefined;
  const heading = HEADING.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, line: parseLine(heading[2] ?? '') };
  if (isTable(first)) return nextTable(first, lines);
  const item = ITEM.exec(first);
  if (item) return nextList(first, item[1] === undefined, lines);
  // A rule begins a paragraph of its own even without an empty line before it.
  const parts = [first.trim()];
  while (
    lines[0]?.trim() &&
    !HEADING.test(lines[0]) &&
    !ITEM.test(lines[0]) &&
    !isTable(lines[0]) &&
    !RULE.test(lines[0])
  )
    parts.push((lines.shift() ?? '').trim());
  return { kind: 'paragraph', line: parseLine(parts.join(' ')) };
}

function nextTable(first: string, lines: string[]): Block {
  const head = cellsOf(first).map(parseLine);
  if (/^[\s|:-]+$/.test(lines[0] ?? '')) lines.shift();
  const rows: Line[][] = [];
  while (isTable(lines[0])) rows.push(cellsOf(lines.shift() ?? '').map(parseLine));
  return { kind: 'table', head, rows };
}

function nextList(first: string, ordered: boolean, lines: string[]): Block {
  const items = [ITEM.exec(first)?.[2] ?? ''];
  for (let line = lines[0]; line !== undefined && line.trim() !== ''; line = lines[0]) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else if (/^\s/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
    lines.shift();
  }
  return { kind: 'list', ordered, items: items.map(parseLine) };
}

export function parseMarkdown(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const block = nextBlock(lines);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** The text of one rule, for the foot of the drawer. */
export function findRule(blocks: readonly Block[], rule: string): Line | undefined {
  const lines = blocks.flatMap((block): readonly Line[] => {
    if (block.kind === 'list') return block.items;
    return block.kind === 'table'
      ? block.rows.flatMap(([first, ...rest]) => (first ? [joined(first, rest)] : []))
      : [block.line];
  });
  return lines.find((line) => line.rule === rule);
}

function joined(first: Line, rest: readonly Line[]): Line {
  return { ...first, spans: [...first.spans, ...rest.flatMap(({ spans }) => [{ text: ' ' }, ...spans])] };
}
