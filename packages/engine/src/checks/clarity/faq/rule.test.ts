import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { faq } from './rule.ts';

it('passes three answered questions', () => {
  expect(outcomeOf(faq)).toMatchObject({ score: 1 });
});

it('takes little off for none, and says where it looked', () => {
  const page = { content: { faq: { count: 0, evidence: [], searched: ['main content'] } } };
  expect(outcomeOf(faq, page)).toMatchObject({ score: 0.5, searched: ['main content'] });
  expect(adviceOf(faq, page).title).toContain('“Harbor”');
});

it('names the question that is there', () => {
  const page = { content: { faq: { count: 1, evidence: [evidence('Can I cancel?')] } } };
  expect(adviceOf(faq, page).title).toContain('“Can I cancel?”');
});

it('does not apply to an article', () => {
  expect(outcomeOf(faq, { pageType: { type: 'article' } }).kind).toBe('notApplicable');
});

it('is not measured where questions could not be counted', () => {
  const page = { content: { faq: { count: null, notMeasured: 'A help frame was not read.' } } };
  expect(outcomeOf(faq, page)).toEqual({ kind: 'notMeasured', reason: 'A help frame was not read.' });
});

it('claims no absence while a frame of another site was not read', () => {
  const unread = [
    {
      kind: 'frame' as const,
      host: 'forms.example',
      purpose: null,
      firstScreenShare: { desktop: 0.1, mobile: 0.1 },
      evidence: evidence(''),
    },
  ];
  const page = { content: { faq: { count: 0, evidence: [], searched: [] } }, layout: { unread } };
  expect(outcomeOf(faq, page).kind).toBe('notMeasured');
});
