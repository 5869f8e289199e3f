import type { BusinessGoal, TestElement } from './ab-test-planner.ts';

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
    change: 'the headline names the outcome for the visitor instead of the product',
    reason: 'visitors decide from the first line whether a page is for them',
    control: 'The headline as it stands today.',
    variant: 'A headline that says what the visitor gets, for whom, and what is different.',
    ideas: [
      {
        category: 'Outcome',
        hypothesis:
          'A headline with the result in the customer’s own words beats one that describes the product.',
      },
      {
        category: 'Specificity',
        hypothesis:
          'A figure or time span that you can prove makes the promise easier to believe than an adjective.',
      },
      {
        category: 'Match',
        hypothesis:
          'Repeating the words of the ad or search that led here tells visitors that they are in the right place.',
      },
    ],
  },
  'cta-button': {
    label: 'Call-to-action button',
    change: 'the button says what happens next and stands out from everything around it',
    reason: 'a vague or hidden button makes people guess what a click costs them',
    control: 'The button as it stands today: wording, place and color unchanged.',
    variant:
      'A button worded from the visitor’s side (“Get my quote”), above the fold, in a color used nowhere else.',
    ideas: [
      {
        category: 'Wording',
        hypothesis: 'A verb with its result (“Download the guide”) beats “Submit” or “Learn more”.',
      },
      {
        category: 'Reassurance',
        hypothesis:
          'One line under the button (“No card needed”) takes away the last doubt at the moment of the click.',
      },
      {
        category: 'Focus',
        hypothesis:
          'One primary button per screen, with all others toned down, gathers clicks that now scatter.',
      },
    ],
  },
  'form-design': {
    label: 'Form',
    change: 'the form asks only for what the next step needs',
    reason: 'every further field costs effort and raises the question what it is for',
    control: 'The form as it stands today.',
    variant: 'The same form without optional fields, with labels above the fields and errors beside them.',
    ideas: [
      {
        category: 'Length',
        hypothesis:
          'Leaving out fields that can be asked later raises completion without lowering lead quality.',
      },
      {
        category: 'Steps',
        hypothesis: 'Two short steps that begin with the easy question beat one long form.',
      },
      {
        category: 'Trust',
        hypothesis: 'A sentence on what happens with the data, next to the e-mail field, raises completion.',
      },
    ],
  },
  'page-layout': {
    label: 'Page layout',
    change: 'the page answers what, for whom, why believe it and what next, in that order',
    reason: 'people scan from the top and leave where the next question stays open',
    control: 'The layout as it stands today.',
    variant:
      'Promise and button above the fold, proof right below, details after it, the button repeated at the end.',
    ideas: [
      {
        category: 'Order',
        hypothesis: 'Proof right below the first screen beats proof at the end of the page.',
      },
      {
        category: 'Distraction',
        hypothesis: 'A landing page without the site’s navigation keeps more visitors on the one offer.',
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
    reason: 'people trust those who were in their place more than they trust the seller',
    control: 'The page with the proof it has today.',
    variant:
      'Two statements with name, role and result beside the primary button, with the rating and its count.',
    ideas: [
      {
        category: 'Closeness',
        hypothesis: 'Proof beside the button beats the same proof on a page of its own.',
      },
      {
        category: 'Detail',
        hypothesis: 'A statement with a result and a full name beats an anonymous compliment.',
      },
      {
        category: 'Likeness',
        hypothesis: 'Customers from the visitor’s own trade convince more than famous names from another.',
      },
    ],
  },
  pricing: {
    label: 'Pricing',
    change: 'the price, what it includes and how to get out of it stand in one place',
    reason: 'a price with open questions is read as a risk',
    control: 'The pricing section as it stands today.',
    variant:
      'Plans side by side with the recommended one marked, all costs shown, and the terms of cancelling beside them.',
    ideas: [
      {
        category: 'Clarity',
        hypothesis: 'Showing the full price with all fees early raises completed purchases.',
      },
      {
        category: 'Choice',
        hypothesis: 'Marking one plan for the common case makes deciding easier than equal columns.',
      },
      {
        category: 'Risk',
        hypothesis:
          'The guarantee or the terms of cancelling next to the price lower the fear of a wrong choice.',
      },
    ],
  },
  images: {
    label: 'Images',
    change: 'the main image shows the product in use or its result',
    reason: 'people believe what they can see for themselves',
    control: 'The images as they stand today.',
    variant:
      'A real picture of the product at work in place of a stock photo, with a caption that says what it shows.',
    ideas: [
      {
        category: 'Evidence',
        hypothesis: 'A picture of the product in use beats a decorative photo.',
      },
      {
        category: 'Guidance',
        hypothesis: 'A person who looks toward the offer draws the eye there.',
      },
      {
        category: 'Speed',
        hypothesis: 'A smaller file for the main image shows it sooner and keeps impatient visitors.',
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
}

export const AB_GOAL_TEXTS: Record<BusinessGoal, GoalTexts> = {
  'increase-conversions': {
    label: 'Increase conversions',
    short: 'more conversions',
    outcome: 'more visitors will complete the goal of the page',
    metric: 'Conversion rate',
  },
  'reduce-bounce-rate': {
    label: 'Reduce bounce rate',
    short: 'fewer bounces',
    outcome: 'fewer visitors will leave without doing anything',
    metric: 'Bounce rate',
  },
  'increase-engagement': {
    label: 'Increase engagement',
    short: 'more engagement',
    outcome: 'visitors will read further and use more of the page',
    metric: 'Engaged sessions per visitor',
  },
  'boost-revenue': {
    label: 'Boost revenue',
    short: 'more revenue',
    outcome: 'each visitor will bring more revenue',
    metric: 'Revenue per visitor',
  },
  'improve-user-experience': {
    label: 'Improve user experience',
    short: 'an easier page',
    outcome: 'more visitors will finish what they came for without help',
    metric: 'Task completion rate',
  },
};
