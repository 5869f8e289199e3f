import { byPlace, minutesOf } from '@liftmark/contract/places';
import type { Place, Recommendation } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import { titleWithAuthor } from '@liftmark/contract/suggestion-words';
import type { SwotReport } from '@liftmark/contract/swot';
import { citedBy, plain, type Statement } from '../citations.ts';

/** A piece of work that a report recommends. */
export interface Job {
  title: string;
  /** What to do first; null where the title says it. */
  step: string | null;
  /** Null where the report doesn't say how long it takes. */
  minutes: number | null;
  place: Place;
  citation: Statement['citation'];
}

/** What a report recommends, in the order in which it is worth doing. */
export function jobsOf(report: AnyReport): Job[] {
  switch (report.kind) {
    case 'conversion': {
      const { first, also, housekeeping } = byPlace(report.recommendations);
      const all = [...first, ...also, ...housekeeping];
      const isUnfit = ({ notForThisPage }: Recommendation) => notForThisPage !== undefined;
      return [...all.filter((item) => !isUnfit(item)), ...all.filter(isUnfit)].map(jobOf);
    }
    case 'copy':
      return [
        ...report.priorityFixes.map(({ element, suggested }) => job(element, `“${suggested}”`)),
        ...suggestedJobs(report),
      ];
    case 'swot':
      return [
        ...report.weaknesses.map(({ title, suggestion, findings }) => job(title, suggestion, findings[0])),
        ...report.opportunities.map(({ title, actionable, findings }) => job(title, actionable, findings[0])),
        ...suggestedJobs(report),
      ];
    case 'competitor':
      return [
        ...(report.insights.differences ?? []).flatMap(({ title, takeOver, check }) =>
          takeOver === null ? [] : [job(title, takeOver, check)],
        ),
        ...suggestedJobs(report),
      ];
    default:
      return report satisfies never;
  }
}

function jobOf(item: Recommendation): Job {
  const { title, steps, effort, place = 'also' } = item;
  const citation = { check: citedBy(item), title: plain(title) };
  return {
    title: titleWithAuthor(item),
    step: steps[0] ?? null,
    minutes: minutesOf(effort),
    place,
    citation,
  };
}

function suggestedJobs({ suggestions = [] }: Pick<SwotReport, 'suggestions'>): Job[] {
  return suggestions.map((suggestion) => job(titleWithAuthor(suggestion), suggestion.steps[0] ?? ''));
}

function job(title: string, step: string, check?: string): Job {
  const citation = check === undefined ? null : { check, title: plain(title) };
  return { title, step, minutes: null, place: 'also', citation };
}
