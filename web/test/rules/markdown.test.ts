import { expect, test } from 'vitest';
import { findRule, parseMarkdown, parseSpans } from '../../src/rules/markdown.ts';

test('headings, paragraphs that run over lines, and rules with their names', () => {
  const blocks = parseMarkdown('# Breach\n\nTwo lines\nmake one.\n**M2** Units *move* once.\n**M3.** Not twice.\n');
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
  expect(blocks[1]).toMatchObject({ line: { spans: [{ text: 'Two lines make one.' }] } });
  expect(findRule(blocks, 'M2')?.spans).toEqual([
    { text: 'Units ' },
    { text: 'move', style: 'italic' },
    { text: ' once.' },
  ]);
  expect(findRule(blocks, 'M3')?.spans).toEqual([{ text: 'Not twice.' }]);
  expect(findRule(blocks, 'M4')).toBeUndefined();
});

test('a number that is an option’s names it, and the comment is not read', () => {
  expect(parseSpans('They have *10*<!--rationsBase--> rations.')).toEqual([
    { text: 'They have ' },
    { text: '10', style: 'italic', option: 'rationsBase' },
    { text: ' rations.' },
  ]);
});

test('lists and tables, with rules inside', () => {
  const blocks = parseMarkdown(
    '- **T1** first\n  goes on\n- second\n\n| kind | cost |\n|---|--:|\n| **K1** Grunt | 2 |\n',
  );
  expect(blocks[0]).toMatchObject({ kind: 'list', ordered: false });
  expect(findRule(blocks, 'T1')?.spans).toEqual([{ text: 'first goes on' }]);
  expect(blocks[1]).toMatchObject({ kind: 'table', head: [{}, {}], rows: [[{ rule: 'K1' }, {}]] });
  expect(
    findRule(blocks, 'K1')
      ?.spans.map(({ text }) => text)
      .join(''),
  ).toBe('Grunt 2');
  expect(parseMarkdown('1. one\n2. two')[0]).toMatchObject({ kind: 'list', ordered: true, items: [{}, {}] });
});

test('bold text is no rule, links are their words, HTML is text', () => {
  expect(parseMarkdown('**Battle** is joined.')[0]).toEqual({
    kind: 'paragraph',
    line: { spans: [{ text: 'Battle', style: 'bold' }, { text: ' is joined.' }] },
  });
  expect(parseSpans('see [M2](#m2) and `x`')).toEqual([{ text: 'see M2 and ' }, { text: 'x', style: 'code' }]);
  expect(parseSpans('<img src=x onerror=alert(1)> a_b_c 2 * 3 * 4')).toEqual([
    { text: '<img src=x onerror=alert(1)> a_b_c 2 * 3 * 4' },
  ]);
});

test('nothing hangs and nothing is lost in odd places', () => {
  expect(parseMarkdown('')).toEqual([]);
  expect(parseMarkdown('|\n---\n```\n- \n**')).toBeDefined();
});
