import { expect, test } from 'vitest';
import { givenLinksSchema, linkedPagesOf, missingLinks, refusedLinks } from './given-links.ts';
import { siteAddress } from './patches.ts';

const PAGE = 'https://www.shop.example/oak?color=red';

test.each([
  ['/privacy', '/privacy'],
  ['privacy.html', '/privacy.html'],
  [' https://shop.example/legal/terms?lang=en#top ', '/legal/terms?lang=en#top'],
  ['https://www.shop.example/', '/'],
  ['#imprint', '/oak?color=red#imprint'],
  ['/legal;v=2/terms,privacy:all!(en)@home', '/legal;v=2/terms,privacy:all!(en)@home'],
])('%s leads to another page of the site', (given, address) => {
  expect(siteAddress(given, PAGE)).toBe(address);
});

test.each([
  'https://evil.test/privacy',
  '//evil.test/privacy',
  'https://shop.example.evil.test/',
  'https://shop.example@evil.test/',
  'https://user:secret@shop.example/privacy',
  'https://shop.example:8080/privacy',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:ada@shop.example',
  'ftp://shop.example/privacy',
  '/privacy"onclick="x',
  '/<script>',
  PAGE,
  '',
])('%s is refused', (given) => {
  const address = siteAddress(given, PAGE);
  // The browser writes what isn't allowed in an address as %-codes.
  expect(address === null || /^\/[\w%=./-]*$/.test(address)).toBe(true);
  expect(address ?? '').not.toMatch(/evil|secret|[<>"]/);
});

test('what a recommendation misses is asked for, and each address is held against the page', () => {
  expect(linkedPagesOf({ checks: ['legal-links'] })).toEqual(['privacy', 'terms', 'imprint']);
  expect(linkedPagesOf({ checks: ['organization-identity', 'contact-details'] })).toEqual([
    'imprint',
    'contact',
  ]);
  expect(linkedPagesOf({ checks: ['headline-specificity'] })).toEqual([]);
  expect(refusedLinks({ privacy: '/privacy', contact: 'https://evil.test/' }, PAGE)).toEqual(['contact']);
  expect(givenLinksSchema.safeParse({}).success).toBe(false);
  expect(givenLinksSchema.safeParse({ blog: '/blog' }).success).toBe(false);
});

test('a link that the page has isn’t asked for, and without facts all are', () => {
  const recommendation = { checks: ['legal-links', 'contact-details'] };
  const trust = {
    privacyPolicy: { present: true },
    terms: { present: true, unlinked: [{}] },
    contact: { kinds: ['email'] },
  };
  expect(missingLinks(recommendation, { trust })).toEqual(['terms', 'imprint', 'contact']);
  expect(missingLinks(recommendation, {})).toEqual(['privacy', 'terms', 'imprint', 'contact']);
});
