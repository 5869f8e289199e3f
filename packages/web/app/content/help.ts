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
        question: 'Which pages can I analyze?',
        answer:
          'Any page that opens in a browser without signing in. We can’t read pages that require a login, are on a private network, or block automated visits. If that happens, you’ll see the reason and what to do.',
      },
      {
        question: 'Why didn’t my page get a score?',
        answer:
          'We score a page only if we can measure enough of it. We never grade an error page, a bot check or a blank page. The message says what we found. Failed analyses don’t count toward your limit.',
      },
      {
        question: 'Why did the score change?',
        answer:
          'The same capture always gets the same score. If the score changed, the page did: a different offer, a test variant, a slower response. Analyze the page again, and the report starts with what changed.',
      },
      {
        question: 'Can I choose the page type?',
        answer:
          'Yes. Open the advanced options of the form and choose the type, the goal, the audience or the traffic source. A shop is scored differently from a sign-up page.',
      },
      {
        question: 'Does my page deliver what my ad promises?',
        answer:
          'In the advanced options, paste the text of the ad, email or search that brings visitors to your page. The report says which of its words, prices and terms the page repeats, leaves out or contradicts. The score stays the same.',
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
          'Anyone with the link. The address is random, can’t be guessed, and isn’t listed anywhere. Only you can see the conversion rates you enter.',
      },
      {
        question: 'How do I get a PDF?',
        answer: 'Open the report and choose Download PDF. You can also print it or email it.',
      },
      {
        question: 'What do the letters mean?',
        answer:
          'An A+ starts at 95, an A at 90 and an A- at 85. From there, each step is five points, down to D+ at 50. A D starts at 40, and anything lower is an F. The methodology page explains how the score is calculated.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and plans',
    questions: [
      {
        question: 'What does the free plan include?',
        answer:
          'A set number of analyses each month. Each includes the score, the categories and every check, the first two recommendations in full, the PDF and the report by email. No credit card needed.',
      },
      {
        question: 'How do I cancel?',
        answer:
          'On your account page, at any time. You keep Pro until the end of the period you’ve paid for. If you cancel a trial before its seventh day ends, you pay nothing.',
      },
      {
        question: 'How do I export or delete my data?',
        answer: 'You can do both on your account page. Deleting your account also removes its reports.',
      },
    ],
  },
];
