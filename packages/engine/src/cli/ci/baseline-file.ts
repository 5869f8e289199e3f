import type { ConversionReport } from '@liftmark/contract/report';
import { z } from 'zod';

/** What a later run is compared with: small enough for a repository, and readable in a pull request. */

const baselinePageSchema = z.object({
  /** The lower end of a range; null without a score. */
  score: z.number().nullable(),
  pageType: z.string(),
  rubricVersion: z.string(),
  mode: z.enum(['rendered', 'static']),
  devices: z.array(z.enum(['desktop', 'mobile'])),
  /** Ids of the checks that passed. */
  passing: z.array(z.string()),
});
export type BaselinePage = z.infer<typeof baselinePageSchema>;

export const baselineFileSchema = z.object({
  version: z.literal(1),
  /** By the name of the page. */
  pages: z.record(z.string(), baselinePageSchema),
});
type BaselineFile = z.infer<typeof baselineFileSchema>;

export function measureOf(report: ConversionReport): BaselinePage {
  const { overall, pageType, rubricVersion, mode, screenshots, findings } = report;
  return {
    score: overall.range?.low ?? overall.percent,
    pageType: pageType.type,
    rubricVersion,
    mode,
    devices: (['desktop', 'mobile'] as const).filter((device) => screenshots[device] !== null),
    passing: findings.flatMap(({ check, outcome }) => (outcome === 'pass' ? [check] : [])).toSorted(),
  };
}

export function baselineText(pages: ReadonlyMap<string, BaselinePage>): string {
  const file: BaselineFile = { version: 1, pages: Object.fromEntries(pages) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
