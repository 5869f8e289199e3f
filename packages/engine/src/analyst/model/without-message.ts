import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { statementsOf } from '../../checks/shared/phrasing.ts';
import { brokenPromise } from '../../diagnoses/broken-promise/rule.ts';

/** Whether a recommendation quotes the ad, email or search text, which like other hints isn't sent to a model. */
export function quotesMessage({ id }: Pick<Recommendation, 'id'>): boolean {
  return id === brokenPromise.id;
}

/** The report as it may be sent: without that recommendation, and without the sentences of the summary that name it. */
export function withoutMessage(report: ConversionReport): ConversionReport {
  const quoting = report.recommendations.filter(quotesMessage).map(({ title }) => title.toLowerCase());
  if (quoting.length === 0) return report;
  const isSent = (sentence: string) => !quoting.some((title) => sentence.toLowerCase().includes(title));
  return {
    ...report,
    recommendations: report.recommendations.filter((item) => !quotesMessage(item)),
    summary: statementsOf(report.summary).filter(isSent).join(' '),
  };
}
