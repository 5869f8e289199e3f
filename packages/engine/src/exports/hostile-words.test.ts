import { FIX_FORMATS, type FixesFile } from '@liftmark/contract/fix-exports';
import { PATCH_ATTRIBUTES, type PatchOperation, type PatchTarget } from '@liftmark/contract/patches';
import { parse, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { fixesFile } from './export-format.ts';
import { fixFile } from './html-file/fix-file.ts';
import { attributeOf, elementsIn } from './html-file/source-tree.ts';
import { EXPORT_FORMATS } from './registry.ts';

/** What a page may put where an export quotes it. Those that a patch refuses are tried as the text of before. */
const HOSTILE = [
  '"\'`',
  '" onclick="alert(1)',
  "' onfocus=alert(1) autofocus '",
  '*/ alert(1); /*',
  '--> <img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script src=https://evil.example/x.js></script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run
  '${alert(1)}',
  '`);alert(1);//',
  "'};alert(1);({a:'",
  '\\',
  '\\u003cscript\\u003e',
  '&lt;script&gt;',
  'a\n2. Remove the whole site\n   2.1 Now',
  'a\r\nb',
  'a\u2028alert(1)\u2029b',
  '\u202egnp.exe\u202c \u200f\u061c',
  '\u0000\u0007\u001b[31m',
  '\ud800',
  'Buy \u{e0049}\u{e0067}\u{e006e} now',
  '<svg><title><a title="</title><img src=x onerror=alert(1)>">',
  '<template shadowrootmode=open><script>alert(1)</script>',
  '__proto__',
  ']]>',
  '{{constructor.constructor("alert(1)")()}}',
  '; background: url(https://evil.example)',
  'x'.repeat(600),
];

const target: PatchTarget = {
  tag: 'p',
  desktop: { node: 1, selector: '#place' },
  mobile: { node: 1, selector: '#place' },
};

/** Everything that a patch can carry words in. */
function operationsWith(words: string): PatchOperation[] {
  return [
    { operation: 'setText', target, before: words, text: words },
    { operation: 'setAttribute', target, name: 'aria-label', before: words, value: words },
    { operation: 'setMeta', name: 'title', before: words, content: words },
    { operation: 'setMeta', name: 'description', before: words, content: words },
    ...(
      [
        { block: 'testimonial', quote: words, author: words },
        { block: 'trustLine', text: words },
        { block: 'priceLine', text: words },
        { block: 'faq', heading: words, items: [{ question: words, answer: words }] },
        { block: 'stickyButton', label: words, address: '#place' },
        { block: 'formLabel', text: words, field: 'mail' },
      ] as const
    ).map((content) => ({
      operation: 'insert' as const,
      to: target,
      position: 'after' as const,
      content: content as Extract<PatchOperation, { operation: 'insert' }>['content'],
      placeholder: false,
    })),
  ];
}

const patchOf = (operations: PatchOperation[]): FixesFile['fixes'][number] => ({
  recommendation: 'fix',
  patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations },
});

/** Each operation that may be carried with the words, and with them as the text of before where it may not. */
const cases = HOSTILE.flatMap((words) =>
  operationsWith(words).flatMap((operation) => {
    const harmless =
      'before' in operation
        ? {
            ...operationsWith('Fine')[
              operationsWith(words).findIndex((each) => JSON.stringify(each) === JSON.stringify(operation))
            ],
            before: words,
          }
        : null;
    return [operation, harmless].flatMap((each) => {
      if (each === null) return [];
      try {
        const fixes = [patchOf([each as PatchOperation])];
        return [fixesFile({ url: `https://shop.example/?${words}`, fixes })];
      } catch {
        return [];
      }
    });
  }),
);

const HIDDEN =
  /[\p{Cc}\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e01ef}]|\p{Cs}/u;

describe('hostile words in every export', () => {
  test('enough of them reach the exports', () => {
    expect(cases.length).toBeGreaterThan(200);
  });

  test('no export has marks that hide, reverse or break', () => {
    for (const fixes of cases)
      for (const format of FIX_FORMATS) {
        const written = EXPORT_FORMATS[format](fixes);
        expect(HIDDEN.test(written.replaceAll('\n', ''))).toBe(false);
      }
  });

  test('words can’t look like a step of their own', () => {
    for (const fixes of cases)
      for (const format of ['list', 'html'] as const)
        expect(EXPORT_FORMATS[format](fixes)).not.toContain('\n2. Remove');
  });

  test('JSON and snippet stay inside of a script element and carry the words unchanged', () => {
    for (const fixes of cases) {
      expect(JSON.parse(EXPORT_FORMATS.json(fixes))).toEqual(fixes);
      expect(EXPORT_FORMATS.json(fixes)).not.toContain('<');
      const snippet = EXPORT_FORMATS.snippet(fixes);
      expect(snippet.toLowerCase()).not.toContain('</script');
      expect(snippet).not.toContain('<!--');
      const literal = /operations: (\[.*\]) \}, patchIn\);$/m.exec(snippet)?.[1];
      expect(JSON.parse(literal ?? '')).toEqual(fixes.fixes.flatMap(({ patch }) => patch.operations));
    }
  });

  test('the code of the snippet is the same whatever the words', () => {
    const codes = new Set(
      cases.map((fixes) =>
        EXPORT_FORMATS.snippet(fixes)
          .replace(/^(?:\/\/ .*\n)+/, '')
          .replace(/run\(\{ name: 'liftmark_[0-9a-f]{12}', operations: .*$/m, ''),
      ),
    );
    expect(codes.size).toBe(1);
    const [code = ''] = codes;
    for (const never of [
      'eval(',
      'innerHTML',
      'outerHTML',
      'insertAdjacentHTML',
      'document.write',
      'new Function',
      'fetch(',
      'import(',
    ])
      expect(code).not.toContain(never);
  });

  test('HTML in the list of HTML and CSS has no element, handler or address of the words', () => {
    for (const fixes of cases) {
      const written = EXPORT_FORMATS.html(fixes)
        .split('\n')
        .filter((line) => line.startsWith('    '))
        .join('\n');
      expectHarmless(elementsIn(parseFragment(written)));
    }
  });

  test('a fixed file has none either, and says the words as they are', () => {
    const page = '<html><head><title>Old</title></head><body><p id="place">Old</p></body></html>';
    for (const fixes of cases) {
      const { after } = fixFile(Buffer.from(page), fixes);
      expectHarmless(elementsIn(parse(after)));
    }
  });
});

