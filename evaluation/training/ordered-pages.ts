import { judgedPageType } from '@liftmark/contract/page-types';
import { scoredPages } from '../consultant/scored-pages.ts';
import { readTopics } from '../consultant/topics.ts';
import type { OrderedPage } from './order.ts';

/** What the code of now diagnoses on each captured dev page, beside what its readers wrote. */
export function orderedPages(folder: string): OrderedPage[] {
  const topics = readTopics();
  return [...scoredPages(folder, 'dev')].map(({ id, scored }) => ({
    id,
    type: judgedPageType(scored.facts.pageType),
    diagnosed: scored.diagnosed.map(({ diagnosis, problem }) => ({
      id: diagnosis.id,
      severity: problem.severity,
    })),
    readers: [...(topics.pages.get(id)?.values() ?? [])],
  }));
}
