import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../test-facts.ts';
import { supportChannel } from './rule.ts';

const support = (desktop: number | null, mobile: number | null) => ({
  trust: {
    support: [{ kind: 'help' as const, depth: { desktop, mobile }, evidence: evidence('Help center') }],
  },
});

it('passes help in the first screen', () => {
  expect(outcomeOf(supportChannel)).toMatchObject({ score: 1 });
});

it('takes the mean where it stands lower, and names it', () => {
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
    observed: 'A way to call stands in the first screen.',
  });
});

const channel = (kind: 'help' | 'phone', text: string, desktop: number | null, mobile: number | null) => ({
  kind,
  depth: { desktop, mobile },
  evidence: evidence(text),
});

it('tells of each screen what stands highest in it', () => {
  const trust = {
    support: [channel('help', 'Contact', 0.1, null), channel('phone', '+44 117 412 0098', 5, 8)],
  };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 0.875,
    observed:
      'A link to help or contact, “Contact”, stands in the first screen on desktop; on mobile the first is a way to call, “+44 117 412 0098”, 8 screens down.',
  });
});

it('does not say of what waits behind a menu that it stands in the first screen', () => {
  const trust = { support: [channel('help', 'Contact', 0.1, null)] };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 0.875,
    observed:
      'A link to help or contact, “Contact”, stands in the first screen on desktop; on mobile none shows before a menu is opened.',
  });
});

it('names one channel where it stands as high as any on both', () => {
  const trust = {
    support: [channel('phone', 'Call', 0.02, null), channel('help', 'Contact', 0.5, 0.4)],
  };
  expect(outcomeOf(supportChannel, { trust })).toMatchObject({
    score: 1,
    observed: 'A link to help or contact, “Contact”, stands in the first screen.',
  });
});
