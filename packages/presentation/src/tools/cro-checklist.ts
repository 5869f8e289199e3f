/** Ten categories of five items. The order is part of shared addresses: never move an item. */
export const CHECKLIST = [
  {
    category: 'Headlines & Value Proposition',
    items: [
      'The headline says what visitors get, in their own words',
      'The main benefit is visible without scrolling, on phones too',
      'A line below the headline says who it’s for and how it works',
      'The page says what makes the offer different from the usual alternative',
      'The headline repeats the promise of the ad, email or search that led here',
    ],
  },
  {
    category: 'Call-to-Action',
    items: [
      'One primary action stands out; all others are toned down',
      'The primary button is visible without scrolling',
      'The button says what happens next (“Get my quote”, not “Submit”)',
      'The button contrasts with its surroundings and is at least 44 px high',
      'The primary action is repeated after the proof and at the end of the page',
    ],
  },
  {
    category: 'Social Proof & Trust',
    items: [
      'Testimonials include a name, a role and a concrete result',
      'Ratings show the number of reviews and where they come from',
      'Customer logos and numbers are real, current and labeled',
      'Contact details and the company name are easy to find',
      'Guarantee, return or cancellation terms are next to the offer',
    ],
  },
  {
    category: 'Page Layout & Design',
    items: [
      'The page says above the fold what it is, who it’s for, and what to do next',
      'Visitors who only scan the headings still get the story',
      'Text has a contrast of at least 4.5:1 against its background',
      'Related things are grouped, with clear space between sections',
      'Nothing moves, pops up or covers the content on its own',
    ],
  },
  {
    category: 'Content & Messaging',
    items: [
      'Benefits come before features, and each feature says what it’s good for',
      'Paragraphs are short, and long series of items are formatted as lists',
      'The page answers the most common objections',
      'Prices and all extra costs are shown, or the page says how to get them',
      'Claims come with evidence: a number, a source, an example',
    ],
  },
  {
    category: 'Forms & Data Collection',
    items: [
      'The form asks only for what the next step needs',
      'Every field has a visible label, not just a placeholder',
      'Errors appear next to their field and say how to fix them',
      'Fields open the right keyboard and support autofill',
      'A sentence near the button says how the data is used',
    ],
  },
  {
    category: 'Mobile Optimization',
    items: [
      'The page fits the screen without horizontal scrolling',
      'Buttons and links are easy to tap without hitting their neighbors',
      'Body text is at least 16 px',
      'Visitors can tap phone numbers and addresses',
      'No bar or pop-up takes up more than a third of the screen',
    ],
  },
  {
    category: 'Page Speed & Performance',
    items: [
      'The largest element above the fold appears within 2.5 seconds',
      'Images are compressed and no larger than their display size',
      'Nothing jumps while the page loads',
      'There are few third-party scripts, and each has an owner',
      'The page responds to taps within 200 milliseconds',
    ],
  },
  {
    category: 'Navigation & User Experience',
    items: [
      'Campaign landing pages leave out links that lead away from the goal',
      'The menu has few items, named in the visitors’ words',
      'No link leads to an error page',
      'The page works with the keyboard alone',
      'Visitors always know where they are and how to get back',
    ],
  },
  {
    category: 'Analytics & Tracking',
    items: [
      'The conversion goal is tracked, and the tracking is tested after each release',
      'The steps before the goal are tracked, so you can see where people drop off',
      'Your own visits and bots are excluded from the numbers',
      'The site asks for consent before it tracks anything, and respects the answer',
      'Changes to the page are logged with their date, so you can trace their effects',
    ],
  },
] as const satisfies readonly { category: string; items: readonly string[] }[];

export const CHECKLIST_SIZE = CHECKLIST.reduce((count, { items }) => count + items.length, 0);

/** In percent, rounded. */
export function checklistProgress(ticked: number): number {
  return Math.round((ticked / CHECKLIST_SIZE) * 100);
}

const MESSAGES = [
  [90, 'Excellent! Your site is highly optimized for conversions.'],
  [80, 'Great work! A few tweaks could boost your conversion rate.'],
  [60, 'Good foundation. Focus on the missing elements to improve conversions.'],
  [40, 'Moderate optimization. Several improvements needed for better results.'],
] as const;

/** @param percent ticked items of all, 0 to 100 */
export function checklistMessage(percent: number): string {
  const band = MESSAGES.find(([lowest]) => percent >= lowest);
  return band ? band[1] : 'Significant optimization needed. Start with high-impact areas first.';
}

/** Ticked items, by their place in the list, as 13 hexadecimal digits. */
export function encodeTicks(ticked: ReadonlySet<number>): string {
  let bits = 0n;
  for (const item of ticked) bits |= 1n << BigInt(item);
  return bits.toString(16).padStart(Math.ceil(CHECKLIST_SIZE / 4), '0');
}

/** Reads what `encodeTicks` wrote; anything else has no ticks. */
export function decodeTicks(encoded: string | null): Set<number> {
  const ticked = new Set<number>();
  if (encoded === null || !/^[0-9a-f]{1,13}$/.test(encoded)) return ticked;
  const bits = BigInt(`0x${encoded}`);
  for (let item = 0; item < CHECKLIST_SIZE; item += 1) {
    if ((bits >> BigInt(item)) & 1n) ticked.add(item);
  }
  return ticked;
}
