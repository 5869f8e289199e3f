import type { SiteChanges, SiteLeak } from '@liftmark/contract/sites';

/** What a run is compared by. */
export interface RunFacts {
  at: Date;
  addresses: ReadonlySet<string>;
  templates: { name: string; score: number | null; rubricVersion: string | null }[];
  leaks: Pick<SiteLeak, 'id' | 'title'>[];
}

/** What changed between two runs. Scores of two rubrics can't be compared, and a leak counts only where both looked. */
export function siteChanges(before: RunFacts, now: RunFacts): SiteChanges {
  const earlier = new Map(before.templates.map((template) => [template.name, template]));
  const later = new Set(now.templates.map(({ name }) => name));
  const wasAnalyzed = before.leaks.length > 0;
  const isAnalyzed = now.leaks.length > 0;
  return {
    previousAt: before.at.toISOString(),
    pagesAdded: countOnlyIn(now.addresses, before.addresses),
    pagesGone: countOnlyIn(before.addresses, now.addresses),
    scores: now.templates.flatMap(({ name, score, rubricVersion }) => {
      const known = earlier.get(name);
      if (score === null || known === undefined || known.score === null) return [];
      return known.rubricVersion === rubricVersion ? [{ name, before: known.score, now: score }] : [];
    }),
    newTemplates: now.templates.map(({ name }) => name).filter((name) => !earlier.has(name)),
    goneTemplates: [...earlier.keys()].filter((name) => !later.has(name)),
    fixed: isAnalyzed ? without(before.leaks, now.leaks) : [],
    newLeaks: wasAnalyzed ? without(now.leaks, before.leaks) : [],
  };
}

function countOnlyIn(these: ReadonlySet<string>, those: ReadonlySet<string>): number {
  return these.difference(those).size;
}

function without(these: RunFacts['leaks'], those: RunFacts['leaks']): { id: string; title: string }[] {
  const known = new Set(those.map(({ id }) => id));
  return these.filter(({ id }) => !known.has(id)).map(({ id, title }) => ({ id, title }));
}
