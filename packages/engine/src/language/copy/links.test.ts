import { expect, it } from 'vitest';
import { mentions } from '../match.ts';
import { FULL_CODES, fullPackFor } from '../packs.ts';
import { copyFor } from './copy-for.ts';

it.each(FULL_CODES)('names links and questions in %s as pages do', (code) => {
  const words = fullPackFor(code)?.words;
  const { links, faq } = copyFor(code);
  for (const [page, label] of Object.entries(links)) {
    const known = words?.links[page as keyof typeof links] ?? [];
    expect(
      known.some((phrase) => phrase === label.toLocaleLowerCase(code)),
      `${page}: ${label}`,
    ).toBe(true);
  }
  expect(mentions(faq.heading, words?.faqHeadings ?? [])).toBe(true);
});
