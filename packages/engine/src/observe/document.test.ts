import { expect, test } from 'vitest';
import { documentFacts } from './document.ts';
import { PageModel } from './page.ts';
import { staticSnapshot } from './testing/snapshots.ts';

const siteName = (title: string, body: string) =>
  documentFacts(new PageModel(staticSnapshot(`<!doctype html><title>${title}</title><body>${body}`)))
    .siteName;

test('the part of the title that host, top or foot of the page name is the name of the site', () => {
  expect(siteName('Kelp soap | Boats', '<p>Welcome</p>')).toBe('Boats');
  expect(siteName('Kelp soap | Harbor & Son | Shop', '<p>Harbor and son</p><h1>Soap</h1>')).toBe(
    'Harbor & Son',
  );
  expect(siteName('Kelp soap | Harbor | Shop', '<h1>Soap</h1><p>© 2026 Harbor Ltd</p>')).toBe('Harbor');
  expect(siteName('Kelp soap for tender hands | Harbor', '<h1>Soap</h1>')).toBe('Harbor');
});

test('a title of thousands of parts is held against a long first line in no time', () => {
  const beganAt = performance.now();
  siteName('a — '.repeat(10_000), `<p>${'ab '.repeat(15_000)}</p>`);
  expect(performance.now() - beganAt).toBeLessThan(2_000);
});
