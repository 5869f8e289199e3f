interface HelpTopic {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string }[];
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'analyses',
    title: 'Analyses',
    questions: [
      {
        question: 'Which pages can be analyzed?',
        answer:
          'Any page that a browser can open without signing in. Pages behind a login, in a private network, or protected against automatic visits cannot be read; you get the reason and what to do.',
      },
      {
        question: 'Why does my page get no score?',
        answer:
          'A score needs enough of the page to be measured. An error page, a bot check or an empty shell is never graded. The message names what was met. Failed analyses are not counted.',
      },
      {
        question: 'Why did the score change?',
        answer:
          'The same capture always gives the same score. If it changed, the page did: a different offer, a test variant, a slower answer. Run the page again and the report opens on what changed.',
      },
      {
        question: 'Can I choose what kind of page it is?',
        answer:
          'Yes. Open the advanced part of the form and name the type, the goal, the audience or the source of the traffic. What counts for a shop differs from what counts for a sign-up page.',
      },
    ],
  },
  {
    id: 'reports',
    title: 'Reports',
    questions: [
      {
        question: 'Who can see my report?',
        answer:
          'Whoever has its link. The address is random and cannot be guessed, and it is listed nowhere. Conversion rates that you enter are visible to you alone.',
      },
      {
        question: 'How do I get a PDF?',
        answer: 'Open the report and choose Download PDF. You can also print it, or have it sent by e-mail.',
      },
      {
        question: 'What do the letters mean?',
        answer:
          'A+ from 95, A from 90, A- from 85, then a step for each five points down to D+ from 50, D from 40 and F below. The methodology page explains how the number is made.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and plans',
    questions: [
      {
        question: 'What does the free plan contain?',
        answer:
          'A number of analyses each month with score, categories and every check, the first two recommendations in full, the PDF and the report by e-mail. No credit card.',
      },
      {
        question: 'How do I cancel?',
        answer:
          'On your account page, at any time. Pro stays available until the end of the period that is paid for. A trial that is cancelled before its seventh day ends costs nothing.',
      },
      {
        question: 'How do I export or delete my data?',
        answer: 'Both are on your account page. Deleting an account removes its reports as well.',
      },
    ],
  },
];
