import type { AnalysisKind } from '@liftmark/contract/analysis-request';

const SCORE = {
  title: 'The Liftmark Score',
  text: 'A number and a letter, with every point that was lost and why.',
};
const CATEGORIES = {
  title: 'Six categories',
  text: 'From clarity to trust, on one scale, so that you see where to begin.',
};
const CHANGES = {
  title: 'Changes in order',
  text: 'What to change first, with the effort, the source and the words.',
};

/** What a report of each kind holds, in short. */
export const REPORT_CONTENTS: Record<AnalysisKind, readonly { title: string; text: string }[]> = {
  url: [
    SCORE,
    CATEGORIES,
    { title: 'Your page with frames', text: 'Desktop and mobile, each finding where it is.' },
    CHANGES,
  ],
  manual: [SCORE, CATEGORIES, CHANGES],
  competitor: [
    { title: 'Both scores', text: 'Two pages on one scale, captured and judged under the same conditions.' },
    { title: 'The performance matrix', text: 'Six categories, each with the difference in points.' },
    {
      title: 'What to take over',
      text: 'What the competitor’s page does and yours does not, by the points it costs you.',
    },
  ],
  swot: [
    { title: 'Strengths', text: 'What was measured and works: what to keep.' },
    { title: 'Weaknesses', text: 'What costs points, each with its severity and what to do.' },
    { title: 'Opportunities', text: 'What to try, each with the next step.' },
    { title: 'Threats', text: 'What to watch, each with a way to meet it.' },
  ],
  copy: [
    {
      title: 'The words to change first',
      text: 'What stands there now, what may stand there instead, and why.',
    },
    { title: 'The headline', text: 'What it lacks, and other headlines to copy.' },
    { title: 'The calls to action', text: 'A better label for each button that needs one.' },
    {
      title: 'Blanks that only you can fill',
      text: 'What the page does not tell is left open, not made up.',
    },
  ],
};
