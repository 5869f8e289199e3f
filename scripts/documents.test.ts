import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedDocuments, ROOT } from './documents.ts';

/** The documents stay true to the code and to the stored results. */

test.each(generatedDocuments())('$path is up to date (else run: npm run docs)', ({ path, content }) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(content);
});

describe('links', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'evaluation/**/*.md'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  }).sort();

  test.each(documents)('of %s lead to files and headings that exist', (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const broken = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].filter(
      ([, path = '', anchor]) => {
        const file = path === '' ? join(ROOT, document) : join(ROOT, dirname(document), path);
        return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor));
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** Of headings as GitHub names them, and of explicit anchors. */
function anchorsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}
