import type { FourStages, PainPoint } from './customer-journey.ts';

export const PAIN_POINT_ADVICE: Record<PainPoint, { label: string; stages: FourStages }> = {
  'high-bounce-rate': {
    label: 'High bounce rate',
    stages: [
      'Against bounces: compare each ad with the first screen it leads to, and close the gap in wording.',
      'Give those who hesitate a next step smaller than buying.',
      'Take surprises out of the last page before the goal; late bounces cost the most.',
      'Look where returning people bounce: it is mostly a broken link or a sign-in.',
    ],
  },
  'low-conversion-rate': {
    label: 'Low conversion rate',
    stages: [
      'Against low conversion: count who arrives; the wrong visitors can’t be convinced by any page.',
      'Collect the three questions that support hears most and answer them on the page.',
      'Watch five people trying to complete the goal, and mend what stops them before testing colors.',
      'Ask new customers what nearly kept them away, and remove that for the next.',
    ],
  },
  'cart-abandonment': {
    label: 'Cart abandonment',
    stages: [
      'Against abandonment: name shipping or extra costs as early as the price.',
      'Show a total with everything in it before checkout begins.',
      'Offer a way on without an account, and keep the cart for those who leave.',
      'Write once to those who left, with the cart and help, before any discount.',
    ],
  },
  'poor-user-experience': {
    label: 'Poor user experience',
    stages: [
      'Against friction: test the first page on a slow phone and remove what blocks the first look.',
      'Mark on session recordings where people turn back, and fix the most frequent place first.',
      'Try the last step with the keyboard, a password manager and a wrong entry.',
      'Sort support requests by screen; the longest list is the next project.',
    ],
  },
  'poor-retention': {
    label: 'Poor retention',
    stages: [
      'Against loss of customers: measure retention by source, and stop buying traffic that leaves.',
      'Promise the result that people still have after three months, not the first impression.',
      'Lay down at the time of purchase what a first success looks like, and when.',
      'Talk to ten who left; the reason is seldom the one in the survey.',
    ],
  },
  'low-engagement': {
    label: 'Low engagement',
    stages: [
      'Against low engagement: open with a question or a figure that concerns the reader.',
      'Let people try something on the page: a calculator, an example, a preview.',
      'Ask for one small decision at a time.',
      'Write when there is something to do, and let people choose how often.',
    ],
  },
  'long-sales-cycle': {
    label: 'Long sales cycle',
    stages: [
      'Against long cycles: say early who decides, what it takes and how long it usually lasts.',
      'Give the champion material for each person who has a say.',
      'Offer a small paid start that needs no committee.',
      'Ask new customers where they waited, and shorten that step.',
    ],
  },
  'high-customer-acquisition-cost': {
    label: 'High customer acquisition cost',
    stages: [
      'Against high cost per customer: put effort into pages for searches with intent to buy.',
      'Raise the conversion of existing traffic before buying more.',
      'Compare cost with the value of a customer by channel, and move the budget.',
      'Make referrals a step of the journey; they are the cheapest customers.',
    ],
  },
  'low-average-order-value': {
    label: 'Low average order value',
    stages: [
      'Against small orders: show sets and the most chosen option first.',
      'Explain what the better version does better, in the words of its buyers.',
      'Offer what belongs to the product before payment, once, and with one click.',
      'Set the free-shipping or bonus limit a little above the usual order.',
    ],
  },
  'poor-lead-quality': {
    label: 'Poor lead quality',
    stages: [
      'Against poor leads: say on the first screen for whom it is, and from which price.',
      'Let visitors sort themselves with two or three cases to choose from.',
      'Add the one question to the form that separates good leads, and explain why you ask.',
      'Tell marketing which leads became customers, every month.',
    ],
  },
};
