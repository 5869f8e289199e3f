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
    title: 'The same page, the same score',
    text: 'The same capture gives the same report every time, so a change in the score is a change of the page.',
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
    question: 'How long does an analysis take?',
    answer:
      'Most pages take 15 to 30 seconds. You see each step while it happens, and you can cancel at any time.',
  },
  {
    question: 'Does an AI decide the score?',
    answer:
      'No. The score is computed from what was measured on the page. Where a language model is switched on it may improve the wording, marked with its name, and it moves no score.',
  },
  {
    question: 'What if my page cannot be read?',
    answer:
      'You learn why, in a sentence, and what to do about it. Nothing is graded and nothing is counted.',
  },
  {
    question: 'Will my conversion rate rise by a certain percentage?',
    answer:
      'Nobody can know that in advance. Where a study measured a change, the report shows its range with its source and its population. Measure before and after.',
  },
] as const;
