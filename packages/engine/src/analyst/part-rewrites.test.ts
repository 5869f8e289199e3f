import { describe, expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { partRewrites } from './part-rewrites.ts';

it('rewrites headline, subheadline, button and a section, three candidates at most, each with its reason', () => {
  const parts = partRewrites(pageFacts());
  expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['headline', 'subheadline']));
  for (const { current, candidates } of parts) {
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThanOrEqual(3);
    expect(new Set(candidates.map(({ text }) => text)).size).toBe(candidates.length);
    for (const { text, reason } of candidates) {
      expect(text).not.toBe(current);
      expect(reason).toMatch(/\.$/);
    }
  }
});

it('heads a section with its sentence that gives a figure, not with one that says nothing of the subject', () => {
  const facts = pageFacts();
  const [paragraph] = facts.content.paragraphs;
  const [section] = facts.content.sections;
  if (!paragraph || !section) throw new Error('no copy');
  const said =
    'We started in a shed by the sea in the north. It boils a litre in 90 seconds. The steel lasts for twenty years in daily use.';
  const place = { ...section.evidence, node: 500 };
  const rewrites = partRewrites({
    ...facts,
    content: {
      ...facts.content,
      sections: [{ ...section, heading: 'About us', evidence: place }],
      paragraphs: [{ ...paragraph, role: 'copy', text: said, evidence: { ...place, node: 501 } }],
    },
  });
  expect(rewrites.find(({ part }) => part === 'section')).toEqual({
    part: 'section',
    current: 'About us',
    candidates: [
      {
        text: 'It boils a litre in 90 seconds\nWe started in a shed by the sea in the north. The steel lasts for twenty years in daily use.',
        reason: 'Starts with a sentence of the section instead of “About us”.',
      },
    ],
  });
});

it('offers the usual labels only for a button that doesn’t say what happens', () => {
  const facts = pageFacts();
  if (facts.primaryAction === null) throw new Error('no action');
  const rewritten = (label: 'generic' | 'act-and-object') =>
    partRewrites({
      ...facts,
      actions: [],
      primaryAction: { ...facts.primaryAction, text: 'Learn more', label } as typeof facts.primaryAction,
    }).find(({ part }) => part === 'action');
  expect(rewritten('generic')?.candidates.length).toBeGreaterThan(0);
  expect(rewritten('act-and-object')).toBeUndefined();
});

it('offers no label that gives a number', () => {
  const facts = pageFacts();
  const [action] = facts.actions;
  if (facts.primaryAction === null || action === undefined) throw new Error('no action');
  const target = '/boats';
  const label = (text: string) => ({ ...action, target, text, label: 'act-and-object' as const });
  const rewrites = partRewrites({
    ...facts,
    actions: [label('Rent at 1-800-BOATS'), label('Rent a boat')],
    primaryAction: { ...facts.primaryAction, target, text: 'Learn more' },
  });
  const offered = rewrites.find(({ part }) => part === 'action')?.candidates.map(({ text }) => text);
  expect(offered).toContain('Rent a boat');
  expect(offered).not.toContain('Rent at 1-800-BOATS');
});

describe('the line below the headline', () => {
  const written = (lines: readonly string[], current: string) => {
    const facts = pageFacts();
    const [paragraph] = facts.content.paragraphs;
    if (!paragraph || !facts.headline || !facts.subheadline) throw new Error('no copy');
    const parts = partRewrites({
      ...facts,
      headline: { ...facts.headline, text: 'We work on your ideas', ownWords: ['work', 'ideas'] },
      subheadline: { ...facts.subheadline, text: current },
      document: { ...facts.document, title: 'Metaloop' },
      offer: {
        ...facts.offer,
        contents: { ...facts.offer.contents, items: ['Website Development', 'E-Commerce Services'] } as never,
      },
      content: {
        ...facts.content,
        paragraphs: lines.map((text) => ({ ...paragraph, role: 'copy' as const, text })),
      },
    });
    return parts.find(({ part }) => part === 'subheadline')?.candidates ?? [];
  };
  const EMPTY_LINES = [
    'The work of each of our projects is divided into phases.',
    'Our experts are highly professional in their work.',
  ];
  const NAMING = 'Small shops get e-commerce that sells around the clock.';

  it('is never a sentence that doesn’t name what the page is about', () => {
    const offered = written([...EMPTY_LINES, NAMING], 'We help you grow.');
    expect(offered.map(({ text }) => text)).toContain(NAMING);
    for (const line of EMPTY_LINES) expect(offered.map(({ text }) => text)).not.toContain(line);
    expect(offered[0]?.reason).toBe('Names “E-Commerce”, which the page is about.');
  });

  it('never names less than the line of now', () => {
    const offered = written([NAMING], 'We take over e-commerce and web development for small shops.');
    expect(offered.map(({ text }) => text)).not.toContain(NAMING);
    expect(offered[0]?.text).toContain('[');
  });
});

it('leaves the heading of a section to its owner where no sentence of it fits there', () => {
  const facts = pageFacts();
  const [paragraph] = facts.content.paragraphs;
  const [section] = facts.content.sections;
  if (!paragraph || !section) throw new Error('no copy');
  const said = 'It boils a litre in 90 seconds. The steel lasts for twenty years in daily use.';
  const place = { ...section.evidence, node: 500 };
  const written = (available: number) =>
    partRewrites({
      ...facts,
      content: {
        ...facts.content,
        sections: [{ ...section, heading: 'About us', evidence: place }],
        paragraphs: [{ ...paragraph, role: 'copy', text: said, evidence: { ...place, node: 501 } }],
      },
      rooms: {
        500: {
          desktop: { available, lines: 1, mostLines: null, wraps: true, capitals: false },
          mobile: null,
        },
      },
    }).find(({ part }) => part === 'section')?.candidates[0]?.text;
  expect(written(40)).toMatch(/^It boils a litre in 90 seconds\n/);
  expect(written(5)).toMatch(/^\[.*\n/);
});
