import { describe, expect, test } from 'vitest';
import { cropAround, framesOf } from './frames.ts';
import type { ReportItem } from './report-items.ts';

const PAGE = { width: 1000, height: 3000 };

function item(
  key: string,
  ...boxes: ({ x: number; y: number; width: number; height: number } | null)[]
): ReportItem {
  return {
    key,
    number: 1,
    title: key,
    type: 'improve',
    modelNotes: [],
    isSuggested: false,
    place: null,
    question: null,
    category: 'clarity',
    points: 1,
    worth: null,
    whyFirst: null,
    step: null,
    checks: [key],
    recommendation: null,
    isLocked: false,
    findings: [],
    isMissing: false,
    evidence: boxes.map((desktop, node) => ({
      node,
      selector: '',
      text: '',
      boxes: { desktop, mobile: null },
    })),
  };
}

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

describe('framesOf', () => {
  test('small frames lie on top of large ones', () => {
    const frames = framesOf(
      [item('small', box(0, 0)), item('large', box(0, 500, 900, 900))],
      'desktop',
      PAGE,
    );
    expect(frames.map((frame) => frame.item.key)).toEqual(['large', 'small']);
  });

  test('leaves out what has no place on this device or lies outside the picture', () => {
    const items = [
      item('none', null),
      item('left', box(-200, 10)),
      item('below', box(0, 3001)),
      item('in', box(0, 0)),
    ];
    expect(framesOf(items, 'desktop', PAGE).map((frame) => frame.item.key)).toEqual(['in']);
    expect(framesOf(items, 'mobile', PAGE)).toEqual([]);
  });

  test('takes the next place where the first is outside, and cuts to the picture', () => {
    const [frame] = framesOf([item('a', box(0, 5000), box(950, 10))], 'desktop', PAGE);
    expect(frame?.box).toEqual(box(950, 10, 50));
  });
});

describe('cropAround', () => {
  test('surrounds a small element and stays on the page', () => {
    expect(cropAround(box(0, 0), PAGE)).toEqual({ x: 0, y: 0, width: 360, height: 106 });
    expect(cropAround(box(900, 2950), PAGE)).toEqual({ x: 640, y: 2894, width: 360, height: 106 });
  });

  test('shows the top of what is too tall', () => {
    expect(cropAround(box(0, 200, 1000, 2000), PAGE)).toEqual({ x: 0, y: 172, width: 1000, height: 480 });
  });
});
