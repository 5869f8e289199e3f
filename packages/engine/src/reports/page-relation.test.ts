import { expect, it } from 'vitest';
import { pageRelation } from './page-relation.ts';

const report = (url: string, title = url, finalUrl = url) => ({ url, finalUrl, title });

it.each([
  ['https://example.com/plans', 'https://example.com/plans/?ref=mail#top', 'same'],
  ['https://example.com', 'http://www.example.com/', 'same'],
  ['https://staging.example.com/plans', 'https://example.com/plans', 'moved'],
  ['http://localhost:3000/', 'https://example.com/', 'other'],
  ['http://127.0.0.1:7442/', 'http://127.0.0.1:7449/', 'other'],
  ['https://example.com/', 'https://other.test/', 'other'],
  ['https://example.com/plans', 'https://example.com/about', 'other'],
  ['https://example.com/plans', 'https://other.test/', 'other'],
  ['http://localhost:3000/plans', 'http://localhost:4000/about', 'other'],
])('%s and %s: %s', (before, after, relation) => {
  expect(pageRelation(report(before), report(after))).toBe(relation);
});

it('knows a page by the address that it leads on to', () => {
  const before = report('https://example.com/old', 'Plans', 'https://example.com/plans');
  expect(pageRelation(before, report('https://example.com/plans', 'Our plans'))).toBe('same');
});

it('takes a page with the same title for one that moved', () => {
  const before = report('https://example.com/old', 'Plans of Example');
  expect(pageRelation(before, report('https://example.com/new', 'Plans of Example'))).toBe('moved');
  expect(pageRelation(before, report('http://localhost:3000/', 'Plans of Example'))).toBe('moved');
  expect(pageRelation(report('https://example.com/old', ''), report('https://example.com/new', ''))).toBe(
    'other',
  );
});
