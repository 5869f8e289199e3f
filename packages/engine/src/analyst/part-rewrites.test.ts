import { describe, expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import type { PrimaryAction } from '../facts/types/actions.ts';
import { FULL_CODES } from '../language/packs.ts';
import { keptRewrites, partRewrites } from './part-rewrites.ts';

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

describe('the main button', () => {
  const rewritten = (
    action: Partial<PrimaryAction> | null,
    overrides: Parameters<typeof pageFacts>[0] = {},
  ) => {
    const facts = pageFacts(overrides);
    if (facts.primaryAction === null) throw new Error('no action');
    const primaryAction = action && { ...facts.primaryAction, form: null, target: null, ...action };
    const parts = partRewrites({ ...facts, actions: [], primaryAction });
    return parts.find(({ part }) => part === 'action')?.candidates ?? [];
  };
  const texts = (candidates: ReturnType<typeof rewritten>) => candidates.map(({ text }) => text);

  it('gets three variants to test where its label says enough', () => {
    const offered = rewritten(
      { text: 'Book a table', label: 'act-and-object' },
      { pageType: { type: 'hospitality' } },
    );
    expect(offered).toHaveLength(3);
    for (const { reason } of offered) expect(reason).toMatch(/test|button leads there/);
    expect(texts(offered)).not.toContain('Book a table');
  });

  it.each([
    ['Start free trial', null, /trial|free/i],
    ['Contact us', null, /message|touch|project|call/i],
    ['Let’s go', 'https://boats.example/contact.html', /message|touch|project|call/i],
    ['Write to us', 'mailto:hello@boats.example', /message|touch|project|call/i],
    ['Donate today', null, /donat|give/i],
    ['Add to basket', null, /cart|buy|order/i],
  ])('keeps doing what %s does at %s', (text, target, expected) => {
    const [first] = texts(rewritten({ text, target, label: 'standard' }));
    expect(first).toMatch(expected);
  });

  it('gets the usual labels under a condition where only the page type says what it may do', () => {
    const offered = rewritten({
      text: 'View the manual',
      label: 'act-and-object',
      target: 'https://boats.example/x',
    });
    expect(offered).toHaveLength(3);
    for (const { reason } of offered) expect(reason).toContain('if your button leads there');
  });

  it('gets labels to add where there is none', () => {
    const offered = rewritten(null);
    expect(offered).toHaveLength(3);
    expect(offered[0]?.reason).toContain('no main button');
  });

  it('is never called free where the page says nothing of it', () => {
    const paid = { offer: { freeOffer: { present: false, evidence: [] }, freeOfCharge: null, trial: null } };
    const offered = rewritten({ text: 'Sign up', label: 'standard' }, paid);
    expect(texts(offered).join()).not.toMatch(/free/i);
    expect(offered).toHaveLength(3);
  });

  it.each(FULL_CODES)('has three whole labels in %s for what pages usually ask', (language) => {
    for (const text of ['Contact', 'Sign up', 'Donate']) {
      const offered = texts(rewritten({ text, label: 'standard' }, { language }));
      expect(offered, text).toHaveLength(3);
      expect(offered.join(), text).not.toContain('[');
      expect(new Set(offered).size).toBe(3);
    }
  });
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
    expect(offered[0]?.text).toMatch(/^We take over e-commerce .*\. Small shops get e-commerce /);
    expect(offered[0]?.reason).toContain('first sentence');
  });
});

it('puts a figure of the page behind the first sentence of the line below the headline', () => {
  const facts = pageFacts();
  const [paragraph] = facts.content.paragraphs;
  if (!paragraph || !facts.subheadline) throw new Error('no copy');
  const [first, figure] = ['Rental software for every harbor.', 'It opens in 2 seconds on any phone.'];
  const parts = partRewrites({
    ...facts,
    subheadline: { ...facts.subheadline, text: `${first} And it is new.` },
    document: { ...facts.document, title: 'Rental software', description: null },
    content: { ...facts.content, paragraphs: [{ ...paragraph, role: 'copy', text: figure }] },
  });
  const offered = parts.find(({ part }) => part === 'subheadline')?.candidates.map(({ text }) => text);
  expect(offered).toContain(`${first} ${figure}`);
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

describe('the headline', () => {
  const headlines = (overrides: Parameters<typeof pageFacts>[0]) => {
    const parts = keptRewrites(pageFacts(overrides));
    return parts.find(({ part }) => part === 'headline')?.candidates.map(({ text }) => text) ?? [];
  };

  it('has no placeholder for what the title says it is', () => {
    const offered = headlines({
      document: { title: 'Rental software | Harbor', siteName: 'Harbor', description: null },
      content: { paragraphs: [], sections: [], explanation: null },
      subheadline: null,
      offer: { contents: null },
    });
    expect(offered).toContain('Rental software');
    expect(offered).toContain('Harbor: Rental software');
    expect(offered.join()).not.toContain('[What it is]');
  });

  it('never says the same twice, nor what the page says now', () => {
    const offered = headlines({
      headline: { text: 'Rental software for harbors of every size' },
      document: { title: 'Rental software for the harbors of every size', siteName: 'Harbor' },
    });
    expect(offered).not.toContain('Rental software for the harbors of every size');
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('never greets, and never takes a line that gives an order', () => {
    const sections = pageFacts().content.sections.slice(0, 1);
    const said = ['Welcome to the Harbor rental software', 'Call 0900 for Harbor rental software'];
    const offered = headlines({
      document: { title: 'Harbor rental software', siteName: 'Harbor', description: said[1] ?? null },
      content: { sections: said.flatMap((heading) => sections.map((section) => ({ ...section, heading }))) },
    });
    for (const line of said) expect(offered.join('\n')).not.toContain(line);
  });
});
