import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { brokenPromise } from '../../diagnoses/broken-promise/rule.ts';

/** Whether a recommendation quotes the ad, email or search text, which is sent to a model with the whole page alone. */
export function quotesMessage({ id }: Pick<Recommendation, 'id'>): boolean {
  return id === brokenPromise.id;
}

/** How much of a title tells it from other text. */
const TELLING = 16;

/** The report as it may be sent: without that recommendation, and with the summary only up to where it names it. */
export function withoutMessage(report: ConversionReport): ConversionReport {
  const quoting = report.recommendations.filter(quotesMessage);
  if (quoting.length === 0) return report;
  return {
    ...report,
    recommendations: report.recommendations.filter((item) => !quotesMessage(item)),
    summary: quoting.reduce((summary, { title }) => before(summary, title), report.summary),
  };
}

/** The sentences before the one that holds the title. The page's own quotation marks can't be relied on. */
function before(summary: string, title: string): string {
  const at = summary.toLowerCase().indexOf(title.slice(0, TELLING).toLowerCase());
  if (at < 0) return summary;
  return summary.slice(0, summary.lastIndexOf('. ', at) + 1);
}
