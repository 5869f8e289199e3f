import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import { expect, test } from 'vitest';
import { cutUrl } from './addresses.ts';
import { addressesOf, formPath, overHttp, requestAt, requestWords } from './request-words.ts';

const url = 'http://www.shop.test:8080/tea?a=1&b=2';
const requests: [AnalysisRequest, string, string][] = [
  [
    { kind: 'url', input: { url } },
    'Analyzing shop.test:8080',
    '/analyze?url=http%3A%2F%2Fwww.shop.test%3A8080%2Ftea%3Fa%3D1%26b%3D2',
  ],
  [
    { kind: 'swot', input: { url: 'https://shop.test/' } },
    'Analyzing shop.test',
    '/analyze?tab=swot&url=https%3A%2F%2Fshop.test%2F',
  ],
  [
    {
      kind: 'competitor',
      input: { primaryUrl: 'https://shop.test/', competitorUrls: ['https://other.test/'] },
    },
    'Analyzing shop.test and other.test',
    '/analyze?tab=competitor&url=https%3A%2F%2Fshop.test%2F&competitor=https%3A%2F%2Fother.test%2F',
  ],
  [
    { kind: 'manual', input: { headline: 'Tea', offer: 'Fresh tea' } },
    'Analyzing your copy',
    '/analyze?tab=manual',
  ],
];

test.each(requests)('%j', (request, title, path) => {
  expect(requestWords(request).title).toBe(title);
  expect(formPath(request)).toBe(path);
});

test('a request for an https address can be made over http', () => {
  const input = { url: 'https://shop.test/?to=https://other.test/', pageType: 'saas' as const };
  expect(overHttp({ kind: 'url', input }, 'It probably doesn’t support HTTPS.')).toEqual({
    kind: 'url',
    input: { url: 'http://shop.test/?to=https://other.test/', pageType: 'saas' },
  });
  const rest: AnalysisRequest[] = [
    { kind: 'url', input: { url: 'http://shop.test/' } },
    { kind: 'competitor', input: { primaryUrl: 'https://shop.test/', competitorUrls: ['https://b.test/'] } },
    { kind: 'manual', input: { headline: 'Tea', offer: 'Fresh tea' } },
  ];
  expect(rest.map((request) => overHttp(request, 'It probably doesn’t support HTTPS.'))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a failed comparison names all its pages', () => {
  const input = { primaryUrl: 'https://shop.test/', competitorUrls: ['https://other.test/a'] };
  expect(addressesOf({ kind: 'competitor', input })).toBe('https://shop.test/ and https://other.test/a');
  expect(addressesOf({ kind: 'url', input: { url: 'https://shop.test/' } })).toBe('https://shop.test/');
});

test('of two compared pages the one that the sentence names is asked for over http', () => {
  const compared = (...competitorUrls: string[]): AnalysisRequest => ({
    kind: 'competitor',
    input: { primaryUrl: 'https://shop.test/', competitorUrls },
  });
  const again = overHttp(
    compared('https://b.test:8080/x'),
    'b.test:8080/x: it seems to serve no https at all.',
  );
  expect(again).toEqual(compared('http://b.test:8080/x'));
});

test('an address is cut to 40 characters', () => {
  expect(cutUrl(`https://shop.test/${'a'.repeat(22)}`)).toHaveLength(40);
  expect(cutUrl(`https://shop.test/${'a'.repeat(23)}`)).toBe(`https://shop.test/${'a'.repeat(22)}…`);
});

test('a filled form asks again for what it was filled in for', () => {
  for (const [request, , path] of requests) {
    const { searchParams } = new URL(path, 'https://own.test');
    // The words of a manual analysis do not stand in the address.
    expect(requestAt(searchParams)).toEqual(
      request.kind === 'manual' ? null : expect.objectContaining(request),
    );
  }
});

test.each([
  '',
  'tab=swot',
  'tab=swot&url=nothing',
  'tab=competitor&url=https://shop.test/',
  'tab=manual&url=x',
])('an address with "%s" asks for nothing', (query) =>
  expect(requestAt(new URLSearchParams(query))).toBeNull(),
);
