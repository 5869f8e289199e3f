import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PatchOperation, PatchTarget } from '@liftmark/contract/patches';
import { describe, expect, test } from 'vitest';
import { fixFile } from './fix-file.ts';
import { unifiedDiff } from './unified-diff.ts';

const PAGE = `<!DOCTYPE html>
<html lang=en>
<head>
  <TITLE>Bakery</TITLE>
  <meta name=description content='Bread'  />
  <style>body { min-width: 900px; margin: 0 } @media print { body { color: red } }</style>
</head>
<body>
  <h1 id="headline"  class='big'>
    Welcome &amp; hello <i class="icon">star</i>
  </h1>
  <p class="line">Fresh bread<br>every morning.</p>
  <ul><li>One<li>Two</ul>
  <p><a id=order href="#form" style="color: #333">Order</a></p>
  <form id="form"><input id="mail" checked   name="mail"></form>
</body>
</html>
`;

const at = (tag: string, selector: string): PatchTarget => {
  const place = { node: 1, selector };
  return { tag, desktop: place, mobile: place };
};

const setText = (target: PatchTarget, text: string, before: string | null): PatchOperation => ({
  operation: 'setText',
  target,
  before,
  text,
});
const style = (property: 'color' | 'padding', value: string): PatchOperation => ({
  operation: 'setStyle',
  target: at('a', '#order'),
  declarations: [{ property, value }],
});

function fixesOf(...each: PatchOperation[][]) {
  return {
    fixes: each.map((operations, index) => ({
      recommendation: `fix-${index + 1}`,
      patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations },
    })),
  };
}

const fixed = (html: string, ...each: PatchOperation[][]) => fixFile(Buffer.from(html), fixesOf(...each));

/** The lines that differ, as a reader of the difference sees them. */
function changed(html: string, ...each: PatchOperation[][]): string[] {
  const { before, after, refused } = fixed(html, ...each);
  expect(refused).toEqual([]);
  return unifiedDiff('page.html', before, after)
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
}

