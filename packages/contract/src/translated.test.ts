import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReportLanguage } from './report-language.ts';
import { inLanguage, keepLanguageIn, perLanguage, reportLanguage, translated } from './translated.ts';

const english = { title: 'Title', steps: ['First'], of: { count: (count: number) => `${count} of them` } };
const german = { title: 'Titel', steps: ['Erstens'], of: { count: (count: number) => `${count} davon` } };
const text = translated(english, { de: german });

describe('texts', () => {
  it('are in English outside of any language, and where a translation is missing', () => {
    expect(text.title).toBe('Title');
    expect(inLanguage('fr', () => text.of.count(2))).toBe('2 of them');
  });

  it('are looked up where they are used, at any depth', () => {
    const { of: group } = text;
    expect(inLanguage('de', () => [text.title, text.steps, group.count(2)])).toEqual([
      'Titel',
      ['Erstens'],
      '2 davon',
    ]);
    expect(group.count(2)).toBe('2 of them');
  });

  it('are English again after work that fails', () => {
    expect(() =>
      inLanguage('de', () => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect(reportLanguage()).toBe('en');
  });
});

it('makes what depends on texts once in each language', () => {
  let made = 0;
  const check = perLanguage(() => {
    made++;
    return { title: text.title };
  });
  const read = () => check.title;
  expect([read(), inLanguage('de', read), inLanguage('de', read), read()]).toEqual([
    'Title',
    'Titel',
    'Titel',
    'Title',
  ]);
  expect(made).toBe(2);
});

describe('work that waits', () => {
  const before = keepLanguageIn(new AsyncLocalStorage<ReportLanguage>());
  afterAll(() => {
    keepLanguageIn(before);
  });

  it('keeps its language, whatever runs meanwhile', async () => {
    const later = async () => {
      await Promise.resolve();
      return text.title;
    };
    expect(await Promise.all([inLanguage('de', later), later()])).toEqual(['Titel', 'Title']);
  });
});
