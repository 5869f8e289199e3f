/** What the landing page says of the product. Only what the software does stands here. */

export const FEATURES = [
  {
    title: 'Measured, not guessed',
    text: 'The score comes from rules applied to what was seen on the page. Every point lost has a check, a weight and a reason, and they add up.',
  },
  {
    title: 'Shown on your page',
    text: 'Each finding is framed on a picture of the whole page, on desktop and on a phone, with the words that stand there.',
  },
  {
    title: 'Honest about sources',
    text: 'Findings cite published research with its population and its limits. Folklore gets little weight, and a lift is never promised.',
  },
  {
    title: 'Words you can use',
    text: 'Your line and a better one, side by side. What only you can know stays a visible blank.',
  },
  {
    title: 'Never graded unseen',
    text: 'A bot wall, an error page or an empty shell gets a clear answer instead of a grade.',
  },
  {
    title: 'The same capture, the same score',
    text: 'What was captured is judged the same way every time. A slow time that a busy machine made is not counted.',
  },
] as const;

export const STEPS = [
  {
    title: 'You give it an address',
    text: 'Any public page: a product, a landing page, prices, a sign-up form, a course, a restaurant.',
  },
  {
    title: 'It opens the page as visitors do',
    text: 'A real browser, on a desktop and on a phone at the same time, scrolled to the end, without pressing anything.',
  },
  {
    title: 'It checks what it saw',
    text: 'Six categories of checks. What does not apply is left out, and what could not be measured is said to be so.',
  },
  {
    title: 'You get the changes in order',
    text: 'What to change first, with the place, the reason, the effort and the words.',
  },
] as const;

export const QUESTIONS = [
  {
    question: 'What is conversion rate optimization?',
    answer:
      'Making it easier for people who already visit your page to do what they came for: to buy, to sign up, to ask. You change the page, then measure whether more of them do.',
  },
  {
    question: 'How does the AI work?',
    answer:
      'Code measures the page and computes the score by published rules. Code puts the findings into words, too. Where a language model is switched on, it may improve the wording, marked with its name, and it moves no score.',
  },
  {
    question: 'What do the recommendations contain?',
    answer:
      'What we saw, with its place on your page; why it matters, with the study behind it; what to change, with words to use; and the effort and priority of each change.',
  },
  {
    question: 'How accurate are the predictions?',
    answer:
      'Nobody can know your lift in advance, so we promise none. Where a study measured a change, the report shows its range, its source and whom it studied. Your own figures before and after tell the rest.',
  },
  {
    question: 'What is in the free trial?',
    answer:
      'Everything in Pro for seven days: unlimited analyses, all recommendations, chat, SWOT, copy optimization and competitors. Cancel before the seven days end and you pay nothing.',
  },
  {
    question: 'Which kinds of website can be analyzed?',
    answer:
      'Any public page: shops, software, services, courses, events, donations. If a page cannot be read, you learn why and what to do. Nothing is graded, and nothing is counted.',
  },
  {
    question: 'How long does an analysis take?',
    answer:
      'Most pages take 15 to 30 seconds. You see each step while it happens, and you can cancel at any time.',
  },
  {
    question: 'Do I need technical skills?',
    answer:
      'No. Most changes are words and their order. Where a developer is needed, the step says so and names the element.',
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
  { to: '/tools', title: 'Calculate', text: 'Five tools for people who improve pages, without an account.' },
  { to: '/analyze', title: 'Measure', text: 'An audit of your own page, with evidence for each finding.' },
] as const;

/** The demo dashboard: an invented page. Its mean is 65, a C+. */
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
      title: 'Print customers’ own words beside the price',
      detail: 'Social Proof, 2 hours',
    },
    {
      priority: 'MEDIUM',
      level: 2,
      title: 'State the return terms beside the button',
      detail: 'Offer Strength, 30 minutes',
    },
  ],
  plan: [
    { title: 'Name the product in the headline', isDone: true },
    { title: 'Print three customers’ own words', isDone: false },
    { title: 'State the return terms beside the button', isDone: false },
  ],
} as const;
