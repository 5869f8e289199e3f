import type { BusinessType, StageTexts } from './customer-journey.ts';

export const JOURNEY_STAGES: Record<BusinessType, readonly [StageTexts, StageTexts, StageTexts, StageTexts]> =
  {
    ecommerce: [
      {
        name: 'Awareness',
        description: 'Someone notices that your shop has what they look for.',
        touchpoints: ['Search results', 'Ads', 'Social posts', 'Recommendations by friends'],
        emotions: ['Curious', 'Undecided', 'Easily distracted'],
        actions: [
          'Searches for the kind of product',
          'Opens several shops side by side',
          'Skims pictures and prices',
        ],
        opportunities: [
          'Land ads on the product that they show, not on the home page',
          'Say within the first screen what you sell and what is special about it',
          'Show price and delivery time where the product first appears',
        ],
        painPoints: [
          'Pages that load slowly on a phone',
          'Shops that look alike',
          'Pop-ups before the first look',
        ],
      },
      {
        name: 'Consideration',
        description: 'They compare products and shops and look for reasons to trust one.',
        touchpoints: ['Product pages', 'Reviews', 'Comparison sites', 'Size guides and FAQ'],
        emotions: ['Interested', 'Careful', 'Overwhelmed by choice'],
        actions: [
          'Reads reviews, the bad ones first',
          'Compares prices with shipping',
          'Puts things into the cart to see the total',
        ],
        opportunities: [
          'Answer size, material and compatibility next to the price',
          'Show reviews with pictures and let people filter them',
          'Name shipping cost and return terms before the cart',
        ],
        painPoints: [
          'Missing details on the product page',
          'Reviews that sound invented',
          'Costs that show up late',
        ],
      },
      {
        name: 'Decision',
        description: 'They check out, or leave the cart behind.',
        touchpoints: ['Cart', 'Checkout', 'Payment page', 'Order confirmation'],
        emotions: ['Determined', 'Nervous about paying', 'Impatient'],
        actions: [
          'Looks for a coupon code',
          'Fills in address and payment',
          'Checks delivery date and returns once more',
        ],
        opportunities: [
          'Offer checkout as a guest and the usual ways to pay',
          'Ask for the fewest fields and let the browser fill them in',
          'Keep the total, the delivery date and the return terms in sight',
        ],
        painPoints: [
          'An account that must be made first',
          'A total that rises at the last step',
          'Forms that lose what was typed',
        ],
      },
      {
        name: 'Retention',
        description: 'The parcel arrives; now they decide whether to come back.',
        touchpoints: ['Shipping mails', 'Unboxing', 'Customer service', 'Newsletter'],
        emotions: ['Expectant', 'Pleased or let down', 'Loyal when surprised'],
        actions: ['Tracks the parcel', 'Tries the product and tells others', 'Returns it or orders again'],
        opportunities: [
          'Send tracking and tips for use before they have to ask',
          'Ask for a review when the product has been used',
          'Remind of refills when they are due, not every week',
        ],
        painPoints: [
          'Silence after the purchase',
          'Returns that are hard work',
          'Mails that have nothing to do with the order',
        ],
      },
    ],
    saas: [
      {
        name: 'Awareness',
        description: 'A team feels a problem and learns that your product solves it.',
        touchpoints: ['Search results', 'Articles and videos', 'Communities', 'Review sites'],
        emotions: ['Frustrated with the way it is', 'Hopeful', 'Skeptical of promises'],
        actions: [
          'Searches for the problem, not for products',
          'Asks colleagues what they use',
          'Reads comparison pages',
        ],
        opportunities: [
          'Name the problem in the words of those who have it',
          'Show the product itself on the first screen',
          'Publish honest comparisons with what they use today',
        ],
        painPoints: [
          'Claims that could be about any product',
          'No picture of the product',
          'Prices behind a contact form',
        ],
      },
      {
        name: 'Trial',
        description: 'They sign up and try to reach a first result.',
        touchpoints: ['Sign-up form', 'First screens', 'Onboarding mails', 'Help center'],
        emotions: ['Eager', 'Unsure where to begin', 'Short of time'],
        actions: [
          'Signs up with a work address',
          'Clicks around without reading',
          'Imports or makes a first item',
        ],
        opportunities: [
          'Lead to the first result within minutes, with sample data where needed',
          'Ask for a card only when it is needed, and say when that is',
          'Send mails that answer what the person did not finish',
        ],
        painPoints: [
          'Long forms before the first look',
          'An empty screen after sign-up',
          'Set-up that needs an engineer',
        ],
      },
      {
        name: 'Conversion',
        description: 'The trial ends and the team decides whether to pay.',
        touchpoints: ['Pricing page', 'Upgrade screens', 'Sales call', 'Security and legal review'],
        emotions: [
          'Convinced or in doubt',
          'Afraid of the wrong choice',
          'Under pressure to justify the cost',
        ],
        actions: [
          'Compares plans and limits',
          'Asks a manager for the budget',
          'Checks security, export and contract',
        ],
        opportunities: [
          'Show what the trial has already brought in their own numbers',
          'Put plans, limits and terms of cancelling on one page',
          'Have a page ready that answers the questions of those who approve',
        ],
        painPoints: [
          'Plans that are hard to tell apart',
          'Limits that surprise',
          'Nobody to ask before the deadline',
        ],
      },
      {
        name: 'Expansion',
        description: 'The product is in use; more people and uses follow, or it is cancelled.',
        touchpoints: ['Product', 'Release notes', 'Customer success', 'Invoices'],
        emotions: ['Routine', 'Proud of results', 'Annoyed by small troubles'],
        actions: ['Invites colleagues', 'Asks for integrations', 'Reviews the cost once a year'],
        opportunities: [
          'Report results that a manager understands, every month',
          'Offer the next plan when a limit comes near, not at random',
          'Ask why at the first sign of falling use',
        ],
        painPoints: [
          'Features that nobody has heard of',
          'Support that answers days later',
          'Price rises without notice',
        ],
      },
    ],
    service: [
      {
        name: 'Problem Recognition',
        description: 'Something is broken, due or wished for, and help is needed.',
        touchpoints: ['Search on a phone', 'Maps', 'Recommendations', 'Local ads'],
        emotions: ['Worried', 'Under time pressure', 'Unsure what it will cost'],
        actions: [
          'Searches for the problem with the name of the town',
          'Asks friends and neighbors',
          'Calls the first who seems able',
        ],
        opportunities: [
          'Say what you do, where, and how fast, on the first screen',
          'Make the phone number one tap away',
          'Answer “what does it cost” with a range or an example',
        ],
        painPoints: [
          'Pages that talk about the firm, not the problem',
          'No hint of price or area',
          'Numbers that nobody answers',
        ],
      },
      {
        name: 'Research',
        description: 'They compare two or three providers and look for proof.',
        touchpoints: ['Your site', 'Review portals', 'Photos of earlier work', 'Qualifications'],
        emotions: ['Careful', 'Afraid of being overcharged', 'Looking for someone likable'],
        actions: [
          'Reads reviews and how you answer them',
          'Looks for people and faces',
          'Checks licenses and guarantees',
        ],
        opportunities: [
          'Show work before and after with place and price range',
          'Introduce the people who will come',
          'Explain step by step what happens after the first call',
        ],
        painPoints: [
          'Stock photos instead of the team',
          'Reviews without names',
          'Nothing on how long it takes',
        ],
      },
      {
        name: 'Engagement',
        description: 'They get in touch, receive an offer and give the order.',
        touchpoints: ['Call', 'Contact form', 'Visit or first talk', 'Written offer'],
        emotions: ['Hopeful', 'Impatient', 'Weighing trust against price'],
        actions: ['Asks for a date and a price', 'Compares offers', 'Says yes, or stops answering'],
        opportunities: [
          'Answer within the hour, and say so on the page',
          'Ask in the form only what the first answer needs',
          'Send offers that list what is included and what is not',
        ],
        painPoints: [
          'Waiting for a call back',
          'Forms that ask for everything',
          'Offers that raise new questions',
        ],
      },
      {
        name: 'Advocacy',
        description: 'The work is done; a satisfied client brings the next.',
        touchpoints: ['Handover', 'Invoice', 'Follow-up call', 'Review request'],
        emotions: ['Relieved', 'Grateful', 'Willing to help when asked'],
        actions: ['Checks the result', 'Tells friends', 'Keeps the number for the next time'],
        opportunities: [
          'Ask for a review within two days, with a direct link',
          'Call after a while and ask whether all is well',
          'Make recommending easy: a card, a link, a thank-you',
        ],
        painPoints: [
          'An invoice above the offer',
          'Nobody responsible for what goes wrong later',
          'Being forgotten after paying',
        ],
      },
    ],
  };
