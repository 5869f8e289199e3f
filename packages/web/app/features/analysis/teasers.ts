/** The tabs that need Pro, and their teasers for users without it. */
export const TEASERS = {
  competitor: {
    title: 'See where a competitor’s page beats yours',
    text: 'Liftmark captures both pages at the same time, runs the same checks on them, and shows the difference category by category.',
    points: [
      'A performance matrix: your score, the best competitor’s score and the difference, in six categories',
      'What the other page does and yours doesn’t, sorted by how many points that costs you',
      'Up to three competitors in one report, to print or share',
    ],
    unlock: 'Unlock VS Competitors',
  },
  swot: {
    title: 'Your page in four quadrants',
    text: 'Your page’s findings, sorted for decisions: what to keep, what to fix, what to try, what to watch.',
    points: [
      'Measured strengths and weaknesses, with their severity and what to do',
      'Opportunities with next steps, and threats with ways to handle them',
      'A document to download and share with a client',
    ],
    unlock: 'Unlock SWOT Analysis',
  },
  copy: {
    title: 'Better copy for the page you have',
    text: 'Headline, calls to action and body: your current copy, what to write instead, and why.',
    points: [
      'Before and after side by side, ready to copy',
      'A reason for each suggestion, and blanks for facts only you know',
      'The copy to change first, sorted by impact',
    ],
    unlock: 'Unlock Copy Optimizer',
  },
} as const;

export type ProTab = keyof typeof TEASERS;
