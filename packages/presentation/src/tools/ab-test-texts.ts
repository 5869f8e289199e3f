import type { BusinessGoal, TestElement } from './ab-test-inputs.ts';

interface ElementTexts {
  label: string;
  /** Completes "If …". */
  change: string;
  /** Completes "because …". */
  reason: string;
  control: string;
  variant: string;
  /** At most three. */
  ideas: { category: string; hypothesis: string }[];
}

export const AB_ELEMENT_TEXTS: Record<TestElement, ElementTexts> = {
  headline: {
    label: 'Headline',
    change: 'the headline names the visitor’s outcome instead of the product',
    reason: 'visitors decide from the first line whether a page is for them',
    control: 'The current headline.',
    variant: 'A headline that says what visitors get, who it’s for, and what’s different.',
    ideas: [
      {
        category: 'Outcome',
        hypothesis:
          'A headline with the result in the customer’s own words beats one that describes the product.',
      },
      {
        category: 'Specificity',
        hypothesis:
          'A number or time frame you can prove makes the promise more believable than an adjective.',
      },
      {
        category: 'Match',
        hypothesis:
          'Repeating the words of the ad or search that led here shows visitors they’re in the right place.',
      },
    ],
  },
  'cta-button': {
    label: 'Call-to-action button',
    change: 'the button says what happens next and stands out from everything around it',
    reason: 'a vague or hidden button makes people guess what a click will cost them',
    control: 'The current button, with its wording, position and color unchanged.',
    variant:
      'A button worded from the visitor’s point of view (“Get my quote”), above the fold, in a color used nowhere else.',
    ideas: [
      {
        category: 'Wording',
        hypothesis: 'A verb plus its result (“Download the guide”) beats “Submit” or “Learn more”.',
      },
      {
        category: 'Reassurance',
        hypothesis: 'One line under the button (“No card needed”) removes the last doubt before the click.',
      },
      {
        category: 'Focus',
        hypothesis:
          'One primary button per screen, with the others toned down, collects clicks that are now scattered.',
      },
    ],
  },
  'form-design': {
    label: 'Form',
    change: 'the form asks only for what the next step needs',
    reason: 'every extra field costs effort and makes people wonder why you need it',
    control: 'The current form.',
    variant: 'The same form without optional fields, with labels above the fields and errors next to them.',
    ideas: [
      {
        category: 'Length',
        hypothesis: 'Removing fields you can ask for later raises completions without lowering lead quality.',
      },
      {
        category: 'Steps',
        hypothesis: 'Two short steps that start with the easy question beat one long form.',
      },
      {
        category: 'Trust',
        hypothesis: 'A sentence about how you use the data, next to the email field, raises completions.',
      },
    ],
  },
  'page-layout': {
    label: 'Page layout',
    change: 'the page says what it is, who it’s for, why to believe it and what to do next, in that order',
    reason: 'people scan from the top and leave when their next question goes unanswered',
    control: 'The current layout.',
    variant:
      'Promise and button above the fold, proof right below, then details, with the button repeated at the end.',
    ideas: [
      {
        category: 'Order',
        hypothesis: 'Proof right below the fold beats proof at the end of the page.',
      },
      {
        category: 'Distraction',
        hypothesis: 'A landing page without the site navigation keeps more visitors on the one offer.',
      },
      {
        category: 'Mobile',
        hypothesis: 'A layout that shows the button on a phone without scrolling raises mobile conversions.',
      },
    ],
  },
  'social-proof': {
    label: 'Social proof',
    change: 'named customers say what changed for them, next to the button',
    reason: 'people trust customers like themselves more than they trust the seller',
    control: 'The page with its current proof.',
    variant:
      'Two testimonials with name, role and result next to the primary button, plus the rating and the number of reviews.',
    ideas: [
      {
        category: 'Placement',
        hypothesis: 'Proof next to the button beats the same proof on a separate page.',
      },
      {
        category: 'Detail',
        hypothesis: 'A testimonial with a result and a full name beats an anonymous compliment.',
      },
      {
        category: 'Similarity',
        hypothesis:
          'Customers from the visitor’s own industry are more convincing than famous names from another one.',
      },
    ],
  },
  pricing: {
    label: 'Pricing',
    change: 'the price, what it includes and how to cancel are in one place',
    reason: 'a price that leaves questions open looks like a risk',
    control: 'The current pricing section.',
    variant:
      'Plans side by side with the recommended one marked, all costs shown, and the cancellation terms next to them.',
    ideas: [
      {
        category: 'Clarity',
        hypothesis: 'Showing the full price with all fees early raises completed purchases.',
      },
      {
        category: 'Choice',
        hypothesis:
          'Highlighting the plan that suits most customers makes choosing easier than showing all plans as equals.',
      },
      {
        category: 'Risk',
        hypothesis:
          'A guarantee or cancellation terms next to the price reduce the fear of making the wrong choice.',
      },
    ],
  },
  images: {
    label: 'Images',
    change: 'the main image shows the product in use or its result',
    reason: 'people believe what they can see for themselves',
    control: 'The current images.',
    variant:
      'A real photo of the product in use instead of a stock photo, with a caption that says what it shows.',
    ideas: [
      {
        category: 'Evidence',
        hypothesis: 'A photo of the product in use beats a decorative photo.',
      },
      {
        category: 'Guidance',
        hypothesis: 'A person looking toward the offer draws the eye there.',
      },
      {
        category: 'Speed',
        hypothesis: 'A smaller main image loads sooner and keeps impatient visitors from leaving.',
      },
    ],
  },
};

interface GoalTexts {
  label: string;
  short: string;
  /** Completes "then …". */
  outcome: string;
  /** The primary metric. */
  metric: string;
  /** Today's rate that the test sets out to change, in percent of visitors. */
  rate: string;
  /** What it counts each week. */
  counted: string;
  /** Whether a test succeeds with a lower rate. */
  isLowered?: boolean;
}

export const AB_GOAL_TEXTS: Record<BusinessGoal, GoalTexts> = {
  'increase-conversions': {
    label: 'Increase conversions',
    short: 'more conversions',
    outcome: 'more visitors will complete the page’s goal',
    metric: 'Conversion rate',
    rate: 'Current conversion rate',
    counted: 'Base conversions',
  },
  'reduce-bounce-rate': {
    label: 'Reduce bounce rate',
    short: 'fewer bounces',
    outcome: 'fewer visitors will leave without doing anything',
    metric: 'Bounce rate',
    rate: 'Current bounce rate',
    counted: 'Base bounces',
    isLowered: true,
  },
  'increase-engagement': {
    label: 'Increase engagement',
    short: 'more engagement',
    outcome: 'visitors will read further and use more of the page',
    metric: 'Engagement rate',
    rate: 'Current engagement rate',
    counted: 'Base engaged visitors',
  },
  'boost-revenue': {
    label: 'Boost revenue',
    short: 'more revenue',
    outcome: 'each visitor will bring more revenue',
    metric: 'Revenue per visitor',
    rate: 'Current conversion rate',
    counted: 'Base conversions',
  },
  'improve-user-experience': {
    label: 'Improve user experience',
    short: 'an easier page',
    outcome: 'more visitors will finish what they came for without help',
    metric: 'Task completion rate',
    rate: 'Current task completion rate',
    counted: 'Base completed tasks',
  },
};
