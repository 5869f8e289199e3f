import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { isHousekeeping } from '../findings/housekeeping.ts';

/** Whether a failing check is housekeeping on this page: by its recommendation, without one by the page's type. */
export function isSmallFix(check: string, { recommendations, pageType }: ConversionReport): boolean {
  const advice = recommendations.find(({ checks }) => checks.includes(check));
  return advice ? advice.place === 'housekeeping' : isHousekeeping(check, judgedPageType(pageType));
}
