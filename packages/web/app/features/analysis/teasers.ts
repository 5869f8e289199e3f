/** The tabs that need Pro, and what each says to whoever has none. */
export const TEASERS = {
  competitor: {
    title: 'See where a competitor’s page beats yours',
    text: 'Liftmark captures both pages at the same time, measures them with the same checks, and shows the difference category by category.',
    points: [
      'A performance matrix: your score, the best competitor’s, and the difference, in six categories',
      'What the other page does that yours does not, by the points it costs you',
      'Up to three competitors in one report, to print or to share',
    ],
    unlock: 'Unlock VS Competitors',
  },
  swot: {
    title: 'The page in four fields',
    text: 'The findings of your page, sorted for a decision: what to keep, what to mend, what to try, what to watch.',
    points: [
      'Strengths and weaknesses that were measured, with their severity and what to do',
      'Opportunities with the next step, threats with a way to meet them',
      'A document to download and to share with a client',
    ],
    unlock: 'Unlock SWOT Analysis',
  },
  copy: {
    title: 'Better words for the page you have',
    text: 'Headline, calls to action and body: what stands there now, what may stand there instead, and why.',
    points: [
      'Before and after side by side, ready to be copied',
      'Each suggestion with its reason; what only you can know stays a blank',
      'The words to change first, by their impact',
    ],
    unlock: 'Unlock Copy Optimizer',
  },
} as const;

export type ProTab = keyof typeof TEASERS;
