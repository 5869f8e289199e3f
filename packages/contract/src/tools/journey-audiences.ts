import type { Audience, FourStages } from './customer-journey.ts';

export const AUDIENCE_ADVICE: Record<Audience, { label: string; stages: FourStages }> = {
  'smb-owners': {
    label: 'Small business owners',
    stages: [
      'Owners decide between two tasks: say in one line what it saves them in hours or dollars.',
      'Show a business of the same size with its figures before and after.',
      'Name the full monthly cost and that one can leave at any time.',
      'Keep in touch with short, practical tips; they have no time for webinars.',
    ],
  },
  'marketing-managers': {
    label: 'Marketing managers',
    stages: [
      'Marketing managers look for proof that they can show around: lead with a result and its source.',
      'Offer a comparison table that can be pasted into a slide.',
      'Give them the business case for their boss: cost, effort, expected effect.',
      'Send a monthly summary that they can forward without editing.',
    ],
  },
  'ecommerce-directors': {
    label: 'E-commerce directors',
    stages: [
      'Directors think in revenue per visitor: state the effect there, not in clicks.',
      'Name the shop systems that you work with, and how long it takes to connect.',
      'Offer a pilot on one category with a success measure agreed in advance.',
      'Report margin, return rate and repeat purchases, not only conversion.',
    ],
  },
  'consumer-millennials': {
    label: 'Consumers: millennials',
    stages: [
      'Design for the phone first; most of them never see the desktop page.',
      'Show reviews with pictures from buyers, and how you deal with bad ones.',
      'Offer wallets and paying later, and show the whole price early.',
      'Make sharing and referring worth something to both sides.',
    ],
  },
  'consumer-parents': {
    label: 'Consumers: parents',
    stages: [
      'Parents check safety first: show age range, material and test marks on the first screen.',
      'Let other parents speak, with the age of their child.',
      'Make the cart survive interruptions: it is still there tonight on another device.',
      'Remind when the next size is due, and take back what no longer fits.',
    ],
  },
  'consumer-professionals': {
    label: 'Consumers: professionals',
    stages: [
      'Busy professionals pay for time: say how long it takes, from order to result.',
      'Put the facts in a table that can be taken in at a glance.',
      'Offer delivery windows and an invoice made out to the company.',
      'Make ordering again one click from the last confirmation.',
    ],
  },
  'enterprise-it': {
    label: 'Enterprise IT',
    stages: [
      'IT looks for reasons to say no: link security, hosting and integration from the first screen.',
      'Publish documentation without a sign-up, with single sign-on and roles in it.',
      'Have answers ready for the security review: data flow, certificates, sub-processors.',
      'Announce changes with lead time, and run a status page.',
    ],
  },
  'enterprise-ceo': {
    label: 'Enterprise executives',
    stages: [
      'Executives read one paragraph: the effect on revenue or cost, with one name they know.',
      'Offer a one-page summary in place of a feature list.',
      'Name a contact, a time frame and the risk that you take over.',
      'Report once a quarter on the one figure that was agreed.',
    ],
  },
  'startup-founders': {
    label: 'Startup founders',
    stages: [
      'Founders want to try, not talk: let them start without a call.',
      'Show how far the free or small plan carries, honestly.',
      'Offer monthly terms and a price that grows with use.',
      'Give them reasons to tell others: credits, a community, early access.',
    ],
  },
  freelancers: {
    label: 'Freelancers',
    stages: [
      'Freelancers pay out of their own pocket: show the price at once.',
      'Show how it looks in front of their clients.',
      'Offer pausing in months without work.',
      'Help them win work: templates, referrals, a public profile.',
    ],
  },
  'agency-owners': {
    label: 'Agency owners',
    stages: [
      'Agencies ask whether it works for many clients: say so, with limits and price per client.',
      'Show reports with their logo on them.',
      'Offer a partner plan and terms that allow passing costs on.',
      'Share leads and cases; a partner who earns stays.',
    ],
  },
  'saas-founders': {
    label: 'SaaS founders',
    stages: [
      'SaaS founders know every trick: lead with the product and real figures, without pressure.',
      'Show the effect on activation, churn or expansion, and how it was measured.',
      'Let them start with their own data and an API key, today.',
      'Publish your roadmap and answer requests with a date or an honest no.',
    ],
  },
};
