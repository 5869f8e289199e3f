import {
  type GivenLinks,
  LINKED_PAGES,
  type LinkedPage,
  linkedPagesOf,
  missingLinks,
} from '@liftmark/contract/given-links';
import { siteAddress } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguageOf } from '@liftmark/contract/translated';
import { GIVEN_LINKS } from '@liftmark/contract/trials';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { copyFor } from '../language/copy/copy-for.ts';
import { PageModel } from '../page/page-model.ts';
import { fitted } from '../patches/fitted.ts';
import { endOfFooter } from '../patches/page-end.ts';
import { text } from '../patches/text.ts';
import type { Fix } from './fix.ts';

/** The check that a link is enough for. */
const GAINING: Partial<Record<LinkedPage, string>> = {
  privacy: 'legal-links',
  terms: 'legal-links',
  contact: 'contact-details',
};

/**
 * The report with the links that the owner gave as the fixes of the recommendations that miss them, each link once.
 * @param snapshot what the report was made from
 */
export function withOwnLinks(
  snapshot: PageSnapshot,
  report: ConversionReport,
  links: GivenLinks,
): ConversionReport {
  const left = { ...links };
  const recommendations = report.recommendations.map((recommendation) => {
    const missed = missingLinks(recommendation, report.facts).filter((page) => left[page] !== undefined);
    const own = Object.fromEntries(missed.map((page) => [page, left[page]]));
    const fix =
      missed.length === 0
        ? null
        : ownLinksFix(snapshot, report, { recommendation: recommendation.id, links: own });
    if (fix === null) return recommendation;
    for (const page of missed) delete left[page];
    return { ...recommendation, patch: fix.patch };
  });
  return { ...report, recommendations };
}

/**
 * Links in the footer to the pages that the owner gives the addresses of; null where the recommendation asks for none of
 * them, or none is on the page's own site.
 * @param snapshot what the report was made from
 */
export function ownLinksFix(
  snapshot: PageSnapshot,
  report: ConversionReport,
  { recommendation: id, links }: { recommendation: string; links: GivenLinks },
): Fix | null {
  const recommendation = report.recommendations.find((each) => each.id === id);
  const page = new PageModel(snapshot);
  const place = endOfFooter(page);
  if (recommendation === undefined || place === null) return null;
  const asked = linkedPagesOf(recommendation);
  const labels = copyFor(report.language).links;
  const given = LINKED_PAGES.flatMap((page) => {
    const address = asked.includes(page) ? siteAddress(links[page] ?? '', report.finalUrl) : null;
    return address === null ? [] : [{ page, label: labels[page], address }];
  });
  if (given.length === 0) return null;
  const items = given.map(({ label, address }) => ({ label, address }));
  const summary = inLanguageOf(report, () => text.links({ labels: items.map(({ label }) => label) }));
  return {
    recommendation: id,
    patch: {
      summary,
      kind: GIVEN_LINKS,
      checks: recommendation.checks.filter((check) => given.some(({ page }) => GAINING[page] === check)),
      placeholder: false,
      operations: [
        fitted(page, {
          operation: 'insert',
          ...place,
          content: { block: 'links', items },
          placeholder: false,
        }),
      ],
    },
  };
}
