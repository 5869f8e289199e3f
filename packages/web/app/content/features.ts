interface FeatureGroup {
  id: string;
  title: string;
  lead: string;
  items: readonly { title: string; text: string; isPro?: true }[];
}

/** What the product does, by the question that a person comes with. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'audit',
    title: 'What is wrong with my page?',
    lead: 'The audit',
    items: [
      {
        title: 'Desktop and phone at once',
        text: 'A real browser opens the page in both sizes, scrolls to its end and reads what a visitor sees.',
      },
      {
        title: 'A score that adds up',
        text: 'Six categories, one Liftmark Score with a letter. Every point that was lost names its check and its weight.',
      },
      {
        title: 'Evidence on the page',
        text: 'Each finding is framed on a picture of the page, with the words that stand there and the study behind it.',
      },
      {
        title: 'Clear about limits',
        text: 'What does not apply, and what could not be measured, is listed apart, with reasons.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'What should I change first?',
    lead: 'Recommendations',
    items: [
      {
        title: 'In order',
        text: 'Critical, high, medium, quick win: sorted by what they cost you and what they take.',
      },
      {
        title: 'Action plan',
        text: 'The five most important changes as a list that keeps its ticks.',
        isPro: true,
      },
      {
        title: 'Copy Optimization',
        text: 'Headline, calls to action and body text: yours and a better one, side by side, with the reasoning.',
        isPro: true,
      },
      {
        title: 'AI Expert Chat',
        text: 'Ask about a report. Answers point to the findings that they rest on.',
        isPro: true,
      },
    ],
  },
  {
    id: 'others',
    title: 'How do I compare?',
    lead: 'Competitors',
    items: [
      {
        title: 'Competitor Analysis',
        text: 'Your page against one to three others, category by category, measured the same way.',
        isPro: true,
      },
      {
        title: 'SWOT Analysis',
        text: 'Strengths, weaknesses, opportunities and threats, drawn from what was measured.',
        isPro: true,
      },
    ],
  },
  {
    id: 'progress',
    title: 'Did it help?',
    lead: 'Tracking',
    items: [
      {
        title: 'Dashboard',
        text: 'All your pages with their state, their tasks and what is still open.',
      },
      {
        title: 'Before and after',
        text: 'Enter your conversion rate before and after a change, and see the lift. Run the page again and see what changed.',
      },
      {
        title: 'Share and export',
        text: 'A link, a PDF or a mail, for clients and colleagues.',
      },
      {
        title: 'Free tools',
        text: 'Calculators, a 50-point checklist, a test planner and a journey mapper, without an account.',
      },
    ],
  },
];
