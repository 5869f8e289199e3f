import { expect, it } from 'vitest';
import { place } from '../../shared/phrasing.ts';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { supportChannel } from './rule.ts';

const support = (desktop: number | null, mobile: number | null) => ({
  trust: {
    support: [{ kind: 'help' as const, depth: { desktop, mobile }, evidence: evidence('Help center') }],
  },
});

it('passes help above the fold', () => {
  expect(outcomeOf(supportChannel)).toMatchObject({ score: 1 });
});

it('takes the mean for help further down, and names it', () => {
  expect(outcomeOf(supportChannel, support(0.1, 5))).toMatchObject({ score: 0.875 });
  expect(adviceOf(supportChannel, support(4, 5)).title).toContain('Help center');
});

it('fails none', () => {
  expect(outcomeOf(supportChannel, { trust: { support: [] } })).toMatchObject({
    score: 0.3,
    searched: ['header', 'main content', 'footer'],
  });
});

it('does not apply to an article', () => {
  expect(outcomeOf(supportChannel, { pageType: { type: 'article' } }).kind).toBe('notApplicable');
});

it('is not measured where links could not be understood', () => {
  expect(outcomeOf(supportChannel, { trust: { support: [] }, wordLists: false }).kind).toBe('notMeasured');
});

it('gives no name to a channel that has none', () => {
  const trust = {
    support: [{ kind: 'phone' as const, depth: { desktop: 0.1, mobile: 0.1 }, evidence: evidence(' ') }],
  };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    observed: `A phone option is ${place(0.1)}.`,
  });
});

const channel = (kind: 'help' | 'phone', text: string, desktop: number | null, mobile: number | null) => ({
  kind,
  depth: { desktop, mobile },
  evidence: evidence(text),
});

it('names the highest channel of each viewport', () => {
  const trust = {
    support: [channel('help', 'Contact', 0.1, null), channel('phone', '+44 117 412 0098', 5, 8)],
  };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 0.875,
    observed: `A help or contact link, “Contact”, is ${place(0.1)} on desktop; on mobile, the first one is a phone option, “+44 117 412 0098”, 8 screens down.`,
  });
});

it('does not say that a channel behind a menu is above the fold', () => {
  const trust = { support: [channel('help', 'Contact', 0.1, null)] };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 0.875,
    observed: `A help or contact link, “Contact”, is ${place(0.1)} on desktop; on mobile, no way to get help is visible until a menu is opened.`,
  });
});

it('names one channel if it is as high as any on both', () => {
  const trust = {
    support: [channel('phone', 'Call', 0.02, null), channel('help', 'Contact', 0.5, 0.4)],
  };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 1,
    observed: `A help or contact link, “Contact”, is ${place(0.5)}.`,
  });
});
