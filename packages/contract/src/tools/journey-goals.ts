import type { BusinessType, FourStages, JourneyGoal } from './customer-journey.ts';

export const GOAL_ADVICE: Record<BusinessType, Record<JourneyGoal, FourStages>> = {
  ecommerce: {
    'increase-conversions': [
      'Send each campaign to a page that shows the advertised product, its price and one button.',
      'Put the rating with its count, delivery time and returns right beside “Add to cart”.',
      'Cut the checkout to what payment and delivery need, and measure the drop-off of each step.',
      'Bring buyers back with the product that goes with what they bought, one click from the cart.',
    ],
    'reduce-churn': [
      'Promise only what the product keeps: buyers who were misled do not come back.',
      'Describe whom a product does not suit; fewer returns are worth more than one more order.',
      'Offer pausing and skipping in subscriptions at checkout, so that nobody has to cancel.',
      'Watch for customers past their usual interval and write to them with a reason to return.',
    ],
    'improve-experience': [
      'Bring the first screen to under 2.5 seconds on a middling phone.',
      'Make filters and search forgiving: typing errors, synonyms, nothing found with a way on.',
      'Show errors beside the field while it is filled in, and never empty a form.',
      'Let people track, change and return an order without writing to you.',
    ],
    'boost-retention': [
      'Give newcomers a reason for a second visit, such as a guide that belongs to the product.',
      'Let visitors keep a wish list without an account.',
      'Offer the account after the purchase, with the order already in it.',
      'Reward the second order more than the first: that is where the habit begins.',
    ],
  },
  saas: {
    'increase-conversions': [
      'Lead each search topic to a page of its own that shows the product solving that problem.',
      'Define the one action that predicts paying, and shape the first session around it.',
      'Remind of the end of the trial with what was achieved in it, and offer the plan that fits.',
      'Offer more seats in the moment when someone invites a colleague.',
    ],
    'reduce-churn': [
      'Say for whom the product is not made; the wrong customers are the first to leave.',
      'Find trials without a first result after two days and help in person.',
      'Ask new payers what they want to have reached in 90 days, and write it down.',
      'Act on falling use weeks before the renewal, with a person and not a discount.',
    ],
    'improve-experience': [
      'Let visitors try a live example without signing up.',
      'Replace the product tour with one task and real sample data.',
      'Make upgrading, invoices and changing seats work without a call.',
      'Tell about new features inside the screen in which they help.',
    ],
    'boost-retention': [
      'Offer a tool or a template of lasting use that leads into the product.',
      'Connect the tools that the team already uses in the first week.',
      'Offer annual plans to teams that have used the product for a while, not on the first day.',
      'Hold a review each quarter with results in numbers, and agree on the next aim.',
    ],
  },
  service: {
    'increase-conversions': [
      'Give every service and town that you serve a page with price range and phone number.',
      'Show three cases like the visitor’s, each with a name, a place and a result.',
      'Offer fixed dates to choose from instead of “We will get back to you”.',
      'Ask satisfied clients for a recommendation to one named person.',
    ],
    'reduce-churn': [
      'Say openly what you do not do; a wrong order costs both sides.',
      'Explain the procedure and the time it takes before anyone has to ask.',
      'Agree in writing on scope, price and what happens in case of delay.',
      'Settle complaints within a day, and tell what you changed.',
    ],
    'improve-experience': [
      'Make sure that the page works with one hand: number, area and hours on the first screen.',
      'Answer the five questions that every caller asks on the page.',
      'Confirm dates by message, with the name and face of the person who will come.',
      'Hand over with photos, a warranty and a number for questions.',
    ],
    'boost-retention': [
      'Offer a checklist or a seasonal check that is useful before there is a problem.',
      'Show maintenance plans beside single jobs, with what they save.',
      'Offer the next service date together with the first.',
      'Remind of checks when they are due, with the history of what was done.',
    ],
  },
};
