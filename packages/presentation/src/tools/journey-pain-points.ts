import type { PainPoint } from './journey-inputs.ts';
import type { FourStages } from './journey-stage-texts.ts';

export const PAIN_POINT_ADVICE: Record<PainPoint, { label: string; stages: FourStages }> = {
  'high-bounce-rate': {
    label: 'High bounce rate',
    stages: [
      'To reduce bounces, compare each ad with the page it leads to, and use the same wording above the fold.',
      'Give hesitant visitors a smaller next step than buying.',
      'Remove surprises from the last page before the goal. Losing visitors there costs the most.',
      'Check where returning visitors bounce. The cause is usually a broken link or a sign-in page.',
    ],
  },
  'low-conversion-rate': {
    label: 'Low conversion rate',
    stages: [
      'To raise conversion, start by looking at who comes to the page. No page convinces the wrong visitors.',
      'Collect the three questions support hears most, and answer them on the page.',
      'Watch five people try to complete the goal, and fix what stops them before you test colors.',
      'Ask new customers what almost kept them from buying, and fix it for the next ones.',
    ],
  },
  'cart-abandonment': {
    label: 'Cart abandonment',
    stages: [
      'To reduce abandonment, show shipping and extra costs as early as the price.',
      'Show an all-inclusive total before checkout starts.',
      'Offer guest checkout, and keep the cart for people who leave.',
      'Send a single email to people who left, with their cart and an offer to help, before any discount.',
    ],
  },
  'poor-user-experience': {
    label: 'Poor user experience',
    stages: [
      'To reduce friction, test the first page on a slow phone and remove whatever delays it.',
      'In session recordings, mark where people turn back, and fix the most common spot first.',
      'Try the last step with the keyboard, a password manager and an invalid entry.',
      'Sort support requests by screen. The longest list is your next project.',
    ],
  },
  'poor-retention': {
    label: 'Poor retention',
    stages: [
      'To keep customers, measure retention by source, and stop buying traffic that doesn’t stay.',
      'Promise results that still hold after three months, not a quick first impression.',
      'At the time of purchase, define what a first success looks like and when to expect it.',
      'Talk to ten customers who left. The reason is rarely the one in the survey.',
    ],
  },
  'low-engagement': {
    label: 'Low engagement',
    stages: [
      'To raise engagement, open with a question or a number that concerns the reader.',
      'Let people try something on the page: a calculator, an example, a preview.',
      'Ask for one small decision at a time.',
      'Send emails only when there’s something to do, and let people choose how often.',
    ],
  },
  'long-sales-cycle': {
    label: 'Long sales cycle',
    stages: [
      'To shorten the cycle, explain early on who needs to be involved, what the process requires and how long it usually takes.',
      'Give your contact at the company material to share with everyone involved in the decision.',
      'Offer a small paid package that doesn’t need committee approval.',
      'Ask new customers where they had to wait, and shorten that step.',
    ],
  },
  'high-customer-acquisition-cost': {
    label: 'High customer acquisition cost',
    stages: [
      'To lower the cost per customer, work on pages for searches with buying intent.',
      'Convert more of your existing traffic before you buy more.',
      'Compare cost and customer value by channel, and move budget to the best channels.',
      'Make referrals a step in the journey. They bring the cheapest customers.',
    ],
  },
  'low-average-order-value': {
    label: 'Low average order value',
    stages: [
      'To raise order value, show bundles and the most popular option first.',
      'Explain what the more expensive version does better, in its buyers’ words.',
      'Offer matching products before payment, once, and with one click.',
      'Set the free-shipping or bonus threshold slightly above your typical order value.',
    ],
  },
  'poor-lead-quality': {
    label: 'Poor lead quality',
    stages: [
      'To get better leads, say above the fold who it’s for and where prices start.',
      'Offer two or three use cases, and let visitors choose the one that fits them.',
      'Add the one question to the form that separates good leads from bad ones, and explain why you ask.',
      'Report to marketing every month which leads became customers.',
    ],
  },
};