describe('a fix in an HTML file', () => {
  test('changes the words and leaves an icon, other spaces and quotes as they are', () => {
    const operation = setText(at('h1', '#headline'), 'Bread & more by “seven”', 'Welcome & hello');
    expect(changed(PAGE, [operation])).toEqual([
      '-    Welcome &amp; hello <i class="icon">star</i>',
      '+    Bread &amp; more by “seven” <i class="icon">star</i>',
    ]);
  });

  test('removes other parts of the old words', () => {
    const operation = setText(
      at('p', 'html > body > p:nth-of-type(1)'),
      'Bread by seven',
      'Fresh bread every morning.',
    );
    expect(changed(PAGE, [operation])).toEqual([
      '-  <p class="line">Fresh bread<br>every morning.</p>',
      '+  <p class="line"><br>Bread by seven</p>',
    ]);
  });

  test('sets, adds and removes attributes, and joins styles of several fixes', () => {
    const remove: PatchOperation = {
      operation: 'setAttribute',
      target: at('input', '#mail'),
      name: 'checked',
      before: '',
      value: null,
    };
    const add: PatchOperation = { ...remove, name: 'autocomplete', before: null, value: 'email' };
    expect(changed(PAGE, [remove, add], [style('color', '#000')], [style('padding', '4px')])).toEqual([
      '-  <p><a id=order href="#form" style="color: #333">Order</a></p>',
      '-  <form id="form"><input id="mail" checked   name="mail"></form>',
      '+  <p><a id=order href="#form" style="color: #333; color: #000 !important; padding: 4px !important;">Order</a></p>',
      '+  <form id="form"><input autocomplete="email" id="mail"   name="mail"></form>',
    ]);
  });

  test('moves, inserts and removes elements on lines of their own', () => {
    const move: PatchOperation = {
      operation: 'move',
      target: at('p', 'p.line'),
      to: at('h1', '#headline'),
      position: 'before',
    };
    const insert: PatchOperation = {
      operation: 'insert',
      to: at('input', '#mail'),
      position: 'before',
      content: { block: 'formLabel', text: 'Email', field: 'mail' },
      placeholder: false,
    };
    const remove: PatchOperation = { operation: 'remove', target: at('li', 'li:nth-of-type(2)') };
    expect(changed(PAGE, [move], [insert], [remove])).toEqual([
      '+  <p class="line">Fresh bread<br>every morning.</p>',
      '-  <p class="line">Fresh bread<br>every morning.</p>',
      '-  <ul><li>One<li>Two</ul>',
      '+  <ul><li>One</ul>',
      '-  <form id="form"><input id="mail" checked   name="mail"></form>',
      '+  <form id="form"><label style="display: block; margin: 0 0 4px; font-size: 16px;" for="mail">Email</label><input id="mail" checked   name="mail"></form>',
    ]);
  });

  test('changes what is in the head', () => {
    const meta = (name: 'title' | 'viewport' | 'description', content: string): PatchOperation => ({
      operation: 'setMeta',
      name,
      before: null,
      content,
    });
    const rule: PatchOperation = { operation: 'removeRule', element: 'body', property: 'min-width' };
    expect(
      changed(
        PAGE,
        [meta('title', 'Bread in Linz')],
        [meta('viewport', 'width=device-width'), meta('description', 'Bread "daily"')],
        [rule],
      ),
    ).toEqual([
      '-  <TITLE>Bakery</TITLE>',
      "-  <meta name=description content='Bread'  />",
      '-  <style>body { min-width: 900px; margin: 0 } @media print { body { color: red } }</style>',
      '+  <TITLE>Bread in Linz</TITLE>',
      '+  <meta name=description content="Bread &quot;daily&quot;"  />',
      '+  <style>body { margin: 0 } @media print { body { color: red } }</style>',
      '+  <meta name="viewport" content="width=device-width">',
    ]);
  });

  test.each<[string, PatchOperation, string]>([
    ['an element that a script builds', setText(at('p', '#late'), 'New', 'Old'), 'missing'],
    ['another text', setText(at('h1', '#headline'), 'New', 'Something else'), 'otherText'],
    ['a selector that fits two', setText(at('li', 'li'), 'New', null), 'ambiguous'],
    ['a shadow root', setText(at('p', 'x-box >>> p'), 'New', null), 'shadow'],
    [
      'a rule in another file',
      { operation: 'removeRule', element: 'body', property: 'overflow' },
      'styleSheet',
    ],
  ])('says why it isn’t applied: %s', (_, operation, reason) => {
    const { refused, bytes } = fixed(PAGE, [style('color', '#000'), operation]);
    expect(refused).toEqual([{ recommendation: 'fix-1', reason }]);
    expect(bytes.toString()).toBe(PAGE);
  });

  test('a fix that changes what another one removes is left out', () => {
    const { applied, refused } = fixed(
      PAGE,
      [{ operation: 'remove', target: at('form', '#form') }],
      [{ operation: 'remove', target: at('input', '#mail') }],
    );
    expect([applied, refused]).toEqual([['fix-1'], [{ recommendation: 'fix-2', reason: 'crowded' }]]);
  });

  test('keeps line breaks, the byte order mark and an old encoding', () => {
    const windows = `\ufeff${PAGE.replaceAll('\n', '\r\n')}`;
    const operation = setText(at('a', '#order'), 'Now', 'Order');
    expect(fixed(windows, [operation]).bytes.toString()).toBe(windows.replace('>Order<', '>Now<'));
    const latin = Buffer.from(PAGE.replace('Fresh', 'Frisch ü'), 'latin1');
    const { bytes } = fixFile(latin, fixesOf([setText(at('a', '#order'), 'Größe', 'Order')]));
    expect(bytes.toString('latin1')).toBe(latin.toString('latin1').replace('>Order<', '>Gr&#xf6;&#xdf;e<'));
  });

  test('the difference is read by git', () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftmark-diff-'));
    try {
      const source = PAGE.trimEnd();
      const { before, after } = fixed(
        source,
        [setText(at('h1', '#headline'), 'Bread', 'Welcome & hello')],
        [{ operation: 'remove', target: at('p', 'p.line') }],
        [style('color', '#000')],
      );
      writeFileSync(join(folder, 'page.html'), before);
      writeFileSync(join(folder, 'fix.diff'), unifiedDiff('page.html', before, after));
      execFileSync('git', ['apply', '--unsafe-paths', 'fix.diff'], { cwd: folder });
      expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(after);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
