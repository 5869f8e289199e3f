import type { BusinessType, JourneyGoal } from './journey-inputs.ts';
import type { FourStages } from './journey-stage-texts.ts';

export const GOAL_ADVICE: Record<BusinessType, Record<JourneyGoal, FourStages>> = {
  ecommerce: {
    'increase-conversions': [
      'Send each campaign to a page that shows the advertised product, its price and one button.',
      'Show the rating with its number of reviews, the delivery time and the return terms next to “Add to cart”.',
      'Cut the checkout down to what payment and delivery need, and measure the drop-off at each step.',
      'Bring buyers back with a product that goes with what they bought, one click from the cart.',
    ],
    'reduce-churn': [
      'Promise only what the product delivers. Misled buyers don’t come back.',
      'Say who a product isn’t for. Losing an order costs you less than handling a return.',
      'Let subscribers pause and skip at checkout, so they don’t have to cancel.',
      'Watch for customers who haven’t ordered for longer than usual, and write to them with a reason to return.',
    ],
    'improve-experience': [
      'Load everything above the fold in under 2.5 seconds on a mid-range phone.',
      'Make filters and search forgiving: handle typos and synonyms, and suggest what to do when nothing matches.',
      'Show errors next to the field while people fill it in, and never clear a form.',
      'Let people track, change and return an order without writing to you.',
    ],
    'boost-retention': [
      'Give first-time visitors a reason to come back, such as a guide related to the product.',
      'Let visitors keep a wish list without an account.',
      'Offer the account after the purchase, with the order already in it.',
      'Reward the second order more than the first: that’s when the habit starts.',
    ],
  },
  saas: {
    'increase-conversions': [
      'Send each search topic to its own page that shows the product solving that problem.',
      'Define the one action that predicts paying, and build the first session around it.',
      'Before the trial ends, remind users what they’ve achieved and offer the plan that fits.',
      'Offer more seats the moment someone invites a colleague.',
    ],
    'reduce-churn': [
      'Say who the product isn’t for. The wrong customers leave first.',
      'Find trial users who have no result after two days, and help them personally.',
      'Ask new customers what they want to achieve in 90 days, and write it down.',
      'Act on declining usage weeks before the renewal, with a personal call instead of a discount.',
    ],
    'improve-experience': [
      'Let visitors try a live example without signing up.',
      'Replace the product tour with one task and real sample data.',
      'Let people upgrade, get invoices and change seats without a call.',
      'Announce new features on the screen where they help.',
    ],
    'boost-retention': [
      'Offer a useful tool or template that leads into the product.',
      'Connect the tools the team already uses in the first week.',
      'Offer annual plans to teams that have used the product for a while, not on day one.',
      'Hold a review each quarter with results in numbers, and agree on the next goal.',
    ],
  },
  service: {
    'increase-conversions': [
      'Give every service and every city you serve its own page with a price range and a phone number.',
      'Show three cases like the visitor’s, each with a name, a place and a result.',
      'Offer specific dates to choose from instead of “We will get back to you”.',
      'Ask satisfied clients to recommend you to one specific person.',
    ],
    'reduce-churn': [
      'Say openly what you don’t do. The wrong job costs both sides.',
      'Explain how it works and how long it takes before anyone has to ask.',
      'Agree in writing on scope, price and what happens if there’s a delay.',
      'Settle complaints within a day, and say what you changed.',
    ],
    'improve-experience': [
      'Make the page work with one hand: phone number, service area and hours above the fold.',
      'On the page, answer the five questions every caller asks.',
      'Confirm appointments by message, with the name and photo of the person who’s coming.',
      'Finish each job with photos, a warranty and a number to call with questions.',
    ],
    'boost-retention': [
      'Offer a checklist or a seasonal check that’s useful before there’s a problem.',
      'Show maintenance plans next to single jobs, and say how much they save.',
      'Offer the next service date along with the first.',
      'Remind clients when a checkup is due, with the history of what was done.',
    ],
  },
};
