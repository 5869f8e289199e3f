import type { Patch, PatchOperation } from '@liftmark/contract/patches';
import { expect, it } from 'vitest';
import { sourceFile } from './source-place.ts';

const HTML = `<!doctype html>
<html><head>
<title>Tea</title>
</head><body>
<main>
  <h1 class="big">Our
    tea</h1>
  <p>Fresh <b>tea</b></p>
  <p>Same</p><p>Same</p>
  <img src="a.jpg" alt="">
</main>
</body></html>`;

const target = (tag: string, selector: string) => ({
  tag,
  desktop: { node: 1, selector },
  mobile: null,
});

function placeOf(operation: PatchOperation, placeholder = false) {
  const patch: Patch = {
    summary: 'Change it.',
    kind: 'headline',
    checks: [],
    placeholder,
    operations: [operation],
  };
  return sourceFile(HTML).placeOf(patch);
}

const setText = (
  tag: string,
  selector: string,
  before: string | null,
  text = 'New & better',
): PatchOperation => ({
  operation: 'setText',
  target: target(tag, selector),
  before,
  text,
});

it('finds the text, and what to write in its place', () => {
  expect(placeOf(setText('h1', 'body > main > h1.big', 'Our tea'))).toEqual({
    startLine: 6,
    startColumn: 19,
    endLine: 7,
    endColumn: 8,
    replacement: 'New &amp; better',
  });
});

it('finds the element by its words where scripts moved it', () => {
  expect(placeOf(setText('h1', '#app > div > h1', 'Our tea'))).toMatchObject({ startLine: 6 });
});

it('doesn’t write a placeholder into the file', () => {
  const place = placeOf(setText('h1', 'body > main > h1.big', 'Our tea', '[What you offer]'), true);
  expect(place).toMatchObject({ startLine: 6, replacement: null });
});

it('replaces nothing in an element with more than text', () => {
  expect(placeOf(setText('p', 'main > p:nth-of-type(1)', 'Fresh tea'))).toMatchObject({
    startLine: 8,
    replacement: null,
  });
});

it.each([
  ['other words at its place', setText('h1', 'body > main > h1', 'Our coffee')],
  ['the same words twice', setText('p', '#app > p', 'Same')],
  ['another element at its place', setText('h2', 'body > main > h1', 'Our tea')],
  ['a selector of several elements', setText('p', 'main > p', null)],
])('says nothing of %s', (_, operation) => {
  expect(placeOf(operation)).toBeNull();
});

it('finds attributes and the title', () => {
  const alt: PatchOperation = {
    operation: 'setAttribute',
    target: target('img', 'main > img'),
    name: 'alt',
    before: '',
    value: 'Tea',
  };
  expect(placeOf(alt)).toMatchObject({ startLine: 10, startColumn: 20 });
  expect(placeOf({ operation: 'setMeta', name: 'title', before: 'Tea', content: 'Tea shop' })).toMatchObject({
    startLine: 3,
  });
});
