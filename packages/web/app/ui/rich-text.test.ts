import { describe, expect, test } from 'vitest';
import { parseDescription, parseRuns } from './rich-text.ts';

describe('parseRuns', () => {
  test('finds bold runs', () => {
    expect(parseRuns('Keep **one** button')).toEqual([
      { text: 'Keep ', isBold: false },
      { text: 'one', isBold: true },
      { text: ' button', isBold: false },
    ]);
  });

  test.each(['2 ** 3', '**open', '<b>no</b>', '[a](javascript:x)'])('leaves %s as plain text', (text) => {
    expect(parseRuns(text)).toEqual([{ text, isBold: false }]);
  });
});

describe('parseDescription', () => {
  test('reads sections, lists and paragraphs', () => {
    const text =
      '👀 **What we saw**\nA **bold** word.\n\n🛠️ **Implementation steps**\n1. One\n2. Two\n- Aside';
    expect(parseDescription(text)).toEqual([
      {
        marker: '👀',
        title: 'What we saw',
        blocks: [
          {
            kind: 'paragraph',
            runs: [
              { text: 'A ', isBold: false },
              { text: 'bold', isBold: true },
              { text: ' word.', isBold: false },
            ],
          },
        ],
      },
      {
        marker: '🛠️',
        title: 'Implementation steps',
        blocks: [
          {
            kind: 'list',
            isOrdered: true,
            items: [[{ text: 'One', isBold: false }], [{ text: 'Two', isBold: false }]],
          },
          { kind: 'list', isOrdered: false, items: [[{ text: 'Aside', isBold: false }]] },
        ],
      },
    ]);
  });

  test('text without sections is one section without title', () => {
    const [section, ...more] = parseDescription('Just words.');
    expect(section?.title).toBeNull();
    expect(more).toEqual([]);
  });

  test('nothing is nothing', () => {
    expect(parseDescription('\n \n')).toEqual([]);
  });
});
