import { gradeSchema } from '@liftmark/contract/report';
import { rangeIn } from '@liftmark/contract/score-words';
import type { Report } from '../reports/find-report.ts';
import type { ShareCard } from './drawing/card.ts';

const KINDS: Record<Report['inputType'], { name: string; isScored: boolean }> = {
  url: { name: 'Conversion Analysis Report', isScored: true },
  manual: { name: 'Conversion Analysis Report', isScored: true },
  competitor: { name: 'Competitive Intelligence Report', isScored: true },
  swot: { name: 'SWOT Analysis Report', isScored: false },
  copy: { name: 'Copy Intelligence Report', isScored: false },
};

/** What anybody who has the link may see of a report before opening it. */
export function previewOf(
  report: Pick<Report, 'title' | 'url' | 'inputType' | 'overallScore' | 'scorePercent'>,
): Omit<ShareCard, 'screenshot'> {
  const { title, url, inputType, overallScore, scorePercent } = report;
  const { name, isScored } = KINDS[inputType];
  return {
    title,
    about: url !== null && URL.canParse(url) ? new URL(url).host : (url ?? ''),
    kind: name,
    percent: isScored ? scorePercent : null,
    grade: gradeSchema.safeParse(overallScore).data ?? null,
    range: isScored ? rangeIn(overallScore) : null,
  };
}