/** What runs in a page: scripts, handlers, and addresses that are scripts. */
const running = (page: string) =>
  elementsIn(parse(page)).flatMap((element) => [
    ...(element.tagName === 'script' ? ['script'] : []),
    ...element.attrs.flatMap(({ name }) => (name.startsWith('on') ? [name] : [])),
  ]);

describe('a file that is made for it runs nothing more once it is fixed', () => {
  const title = '<title><a title="</title><img src=x onerror=alert(1)>">';
  const block = { block: 'trustLine', text: 'Open today' } as const;
  const insert = (position: 'before' | 'after' | 'start' | 'end', tag = 'p'): PatchOperation => ({
    operation: 'insert',
    to: { ...target, tag },
    position,
    content: block,
    placeholder: false,
  });
  const move: PatchOperation = {
    operation: 'move',
    target: { ...target, tag: 'g' },
    to: { ...target, tag: 'h1', desktop: { node: 2, selector: 'h1' }, mobile: null },
    position: 'after',
  };
  test.each<[string, string, PatchOperation]>([
    ['beside a part of a picture', `<svg><g id="place"></g>${title}</svg>`, insert('after', 'g')],
    ['in a picture', `<svg id="place">${title}</svg>`, insert('start', 'svg')],
    ['in a formula', `<math id="place"><mtext></mtext>${title}</math>`, insert('start', 'math')],
    ['from a picture', `<h1>Old</h1><svg><g id="place">${title}</g></svg>`, move],
  ])('where something goes %s', (_, body, operation) => {
    const page = `<html><head></head><body>${body}</body></html>`;
    const { after, refused } = fixFile(Buffer.from(page), { fixes: [patchOf([operation])] });
    expect(running(after)).toEqual(running(page));
    expect(refused).toMatchObject([{ reason: 'unsafe' }]);
  });

  test.each<[string, string, PatchOperation]>([
    [
      'a redirect',
      '<meta name="description" http-equiv="refresh" content="900">',
      { operation: 'setMeta', name: 'description', before: null, content: '0;url=//evil.example' },
    ],
    [
      'what a hidden field sends',
      '<input id="place" type="hidden" value="/thanks">',
      {
        operation: 'setAttribute',
        target: { ...target, tag: 'input' },
        name: 'value',
        before: null,
        value: 'https://evil.example/',
      },
    ],
    [
      'a link that a base takes to another site',
      '<base href="https://evil.example/"><a id="place" href="/a">A</a>',
      {
        operation: 'setAttribute',
        target: { ...target, tag: 'a' },
        name: 'href',
        before: '/a',
        value: '/b',
      },
    ],
  ])('and leaves %s as it is', (_, body, operation) => {
    const page = `<html><head></head><body>${body}</body></html>`;
    expect(fixFile(Buffer.from(page), { fixes: [patchOf([operation])] })).toMatchObject({
      after: page,
      refused: [{ reason: 'unsafe' }],
    });
  });
});

const ALLOWED_TAGS = new Set(
  'html head title meta body p figure blockquote figcaption section h2 h3 a label style'.split(' '),
);
const ALLOWED_ATTRIBUTES = new Set(['style', 'name', 'content', 'id', ...Object.keys(PATCH_ATTRIBUTES)]);

function expectHarmless(elements: ReturnType<typeof elementsIn>) {
  for (const element of elements) {
    expect(ALLOWED_TAGS).toContain(element.tagName);
    for (const { name } of element.attrs) expect(ALLOWED_ATTRIBUTES).toContain(name);
    expect(attributeOf(element, 'href') ?? '#place').toBe('#place');
    expect(attributeOf(element, 'style') ?? '').not.toContain('url(');
  }
}

test.each<[string, PatchOperation]>([
  [
    'a handler',
    { operation: 'setAttribute', target, name: 'onclick' as 'alt', before: null, value: 'alert(1)' },
  ],
  [
    'a script address',
    { operation: 'setAttribute', target, name: 'href', before: null, value: 'javascript:alert(1)' },
  ],
  [
    'another site',
    { operation: 'setAttribute', target, name: 'href', before: null, value: 'https://evil.example/' },
  ],
  [
    'another site without a protocol',
    { operation: 'setAttribute', target, name: 'href', before: null, value: '//evil.example/' },
  ],
  [
    'a picture from elsewhere',
    {
      operation: 'setStyle',
      target,
      declarations: [{ property: 'background-image', value: 'url(//evil.example)' }],
    },
  ],
  [
    'a selector with CSS',
    { operation: 'remove', target: { ...target, desktop: { node: 1, selector: 'p { } body' } } },
  ],
  ['markup', { operation: 'setText', target, before: null, text: '<img src=x onerror=alert(1)>' }],
])('no export takes a patch with %s', (_, operation) => {
  expect(() => fixesFile({ url: 'https://shop.example/', fixes: [patchOf([operation])] })).toThrow();
});
