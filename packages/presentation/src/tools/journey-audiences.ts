import type { Audience } from './journey-inputs.ts';
import type { FourStages } from './journey-stage-texts.ts';

export const AUDIENCE_ADVICE: Record<Audience, { label: string; stages: FourStages }> = {
  'smb-owners': {
    label: 'Small business owners',
    stages: [
      'Owners are short on time: say in one line how many hours or dollars it saves.',
      'Show a business of the same size with its before and after numbers.',
      'Show the full monthly cost and say they can cancel at any time.',
      'Stay in touch with short, practical tips. They have no time for webinars.',
    ],
  },
  'marketing-managers': {
    label: 'Marketing managers',
    stages: [
      'Marketing managers want proof they can pass around: lead with a result and its source.',
      'Offer a comparison table they can paste into a slide.',
      'Give them the business case for their boss: cost, effort, expected effect.',
      'Send a monthly summary they can forward without editing.',
    ],
  },
  'ecommerce-directors': {
    label: 'E-commerce directors',
    stages: [
      'Directors think in terms of revenue per visitor: state the effect in revenue, not in clicks.',
      'Name the e-commerce platforms you integrate with, and how long setup takes.',
      'Offer a pilot on one category with a success metric you agree on in advance.',
      'Report margin, return rate and repeat purchases, not just conversion.',
    ],
  },
  'consumer-millennials': {
    label: 'Consumers: millennials',
    stages: [
      'Design for phones first. Most of them never see the desktop page.',
      'Show reviews with photos from buyers, and how you handle bad ones.',
      'Offer wallets and pay-later options, and show the full price early.',
      'Reward both sides for sharing and referring.',
    ],
  },
  'consumer-parents': {
    label: 'Consumers: parents',
    stages: [
      'Parents check safety first: show age range, material and safety marks above the fold.',
      'Show testimonials from other parents, with the age of their child.',
      'Save the cart, so parents who get interrupted can finish later on another device.',
      'Remind them when the next size is due, and offer to take back what no longer fits.',
    ],
  },
  'consumer-professionals': {
    label: 'Consumers: professionals',
    stages: [
      'Busy professionals pay to save time: say how long it takes, from order to result.',
      'Put the facts in a table they can take in at a glance.',
      'Offer delivery windows and invoices made out to the company.',
      'Let them reorder in one click from their last order confirmation.',
    ],
  },
  'enterprise-it': {
    label: 'Enterprise IT',
    stages: [
      'IT looks for reasons to say no: link security, hosting and integrations above the fold.',
      'Publish documentation without a sign-up, and cover single sign-on and roles.',
      'Prepare answers for the security review: data flow, certificates, sub-processors.',
      'Announce changes ahead of time, and run a status page.',
    ],
  },
  'enterprise-ceo': {
    label: 'Enterprise executives',
    stages: [
      'Executives read one paragraph: give the effect on revenue or cost, and name one customer they’ll recognize.',
      'Offer a one-page summary instead of a feature list.',
      'Name a contact, a time frame and the risk you take on.',
      'Report once a quarter on the one metric you agreed on.',
    ],
  },
  'startup-founders': {
    label: 'Startup founders',
    stages: [
      'Founders want to try, not talk: let them start without a call.',
      'Say honestly how far the free or small plan goes.',
      'Offer monthly terms and a price that grows with use.',
      'Give them reasons to recommend you: credits, a community, early access.',
    ],
  },
  freelancers: {
    label: 'Freelancers',
    stages: [
      'Freelancers pay out of their own pocket: show the price right away.',
      'Show how your product makes them look to their clients.',
      'Let them pause in months without work.',
      'Help them win work: templates, referrals, a public profile.',
    ],
  },
  'agency-owners': {
    label: 'Agency owners',
    stages: [
      'Agencies want to know if it works for many clients: say so, with limits and price per client.',
      'Show reports with their logo on them.',
      'Offer a partner plan with terms that let them pass costs on to clients.',
      'Share leads and case studies. Partners who earn money stay.',
    ],
  },
  'saas-founders': {
    label: 'SaaS founders',
    stages: [
      'SaaS founders know every trick: lead with the product and real numbers, without pressure.',
      'Show the effect on activation, churn or expansion, and how you measured it.',
      'Let them start today, with their own data and an API key.',
      'Publish your roadmap, and answer requests with a date or an honest no.',
    ],
  },
};
