import type { AnalysisKind } from '@liftmark/contract/analysis-request';

const SCORE = {
  title: 'The Liftmark Score',
  text: 'A number and a letter, with every lost point explained.',
};
const PICTURES = {
  title: 'Your page with highlights',
  text: 'Desktop and mobile, with each finding in its place.',
};
const CATEGORIES = {
  title: 'Six categories',
  text: 'From clarity to trust, on one scale, so you see where to start.',
};
const CHANGES = {
  title: 'Changes in order',
  text: 'Start with the first one. Each comes with the effort, the source and the copy to use.',
};

/** A short list of what each kind of report contains. */
export const REPORT_CONTENTS: Record<AnalysisKind, readonly { title: string; text: string }[]> = {
  url: [SCORE, CATEGORIES, PICTURES, CHANGES],
  upload: [SCORE, CATEGORIES, PICTURES, CHANGES],
  manual: [SCORE, CATEGORIES, CHANGES],
  competitor: [
    { title: 'Both scores', text: 'Both pages on one scale, captured and judged under the same conditions.' },
    { title: 'The performance matrix', text: 'Six categories, each with the difference in points.' },
    {
      title: 'What to borrow',
      text: 'Things the competitor’s page does and yours doesn’t, sorted by how many points that costs you.',
    },
  ],
  swot: [
    { title: 'Strengths', text: 'Measured strengths to keep.' },
    { title: 'Weaknesses', text: 'Problems that cost points, with their severity and what to do.' },
    { title: 'Opportunities', text: 'Ideas to try, with the next step.' },
    { title: 'Threats', text: 'Risks to watch, and how to handle them.' },
  ],
  copy: [
    {
      title: 'The copy to change first',
      text: 'The current copy, what to write instead, and why.',
    },
    { title: 'The headline', text: 'Its weak points, and alternatives you can copy.' },
    { title: 'The calls to action', text: 'A better label for each button that needs one.' },
    {
      title: 'Blanks only you can fill in',
      text: 'If the page doesn’t say something, we leave a blank instead of making it up.',
    },
  ],
};
