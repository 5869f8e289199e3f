import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ORIGINALS, originalPage, type PageName, twinOf, type Words, wordsOf } from './twin.ts';

const files = globSync('words/*.json', { cwd: import.meta.dirname }).sort();
const pages = Object.keys(ORIGINALS) as PageName[];

it('has the words of twenty languages', () => {
  expect(files).toHaveLength(20);
});

describe.each(files)('%s', (file) => {
  const language = basename(file, '.json');
  const words = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, Words>;
  const twins = pages.filter((page) => ORIGINALS[page] !== language);

  it.each(twins)('puts words in all places of %s', (page) => {
    const own = words[page] ?? [];
    const twin = twinOf(originalPage(page), own, language);
    expect(wordsOf(twin)).toEqual(own);
    expect(twin).toContain(`<html lang="${language}"`);
  });
});

it('says how many words are missing', () => {
  expect(() => twinOf('<p>One</p><p>Two</p>', ['Eins'], 'de')).toThrow('The page has 2 places for 1 texts.');
});
