import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { testReport } from '../test-report.ts';
import { renderHtml } from './document.ts';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const HOSTILE = `</style></p><script>alert(1)</script><img src=x onerror=alert(1)>" onmouseover="alert(1)' {{x}} \u202e`;

interface Element {
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

function elementsOf(source: string): Element[] {
  const walk = (node: Element): Element[] => [node, ...(node.childNodes ?? []).flatMap(walk)];
  return walk(parse(source) as Element);
}

it('shows the text of a page as text, wherever it stands', () => {
  const source = renderHtml(testReport({ text: HOSTILE }), { desktop: PICTURE, mobile: null });
  const elements = elementsOf(source);
  expect(elements.filter(({ tagName }) => tagName === 'script' || tagName === 'img')).toEqual([]);
  const attributes = elements.flatMap(({ attrs }) => attrs ?? []);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  expect(source).not.toContain('\u202e');
  expect(source).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('links to web pages alone', () => {
  const source = renderHtml(testReport({ report: { finalUrl: 'javascript:alert(1)' } }), {
    desktop: null,
    mobile: null,
  });
  const targets = elementsOf(source).flatMap(
    ({ attrs }) => attrs?.filter(({ name }) => name === 'href') ?? [],
  );
  expect(targets.filter(({ value }) => !/^(#|https?:)/.test(value))).toEqual([]);
});

it('refuses a picture that is no picture', () => {
  const picture = 'data:image/svg+xml;base64,AA==) ; } body { display: none';
  expect(renderHtml(testReport(), { desktop: picture, mobile: null })).not.toContain('svg+xml');
});

it('numbers the same finding on the page and in the list, linked both ways', () => {
  const attributes = elementsOf(renderHtml(testReport(), { desktop: PICTURE, mobile: null })).map(
    ({ attrs }) => Object.fromEntries((attrs ?? []).map(({ name, value }) => [name, value])),
  );
  expect(attributes).toContainEqual(expect.objectContaining({ id: 'at-desktop-1', href: '#change-1' }));
  expect(attributes).toContainEqual(expect.objectContaining({ id: 'change-1' }));
  expect(attributes).toContainEqual(expect.objectContaining({ href: '#at-desktop-1' }));
});

it('says so where nothing could be scored', () => {
  const report = testReport({ report: { overall: { percent: null, grade: null } } });
  expect(renderHtml(report, { desktop: null, mobile: null })).toContain('Not enough could be measured');
});

it('prints without a page that is left half empty before a section', () => {
  const printed = renderHtml(testReport(), { desktop: null, mobile: null }).split('@media print{')[1] ?? '';
  expect(printed).not.toContain('break-before:page');
  expect(printed).toMatch(/h2\+\.note,[^{]*\{break-after:avoid\}/);
  expect(printed).not.toMatch(/\.category[,{][^}]*break-inside:avoid/);
});
