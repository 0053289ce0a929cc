/**
 * The part of Markdown that our rulebooks use: headings, paragraphs, lists, tables, bold. Anything else is text, HTML
 * included, so nothing in a rulebook can do more than be read. A line that begins with a bold number or name without
 * spaces (`**M2** …`) is that rule, and can be opened at. A number in italics with the name of an option behind it, in a
 * comment (`*10*<!--rations-->`), is the option's; a dot leads into a table (`<!--costs.ship-->`).
 */
import { type Json, type OptionValues } from '@orrery/kernel';
export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'italic' | 'code';
  /** Whose number it is: as printed, unless a match has another. */
  readonly option?: string;
}
/** What a match has for the option that a rulebook names. */
export declare function optionAt(options: OptionValues, path: string): Json | undefined;
/** A stretch of text; `rule` if it is a numbered rule. */
export interface Line {
  readonly rule?: string;
  readonly spans: readonly Span[];
}
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly line: Line;
    }
  | {
      readonly kind: 'paragraph';
      readonly line: Line;
    }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly Line[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly Line[];
      readonly rows: readonly (readonly Line[])[];
    };
export declare function parseSpans(text: string): Span[];
export declare function parseMarkdown(text: string): Block[];
/** The text of one rule, for the foot of the drawer. */
export declare function findRule(blocks: readonly Block[], rule: string): Line | undefined;
//# sourceMappingURL=markdown.d.ts.map
