import type { InputType } from '@liftmark/contract/report-view';

/** Every sentence that webhooks send to chats, and what is wrong with an address. */
export const text = {
  sender: 'Liftmark',

  headlines: {
    'analysis.finished': ({ isScheduled }: { isScheduled: boolean }) =>
      isScheduled ? 'Scheduled analysis finished' : 'Analysis finished',
    'analysis.failed': ({ isScheduled }: { isScheduled: boolean }) =>
      isScheduled ? 'Scheduled analysis failed' : 'Analysis failed',
    'score.dropped': ({
      pointsLost,
      isComparable = true,
    }: {
      pointsLost: number;
      isComparable?: boolean;
    }) => {
      if (pointsLost === 0) return 'Fixed issues are broken again';
      return isComparable
        ? `Score dropped by ${pointsOf(pointsLost)}`
        : `The page lost ${pointsOf(pointsLost)}`;
    },
    'fix.verified': ({ fixCount }: { fixCount: number }) =>
      fixCount === 1 ? 'Fix verified' : `${fixCount} fixes verified`,
    'schedule.skipped': () => 'Scheduled analysis skipped',
    'webhook.test': () => 'Test message',
  },

  kinds: {
    url: 'Conversion report',
    manual: 'Conversion report without a page',
    competitor: 'Competitor report',
    swot: 'SWOT report',
    copy: 'Copy report',
  } satisfies Record<InputType, string>,

  labels: {
    kind: 'Report',
    score: 'Liftmark Score',
    reason: 'Reason',
    brokenAgain: 'Broken again',
    fixes: 'Fixed',
    next: 'Next date',
  },

  score: ({
    score,
    previousScore,
    isComparable = true,
    grade,
  }: {
    score: number | null;
    previousScore: number | null;
    /** Absent in deliveries stored by older versions. */
    isComparable?: boolean;
    grade?: string;
  }) => {
    const now = score === null ? (grade ?? 'N/A') : `${score}${grade === undefined ? '' : ` (${grade})`}`;
    if (previousScore === null) return now;
    return isComparable
      ? `${now}, before ${previousScore}`
      : `${now} under a new rubric (${previousScore} before)`;
  },
  more: ({ count }: { count: number }) => `and ${count} more`,
  skipped: {
    no_pro: 'Scheduled analyses are part of Pro.',
    archived: 'The page is archived.',
  },
  test: ({ name }: { name: string }) => `Your webhook “${name}” works.`,

  refusedAddress:
    'This address points to a private or reserved network, or to a port that isn’t allowed. Enter a public address.',

  links: { report: 'Open the report', dashboard: 'Open the dashboard', webhook: 'Open the webhook' },
} as const;

function pointsOf(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}
