import { gradeSchema } from '@liftmark/contract/report';
import { rangeIn } from '@liftmark/contract/score-words';
import { inLanguageOf } from '@liftmark/contract/translated';
import type { Report } from '../reports/find-report.ts';
import type { ShareCard } from './drawing/card.ts';
import { text } from './text.ts';

const KINDS = {
  url: { name: 'conversion', isScored: true },
  manual: { name: 'conversion', isScored: true },
  competitor: { name: 'competitor', isScored: true },
  swot: { name: 'swot', isScored: false },
  copy: { name: 'copy', isScored: false },
} as const satisfies Record<Report['inputType'], { name: keyof typeof text.kinds; isScored: boolean }>;

/** What anyone with the link may see of a report before opening it. */
export function previewOf(
  report: Pick<Report, 'title' | 'url' | 'inputType' | 'overallScore' | 'scorePercent' | 'writtenIn'>,
): Omit<ShareCard, 'screenshot'> {
  const { title, url, inputType, overallScore, scorePercent, writtenIn } = report;
  const { name, isScored } = KINDS[inputType];
  return {
    title,
    about: url !== null && URL.canParse(url) ? new URL(url).host : (url ?? ''),
    kind: inLanguageOf(report, () => text.kinds[name]),
    writtenIn,
    percent: isScored ? scorePercent : null,
    grade: gradeSchema.safeParse(overallScore).data ?? null,
    range: isScored ? rangeIn(overallScore) : null,
  };
}
