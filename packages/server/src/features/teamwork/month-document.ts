import type { Month } from '@liftmark/contract/teamwork';
import { text } from './text.ts';

const words = text.month;

/** The summary of a month as the outline of a document. */
export function monthOutline({ month, workspace, scope, analyses, pages, morePages, done, verified }: Month) {
  const named = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    kind: words.kind,
    title: words.title({ month: named, about: scope ?? workspace }),
    url: null,
    createdAt: new Date().toISOString(),
    data: {
      overview: [
        words.analyses({ analyses, pages: pages.length + morePages }),
        words.tasks({ done, verified }),
        ...(pages.length === 0 ? [words.nothing] : []),
        ...(morePages > 0 ? [words.more({ pages: morePages })] : []),
      ],
      pages: pages.map((page) => ({
        page: page.title,
        address: page.url ?? '',
        score: page.isComparable ? words.score(page) : [words.score(page), words.otherRubric],
        ...(page.done.length > 0 && { done: page.done }),
        ...(page.verified.length > 0 && { verified: page.verified }),
        measured: page.measured ?? '',
      })),
    },
  };
}
