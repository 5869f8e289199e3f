import type { SiteLeak, TemplateFix } from '@liftmark/contract/sites';
import type { Advice, AnalyzedPage, TemplateFacts } from './facts.ts';

interface Seen extends Advice {
  template: TemplateFacts;
  page: AnalyzedPage;
}

/**
 * What costs most across the site, the most serious first: the gain of the fix times the pages that likely need it. The
 * share of the analyzed pages that have a problem is taken for the share of all pages with their template.
 */
export function siteLeaks(templates: readonly TemplateFacts[]): SiteLeak[] {
  return [...Map.groupBy(seenIn(templates), ({ id }) => id).values()]
    .flatMap((seen) => leakOf(seen) ?? [])
    .sort((a, b) => worthOf(b) - worthOf(a) || b.likelyPages - a.likelyPages || (a.id < b.id ? -1 : 1));
}

function seenIn(templates: readonly TemplateFacts[]): Seen[] {
  return templates.flatMap((template) =>
    template.analyzed.flatMap((page) => page.advice.map((advice) => ({ ...advice, template, page }))),
  );
}

function leakOf(seen: readonly Seen[]): SiteLeak | null {
  const best = bestOf(seen);
  if (best === null) return null;
  const places = [...Map.groupBy(seen, ({ template }) => template)].map(([template, there]) => ({
    template: template.id,
    name: template.name,
    seenOn: there.length,
    analyzed: template.analyzed.length,
    pages: template.pages,
  }));
  return {
    id: best.id,
    title: best.title,
    type: best.type,
    effort: best.effort,
    places: places.sort((a, b) => likelyPages(b) - likelyPages(a) || (a.name < b.name ? -1 : 1)),
    seenOn: sum(places.map(({ seenOn }) => seenOn)),
    analyzed: sum(places.map(({ analyzed }) => analyzed)),
    likelyPages: Math.max(seen.length, Math.round(sum(places.map(likelyPages)))),
    gain: meanGain(seen),
    secureId: best.page.secureId,
    isOpen: seen.some(({ isOpen }) => isOpen),
  };
}

function likelyPages({
  seenOn,
  analyzed,
  pages,
}: {
  seenOn: number;
  analyzed: number;
  pages: number;
}): number {
  return (seenOn / Math.max(1, analyzed)) * pages;
}

function worthOf({ gain, likelyPages: pages }: SiteLeak): number {
  return (gain ?? 0) * pages;
}

/** The one change of each template that helps most of its pages, by its gain. The template with most to gain comes first. */
export function templateFixes(templates: readonly TemplateFacts[]): TemplateFix[] {
  const fixes = templates.flatMap((template) => {
    const [best] = siteLeaks([template]);
    if (best === undefined) return [];
    const { id, title, effort, gain, secureId, isOpen, seenOn } = best;
    const { name, pages, analyzed } = template;
    const shared = { id, title, effort, gain, secureId, isOpen, seenOn };
    return [{ ...shared, template: template.id, name, pages, analyzed: analyzed.length }];
  });
  const worth = ({ gain, pages, seenOn, analyzed }: TemplateFix) => ((gain ?? 0) * pages * seenOn) / analyzed;
  return fixes.sort((a, b) => worth(b) - worth(a) || (a.name < b.name ? -1 : 1));
}

/** Where it is seen best: the open advice with the highest gain. */
function bestOf(seen: readonly Seen[]): Seen | null {
  const ranked = seen.toSorted(
    (a, b) =>
      Number(b.isOpen) - Number(a.isOpen) ||
      (b.gain ?? 0) - (a.gain ?? 0) ||
      (a.page.address < b.page.address ? -1 : 1),
  );
  return ranked[0] ?? null;
}

function meanGain(seen: readonly Seen[]): number | null {
  const gains = seen.flatMap(({ gain }) => gain ?? []);
  return gains.length === 0 ? null : Math.round((sum(gains) / gains.length) * 10) / 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
