import type { BusinessType } from './journey-inputs.ts';
import type { StageTexts } from './journey-stage-texts.ts';

export const JOURNEY_STAGES: Record<BusinessType, readonly [StageTexts, StageTexts, StageTexts, StageTexts]> =
  {
    ecommerce: [
      {
        name: 'Awareness',
        description: 'People notice that your shop has what they’re looking for.',
        touchpoints: ['Search results', 'Ads', 'Social posts', 'Recommendations from friends'],
        emotions: ['Curious', 'Undecided', 'Easily distracted'],
        actions: [
          'Search for the type of product',
          'Open several shops side by side',
          'Skim photos and prices',
        ],
        opportunities: [
          'Link ads to the advertised product, not the home page',
          'Say above the fold what you sell and what’s special about it',
          'Show price and delivery time where the product first appears',
        ],
        painPoints: [
          'Pages that load slowly on phones',
          'Shops that all look the same',
          'Pop-ups before people see the page',
        ],
      },
      {
        name: 'Consideration',
        description: 'They compare products and shops and look for reasons to trust one.',
        touchpoints: ['Product pages', 'Reviews', 'Comparison sites', 'Size guides and FAQs'],
        emotions: ['Interested', 'Careful', 'Overwhelmed by choice'],
        actions: [
          'Read reviews, the bad ones first',
          'Compare prices including shipping',
          'Add items to the cart to see the total',
        ],
        opportunities: [
          'Answer questions about size, material and compatibility next to the price',
          'Show reviews with photos, and let people filter them',
          'Show shipping costs and return terms before the cart',
        ],
        painPoints: [
          'Missing details on the product page',
          'Reviews that sound made up',
          'Costs that show up late',
        ],
      },
      {
        name: 'Decision',
        description: 'They check out or abandon the cart.',
        touchpoints: ['Cart', 'Checkout', 'Payment page', 'Order confirmation'],
        emotions: ['Determined', 'Nervous about paying', 'Impatient'],
        actions: [
          'Look for a coupon code',
          'Fill in address and payment details',
          'Check delivery date and return terms one last time',
        ],
        opportunities: [
          'Offer guest checkout and the usual payment methods',
          'Ask for as few fields as possible, and support autofill',
          'Keep the total, the delivery date and the return terms in view',
        ],
        painPoints: [
          'Having to create an account first',
          'A total that goes up at the last step',
          'Forms that lose what people typed',
        ],
      },
      {
        name: 'Retention',
        description: 'The package arrives, and they decide whether to come back.',
        touchpoints: ['Shipping emails', 'Unboxing', 'Customer service', 'Newsletter'],
        emotions: ['Excited', 'Pleased or disappointed', 'Loyal when pleasantly surprised'],
        actions: ['Track the package', 'Try the product and talk about it', 'Return it or order again'],
        opportunities: [
          'Send tracking and tips before people have to ask',
          'Ask for a review once the product has been used',
          'Send refill reminders when they’re due, not every week',
        ],
        painPoints: [
          'Silence after the purchase',
          'Returns that are a hassle',
          'Emails unrelated to the order',
        ],
      },
    ],
    saas: [
      {
        name: 'Awareness',
        description: 'A team has a problem and learns that your product solves it.',
        touchpoints: ['Search results', 'Articles and videos', 'Communities', 'Review sites'],
        emotions: ['Frustrated with how things are', 'Hopeful', 'Skeptical of promises'],
        actions: [
          'Search for the problem, not for products',
          'Ask colleagues what they use',
          'Read comparison pages',
        ],
        opportunities: [
          'Name the problem in your customers’ words',
          'Show the product itself above the fold',
          'Publish honest comparisons with what they use today',
        ],
        painPoints: [
          'Claims that could be about any product',
          'No photo of the product',
          'Prices behind a contact form',
        ],
      },
      {
        name: 'Trial',
        description: 'They sign up and try to get a first result.',
        touchpoints: ['Sign-up form', 'First-run screens', 'Onboarding emails', 'Help center'],
        emotions: ['Eager', 'Unsure where to start', 'Short of time'],
        actions: [
          'Sign up with a work address',
          'Click around without reading',
          'Import or create a first item',
        ],
        opportunities: [
          'Get users to a first result within minutes, with sample data if needed',
          'Ask for a card only when you need it, and say when that is',
          'Send emails about the steps the user hasn’t finished',
        ],
        painPoints: [
          'Long forms before people see the product',
          'An empty screen after sign-up',
          'Setup that needs an engineer',
        ],
      },
      {
        name: 'Conversion',
        description: 'The trial ends and the team decides whether to pay.',
        touchpoints: ['Pricing page', 'Upgrade screens', 'Sales call', 'Security and legal review'],
        emotions: ['Convinced or in doubt', 'Afraid of choosing wrong', 'Under pressure to justify the cost'],
        actions: [
          'Compare plans and limits',
          'Ask a manager for the budget',
          'Check security, data export and contract terms',
        ],
        opportunities: [
          'Show what the trial has already achieved, in their own numbers',
          'Put plans, limits and cancellation terms on one page',
          'Prepare a page that answers the questions of the people who approve purchases',
        ],
        painPoints: ['Plans that look alike', 'Unexpected limits', 'No one to ask before the deadline'],
      },
      {
        name: 'Expansion',
        description: 'The product is in use. More people and use cases follow, or it’s canceled.',
        touchpoints: ['Product', 'Release notes', 'Customer success', 'Invoices'],
        emotions: ['Routine', 'Proud of results', 'Annoyed by small problems'],
        actions: ['Invite colleagues', 'Ask for integrations', 'Review the cost once a year'],
        opportunities: [
          'Report results that a manager understands, every month',
          'Offer the next plan when a limit is near, not at random',
          'Ask why at the first sign of declining usage',
        ],
        painPoints: [
          'Features no one has heard of',
          'Support that answers days later',
          'Price increases without notice',
        ],
      },
    ],
    service: [
      {
        name: 'Problem Recognition',
        description: 'Something is broken, due for service or wanted, and people need help.',
        touchpoints: ['Search on a phone', 'Maps', 'Recommendations', 'Local ads'],
        emotions: ['Worried', 'Under time pressure', 'Unsure what it will cost'],
        actions: [
          'Search for the problem plus the name of the city',
          'Ask friends and neighbors',
          'Call the first provider who seems capable',
        ],
        opportunities: [
          'Say above the fold what you do, where, and how fast',
          'Make the phone number one tap away',
          'Answer “What does it cost?” with a range or an example',
        ],
        painPoints: [
          'Pages about the company instead of the problem',
          'No mention of price or service area',
          'Phone numbers that no one answers',
        ],
      },
      {
        name: 'Research',
        description: 'They compare two or three providers and look for proof.',
        touchpoints: ['Your site', 'Review sites', 'Photos of earlier work', 'Qualifications'],
        emotions: ['Careful', 'Afraid of being overcharged', 'Looking for someone likable'],
        actions: [
          'Read reviews and how you respond to them',
          'Look for people and faces',
          'Check licenses and guarantees',
        ],
        opportunities: [
          'Show before-and-after photos of your work, with location and price range',
          'Introduce the people who will do the work',
          'Explain step by step what happens after the first call',
        ],
        painPoints: [
          'Stock photos instead of the team',
          'Reviews without names',
          'Nothing about how long it takes',
        ],
      },
      {
        name: 'Engagement',
        description: 'They get in touch, receive a quote and place the order.',
        touchpoints: ['Call', 'Contact form', 'Visit or first conversation', 'Written quote'],
        emotions: ['Hopeful', 'Impatient', 'Weighing trust against price'],
        actions: ['Ask for a date and a price', 'Compare quotes', 'Say yes, or stop replying'],
        opportunities: [
          'Answer within the hour, and say so on the page',
          'Ask only for what the first answer needs',
          'Send quotes that list what’s included and what isn’t',
        ],
        painPoints: [
          'Waiting for a callback',
          'Forms that ask for everything',
          'Quotes that raise new questions',
        ],
      },
      {
        name: 'Advocacy',
        description: 'The work is done, and a satisfied client brings in the next one.',
        touchpoints: ['Handover', 'Invoice', 'Follow-up call', 'Review request'],
        emotions: ['Relieved', 'Grateful', 'Willing to help when asked'],
        actions: ['Check the result', 'Recommend you to friends', 'Keep your number for next time'],
        opportunities: [
          'Ask for a review within two days, with a direct link',
          'Call after a while and ask if everything’s all right',
          'Make recommending you easy: a card, a link, a thank-you',
        ],
        painPoints: [
          'An invoice higher than the quote',
          'No one responsible when something goes wrong later',
          'Being forgotten after paying',
        ],
      },
    ],
  };
