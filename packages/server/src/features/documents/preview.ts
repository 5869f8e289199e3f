import type { StoredReport } from '../reports/find-report.ts';
import type { ShareCard } from './drawing/card.ts';

const KINDS: Record<StoredReport['inputType'], string> = {
  url: 'Conversion Analysis Report',
  manual: 'Conversion Analysis Report',
  competitor: 'Competitive Intelligence Report',
  swot: 'SWOT Analysis Report',
  copy: 'Copy Intelligence Report',
};

/** What anybody who has the link may see of a report before opening it. */
export function previewOf(
  report: Pick<StoredReport, 'title' | 'url' | 'inputType' | 'overallScore' | 'analysisResults'>,
): Omit<ShareCard, 'screenshot'> {
  const { title, url, inputType, overallScore, analysisResults: results } = report;
  return {
    title,
    about: url !== null && URL.canParse(url) ? new URL(url).host : (url ?? ''),
    kind: KINDS[inputType],
    percent: percentOf(results),
    grade: overallScore === 'N/A' ? null : overallScore,
  };
}

function percentOf(results: StoredReport['analysisResults']): number | null {
  if (results.kind === 'conversion') return results.overall.percent;
  return results.kind === 'competitor' ? results.primary.percent : null;
}
