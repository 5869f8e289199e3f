import { expect, it } from 'vitest';
import { type Check, measured } from './check.ts';
import type { CheckError } from './check-error.ts';
import { headlineSpecificity } from './clarity/headline-specificity/rule.ts';
import { mainHeadline } from './clarity/main-headline/rule.ts';
import { textSize } from './clarity/text-size/rule.ts';
import { factsFor, runCheck, runChecks } from './run-checks.ts';
import { evidence, pageFacts } from './testing/test-facts.ts';
import { contactDetails } from './trustCredibility/contact-details/rule.ts';

it('judges a healthy page without a failure', () => {
  for (const { check, outcome } of runChecks(pageFacts())) {
    if (outcome.kind === 'notMeasured') expect.fail(`${check.id}: ${outcome.reason}`);
    if (outcome.kind === 'measured')
      expect(outcome.score, `${check.id}: ${outcome.observed}`).toBeGreaterThan(0.4);
  }
});

it('hands a check the facts it declared, and no others', () => {
  const handed = Object.keys(factsFor(mainHeadline, pageFacts())).sort();
  expect(handed).toEqual([
    'content',
    'document',
    'headline',
    'language',
    'layout',
    'pageType',
    'told',
    'wordLists',
  ]);
});

it('does not measure a check that throws or comes to no number, and says why to the caller alone', () => {
  const broken: Check = {
    ...mainHeadline,
    evaluate: () => {
      throw new TypeError('no such node');
    },
  };
  const nowhere: Check = { ...mainHeadline, evaluate: () => measured(Number.NaN, 'x') };
  const failed: CheckError[] = [];
  const results = runChecks(pageFacts(), [broken, nowhere, textSize], (failure) => failed.push(failure));
  const [first, second, third] = results;
  expect(first?.outcome).toEqual({
    kind: 'notMeasured',
    reason: 'This couldn’t be measured on this page.',
  });
  expect(second?.outcome).toEqual(first?.outcome);
  expect(third?.outcome.kind).toBe('measured');
  expect(failed.map(({ check, error }) => [check, String(error)])).toEqual([
    ['main-headline', 'TypeError: no such node'],
    ['main-headline', 'RangeError: The score is NaN.'],
  ]);
  expect(failed[0]?.error.stack).toContain('run-checks.test.ts');
});

it('judges a page of uncertain type as other, and skips what other pages are not judged by', () => {
  const uncertain = { confidence: 0.5 };
  const onlySaas: Check = { ...mainHeadline, pageTypes: ['saas'] };
  expect(runCheck(onlySaas, pageFacts({ pageType: uncertain }))).toMatchObject({
    outcome: { kind: 'notMeasured' },
    uncertainType: true,
  });
  expect(runCheck(headlineSpecificity, pageFacts({ pageType: uncertain })).outcome.kind).toBe('measured');
  expect(runCheck(onlySaas, pageFacts({ pageType: { ...uncertain, chosen: true } })).outcome.kind).toBe(
    'measured',
  );
  expect(factsFor(mainHeadline, pageFacts({ pageType: uncertain })).pageType.type).toBe('other');
});

it('does not call unmeasured what no type that the page may be is judged by', () => {
  const ofType = (pageTypes: Check['pageTypes']) =>
    runCheck(
      { ...mainHeadline, pageTypes },
      pageFacts({ pageType: { type: 'service', confidence: 0.5, alternatives: ['saas'] } }),
    );
  expect(ofType(['event', 'saas'])).toMatchObject({ outcome: { kind: 'notMeasured' }, uncertainType: true });
  expect(ofType(['event'])).toMatchObject({ outcome: { kind: 'notApplicable' }, uncertainType: false });
});

it('does not take a page for one of no type where its language hides the type', () => {
  const page = pageFacts({ wordLists: false, language: 'ar', pageType: { type: 'other', confidence: 0.4 } });
  const onlyCourse: Check = { ...mainHeadline, pageTypes: ['course'] };
  expect(runCheck(onlyCourse, page)).toMatchObject({
    outcome: { kind: 'notMeasured', reason: expect.stringContaining('Arabic (ar)') },
    uncertainType: true,
  });
});

it('names the language that has no word list', () => {
  const { outcome } = runCheck(headlineSpecificity, pageFacts({ wordLists: false, language: 'fi' }));
  expect(outcome).toMatchObject({ kind: 'notMeasured', reason: expect.stringContaining('(fi)') });
});

it('asks private people who invite for nothing that only sellers owe', () => {
  const event = {
    start: '2026-09-19',
    startEvidence: null,
    startHasYear: true,
    pastContext: false,
    depth: { desktop: 0, mobile: 0 },
    end: null,
    place: null,
  };
  const applied = (isPrivate: boolean) =>
    runChecks(pageFacts({ pageType: { type: 'event' }, event: { ...event, isPrivate } }))
      .filter(({ outcome }) => outcome.kind === 'measured')
      .map(({ check }) => check.id);
  const bySellers = ['price-visibility', 'customer-proof', 'organization-identity', 'legal-links'];
  expect(applied(false)).toEqual(expect.arrayContaining(bySellers));
  expect(applied(true).filter((id) => bySellers.includes(id))).toEqual([]);
  expect(applied(true)).toEqual(expect.arrayContaining(['main-headline', 'event-date', 'text-contrast']));
});

it('counts what only hidden parts of the page show as missing', () => {
  const nowhere = { present: false, kinds: [], evidence: [], leadsNowhere: null, nobodys: null };
  const run = (hidden: ReturnType<typeof evidence> | null) =>
    runCheck(contactDetails, pageFacts({ trust: { contact: { ...nowhere, hidden } } }));
  expect(run(null).outcome).toMatchObject({ kind: 'measured', score: 0 });
  expect(run(evidence('+1 503 555 0143'))).toMatchObject({
    outcome: { kind: 'notMeasured' },
    likely: { score: 0, confidence: 1 },
  });
});
