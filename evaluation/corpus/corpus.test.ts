import { expect, test } from 'vitest';
import { readManifest } from './corpus.ts';

const more = readManifest('languages');
const all = [...readManifest('corpus'), ...more];

test('each of the thirteen more languages has 20 pages, 10 of them held out', () => {
  const languages = [...new Set(more.map(({ language }) => language))].sort();
  expect(languages).toEqual(['cs', 'da', 'fi', 'hu', 'ja', 'ko', 'no', 'pl', 'ro', 'ru', 'sv', 'tr', 'zh']);
  for (const language of languages) {
    const own = all.filter((page) => page.language === language);
    expect(own.length, language).toBeGreaterThanOrEqual(20);
    expect(own.filter(({ split }) => split === 'heldout').length, language).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ split }) => split === 'dev').length, language).toBeGreaterThanOrEqual(10);
  }
});

test('no page shares its id, and no page in more languages its repository', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const others = (id: string) => all.filter((page) => page.id !== id).map(({ repository }) => repository);
  for (const { id, repository } of more) expect(others(id)).not.toContain(repository);
});

test('refuses a manifest that does not exist', () => {
  expect(() => readManifest('toString')).toThrow('No manifest is called toString.');
});
