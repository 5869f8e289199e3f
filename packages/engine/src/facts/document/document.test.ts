import { expect, test } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { documentFacts } from './document.ts';

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

test('what the first heading or the address says is the page’s subject, and no name of the site', () => {
  expect(siteName('Anna Berg – Florals', '<p>Home</p><h1>Florals</h1>')).toBe('Anna Berg');
  expect(siteName('Florals – Anna Berg', '<h1>Anna Berg</h1><p>© 2026 Anna Berg</p>')).toBe('Anna Berg');
});

test('nor is a word for the start page, of the title or in the place of a logo', () => {
  expect(siteName('Home - Tabular Works', '<h1>Plug in your data</h1>')).toBe('Tabular Works');
  expect(siteName('Rancho Grande Inn', '<header><a href="/">Inicio</a></header>')).toBeNull();
  expect(siteName('Kelp foundation', '<header><a href="/"><img alt="Image"></a></header>')).toBeNull();
});

test('a title of thousands of parts is held against a long first line in no time', () => {
  const beganAt = performance.now();
  siteName('a — '.repeat(10_000), `<p>${'ab '.repeat(15_000)}</p>`);
  expect(performance.now() - beganAt).toBeLessThan(2_000);
});
