import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CEILINGS } from '../packages/engine/src/ceilings/registry.ts';
import { CHECKS } from '../packages/engine/src/checks/registry.ts';
import { faultsIn, paragraphsIn, replacedIn, TITLE_WORDS, titlesIn, wordingIn } from './plain-english.ts';

/** How the product speaks: the rules of `CONTRIBUTING.md` that a machine can check. */

const root = join(import.meta.dirname, '..');

/** Wording that the specification demands, or that names something of a page. */
const ALLOWED: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(join(import.meta.dirname, 'plain-english.allowed.json'), 'utf8')),
);

/** Words of languages, translations, prompts in the page's own words and what only tests read are no texts of ours. */
const NO_TEXTS =
  /\.test\.tsx?$|\.(?:de|fr|es)\.ts$|\/test(?:ing)?[-/]|\/languages?\/|\/fixtures\/|packages\/engine\/data\//;

const files = globSync(['packages/*/{src,app}/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !NO_TEXTS.test(file))
  .sort();

test.each(files)('%s reads as plain English', (file) => {
  const faults = wordingIn(join(root, file)).flatMap(({ line, text }) =>
    ALLOWED.has(text) ? [] : faultsIn(text).map((fault) => `${line}: ${fault} in ${JSON.stringify(text)}`),
  );
  expect(faults).toEqual([]);
});

const documents = globSync(['README.md', 'CHANGELOG.md', 'evaluation/README.md', 'docs/**/*.md'], {
  cwd: root,
}).sort();

test.each(documents)('%s has no words to replace', (file) => {
  const faults = paragraphsIn(readFileSync(join(root, file), 'utf8')).flatMap(({ line, text }) =>
    replacedIn(text).map((fault) => `${line}: ${fault} in ${JSON.stringify(text)}`),
  );
  expect(faults).toEqual([]);
});

describe('titles', () => {
  const titles = [
    ...CHECKS.flatMap(({ title, titleFromHtml }) => [
      title,
      ...(titleFromHtml ? [titleFromHtml] : []),
    ]).flatMap(({ passes, fails }) => [passes, fails]),
    ...CEILINGS.map(({ title }) => title),
    ...globSync('packages/engine/src/diagnoses/*/text.ts', { cwd: root }).flatMap((file) =>
      titlesIn(join(root, file)),
    ),
  ];
  test.each(titles)(`“%s” has at most ${TITLE_WORDS} words`, (title) => {
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(TITLE_WORDS);
  });
});

describe('the rules', () => {
  test.each([
    ['What kind of page this is could not be told.', 3],
    ['The headline stands in the first screen.', 2],
    ['Whoever runs this installation has not set up Google sign-in.', 2],
    ['What do visitors see first?', 0],
    ['No one can empty the table.', 0],
    ['The page tells the assistant to wait.', 0],
    ['The page type couldn’t be determined.', 0],
    ['The headline stands out.', 0],
  ])('“%s” has %i faults', (text, faults) => {
    expect(faultsIn(text)).toHaveLength(faults);
  });
});
