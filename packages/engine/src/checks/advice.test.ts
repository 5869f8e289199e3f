import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyFor } from '../language/copy/copy-for.ts';
import type { Advice } from './check.ts';
import { factsFor, runChecks } from './run-checks.ts';
import { claim, evidence, type Overrides, pageFacts, readings } from './testing/test-facts.ts';

const absent = { present: false, evidence: [], searched: ['main content'] };
const zero = { count: 0, evidence: [], searched: ['main content'] };
const far = { desktop: 6, mobile: 9 };
const pale = { overPicture: false, ratio: 1.4, foreground: '#ddd', background: '#fff', passing: '#767676' };

/** A page with faults in every category. */
function ailing(type: PageType): PageFacts {
  const overrides: Overrides<PageFacts> = {
    pageType: { type },
    headline: {
      text: 'Welcome aboard',
      ownWords: [],
      recurringWords: [],
      depth: far,
      aboveFold: { desktop: false, mobile: false },
    },
    primaryAction: {
      text: 'Submit',
      label: 'generic',
      depth: far,
      contrast: { desktop: { shape: 1.2, label: 2 } },
    },
    content: {
      explanation: null,
      titleMatch: { words: ['boat', 'rental'], found: [] },
      wordCount: 900,
      ownCopyWords: 100,
      readingGrade: 18,
      longestRun: { words: 700, heading: 'Our story', evidence: evidence('Our story') },
      wordingMatches: ['best', 'unrivaled', 'ultimate'].map((phrase) => ({
        list: 'hype',
        phrase,
        inHeadline: false,
        evidence: evidence(`The ${phrase} fleet`),
      })),
      faq: zero,
    },
    layout: {
      textSizes: { mobile: { characters: 900, atLeast12: 100, smallest: [evidence('Terms apply')] } },
      contrast: {
        mobile: {
          characters: 900,
          failing: 500,
          unknown: 0,
          worst: [{ evidence: evidence('From $9'), ...pale }],
        },
      },
    },
    proof: {
      testimonials: { count: 0, items: [], evidence: [] },
      ratings: { count: 0, evidence: [], summaries: [] },
      customerLogos: zero,
      numbers: zero,
      namedCases: zero,
      press: zero,
      first: { depth: far, nearAction: false },
    },
    urgency: {
      claims: [
        claim('countdown', 'Ends in 14:59', { hasEnd: true }),
        claim('vague', 'Limited-time offer'),
        claim('deadline', 'Until May 1, 2025', { end: '2025-05-01', hasEnd: true, hasYear: true }),
      ],
      readings: readings([899, 899, 899]),
      pressure: [{ text: 'Hurry!', shouted: false, evidence: evidence('Hurry!') }],
    },
    offer: { guarantee: absent, freeOffer: absent, prices: [], terms: [], trial: null, contents: null },
    trust: { privacyPolicy: absent, terms: absent, contact: { ...absent, kinds: [] }, support: [] },
    product: {
      facts: ['description', 'attributes', 'options'].map((name) => ({
        name,
        found: false,
        inPassing: false,
        evidence: null,
      })),
      fulfillment: 'physical',
    },
  };
  return pageFacts(overrides);
}

function allText({ title, steps, copyExamples = [], design = [] }: Advice): string {
  const examples = copyExamples.flatMap(({ before, after }) => [before ?? '', after]);
  return [title, ...steps, ...examples, ...design].join('\n');
}

/** The quoted texts, without quotation marks and the ellipsis of a cut. */
function quotations(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => (words ?? '').replace(/…$/, '').trim());
}

/** The placeholders of the English lines. */
const ENGLISH = new Set(JSON.stringify(copyFor('en')).match(/\[[a-z][^\]{}]{6,}\]/gi));

it.each(PAGE_TYPES)('proposes no English words for a French page of the type %s', (type) => {
  const facts = { ...ailing(type), language: 'fr' };
  const spoken = JSON.stringify(copyFor('fr'));
  let proposed = 0;
  for (const { check, outcome } of runChecks(facts)) {
    if (outcome.kind !== 'measured' || outcome.score >= 0.75) continue;
    for (const { after } of check.recommend(outcome, factsFor(check, facts))?.copyExamples ?? []) {
      proposed++;
      const english = (after.match(/\[[^\]]+\]/g) ?? []).filter(
        (placeholder) => ENGLISH.has(placeholder) && !spoken.includes(placeholder),
      );
      expect(english, `${check.id}: ${after}`).toEqual([]);
    }
  }
  expect(proposed).toBeGreaterThan(5);
});

it.each(PAGE_TYPES)('names something of the page in all advice for a page of the type %s', (type) => {
  const facts = ailing(type);
  const page = JSON.stringify(facts).toLowerCase();
  let advised = 0;
  const nameless: string[] = [];
  for (const { check, outcome } of runChecks(facts)) {
    if (outcome.kind !== 'measured' || outcome.score >= 0.75) continue;
    const advice = check.recommend(outcome, factsFor(check, facts));
    if (advice === null) continue;
    advised++;
    const text = allText(advice);
    const figures = outcome.observed.match(/\d[\d.,:]*/g) ?? [];
    const [, seen = '\0'] = advice.title.split(': ');
    const named =
      outcome.observed.toLowerCase().includes(seen.toLowerCase()) ||
      quotations(text).some((words) => page.includes(words.toLowerCase())) ||
      figures.some((figure) => text.includes(figure)) ||
      facts.product.facts.some(({ name }) => text.includes(name)) ||
      text.includes(facts.document.url);
    if (!named) nameless.push(check.id);
    expect(advice.steps.length, check.id).toBeGreaterThan(0);
    for (const share of text.match(/\d+(?:\.\d+)? ?%/g) ?? []) {
      expect(outcome.observed, `${check.id} promises ${share}`).toContain(share);
    }
  }
  expect(nameless).toEqual([]);
  expect(advised).toBeGreaterThan(8);
});
