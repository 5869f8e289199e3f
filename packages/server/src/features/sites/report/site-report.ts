import type { SiteReport } from '@liftmark/contract/sites';
import { type RunFacts, siteChanges } from './changes.ts';
import { scoreOf, type TemplateFacts } from './facts.ts';
import { siteJourneys } from './journeys.ts';
import { siteLeaks, templateFixes } from './leaks.ts';

const MAX_LEAKS = 30;

/** The report of a site, from the reports of the pages that stand for its templates. */
export function siteReport(
  templates: readonly TemplateFacts[],
  now: Pick<RunFacts, 'at' | 'addresses'>,
  before: RunFacts | null,
): SiteReport {
  const leaks = siteLeaks(templates);
  const scored = templates.flatMap((template) => {
    const score = scoreOf(template);
    return score === null ? [] : [{ score, pages: template.pages }];
  });
  const pagesCovered = scored.reduce((sum, { pages }) => sum + pages, 0);
  const points = scored.reduce((sum, { score, pages }) => sum + score * pages, 0);
  return {
    score: pagesCovered === 0 ? null : Math.round(points / pagesCovered),
    pagesCovered,
    analyzed: templates.reduce((sum, { analyzed }) => sum + analyzed.length, 0),
    leaks: leaks.slice(0, MAX_LEAKS),
    fixes: templateFixes(templates),
    journeys: siteJourneys(templates),
    changes: before && siteChanges(before, { ...now, templates: templatesOf(templates), leaks }),
  };
}

/** Templates as two runs are compared by them. */
export function templatesOf(templates: readonly TemplateFacts[]): RunFacts['templates'] {
  return templates.map((template) => ({
    name: template.name,
    score: scoreOf(template),
    rubricVersion: template.analyzed[0]?.rubricVersion ?? null,
  }));
}
