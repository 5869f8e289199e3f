/** What the landing page says about the product. Only what the software does. */

export const FEATURES = [
  {
    title: 'Measured, not guessed',
    text: 'The score comes from rules applied to what we saw on the page. Every lost point is tied to a check, a weight and a reason, and the points add up.',
  },
  {
    title: 'Shown on your page',
    text: 'Each finding is highlighted on a screenshot of the whole page, on desktop and on a phone, with the page’s own words.',
  },
  {
    title: 'Honest about sources',
    text: 'Findings cite published research, with the people it studied and its limits. Folklore gets little weight, and we never promise a lift.',
  },
  {
    title: 'Words you can use',
    text: 'Your line and a better one, side by side. Facts only you know are left as visible blanks.',
  },
  {
    title: 'No grade for pages we can’t see',
    text: 'A bot wall, an error page or a blank page gets a clear explanation instead of a grade.',
  },
  {
    title: 'The same capture, the same score',
    text: 'The same capture is judged the same way every time. If a busy machine slowed a page down, the delay doesn’t count.',
  },
] as const;

export const STEPS = [
  {
    title: 'You enter an address',
    text: 'Any public page: a product, a landing page, pricing, a sign-up form, a course, a restaurant.',
  },
  {
    title: 'Liftmark opens the page like a visitor',
    text: 'A real browser loads it on desktop and phone at the same time and scrolls to the end, without clicking anything.',
  },
  {
    title: 'It checks what it sees',
    text: 'Six categories of checks. Checks that don’t apply are left out, and the report says which ones couldn’t be measured.',
  },
  {
    title: 'You get the changes in order of priority',
    text: 'Start with the most important one. Each comes with its location on the page, the reason, the effort and the copy to use.',
  },
] as const;

export const QUESTIONS = [
  {
    question: 'What is conversion rate optimization?',
    answer:
      'Making it easier for people who already visit your page to do what they came for: buy, sign up or ask a question. You change the page, then measure whether more of them do.',
  },
  {
    question: 'How does the AI work?',
    answer:
      'Code measures the page and calculates the score by published rules, and code writes the findings. If a language model is turned on, it may improve the wording and add suggestions, and those parts are marked with its name. It never changes a score.',
  },
  {
    question: 'What do the recommendations contain?',
    answer:
      'Each one shows what we saw and where it is on your page; why it matters, with the study behind it; what to change, with copy to use; and its effort and priority.',
  },
  {
    question: 'How accurate are the predictions?',
    answer:
      'It’s impossible to know your lift in advance, so we don’t promise one. If a study measured a change, the report shows its range, its source and who was studied. To see your own lift, compare your numbers before and after.',
  },
  {
    question: 'What’s in the free trial?',
    answer:
      'Everything in Pro for seven days: unlimited analyses, all recommendations, chat, SWOT, copy optimization and competitors. Cancel before the seven days end and you pay nothing.',
  },
  {
    question: 'Which kinds of websites can I analyze?',
    answer:
      'Any public page: shops, software, services, courses, events, donations. If we can’t read a page, we say why and what to do. We don’t grade it, and it doesn’t count toward your limit.',
  },
  {
    question: 'How long does an analysis take?',
    answer:
      'Most pages take 15 to 30 seconds. You see each step as it happens, and you can cancel at any time.',
  },
  {
    question: 'Do I need technical skills?',
    answer:
      'No. Most changes are to the wording or the order of what’s on the page. If you need a developer, the step says so and names the element.',
  },
] as const;

export const FREE_TOOLS = [
  { to: '/tools/conversion-calculator', name: 'Conversion Rate Calculator' },
  { to: '/tools/cro-checklist', name: 'CRO Audit Checklist' },
  { to: '/tools/ab-test-planner', name: 'A/B Test Planner' },
  { to: '/tools/roi-calculator', name: 'CRO ROI Calculator' },
  { to: '/tools/customer-journey', name: 'Customer Journey Mapper' },
  { to: '/analyze', name: 'Page analysis' },
] as const;

export const RESOURCES = [
  { to: '/blog', title: 'Read', text: 'Research on pages and visitors, with the size of each effect.' },
  { to: '/tools', title: 'Calculate', text: 'Five tools for people who improve pages. No account needed.' },
  { to: '/analyze', title: 'Measure', text: 'An audit of your own page, with evidence for each finding.' },
] as const;

/** The demo dashboard: a made-up page. Its average is 65, a C+. */
export const DEMO = {
  score: 65,
  scores: {
    clarity: 72,
    urgency: 55,
    socialProof: 58,
    offerStrength: 64,
    structure: 74,
    trustCredibility: 67,
  },
  recommendations: [
    {
      priority: 'HIGH',
      level: 3,
      title: 'Show customer quotes next to the price',
      detail: 'Social Proof, 2 hours',
    },
    {
      priority: 'MEDIUM',
      level: 2,
      title: 'State the return terms next to the button',
      detail: 'Offer Strength, 30 minutes',
    },
  ],
  plan: [
    { title: 'Name the product in the headline', isDone: true },
    { title: 'Show three customer quotes', isDone: false },
    { title: 'State the return terms next to the button', isDone: false },
  ],
} as const;
