/** Ten categories of five items. The order is part of shared addresses: never move an item. */
export const CHECKLIST = [
  {
    category: 'Headlines & Value Proposition',
    items: [
      'The headline says what visitors get, in words that they use themselves',
      'The main benefit can be read without scrolling, on a phone too',
      'A line below the headline says for whom it is and how it works',
      'The page says what makes the offer different from the usual alternative',
      'The headline repeats the promise of the ad, mail or search that leads here',
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
      'Testimonials carry a name, a role and a concrete result',
      'Ratings show their count and where they come from',
      'Customer logos or figures are real, current and labeled',
      'Contact details and the company’s name are easy to find',
      'Guarantee, return or cancellation terms stand next to the offer',
    ],
  },
  {
    category: 'Page Layout & Design',
    items: [
      'The first screen answers what it is, for whom, and what to do next',
      'Headings alone tell the story to someone who only scans',
      'Text has a contrast of at least 4.5 : 1 against its background',
      'Related things stand together, with clear space between sections',
      'Nothing moves, pops up or covers the content without being asked',
    ],
  },
  {
    category: 'Content & Messaging',
    items: [
      'Benefits come before features, and each feature says what it is good for',
      'Paragraphs are short, and lists replace chains of commas',
      'The most common objections are answered on the page',
      'Prices and all extra costs are shown, or it is said how to learn them',
      'Claims come with evidence: a figure, a source, an example',
    ],
  },
  {
    category: 'Forms & Data Collection',
    items: [
      'The form asks only for what the next step needs',
      'Every field has a visible label, not only a placeholder',
      'Errors appear beside their field and say how to fix them',
      'Fields bring up the right keyboard and can be filled in by the browser',
      'A sentence near the button says what happens with the data',
    ],
  },
  {
    category: 'Mobile Optimization',
    items: [
      'The page fits the screen without sideways scrolling',
      'Buttons and links can be hit with a thumb without hitting their neighbors',
      'Body text is at least 16 px',
      'Phone numbers and addresses can be tapped',
      'No bar or pop-up takes up more than a third of the screen',
    ],
  },
  {
    category: 'Page Speed & Performance',
    items: [
      'The largest element of the first screen appears within 2.5 seconds',
      'Images are compressed and no larger than they are shown',
      'Nothing jumps while the page loads',
      'Scripts of third parties are few, and each has an owner',
      'The page answers taps within 200 milliseconds',
    ],
  },
  {
    category: 'Navigation & User Experience',
    items: [
      'Campaign landing pages leave out links that lead away from the goal',
      'The menu has few entries, named in the visitors’ words',
      'No link leads to an error page',
      'The page can be used with the keyboard alone',
      'It is always clear where one is and how to get back',
    ],
  },
  {
    category: 'Analytics & Tracking',
    items: [
      'The conversion goal is measured, and tested after each release',
      'Steps before the goal are measured, so that drop-offs show',
      'Own visits and bots are left out of the figures',
      'Consent is asked for and respected before anything is tracked',
      'Changes to the page are logged with their date, so that effects can be traced',
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
