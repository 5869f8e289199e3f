import { describe, expect, it } from 'vitest';
import { pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { lateAction } from './rule.ts';

function ask(given: Partial<Ask>): Ask {
  const [first] = pageFacts().asks;
  if (!first) throw new Error('The test page has a button.');
  return { ...first, fixed: false, key: given.text ?? first.key, ...given };
}

const at = (desktop: number | null, mobile: number | null): Pick<Ask, 'depth' | 'aboveFold'> => ({
  depth: { desktop, mobile },
  aboveFold: { desktop: desktop !== null && desktop < 1, mobile: mobile !== null && mobile < 1 },
});

const short = { pageHeightScreens: { desktop: 2, mobile: 3 } };
const late = ask({ text: 'Book now', ...at(3.2, 6.4) });
const inHeader = ask({ text: 'Get a quote', place: 'bar', region: 'header', ...at(0, null) });
const said = (asks: Ask[], facts = {}) =>
  diagnosed(lateAction, { facts: { forms: [], primaryAction: null, asks, layout: short, ...facts } });

it('is not said of a button in the hero', () => {
  expect(said([ask(at(0.5, 0.6))])).toBeNull();
});

it('is more serious the further down the first button is', () => {
  expect(said([late])?.severity).toBeGreaterThan(said([ask(at(1.2, 1.4))])?.severity ?? 3);
  expect(said([late])).toMatchObject({
    title: 'Put “Book now” in the hero',
    observed: expect.stringContaining('is 3 screens down on desktop and 6 screens down on mobile'),
  });
});

it('is milder where the header shows a button, and says on which device', () => {
  const problem = said([inHeader, late]);
  expect(problem?.severity).toBeCloseTo(1.5);
  expect(problem?.observed).toContain('is only in the desktop header');
});

it('counts no button that the edge of the screen only cuts off', () => {
  expect(said([ask({ ...at(0.9, 0.9), aboveFold: { desktop: false, mobile: false } })])).toBeNull();
});

it('says which device lacks the button', () => {
  expect(said([ask({ text: 'Book now', ...at(0.5, null) })])).toMatchObject({
    title: 'Put “Book now” in the hero on mobile',
    observed: expect.stringContaining('above the fold on desktop and not shown on mobile'),
  });
});

it('names the act rather than the number of the hotline', () => {
  const phone = ask({ text: '0800 123 456', kind: 'contact', ...at(1.5, 2) });
  expect(said([phone, late])?.title).toContain('Book now');
});

it('says where a long page ends without a button', () => {
  const layout = { pageHeightScreens: { desktop: 8, mobile: 14 } };
  expect(said([ask(at(0.5, 0.6))], { layout })?.observed).toContain('goes on for 7 screens');
});

it('leaves pages alone whose first screen could not be read', () => {
  const box = { x: 0, y: 0, width: 900, height: 600 };
  const frame = {
    kind: 'frame' as const,
    host: 'booking.example',
    purpose: null,
    firstScreenShare: { desktop: 0.6, mobile: 0.6 },
    evidence: { ...late.evidence, boxes: { desktop: box, mobile: box } },
  };
  expect(said([late], { layout: { ...short, unread: [frame] } })).toBeNull();
});

it('says in any language that no button is above the fold', () => {
  const open = { text: 'ダウンロード', kind: 'open' } as const;
  expect(said([ask({ ...open, ...at(1.3, 2.1) })])?.observed).toBe(
    'There’s no button above the fold. The first one, “ダウンロード”, is on the second screen on desktop and 2 screens down on mobile.',
  );
  expect(said([ask({ ...open, ...at(0.3, 2.1) })])).toBeNull();
});

it('says that a form begins above the fold and ends far below', () => {
  const [form] = pageFacts().forms;
  if (!form) throw new Error('The test page has a form.');
  const submit = ask({ text: 'Reserve', kind: 'form', ...at(1.4, 2) });
  const forms = [
    {
      ...form,
      aboveFold: { desktop: true, mobile: true },
      submit: { text: 'Reserve', evidence: submit.evidence },
    },
  ];
  expect(said([submit], { forms })?.title).toBe('Move “Reserve” and its form further up');
});

it('is minor where the header or the other device shows the button', () => {
  expect(said([inHeader, late])?.slight).toBe(true);
  expect(said([ask({ text: 'Book now', ...at(0.5, null) })])?.slight).toBe(true);
  expect(said([late])?.slight).toBe(false);
});

describe('the main button by its check', () => {
  const main = (desktop: boolean) =>
    diagnosed(lateAction, {
      facts: {
        forms: [],
        primaryAction: { aboveFold: { desktop, mobile: false } },
        asks: [ask(at(0.5, 0.6))],
        layout: short,
      },
      judged: [judgedCheck({ id: 'action-position', score: 0.3 })],
    });

  it('is late where buttons for something else fill the hero', () => {
    expect(main(false)).toMatchObject({ severity: 1.4, slight: false });
  });

  it('is minor where one device shows it', () => {
    expect(main(true)?.slight).toBe(true);
  });
});
