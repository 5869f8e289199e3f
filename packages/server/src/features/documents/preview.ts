import { gradeSchema } from '@liftmark/contract/report';
import { rangeIn } from '@liftmark/contract/score-words';
import type { Report } from '../reports/find-report.ts';
import type { ShareCard } from './drawing/card.ts';
import { text } from './text.ts';

const KINDS: Record<Report['inputType'], { name: string; isScored: boolean }> = {
  url: { name: text.kinds.conversion, isScored: true },
  manual: { name: text.kinds.conversion, isScored: true },
  competitor: { name: text.kinds.competitor, isScored: true },
  swot: { name: text.kinds.swot, isScored: false },
  copy: { name: text.kinds.copy, isScored: false },
};

/** What anyone with the link may see of a report before opening it. */
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
