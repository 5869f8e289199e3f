interface FeatureGroup {
  id: string;
  title: string;
  lead: string;
  items: readonly { title: string; text: string; isPro?: true }[];
}

/** What the product does, grouped by the question that people come with. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'audit',
    title: 'What’s wrong with my page?',
    lead: 'The audit',
    items: [
      {
        title: 'Desktop and phone together',
        text: 'A real browser opens the page in both sizes, scrolls to the end and reads what visitors see.',
      },
      {
        title: 'A score that adds up',
        text: 'Six categories, one Liftmark Score with a letter grade. Every lost point is tied to a check and its weight.',
      },
      {
        title: 'Evidence on the page',
        text: 'Each finding is highlighted on a screenshot of the page, with the page’s own words and the study behind it.',
      },
      {
        title: 'Clear about its limits',
        text: 'Checks that don’t apply or couldn’t be measured are listed separately, with reasons.',
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
        text: 'Critical, high, medium or quick win, sorted by what they cost you and how much work they take.',
      },
      {
        title: 'Action plan',
        text: 'The five most important changes as a checklist that saves your progress.',
        isPro: true,
      },
      {
        title: 'Copy Optimization',
        text: 'Headline, calls to action and body text: yours and a better version side by side, with the reasoning.',
        isPro: true,
      },
      {
        title: 'AI Expert Chat',
        text: 'Ask about a report. Answers link to the findings they’re based on.',
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
        text: 'Your page compared with one to three others, category by category, measured the same way.',
        isPro: true,
      },
      {
        title: 'SWOT Analysis',
        text: 'Strengths, weaknesses, opportunities and threats, based on what was measured.',
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
        text: 'All your pages with their status, their tasks and what’s left to do.',
      },
      {
        title: 'Before and after',
        text: 'Enter your conversion rate before and after a change, and see the lift. Analyze the page again and see what changed.',
      },
      {
        title: 'Share and export',
        text: 'A link, a PDF or an email, for clients and colleagues.',
      },
      {
        title: 'Free tools',
        text: 'Calculators, a 50-point checklist, a test planner and a journey mapper. No account needed.',
      },
    ],
  },
];
